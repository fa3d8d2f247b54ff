// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/checks.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace planner::ui {

class ScenarioDocument;

/// What the plan breaks and by how much, in one line that opens to all of them; hidden while all is well.
class FindingsBar final : public QFrame {
    Q_OBJECT

public:
    explicit FindingsBar(const ScenarioDocument& document, QWidget* parent = nullptr);

    const std::vector<Finding>& findings() const { return m_findings; }

signals:
    /// Somebody wants to see the input that a finding is about.
    void inputRequested(planner::Parameter parameter);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void apply();

    const ScenarioDocument& m_document;
    std::vector<Finding> m_findings;
    QLabel* m_sign;
    QPushButton* m_first;
    QPushButton* m_more;
};

} // namespace planner::ui
