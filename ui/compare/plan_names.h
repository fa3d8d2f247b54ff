// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace planner::ui {

class PlanSet;

/// The names of the compared plans, to be typed over, each with what it is and a button that takes it out.
class PlanNames final : public QWidget {
    Q_OBJECT

public:
    explicit PlanNames(PlanSet& plans, QWidget* parent = nullptr);

    void refresh();

private:
    QWidget* nameOf(int index);

    PlanSet& m_plans;
    QHBoxLayout* m_row;
    QStringList m_shown;
};

} // namespace planner::ui
