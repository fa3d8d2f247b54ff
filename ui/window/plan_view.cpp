// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/plan_view.h"

#include "ui/document/scenario_document.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/efficiency_view.h"
#include "ui/panels/headline_strip.h"
#include "ui/panels/model_view.h"
#include "ui/panels/validation_view.h"
#include "ui/theme/style.h"

#include "model/scenario/values.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

PlanView::PlanView(ScenarioDocument& document, HeadlineStrip& headlines, QWidget* parent)
    : QWidget(parent), m_document(document), m_headlines(headlines), m_pages(new QStackedWidget(this)),
      m_dashboard(new Dashboard(this)), m_theme(currentTheme()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(m_dashboard);
    connect(&m_headlines, &HeadlineStrip::figureActivated, this, &PlanView::figureActivated);
    connect(m_dashboard, &Dashboard::figureActivated, this, &PlanView::figureActivated);
    connect(&document, &ScenarioDocument::planChanged, this, &PlanView::refresh);
    connect(&document, &ScenarioDocument::baselineChanged, this, &PlanView::refresh);
    // When a drag ends the axes may move again.
    connect(&document, &ScenarioDocument::gestureChanged, this, [this](bool dragging) {
        if (!dragging)
            refresh();
    });
    refresh();
}

ChartInput PlanView::input() const {
    const auto& plan = m_document.plan();
    const auto* baseline = m_document.baselinePlan();
    // A figure that is missing in both, NaN, has not changed either.
    const bool same = baseline != nullptr && std::equal(plan.figures.begin(), plan.figures.end(),
                                                        baseline->figures.begin(), same_value);
    const auto shown = [this](Lens lens) { return m_shown.at(static_cast<std::size_t>(lens)); };
    return {&plan,
            same ? nullptr : baseline,
            m_document.inGesture(),
            shown(Lens::measured),
            &m_document.scenario(),
            shown(Lens::chapter),
            shown(Lens::limit),
            shown(Lens::estimate),
            same ? nullptr : m_document.baselineScenario()};
}

void PlanView::refresh() {
    m_headlines.refresh(input());
    m_dashboard->refresh(input());
    if (m_model != nullptr)
        m_model->refresh(input());
}

void PlanView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_dashboard->setTheme(theme);
    if (m_validation != nullptr)
        m_validation->setTheme(theme);
    if (m_model != nullptr)
        m_model->setTheme(theme);
}

void PlanView::makeValidation() {
    m_validation = new ValidationView(input(), this);
    m_validation->setTheme(m_theme);
    m_pages->addWidget(m_validation);
    connect(m_validation, &ValidationView::measurementChosen, this, &PlanView::measurementChosen);
    connect(m_validation, &ValidationView::copyRequested, this,
            [this] { emit copyRequested(m_validation->card()); });
    connect(m_validation, &ValidationView::saveRequested, this,
            [this] { emit saveRequested(m_validation->card()); });
}

void PlanView::makeModel() {
    m_model = new ModelView(m_document, this);
    m_model->setTheme(m_theme);
    m_model->refresh(input());
    m_pages->addWidget(m_model);
    connect(m_model, &ModelView::figureActivated, this, &PlanView::figureActivated);
    connect(m_model, &ModelView::explainRequested, this, &PlanView::explainRequested);
    connect(m_model, &ModelView::copyRequested, this, &PlanView::copyRequested);
    connect(m_model, &ModelView::saveRequested, this, &PlanView::saveRequested);
}

void PlanView::showPage(Page page) {
    if (page == Page::model && m_model == nullptr)
        makeModel();
    if (page == Page::validation && m_validation == nullptr)
        makeValidation();
    if (page == Page::efficiency && m_efficiency == nullptr) {
        m_efficiency = new EfficiencyView(m_document, this);
        m_pages->addWidget(m_efficiency);
    }
    m_page = page;
    m_pages->setCurrentWidget(page == Page::charts       ? static_cast<QWidget*>(m_dashboard)
                              : page == Page::validation ? static_cast<QWidget*>(m_validation)
                              : page == Page::efficiency ? static_cast<QWidget*>(m_efficiency)
                                                         : m_model);
    emit pageShown(page);
}

void PlanView::setFocusOn(Focus focus) {
    m_headlines.setFocusOn(focus);
    constexpr std::array firstCharts{"memory", "roofline", "money"}; // by focus
    m_dashboard->scrollTo(QString::fromLatin1(firstCharts.at(static_cast<std::size_t>(focus))));
}

void PlanView::setLensShown(Lens lens, bool shown) {
    m_shown.at(static_cast<std::size_t>(lens)) = shown;
    refresh();
}

} // namespace planner::ui
