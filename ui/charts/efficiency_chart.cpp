// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/efficiency_chart.h"

#include "ui/charts/base/si_text.h"
#include "ui/language/translate.h"

#include "model/units/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(EfficiencyChart)
};

bool isTime(EfficiencyGroup group) {
    return group == EfficiencyGroup::low_latency || group == EfficiencyGroup::high_throughput;
}

QString percentText(double share) { return QString::number(std::round(share * 100)) + QChar(0x2009) + u'%'; }

QString secondsText(double seconds) { return formatted(seconds, Unit::seconds); }

QString tickText(double seconds) { return fromModel(format_exact(seconds, Unit::seconds)); }

QString sizeName(EfficiencyGroup group) {
    switch (group) {
    case EfficiencyGroup::dense_gemm:
        return Texts::tr("rows");
    case EfficiencyGroup::grouped_gemm:
        return Texts::tr("rows per expert");
    case EfficiencyGroup::mla_decode:
    case EfficiencyGroup::gqa_decode:
        return Texts::tr("query rows per KV head");
    case EfficiencyGroup::prefill_attention:
        return Texts::tr("tokens of a prompt");
    default:
        return Texts::tr("tokens per GPU");
    }
}

QString lineName(const EfficiencyCurve& curve, EfficiencyGroup group) {
    const bool isIdeal = curve.lens == Lens::limit;
    if (!isTime(group))
        return isIdeal ? Texts::tr("ideal") : Texts::tr("this scenario");
    if (curve.is_combine)
        return isIdeal ? Texts::tr("combine, ideal") : Texts::tr("combine");
    return isIdeal ? Texts::tr("dispatch, ideal") : Texts::tr("dispatch");
}

Meaning lineColour(const EfficiencyCurve& curve, EfficiencyGroup group) {
    if (isTime(group))
        return curve.is_combine ? Meaning::Combine : Meaning::Dispatch;
    return curve.lens == Lens::limit ? Meaning::Limit : Meaning::Estimate;
}

XyLine lineOf(const EfficiencyCurve& curve, EfficiencyGroup group) {
    XyLine line;
    line.label = lineName(curve, group);
    line.colour = lineColour(curve, group);
    line.style = curve.lens == Lens::limit ? Qt::DotLine : Qt::SolidLine;
    for (const auto& point : curve.points) {
        line.points.append({point.size, point.value});
        line.tips.append(Texts::tr("%1: %2 at %3 %4")
                             .arg(line.label,
                                  isTime(group) ? secondsText(point.value) : percentText(point.value),
                                  plainText(std::round(point.size)), sizeName(group)));
    }
    return line;
}

/// Times need an axis of whole decades; shares always go from nothing to all.
XyAxis valueAxis(const std::vector<EfficiencyCurve>& curves, EfficiencyGroup group) {
    if (!isTime(group))
        return {0.0, 1.0, false, {}, percentText};
    double low = INFINITY;
    double high = 0;
    for (const auto& curve : curves)
        for (const auto& point : curve.points) {
            low = std::min(low, point.value);
            high = std::max(high, point.value);
        }
    return {std::pow(10.0, std::floor(std::log10(low))),
            std::pow(10.0, std::ceil(std::log10(high))),
            true,
            {},
            tickText};
}

} // namespace

QString efficiencyGroupTitle(EfficiencyGroup group) {
    switch (group) {
    case EfficiencyGroup::dense_gemm:
        return Texts::tr("Dense GEMM");
    case EfficiencyGroup::grouped_gemm:
        return Texts::tr("Grouped GEMM");
    case EfficiencyGroup::mla_decode:
        return Texts::tr("MLA decode");
    case EfficiencyGroup::gqa_decode:
        return Texts::tr("GQA decode");
    case EfficiencyGroup::prefill_attention:
        return Texts::tr("Prefill attention");
    case EfficiencyGroup::memory_pass:
        return Texts::tr("Passes over memory");
    case EfficiencyGroup::low_latency:
        return Texts::tr("All-to-all, low latency");
    case EfficiencyGroup::high_throughput:
        return Texts::tr("All-to-all, high throughput");
    case EfficiencyGroup::runtime:
        return Texts::tr("Between kernels");
    }
    return {};
}

QString efficiencyGroupNote(EfficiencyGroup group) {
    switch (group) {
    case EfficiencyGroup::dense_gemm:
        return Texts::tr("share of the peak, by rows; the output projection of this model");
    case EfficiencyGroup::grouped_gemm:
        return Texts::tr("share of the peak, by rows per expert; the experts of one GPU");
    case EfficiencyGroup::mla_decode:
    case EfficiencyGroup::gqa_decode:
        return Texts::tr("share of the peak, by query rows; the requests of a rank at their mean context");
    case EfficiencyGroup::prefill_attention:
        return Texts::tr("share of the peak, by the length of a prompt");
    case EfficiencyGroup::memory_pass:
        return Texts::tr("share of the memory bandwidth, by tokens");
    case EfficiencyGroup::low_latency:
        return Texts::tr("time of the decode unit's dispatch and combine, by tokens per GPU");
    case EfficiencyGroup::high_throughput:
        return Texts::tr("time of the prefill unit's dispatch and combine, by tokens per GPU");
    case EfficiencyGroup::runtime:
        return Texts::tr("gaps, fixed times and what stays unexplained: they have no curve");
    }
    return {};
}

XyData efficiencyCurves(const Plan& plan, EfficiencyGroup group) {
    XyData data;
    data.title = efficiencyGroupTitle(group);
    data.emptyText = Texts::tr("This model has no such work.");
    data.nameHeader = Texts::tr("curve");
    data.xHeader = sizeName(group);
    data.yHeader = isTime(group) ? Texts::tr("seconds") : Texts::tr("share of the peak");
    const auto curves = efficiency_curves(plan, group);
    if (curves.empty())
        return data;
    XyPanel panel;
    for (const auto& curve : curves) {
        panel.lines.append(lineOf(curve, group));
        const auto& line = panel.lines.last();
        data.legend.append({line.label, line.colour, true, line.style, DotShape::Circle, false});
    }
    panel.x = {curves.front().points.front().size, curves.front().points.back().size, true, sizeName(group),
               plainText};
    panel.y = valueAxis(curves, group);
    panel.marker = size_in_plan(plan, group);
    if (std::isfinite(panel.marker))
        panel.markerText = Texts::tr("this plan: %1").arg(plainText(std::round(panel.marker)));
    data.panels.append(panel);
    return data;
}

} // namespace planner::ui
