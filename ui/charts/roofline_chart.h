// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline_plot.h"
#include "ui/charts/plan_chart.h"

#include "model/analysis/kernel_points.h"

#include <QCoreApplication>

namespace planner::ui {

/// The kernels of one layer of a unit under the roofs of the GPU, each at the rate that it achieves: the
/// estimate's filled and named, the limit's hollow, with arrows from the baseline.
class RooflineChart : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(RooflineChart)

public:
    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

protected:
    RooflineChart(QWidget* parent, ServingUnit unit) : m_plot(new RooflinePlot(parent)), m_unit(unit) {}

private:
    static QString kernelName(Kernel kernel);
    QString tipOf(const Plan& plan, const KernelPoint& kernel, Lens lens) const;
    void addRoofs(Roofline& data, const Plan& plan) const;
    void addKernels(Roofline& data, const ChartInput& input, Lens lens, bool hollow) const;
    void fitAxes(Roofline& data, bool dragging);

    RooflinePlot* m_plot;
    ServingUnit m_unit;
    Roofline m_axes; ///< the axis ranges shown last; they stay while a person drags
};

class DecodeRooflineChart final : public RooflineChart {
public:
    explicit DecodeRooflineChart(QWidget* parent) : RooflineChart(parent, ServingUnit::decode) {}
};

class PrefillRooflineChart final : public RooflineChart {
public:
    explicit PrefillRooflineChart(QWidget* parent) : RooflineChart(parent, ServingUnit::prefill) {}
};

} // namespace planner::ui
