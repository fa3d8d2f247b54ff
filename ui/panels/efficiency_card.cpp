// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/efficiency_card.h"

#include "ui/charts/base/xy_plot.h"
#include "ui/charts/efficiency_chart.h"
#include "ui/document/scenario_document.h"
#include "ui/panels/efficiency_row.h"

#include "model/catalog/ideal_efficiency.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int leastPlotHeight = 200;
constexpr int rowsWidth = 270;

QLabel* labelled(const char* role) {
    auto* label = new QLabel;
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

} // namespace

EfficiencyCard::EfficiencyCard(ScenarioDocument& document, EfficiencyGroup group, QWidget* parent)
    : QFrame(parent), m_document(document), m_group(group), m_parameters(parameters_of(group)),
      m_title(labelled("title")), m_note(labelled("caption")), m_ideal(new QPushButton),
      m_reset(new QPushButton), m_plot(new XyPlot(this)) {
    setProperty("card", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 12, 10);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_ideal);
    head->addWidget(m_reset);
    column->addLayout(head);
    column->addWidget(m_note);
    auto* body = new QHBoxLayout;
    body->setSpacing(18);
    m_plot->setMinimumHeight(leastPlotHeight);
    const bool hasCurve = group != EfficiencyGroup::runtime;
    m_plot->setVisible(hasCurve);
    if (hasCurve)
        body->addWidget(m_plot, 1);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(2);
    for (const auto parameter : m_parameters) {
        auto* row = new EfficiencyRow(document, parameter);
        if (hasCurve)
            row->setFixedWidth(rowsWidth);
        rows->addWidget(row);
        m_rows.append(row);
    }
    rows->addStretch(1);
    body->addLayout(rows);
    column->addLayout(body);
    connect(m_ideal, &QPushButton::clicked, this, [this] { m_document.makeIdeal(m_parameters); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_document.resetParameters(m_parameters); });
    retranslate();
}

void EfficiencyCard::refresh() {
    const auto& plan = m_document.plan();
    if (m_group != EfficiencyGroup::runtime) {
        m_plot->setData(efficiencyCurves(plan, m_group));
        setVisible(!m_plot->data().panels.isEmpty()); // what the model does not do is no subject
    }
    for (auto* row : m_rows)
        row->refresh();
    m_ideal->setEnabled(std::any_of(m_parameters.begin(), m_parameters.end(), [&](Parameter parameter) {
        return !same_value(plan[parameter], ideal_value(parameter));
    }));
    m_reset->setEnabled(std::any_of(m_parameters.begin(), m_parameters.end(), [&](Parameter parameter) {
        return is_changed(m_document.scenario(), parameter);
    }));
}

void EfficiencyCard::retranslate() {
    m_title->setText(efficiencyGroupTitle(m_group));
    m_note->setText(efficiencyGroupNote(m_group));
    m_ideal->setText(tr("What if this were ideal?"));
    m_reset->setText(tr("Reset"));
    m_ideal->setAccessibleDescription(m_title->text());
    m_reset->setAccessibleDescription(m_title->text());
    m_plot->setAccessibleName(m_title->text());
    for (auto* row : m_rows)
        row->retranslate();
}

void EfficiencyCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

} // namespace planner::ui
