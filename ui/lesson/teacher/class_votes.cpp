// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacher/class_votes.h"

#include "model/lesson/votes.h"
#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/lesson/lesson_player.h"
#include "ui/lesson/vote_histogram.h"

#include <QLabel>
#include <QVBoxLayout>

namespace planner::ui {

ClassVotes::ClassVotes(const LessonPlayer& player, const ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_player(player), m_document(document), m_caption(new QLabel(this)),
      m_count(new QLabel(this)), m_histogram(new VoteHistogram(this)) {
    setProperty("card", true);
    setObjectName(QStringLiteral("classVotes"));
    m_caption->setProperty("role", QStringLiteral("caption"));
    m_count->setProperty("role", QStringLiteral("strong"));
    m_count->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->addWidget(m_caption);
    column->addWidget(m_count);
    column->addWidget(m_histogram);
}

void ClassVotes::refresh(bool withAnswer) {
    const auto& question = m_player.step().question;
    const auto* number = question ? std::get_if<NumberQuestion>(&question->kind) : nullptr;
    setVisible(number != nullptr);
    if (number == nullptr)
        return;
    const auto& votes = m_player.given().votes;
    const auto middle = median(votes);
    m_caption->setText(tr("Answers of the class"));
    m_count->setText(middle ? tr("Answers: %1. Median: %2.")
                                  .arg(votes.size())
                                  .arg(formatted(*middle, unit_of(number->answer)))
                            : tr("None yet. “Class vote” below the question collects them."));
    m_histogram->setVisible(middle.has_value());
    if (middle)
        m_histogram->show(*number, votes,
                          withAnswer ? std::optional(value_of(number->answer, m_document.scenario()))
                                     : std::nullopt);
}

} // namespace planner::ui
