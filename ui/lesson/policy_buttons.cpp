// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/policy_buttons.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace planner::ui {

namespace {

QString placeOf(int index, int count) {
    if (index == 0)
        return count == 1 ? QStringLiteral("only") : QStringLiteral("first");
    return index + 1 == count ? QStringLiteral("last") : QStringLiteral("middle");
}

} // namespace

PolicyButtons::PolicyButtons(int count, QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int index = 0; index < count; ++index) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setProperty("segment", placeOf(index, count));
        m_group->addButton(button, index);
        row->addWidget(button);
    }
    m_group->button(0)->setChecked(true);
    connect(m_group, &QButtonGroup::idClicked, this, &PolicyButtons::policyChosen);
}

int PolicyButtons::chosen() const { return m_group->checkedId(); }

void PolicyButtons::choose(int index) { m_group->button(index)->setChecked(true); }

void PolicyButtons::clear() {
    m_group->setExclusive(false);
    if (auto* button = m_group->checkedButton())
        button->setChecked(false);
    m_group->setExclusive(true);
}

void PolicyButtons::setText(int index, const QString& name, const QString& remark) {
    auto* button = m_group->button(index);
    button->setText(remark.isEmpty() ? name : name + u'\n' + remark);
    auto spoken = button->text();
    button->setAccessibleName(spoken.replace(u'\n', QStringLiteral(", ")));
}

void PolicyButtons::setPossible(int index, bool possible, const QString& tip) {
    m_group->button(index)->setEnabled(possible);
    m_group->button(index)->setToolTip(tip);
}

} // namespace planner::ui
