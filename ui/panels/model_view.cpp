// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/model_view.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/parameter_row.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/kv_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int columnWidth = 300; ///< that a row of an input needs
constexpr int stackHeight = 290;

} // namespace

ModelView::ModelView(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_stack(new ChartCard(chartKind("model"), this)), m_caches(new KvPanel),
      m_title(new QLabel), m_picker(new CatalogPicker(document, CatalogKind::model)),
      m_grid(new QGridLayout) {
    setProperty(helpTopicProperty, QStringLiteral("catalogs"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_stack->setFixedHeight(stackHeight);
    m_stack->hideEnlarge();
    column->addWidget(m_stack);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    auto* cards = new QVBoxLayout(page);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(10);
    cards->addWidget(makeDimensions(document));
    cards->addWidget(m_caches);
    cards->addStretch(1);
    scroll->setWidget(page);
    column->addWidget(scroll, 1);
    connectCard(*m_stack);
    connectCard(m_caches->card());
    retranslate();
}

QWidget* ModelView::makeDimensions(ScenarioDocument& document) {
    auto* card = new QFrame;
    card->setProperty("card", true);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(14, 10, 12, 10);
    auto* head = new QHBoxLayout;
    m_title->setProperty("role", QStringLiteral("title"));
    head->addWidget(m_title, 1);
    m_picker->setFixedWidth(columnWidth);
    head->addWidget(m_picker);
    column->addLayout(head);
    m_grid->setHorizontalSpacing(24);
    m_grid->setVerticalSpacing(1);
    column->addLayout(m_grid);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() != group_of(CatalogKind::model))
            continue;
        m_rows.append(new ParameterRow(document, parameter));
        connect(m_rows.last(), &ParameterRow::explainRequested, this, &ModelView::explainRequested);
    }
    return card;
}

void ModelView::connectCard(ChartCard& card) {
    connect(&card, &ChartCard::figureActivated, this, &ModelView::figureActivated);
    connect(&card, &ChartCard::copyRequested, this, [this, &card] { emit copyRequested(card); });
    connect(&card, &ChartCard::saveRequested, this, [this, &card] { emit saveRequested(card); });
}

/// In as many columns as there is room for, each read from top to bottom.
void ModelView::arrangeRows() {
    const int columns = std::max(1, width() / columnWidth);
    if (columns == m_columns)
        return;
    m_columns = columns;
    const int lines = (static_cast<int>(m_rows.size()) + columns - 1) / columns;
    for (int place = 0; place < m_rows.size(); ++place)
        m_grid->addWidget(m_rows[place], place % lines, place / lines);
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void ModelView::refresh(const ChartInput& input) {
    m_stack->refresh(input);
    m_caches->refresh(input);
    if (isVisible())
        refreshRows();
}

void ModelView::refreshRows() {
    m_picker->refresh();
    for (auto* row : m_rows)
        row->refresh();
}

void ModelView::setTheme(const Theme& theme) {
    m_stack->setTheme(theme);
    m_caches->card().setTheme(theme);
}

ParameterRow* ModelView::row(Parameter parameter) const {
    for (auto* row : m_rows)
        if (row->parameter() == parameter)
            return row;
    return nullptr;
}

void ModelView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshRows();
}

void ModelView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeRows();
}

void ModelView::retranslate() {
    m_title->setText(tr("Dimensions"));
    m_picker->retranslate();
    for (auto* row : m_rows)
        row->retranslate();
}

void ModelView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshRows();
    }
}

} // namespace planner::ui
