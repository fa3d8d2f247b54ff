// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/validation_view.h"

#include "ui/charts/validation_chart.h"
#include "ui/help/help_topic.h"
#include "ui/language/translate.h"
#include "ui/panels/chart_card.h"

#include "model/analysis/error_summary.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace planner::ui {

namespace {

constexpr int summaryWidth = 250;

QLabel* label(const char* role, const QString& text) {
    auto* made = new QLabel(text);
    made->setProperty("role", QString::fromLatin1(role));
    made->setWordWrap(true);
    return made;
}

QString percent(double share) {
    return std::isnan(share) ? formatted(share, Unit::fraction)
                             : QString::number(share * 100, 'f', 1) + QChar(0x2009) + u'%';
}

} // namespace

ValidationView::ValidationView(const ChartInput& input, QWidget* parent)
    : QWidget(parent), m_input(input), m_card(new ChartCard(chartKind("validation"), this)),
      m_summary(new QFrame(this)), m_table(new QGridLayout) {
    setProperty(helpTopicProperty, QStringLiteral("validation"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_card, 1);
    row->addWidget(m_summary);
    m_card->hideEnlarge();
    m_summary->setProperty("card", true);
    m_summary->setFixedWidth(summaryWidth);
    auto* column = new QVBoxLayout(m_summary);
    column->setContentsMargins(14, 10, 12, 10);
    column->addLayout(m_table);
    column->addStretch(1);
    m_table->setHorizontalSpacing(10);
    m_table->setVerticalSpacing(4);
    connect(m_card, &ChartCard::figureActivated, this, &ValidationView::measurementChosen);
    connect(m_card, &ChartCard::copyRequested, this, &ValidationView::copyRequested);
    connect(m_card, &ChartCard::saveRequested, this, &ValidationView::saveRequested);
}

void ValidationView::setTheme(const Theme& theme) { m_card->setTheme(theme); }

void ValidationView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_shown)
        return;
    m_shown = true;
    m_card->refresh(m_input);
    m_card->applyInput();
    fillTable();
}

void ValidationView::fillTable() {
    while (auto* item = m_table->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_table->addWidget(label("title", tr("Median error")), 0, 0, 1, 3);
    int line = 1;
    const auto add = [&](const QString& name, const char* role, const QString& median,
                         const QString& largest) {
        m_table->addWidget(label(role, name), line, 0);
        auto* second = label(role, median);
        auto* third = label(role, largest);
        second->setAlignment(Qt::AlignRight | Qt::AlignTop);
        third->setAlignment(Qt::AlignRight | Qt::AlignTop);
        m_table->addWidget(second, line, 1);
        m_table->addWidget(third, line, 2);
        ++line;
    };
    add({}, "caption", tr("median"), tr("largest"));
    const auto& rows = ValidationChart::rows();
    const auto group = [&](const QString& name, bool isComponent, bool inFit) {
        const auto summary = error_summary(rows, isComponent, inFit);
        if (summary.count == 0)
            return;
        add(name, "body", percent(summary.median), percent(summary.largest));
        m_table->addWidget(
            label("caption", tr("%1 of %2 within 10 %").arg(summary.within_10_percent).arg(summary.count)),
            line++, 0, 1, 3);
    };
    group(tr("Components, fitted on"), true, true);
    group(tr("Components, not fitted"), true, false);
    group(tr("Deployments, fitted on"), false, true);
    group(tr("Deployments, not fitted"), false, false);
    m_table->addWidget(
        label("caption", tr("Formulas of papers take no part. Judge by what was not fitted, components "
                            "first: in the aggregate errors cancel.")),
        line, 0, 1, 3);
    m_table->setColumnStretch(0, 1);
}

void ValidationView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_shown)
        fillTable();
}

} // namespace planner::ui
