// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <string_view>
#include <vector>

class QWidget;

namespace planner::ui {

class Chart;

/// Everything that a chart of a plan is drawn from.
struct ChartInput {
    const Plan* plan = nullptr;
    const Plan* baseline = nullptr; ///< shown as a ghost; null without one
    bool dragging = false;          ///< axes stay where they are
    bool showMeasured = true;
    const Scenario* scenario = nullptr; ///< of the plan; null where only figures are shown
    bool showChapter = true;
    bool showLimit = true;
    bool showEstimate = true;
    const Scenario* baselineScenario = nullptr; ///< of the baseline; null where it is not known
    QStringList comparedModels{}; ///< catalog ids that the comparison of KV caches shows besides its own
};

/// One chart of the dashboard: turns a plan into the data of a generic chart. The window and every export use
/// the same classes; none of them computes a planning figure.
class PlanChart {
public:
    virtual ~PlanChart() = default;

    /// The widget, owned by its Qt parent.
    virtual Chart& widget() = 0;

    virtual QString title() const = 0;
    virtual QString subtitle(const ChartInput& input) const = 0;

    /// Gives the widget the data of this plan; cheap, the widget repaints once.
    virtual void refresh(const ChartInput& input) = 0;

    /// What plays or steers the chart, to stand below it where it is shown alone; null where there is
    /// nothing.
    virtual QWidget* makeControls(QWidget* /*parent*/) { return nullptr; }
};

/// A chart by the name that the command line uses, and how to make it.
struct ChartKind {
    const char* name;
    std::unique_ptr<PlanChart> (*make)(QWidget* parent);
    int leastHeight = 215;   ///< of its card; below it the chart loses its legend or names
    bool onDashboard = true; ///< else it has a view of its own
};

/// All charts, those of the dashboard first and in its order.
const std::vector<ChartKind>& chartKinds();

/// The chart with this name, which must be one of them.
const ChartKind& chartKind(std::string_view name);

} // namespace planner::ui
