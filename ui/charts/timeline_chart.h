// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/timeline.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/timeline_plot.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>
#include <QPointer>

namespace planner::ui {

class TimelinePlayer;

/// One MoE layer of a unit in time: what computes, what travels, and who waits. Shows the estimate, or the
/// limit where only that is wanted.
class TimelineChart : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(TimelineChart)

public:
    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;
    QWidget* makeControls(QWidget* parent) override;

protected:
    TimelineChart(QWidget* parent, ServingUnit unit);
    ~TimelineChart() override;

private:
    QString tipOf(const Plan& plan, const Timeline& line, const Timeline::Block& block) const;
    TimelineLane laneOf(const Plan& plan, const Timeline& line, Resource resource) const;
    void addMoments(TimelineData& data, const ChartInput& input, const Timeline& line) const;
    static QString unexplainedText(const Plan& plan, const Timeline& line);
    static QVector<ChartNote> notesOf(const Plan& plan, const Timeline& line);

    TimelinePlot* m_plot;
    QPointer<TimelinePlayer> m_player; ///< once the chart was shown alone
    double m_period = 0;
    ServingUnit m_unit;
    AxisKeeper m_axis{AxisKeeper::Steps::fine};
};

class DecodeTimelineChart final : public TimelineChart {
public:
    explicit DecodeTimelineChart(QWidget* parent) : TimelineChart(parent, ServingUnit::decode) {}
};

class PrefillTimelineChart final : public TimelineChart {
public:
    explicit PrefillTimelineChart(QWidget* parent) : TimelineChart(parent, ServingUnit::prefill) {}
};

} // namespace planner::ui
