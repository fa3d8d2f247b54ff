// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/lesson_player.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;

namespace planner::ui {

class QuestionCard;
class ScenarioDocument;

/// The lesson beside the window: text with live numbers, the question, and the way through the steps.
class LessonPanel final : public QFrame {
    Q_OBJECT

public:
    LessonPanel(LessonPlayer& player, const ScenarioDocument& document, QWidget* parent = nullptr);

    QuestionCard& question() { return *m_question; }
    QString title() const;
    QString text() const;

signals:
    void explainRequested(planner::Figure figure);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void showStep();
    void scrollToAnswer();
    void refresh();
    void retranslate();
    void openSteps();

    LessonPlayer& m_player;
    const ScenarioDocument& m_document;
    QLabel* m_lesson;
    QPushButton* m_place; ///< "3 / 24", opens the list of steps
    QScrollArea* m_scroll;
    QLabel* m_title;
    QLabel* m_text;
    QuestionCard* m_question;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_free;
    QPushButton* m_restore;
    QPushButton* m_close;
};

} // namespace planner::ui
