// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/findings_bar.h"

#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace planner::ui {

FindingsBar::FindingsBar(const ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_sign(new QLabel(this)), m_first(new QPushButton(this)),
      m_more(new QPushButton(this)) {
    setProperty("card", true);
    m_sign->setProperty("role", QStringLiteral("dot"));
    m_sign->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (auto* button : {m_first, m_more}) {
        button->setProperty("link", true);
        button->setCursor(Qt::PointingHandCursor);
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->addWidget(m_sign);
    row->addSpacing(4);
    row->addWidget(m_first);
    row->addWidget(m_more);
    row->addStretch(1);
    connect(m_first, &QPushButton::clicked, this,
            [this] { emit inputRequested(m_findings.front().parameter); });
    connect(m_more, &QPushButton::clicked, this, [this] {
        QMenu menu;
        for (const auto& finding : m_findings)
            menu.addAction(translated(finding.text), this,
                           [this, parameter = finding.parameter] { emit inputRequested(parameter); });
        menu.exec(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
    connect(&document, &ScenarioDocument::planChanged, this, &FindingsBar::refresh);
    refresh();
}

void FindingsBar::refresh() {
    m_findings = check_plan(m_document.plan());
    apply();
}

void FindingsBar::apply() {
    setVisible(!m_findings.empty());
    if (m_findings.empty())
        return;
    const auto& first = m_findings.front();
    const auto state = first.severity == Severity::broken ? QStringLiteral("bad") : QStringLiteral("warning");
    if (m_sign->property("state").toString() != state) {
        m_sign->setProperty("state", state);
        restyle(m_sign);
    }
    m_first->setText(translated(first.text));
    m_more->setVisible(m_findings.size() > 1);
    m_more->setText(tr("and %n more", nullptr, static_cast<int>(m_findings.size()) - 1));
}

void FindingsBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        apply();
}

} // namespace planner::ui
