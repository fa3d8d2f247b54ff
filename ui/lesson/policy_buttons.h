// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace planner::ui {

/// A row of choices of which one is on, each with a remark of its own, such as what it leads to.
class PolicyButtons final : public QWidget {
    Q_OBJECT

public:
    PolicyButtons(int count, QWidget* parent);

    int chosen() const; ///< -1: none of them
    void choose(int index);
    void clear(); ///< none is on, for what was made by hand

    void setText(int index, const QString& name, const QString& remark);

    /// A choice that is not possible says why.
    void setPossible(int index, bool possible, const QString& tip);

signals:
    void policyChosen(int index);

private:
    QButtonGroup* m_group;
};

} // namespace planner::ui
