// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/roofline_chart.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

Meaning colourOf(Kernel kernel) {
    switch (kernel) {
    case Kernel::shared_expert:
        return Meaning::SharedExpert;
    case Kernel::experts_up:
    case Kernel::experts_down:
        return Meaning::RoutedExperts;
    case Kernel::dense_ffn:
        return Meaning::Vocabulary;
    default:
        return Meaning::Attention;
    }
}

Meaning meaningOf(Lens lens) { return lens == Lens::limit ? Meaning::Limit : Meaning::Estimate; }

/// Shares on screen change with every tick; a whole per cent is enough.
QString percentText(double share) {
    return formatted(std::round(share * 100), Unit::count) + QChar(0x2009) + u'%';
}

double shareOfPasses(const std::vector<KernelPoint>& kernels) {
    for (const auto& kernel : kernels)
        if (kernel.kernel == Kernel::passes)
            return kernel.share;
    return 0;
}

/// The lens whose dots are filled and named: the limit only where a person has hidden the estimate.
Lens mainLens(const ChartInput& input) {
    return input.showLimit && !input.showEstimate ? Lens::limit : Lens::estimate;
}

double decade(double value, bool up) {
    const double exponent = std::log10(value);
    return std::pow(10.0, up ? std::ceil(exponent) : std::floor(exponent));
}

} // namespace

QString RooflineChart::title() const {
    return m_unit == ServingUnit::decode ? tr("Roofline, decode") : tr("Roofline, prefill");
}

QString RooflineChart::kernelName(Kernel kernel) {
    switch (kernel) {
    case Kernel::down_projections:
        return tr("down projections");
    case Kernel::query_up:
        return tr("query up projection");
    case Kernel::key_value_up:
        return tr("KV up projection");
    case Kernel::absorb_key:
        return tr("absorb K");
    case Kernel::core_attention:
        return tr("core attention");
    case Kernel::absorb_value:
        return tr("absorb V");
    case Kernel::output_projection:
        return tr("output projection");
    case Kernel::router:
        return tr("router");
    case Kernel::shared_expert:
        return tr("shared expert");
    case Kernel::experts_up:
        return tr("experts, up");
    case Kernel::experts_down:
        return tr("experts, down");
    case Kernel::dense_ffn:
        return tr("dense FFN");
    case Kernel::passes:
        return tr("passes over memory");
    }
    return {};
}

QString RooflineChart::subtitle(const ChartInput& input) const {
    const auto lens = mainLens(input);
    const auto passes = percentText(shareOfPasses(kernel_points(*input.plan, lens, m_unit)));
    const auto text = lens == Lens::limit ? tr("limit; passes over memory %1 of the time")
                      : input.showLimit   ? tr("estimate filled, limit hollow; passes %1")
                                          : tr("estimate; passes over memory %1 of the time");
    return text.arg(passes);
}

QString RooflineChart::tipOf(const Plan& plan, const KernelPoint& kernel, Lens lens) const {
    const double roof = roof_flop_per_s(plan, kernel);
    const auto rate = formatted(kernel.flop_per_s(), Unit::flop_per_s);
    const auto intensity = QString::number(kernel.intensity(), 'g', 4);
    const auto name = kernelName(kernel.kernel);
    return (lens == Lens::limit ? tr("%1, limit: %2 at %3 FLOP per byte")
                                : tr("%1, estimate: %2 at %3 FLOP per byte"))
               .arg(name, rate, intensity) +
           u'\n' +
           tr("%1 of its roof %2; %3, %4 of the layer's compute time")
               .arg(percentText(kernel.flop_per_s() / roof), formatted(roof, Unit::flop_per_s),
                    formatted(kernel.time_s, Unit::seconds), percentText(kernel.share));
}

