// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace planner::ui {

class ClassClock;
class ClassTimes;
class ClassVotes;
class LessonPlayer;
class ScenarioDocument;
class TeacherAnswer;

/// The teacher's own window beside the one that the class sees: where the lesson stands and how long it has
/// taken, notes, the answer behind a button, the answers of the class, and the way through the steps. Follows
/// the player, goes with the lesson, and does no work while it is hidden.
class TeacherView final : public QDialog {
    Q_OBJECT

public:
    TeacherView(LessonPlayer& player, const ScenarioDocument& document, ClassClock& clock, QWidget* parent);

    /// A text size of its own while the class's window has that of a projector; nothing: the program's.
    void setTextScale(std::optional<double> scale);

    TeacherAnswer& answer() { return *m_answer; }
    ClassTimes& times() { return *m_times; }
    QPushButton& revealButton() { return *m_reveal; }
    QPushButton& againButton() { return *m_again; }
    QString notes() const;
    QString place() const; ///< "3 of 24"

    /// How often it worked out what it shows; for tests.
    int refreshCount() const { return m_refreshCount; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void buildHead(QVBoxLayout& column);
    void buildContent(QVBoxLayout& column);
    void buildButtons(QVBoxLayout& column);
    void stepChanged();
    void refresh();
    void showAnswers();
    void retranslate();

    LessonPlayer& m_player;
    const ScenarioDocument& m_document;
    QLabel* m_lesson;
    QLabel* m_place;
    QLabel* m_title;
    ClassTimes* m_times;
    QLabel* m_following; ///< title of the next step
    QScrollArea* m_scroll;
    QWidget* m_notesCard;
    QLabel* m_notesCaption;
    QLabel* m_notes;
    TeacherAnswer* m_answer;
    ClassVotes* m_votes;
    QPushButton* m_previous;
    QPushButton* m_again;
    QPushButton* m_reveal;
    QPushButton* m_next;
    int m_refreshCount = 0;
};

} // namespace planner::ui
