// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/roofline_chart.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

namespace {

/// A term of the decode step as a dot: where it stands, and how much of the compute time it takes.
struct Term {
    Figure time, intensity, rate;
    Meaning colour;
    int roof;
};

double share(const Plan& plan, Figure time) { return plan[time] / plan["chapter.decode.compute_s"_fig]; }

RooflinePoint pointOf(const ChartInput& input, const Term& term, const QString& label) {
    const auto& plan = *input.plan;
    RooflinePoint point;
    point.key = figureKey(term.intensity);
    point.label = label;
    point.intensity = plan[term.intensity];
    point.achieved = plan[term.rate];
    point.share = share(plan, term.time);
    point.colour = term.colour;
    point.roof = term.roof;
    if (input.baseline != nullptr && std::isfinite((*input.baseline)[term.intensity]))
        point.before = QPointF((*input.baseline)[term.intensity], (*input.baseline)[term.rate]);
    return point;
}

} // namespace

QString RooflineChart::title() const { return tr("Roofline, decode"); }

QString RooflineChart::subtitle(const ChartInput& input) const {
    const auto& plan = *input.plan;
    return tr("BF16 %1 · FP8 %2 · HBM %3")
        .arg(formatted(plan["gpu.bf16_flop_per_s"_in], Unit::flop_per_s),
             formatted(plan["gpu.fp8_flop_per_s"_in], Unit::flop_per_s),
             formatted(plan["gpu.hbm_bandwidth"_in], Unit::bytes_per_s));
}

void RooflineChart::refresh(const ChartInput& input) {
    const auto& plan = *input.plan;
    Roofline data;
    data.title = title();
    // Roof number by format of the multiplication, so that each dot is held against its own roof.
    std::array<int, 3> roofOf{-1, -1, -1};
    const auto addRoof = [&](std::size_t format, const QString& label, Parameter peak, Meaning colour) {
        if (!std::isfinite(plan[peak]))
            return;
        roofOf.at(format) = static_cast<int>(data.roofs.size());
        data.roofs.append({label, plan[peak], colour, Qt::SolidLine});
    };
    addRoof(0, tr("BF16"), "gpu.bf16_flop_per_s"_in, Meaning::Text);
    addRoof(1, tr("FP8"), "gpu.fp8_flop_per_s"_in, Meaning::Vocabulary);
    addRoof(2, tr("FP4"), "gpu.fp4_flop_per_s"_in, Meaning::Buffers);
    data.bandwidth = plan["gpu.hbm_bandwidth"_in];
    data.bandwidthLabel = tr("HBM %1").arg(formatted(data.bandwidth, Unit::bytes_per_s));
    const auto roof = [&](Parameter precision) {
        return roofOf.at(static_cast<std::size_t>(plan[precision]));
    };
    data.points = {pointOf(input,
                           {"chapter.decode.attention_s"_fig, "chapter.decode.attention_intensity"_fig,
                            "chapter.decode.attention_flop_per_s"_fig, Meaning::Attention,
                            roof("precision.attention"_in)},
                           tr("attention")),
                   pointOf(input,
                           {"chapter.decode.experts_s"_fig, "chapter.decode.experts_intensity"_fig,
                            "chapter.decode.experts_flop_per_s"_fig, Meaning::RoutedExperts,
                            roof("precision.weights"_in)},
                           tr("experts"))};
    data.points.removeIf([](const RooflinePoint& point) { return !std::isfinite(point.intensity); });
    data.intensityTitle = tr("FLOP per byte of HBM traffic");
    data.rateTitle = tr("FLOP/s");
    data.memoryZone = tr("limited by memory");
    data.computeZone = tr("limited by compute");
    fitAxes(data, input.dragging);
    m_plot->setData(data);
}

/// Whole decades around roofs and dots, so that the axes seldom move at all, and never while dragging.
void RooflineChart::fitAxes(Roofline& data, bool dragging) {
    double low = 1;
    double high = 1e4;
    double top = 0;
    for (const auto& line : data.roofs)
        top = std::max(top, line.peak);
    for (const auto& point : data.points) {
        low = std::min(low, point.intensity);
        high = std::max(high, point.intensity);
    }
    const auto decade = [](double value, bool up) {
        const double exponent = std::log10(value);
        return std::pow(10.0, up ? std::ceil(exponent) : std::floor(exponent));
    };
    data.minimumIntensity = decade(std::max(low, 1e-3), false);
    data.maximumIntensity = decade(high, true);
    data.maximumRate = top * 2;
    data.minimumRate = decade(std::max(data.bandwidth, 1.0), false);
    if (dragging && m_axes.bandwidth > 0) {
        data.minimumIntensity = std::min(m_axes.minimumIntensity, data.minimumIntensity);
        data.maximumIntensity = std::max(m_axes.maximumIntensity, data.maximumIntensity);
        data.minimumRate = std::min(m_axes.minimumRate, data.minimumRate);
        data.maximumRate = std::max(m_axes.maximumRate, data.maximumRate);
    }
    m_axes = data;
}

} // namespace planner::ui
