// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/lesson_player.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace planner::ui {

class QuantityLine;
class ScenarioDocument;
class VoteHistogram;

/// The question of a step: asks, grades, and then shows the answer. In a class vote it collects numbers
/// first.
class QuestionCard final : public QFrame {
    Q_OBJECT

public:
    QuestionCard(LessonPlayer& player, const ScenarioDocument& document, QWidget* parent = nullptr);

    /// Asks the question of the present step afresh.
    void ask();

    /// Shows what was answered, in the language in use.
    void refresh();

    QuantityLine& number() { return *m_number; }
    const QList<QPushButton*>& choices() const { return m_choices; }
    QCheckBox& voting() { return *m_voting; }
    QPushButton& revealButton() { return *m_reveal; }
    QString reply() const;

signals:
    void explainRequested(planner::Figure figure);

private:
    void makeChoices();
    void showChoices(const ChoiceQuestion& question);
    bool isRight() const;
    void showReply();
    void showReveal();
    QString numberReply(const NumberQuestion& question) const;
    QString choiceReply(const ChoiceQuestion& question) const;

    LessonPlayer& m_player;
    std::string m_asked; ///< id of the step whose question stands here
    const ScenarioDocument& m_document;
    QLabel* m_prompt;
    QuantityLine* m_number;
    QVBoxLayout* m_choiceColumn;
    QList<QPushButton*> m_choices;
    QCheckBox* m_voting;
    VoteHistogram* m_histogram;
    QLabel* m_reply;
    QLabel* m_answer; ///< the paragraphs shown with the answer
    QPushButton* m_reveal;
    QPushButton* m_explain;
};

} // namespace planner::ui
