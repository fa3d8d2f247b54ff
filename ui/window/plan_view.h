// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/panels/headlines.h"
#include "ui/theme/palette.h"

#include <QWidget>

#include <array>

class QStackedWidget;

namespace planner::ui {

class ChartCard;
class Dashboard;
class EfficiencyView;
class HeadlineStrip;
class ModelView;
class ScenarioDocument;
class ValidationView;

/// What the middle of the window shows.
enum class Page { charts, validation, efficiency, model };

/// The middle of the window: the charts of a document, or one of the other pages. Feeds the charts and the
/// headline strip, which stands above the whole window.
class PlanView final : public QWidget {
    Q_OBJECT

public:
    PlanView(ScenarioDocument& document, HeadlineStrip& headlines, QWidget* parent = nullptr);

    Dashboard& dashboard() { return *m_dashboard; }
    void setTheme(const Theme& theme);
    void setFocusOn(Focus focus);

    /// Pages other than the charts are made when they are first shown.
    void showPage(Page page);
    Page page() const { return m_page; }
    ValidationView* validation() const { return m_validation; } ///< null before it is first shown
    EfficiencyView* efficiency() const { return m_efficiency; } ///< null before it is first shown
    ModelView* model() const { return m_model; }                ///< null before it is first shown
    void setLensShown(Lens lens, bool shown);

    /// What the charts are drawn from now.
    ChartInput input() const;

signals:
    void figureActivated(const QString& figureId);
    void pageShown(planner::ui::Page page);
    void measurementChosen(const QString& rowId);
    void explainRequested(planner::Parameter parameter);
    void copyRequested(planner::ui::ChartCard& card);
    void saveRequested(planner::ui::ChartCard& card);

private:
    void makeValidation();
    void makeModel();
    void refresh();

    ScenarioDocument& m_document;
    HeadlineStrip& m_headlines;
    QStackedWidget* m_pages;
    Dashboard* m_dashboard;
    ValidationView* m_validation = nullptr;
    EfficiencyView* m_efficiency = nullptr;
    ModelView* m_model = nullptr;
    Page m_page = Page::charts;
    Theme m_theme;
    std::array<bool, 4> m_shown{true, true, true, true}; ///< by lens: chapter, limit, estimate, measured
};

} // namespace planner::ui
