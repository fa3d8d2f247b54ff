// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace planner::ui {

class ScenarioDocument;

/// Puts a factor that a sandbox ended with into the plan, as one undo step, and says what the plan has now.
/// With the keyboard here Undo and Redo mean the plan.
class UseInPlan final : public QWidget {
    Q_OBJECT

public:
    UseInPlan(ScenarioDocument& document, Parameter parameter, QWidget* parent);

    void setFactor(double factor);
    QPushButton& button() { return *m_button; }
    QString stateText() const;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void use();
    void showState();

    ScenarioDocument& m_document;
    Parameter m_parameter;
    double m_factor = 1.0;
    QPushButton* m_button;
    QLabel* m_state;
};

} // namespace planner::ui
