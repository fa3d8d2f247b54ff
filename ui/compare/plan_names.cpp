// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/plan_names.h"

#include "ui/compare/plan_set.h"
#include "ui/panels/glyph.h"
#include "ui/theme/style.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace planner::ui {

PlanNames::PlanNames(PlanSet& plans, QWidget* parent)
    : QWidget(parent), m_plans(plans), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(10);
}

QWidget* PlanNames::nameOf(int index) {
    auto* card = new QFrame(this);
    card->setProperty("card", true);
    auto* role = new QLabel(card);
    role->setProperty("role", QStringLiteral("caption"));
    const bool own = !m_plans.canRemove(index);
    role->setText(own ? tr("this plan, as it is edited") : index == 0 ? tr("baseline") : tr("beside it"));
    auto* name = new QLineEdit(m_plans.names().value(index), card);
    name->setCursorPosition(0);
    name->setAccessibleName(tr("Name of plan %1").arg(index + 1));
    connect(name, &QLineEdit::editingFinished, this, [this, name, index] {
        if (name->isModified())
            m_plans.rename(index, name->text());
    });
    auto* head = new QHBoxLayout;
    head->addWidget(role, 1);
    if (!own) {
        auto* remove = new QToolButton(card);
        remove->setProperty("icon", true);
        remove->setIconSize({14, 14});
        remove->setIcon(glyphIcon(Glyph::Close, currentTheme()));
        remove->setToolTip(tr("Take out"));
        remove->setAccessibleName(remove->toolTip());
        connect(remove, &QToolButton::clicked, this, [this, index] { m_plans.remove(index); });
        head->addWidget(remove);
    }
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(10, 6, 10, 8);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(name);
    return card;
}

void PlanNames::refresh() {
    // Made anew only when names or roles changed: what a person is typing into must stay.
    QStringList now = m_plans.names();
    for (int index = 0; index < m_plans.count(); ++index)
        now.append(m_plans.canRemove(index) ? QStringLiteral("+") : QStringLiteral("-"));
    now.append(currentTheme().isDark() ? QStringLiteral("dark") : QStringLiteral("light"));
    now.append(tr("baseline"));
    if (now == m_shown)
        return;
    m_shown = now;
    while (auto* item = m_row->takeAt(0)) {
        if (auto* widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // one of its own buttons may have asked for this
        }
        delete item;
    }
    for (int index = 0; index < m_plans.count(); ++index)
        m_row->addWidget(nameOf(index), 1);
}

} // namespace planner::ui
