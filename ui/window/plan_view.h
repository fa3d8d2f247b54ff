// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/panels/headlines.h"
#include "ui/theme/palette.h"

#include <QWidget>

#include <array>

namespace planner::ui {

class Dashboard;
class HeadlineStrip;
class ScenarioDocument;

/// The charts of a document, and the headline strip that stands above the whole window: both are fed here.
class PlanView final : public QWidget {
    Q_OBJECT

public:
    PlanView(const ScenarioDocument& document, HeadlineStrip& headlines, QWidget* parent = nullptr);

    Dashboard& dashboard() { return *m_dashboard; }
    void setTheme(const Theme& theme);
    void setFocusOn(Focus focus);
    void setLensShown(Lens lens, bool shown);

    /// What the charts are drawn from now.
    ChartInput input() const;

signals:
    void figureActivated(const QString& figureId);

private:
    void refresh();

    const ScenarioDocument& m_document;
    HeadlineStrip& m_headlines;
    Dashboard* m_dashboard;
    std::array<bool, 4> m_shown{true, true, true, true}; ///< by lens: chapter, limit, estimate, measured
};

} // namespace planner::ui
