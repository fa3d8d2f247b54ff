// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/efficiency_view.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/panels/efficiency_card.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace planner::ui {

EfficiencyView::EfficiencyView(ScenarioDocument& document, QWidget* parent) : QWidget(parent) {
    setProperty(helpTopicProperty, QStringLiteral("efficiency"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(scroll);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (std::size_t index = 0; index < efficiency_group_count; ++index) {
        m_cards.append(new EfficiencyCard(document, static_cast<EfficiencyGroup>(index)));
        column->addWidget(m_cards.last());
    }
    scroll->setWidget(page);
    connect(&document, &ScenarioDocument::planChanged, this, &EfficiencyView::refresh);
    connect(&document, &ScenarioDocument::baselineChanged, this, &EfficiencyView::refresh);
}

void EfficiencyView::refresh() {
    m_waiting = !isVisible();
    if (m_waiting)
        return;
    ++m_refreshCount;
    for (auto* card : m_cards)
        card->refresh();
}

void EfficiencyView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_waiting)
        refresh();
}

} // namespace planner::ui
