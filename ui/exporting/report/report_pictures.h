// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/material.h"
#include "ui/charts/plan_chart.h"
#include "ui/theme/palette.h"

#include <QByteArray>
#include <QRectF>

#include <optional>

class QPainter;

namespace planner::ui {

/// The charts of a report, drawn for its plan with the baseline behind. Needs a QApplication.
class ReportPictures {
public:
    explicit ReportPictures(const report::Subject& subject);

    /// One chart with its texts.
    struct Picture {
        std::unique_ptr<PlanChart> chart;
        std::shared_ptr<Chart> widget; ///< owns the chart's widget
        QString title;
        QString subtitle;
        QString description; ///< the data in words
        double height = 0;   ///< that suits it across a page
    };

    /// The chart of that name; nothing if there is none.
    std::optional<Picture> picture(const std::string& name) const;

    static Theme theme() { return Theme::light(); }

private:
    Scenario m_scenario;
    Plan m_plan;
    std::optional<Plan> m_baseline;
};

} // namespace planner::ui
