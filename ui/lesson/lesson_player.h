// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/grading.h"

#include <QObject>

#include <map>
#include <optional>

namespace planner::ui {

class ScenarioDocument;

/// What was answered to a question.
struct GivenAnswer {
    std::vector<double> votes;         ///< numbers, SI base units, in the order given; the last one is graded
    std::optional<std::size_t> choice; ///< index of the choice
    std::optional<Grade> grade;        ///< of the last number
};

/// Plays a lesson on the document: where it stands, what was answered, what may be seen.
///
/// Entering a step puts its scenario into the document as one undo step, so that free play can be taken back.
class LessonPlayer : public QObject {
    Q_OBJECT

public:
    explicit LessonPlayer(ScenarioDocument& document, QObject* parent = nullptr);

    /// Starts a lesson at its first step, or at the one where it was left.
    void start(const Lesson& lesson);
    void stop();
    bool isPlaying() const { return m_lesson.has_value(); }

    const Lesson& lesson() const { return *m_lesson; }
    const LessonStep& step() const { return m_lesson->steps[m_index]; }
    std::size_t index() const { return m_index; }
    bool hasNext() const { return m_index + 1 < m_lesson->steps.size(); }
    bool hasPrevious() const { return m_index > 0; }

    void goTo(std::size_t index);
    void next();
    void previous();

    /// Puts the step's scenario back after free play.
    void restoreStep();

    void answerNumber(double value);
    void answerChoice(std::size_t choice);

    /// In class a vote only counts; the answer is shown when the teacher says so.
    void vote(double value);

    /// Shows the answer without one having been given.
    void reveal();

    /// Forgets what was answered to the step's question and hides the answer again.
    void askAgain();

    const GivenAnswer& given() const;

    /// Whether the step's figures may be seen: it asks nothing, or it was answered.
    bool isRevealed() const;

    /// Free play: nothing is locked or hidden, the lesson waits.
    void setFreePlay(bool free);
    bool isFreePlay() const { return m_free; }

signals:
    void stepChanged(); ///< another step, or none
    void answered();    ///< an answer, a vote, or the answer was shown; also when all that was forgotten
    void askedAgain();  ///< before `answered`
    void freePlayChanged();

private:
    struct State {
        GivenAnswer given;
        bool revealed = false;
    };

    void applyStep();
    State& state();

    ScenarioDocument& m_document;
    std::optional<Lesson> m_lesson;
    std::size_t m_index = 0;
    std::map<std::string, State> m_states; ///< by step id
    bool m_free = false;
};

} // namespace planner::ui