void RooflineChart::addRoofs(Roofline& data, const Plan& plan) const {
    const auto add = [&](const QString& format, Parameter peak, Meaning colour) {
        if (std::isfinite(plan[peak]))
            data.roofs.append({QStringLiteral("%1 %2").arg(format, formatted(plan[peak], Unit::flop_per_s)),
                               plan[peak], colour, Qt::SolidLine, format});
    };
    add(tr("BF16"), "gpu.bf16_flop_per_s"_in, Meaning::Text);
    add(tr("FP8"), "gpu.fp8_flop_per_s"_in, Meaning::Vocabulary);
    add(tr("FP4"), "gpu.fp4_flop_per_s"_in, Meaning::Buffers);
    data.bandwidth = plan["gpu.hbm_bandwidth"_in];
    data.bandwidthLabel = tr("HBM %1").arg(formatted(data.bandwidth, Unit::bytes_per_s));
}

void RooflineChart::addKernels(Roofline& data, const ChartInput& input, Lens lens, bool hollow) const {
    std::vector<KernelPoint> before;
    if (input.baseline != nullptr && !hollow)
        before = kernel_points(*input.baseline, lens, m_unit);
    for (const auto& kernel : kernel_points(*input.plan, lens, m_unit)) {
        if (!(kernel.flop > 0))
            continue; // a pass has no place on a roofline of multiplications
        RooflinePoint point;
        point.key = figureKey(kernel.figure);
        point.label = kernelName(kernel.kernel);
        point.tip = tipOf(*input.plan, kernel, lens);
        point.intensity = kernel.intensity();
        point.achieved = kernel.flop_per_s();
        point.share = kernel.share;
        point.colour = colourOf(kernel.kernel);
        point.lens = meaningOf(lens);
        point.hollow = hollow;
        // Each dot is held against the roof of the format that it multiplies in.
        for (int roof = 0; roof < data.roofs.size(); ++roof)
            if (data.roofs[roof].peak == kernel.peak_flop_per_s)
                point.roof = roof;
        const auto was = std::find_if(before.begin(), before.end(),
                                      [&](const auto& other) { return other.kernel == kernel.kernel; });
        if (was != before.end() && was->flop > 0)
            point.before = QPointF(was->intensity(), was->flop_per_s());
        data.points.append(point);
    }
}

void RooflineChart::refresh(const ChartInput& input) {
    Roofline data;
    data.title = title();
    addRoofs(data, *input.plan);
    const auto lens = mainLens(input);
    addKernels(data, input, lens, false);
    if (lens == Lens::estimate && input.showLimit)
        addKernels(data, input, Lens::limit, true);
    data.intensityTitle = tr("FLOP per byte of HBM traffic");
    data.rateTitle = tr("FLOP/s");
    data.memoryZone = tr("limited by memory");
    data.computeZone = tr("limited by compute");
    data.briefMemoryZone = tr("memory");
    data.briefComputeZone = tr("compute");
    fitAxes(data, input.dragging);
    m_plot->setData(data);
}

/// Whole decades around roofs and dots, so that the axes seldom move at all, and never while dragging.
void RooflineChart::fitAxes(Roofline& data, bool dragging) {
    double low = 100;
    double high = 1e4;
    double top = 0;
    for (const auto& line : data.roofs)
        top = std::max(top, line.peak);
    for (const auto& point : data.points) {
        low = std::min(low, point.intensity);
        high = std::max(high, point.intensity);
    }
    data.minimumIntensity = decade(std::max(low, 1e-3), false);
    data.maximumIntensity = decade(high, true);
    data.maximumRate = top * 2;
    double least = data.bandwidth * data.minimumIntensity;
    for (const auto& point : data.points)
        least = std::min(least, point.achieved);
    // At least two decades, so that the axis has powers of ten to show.
    data.minimumRate = decade(std::max(std::min(least, data.maximumRate / 100), 1.0), false);
    if (dragging && m_axes.bandwidth > 0) {
        data.minimumIntensity = std::min(m_axes.minimumIntensity, data.minimumIntensity);
        data.maximumIntensity = std::max(m_axes.maximumIntensity, data.maximumIntensity);
        data.minimumRate = std::min(m_axes.minimumRate, data.minimumRate);
        data.maximumRate = std::max(m_axes.maximumRate, data.maximumRate);
    }
    m_axes = data;
}

} // namespace planner::ui
