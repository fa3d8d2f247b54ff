// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"
#include "model/scenario/scenario.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace planner::ui {

class LessonPlayer;
class ScenarioDocument;

/// The answer to a step's question, for the teacher alone: what the engine says now, how it comes about, and
/// the known mistakes with the votes that look like each. Folded until asked for, and again with each step,
/// so that a mirrored screen gives nothing away; folded it computes nothing.
class TeacherAnswer final : public QFrame {
    Q_OBJECT

public:
    TeacherAnswer(const LessonPlayer& player, const ScenarioDocument& document, QWidget* parent = nullptr);

    bool isOpen() const;
    void fold();

    /// Shows the question of the present step, and its answer where it is open.
    void refresh();

    QPushButton& showButton() { return *m_show; }

signals:
    void toggled(); ///< opened or folded

private:
    void toggle();
    void clear();
    void showNumber(const NumberQuestion& question);
    void showChoices(const ChoiceQuestion& question, std::optional<Figure> explain);
    void showDerivation(const Scenario& scenario, const Quantity& quantity);
    void addLine(const QString& text, const char* role);
    void addEntry(const QString& value, const QString& text, int votes);

    const LessonPlayer& m_player;
    const ScenarioDocument& m_document;
    std::string m_openFor; ///< id of the step whose answer may be seen
    QLabel* m_prompt;
    QPushButton* m_show;
    QWidget* m_content = nullptr; ///< made anew with each refresh while open
    QVBoxLayout* m_column;
    QVBoxLayout* m_lines = nullptr; ///< of the content
};

} // namespace planner::ui
