// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace planner::ui {

class LessonPlayer;
class ScenarioDocument;
class VoteHistogram;

/// What the class answered to a number question so far: how many, the middle one, and how they spread.
class ClassVotes final : public QFrame {
    Q_OBJECT

public:
    ClassVotes(const LessonPlayer& player, const ScenarioDocument& document, QWidget* parent = nullptr);

    /// Shows the answers to the present step's question; with the right value where it may be seen.
    void refresh(bool withAnswer);

private:
    const LessonPlayer& m_player;
    const ScenarioDocument& m_document;
    QLabel* m_caption;
    QLabel* m_count;
    VoteHistogram* m_histogram;
};

} // namespace planner::ui
