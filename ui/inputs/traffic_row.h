// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QPushButton;

namespace planner::ui {

class ScenarioDocument;
class TrafficDialog;
class TrafficSketch;

/// Under the choice of the profile: the shape of the day, and the way to one's own column.
class TrafficRow : public QWidget {
    Q_OBJECT

public:
    explicit TrafficRow(ScenarioDocument& document, QWidget* parent = nullptr);

    void refresh();
    void retranslate();

    TrafficSketch* sketch() const { return m_sketch; }
    QPushButton* button() const { return m_own; }

    /// The editor of the column; made when it is first asked for.
    TrafficDialog* editor();

private:
    ScenarioDocument& m_document;
    TrafficSketch* m_sketch;
    QPushButton* m_own;
    QPointer<TrafficDialog> m_editor;
};

} // namespace planner::ui
