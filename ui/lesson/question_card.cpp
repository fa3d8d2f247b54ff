// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/question_card.h"

#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/lesson/lesson_text.h"
#include "ui/lesson/quantity_line.h"
#include "ui/lesson/vote_histogram.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace planner::ui {

QuestionCard::QuestionCard(LessonPlayer& player, const ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_player(player), m_document(document), m_prompt(paragraph(this, "title")),
      m_number(new QuantityLine(this)), m_choiceColumn(new QVBoxLayout), m_voting(new QCheckBox(this)),
      m_histogram(new VoteHistogram(this)), m_reply(paragraph(this, "strong")), m_answer(paragraph(this)),
      m_reveal(new QPushButton(this)), m_explain(new QPushButton(this)) {
    setProperty("card", true);
    m_reveal->setProperty("link", true);
    m_explain->setProperty("link", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    column->addWidget(m_prompt);
    column->addLayout(m_choiceColumn);
    column->addWidget(m_number);
    column->addWidget(m_voting);
    column->addWidget(m_histogram);
    column->addWidget(m_reply);
    column->addWidget(m_answer);
    column->addWidget(m_reveal);
    column->addWidget(m_explain);
    connect(m_number, &QuantityLine::submitted, this, [this](double value) {
        if (m_voting->isChecked() && !m_player.isRevealed()) {
            m_player.vote(value);
            m_number->clear();
        } else {
            m_player.answerNumber(value);
        }
    });
    connect(m_reveal, &QPushButton::clicked, &m_player, &LessonPlayer::reveal);
    connect(m_voting, &QCheckBox::toggled, this, &QuestionCard::refresh);
    connect(m_explain, &QPushButton::clicked, this,
            [this] { emit explainRequested(*m_player.step().question->explain); });
    connect(&m_player, &LessonPlayer::answered, this, &QuestionCard::refresh);
    connect(&m_player, &LessonPlayer::askedAgain, this, &QuestionCard::ask);
}

void QuestionCard::ask() {
    qDeleteAll(m_choices);
    m_choices.clear();
    setVisible(m_player.isPlaying() && m_player.step().question.has_value());
    m_asked = isHidden() ? std::string() : m_player.step().id;
    if (isHidden())
        return;
    if (const auto* number = std::get_if<NumberQuestion>(&m_player.step().question->kind))
        m_number->ask(*number);
    else
        makeChoices();
    refresh();
}

void QuestionCard::makeChoices() {
    const auto& choices = std::get<ChoiceQuestion>(m_player.step().question->kind).choices;
    for (std::size_t index = 0; index < choices.size(); ++index) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, index] { m_player.answerChoice(index); });
        m_choiceColumn->addWidget(button);
        m_choices.append(button);
    }
}

void QuestionCard::refresh() {
    // A step brings its plan first and its question after it.
    if (!m_player.isPlaying() || m_asked != m_player.step().id)
        return;
    const auto& question = *m_player.step().question;
    const bool revealed = m_player.isRevealed();
    const auto* number = std::get_if<NumberQuestion>(&question.kind);
    m_prompt->setText(liveText(question.prompt, m_document.plan()));
    m_number->setVisible(number != nullptr);
    m_number->retranslate();
    m_voting->setText(tr("Class vote: collect answers first"));
    m_voting->setVisible(number != nullptr && !revealed);
    m_histogram->setVisible(number != nullptr && !m_player.given().votes.empty() &&
                            (m_voting->isChecked() || m_player.given().votes.size() > 1));
    if (number != nullptr)
        m_histogram->show(*number, m_player.given().votes,
                          revealed ? std::optional(value_of(number->answer, m_document.scenario()))
                                   : std::nullopt);
    else
        showChoices(std::get<ChoiceQuestion>(question.kind));
    m_reveal->setText(tr("Show the answer"));
    m_reveal->setVisible(!revealed);
    m_explain->setText(tr("How the figure comes about"));
    m_explain->setVisible(revealed && question.explain.has_value());
    showReply();
    showReveal();
}

void QuestionCard::showChoices(const ChoiceQuestion& question) {
    const auto right = right_choice(question, m_document.scenario());
    for (std::size_t index = 0; index < question.choices.size(); ++index) {
        auto* button = m_choices[static_cast<int>(index)];
        button->setText(lessonText(question.choices[index].text));
        button->setChecked(m_player.isRevealed() && right == index);
    }
}

QString QuestionCard::numberReply(const NumberQuestion& question) const {
    const auto& graded = m_player.given().grade;
    if (!graded)
        return {};
    const auto value = formatted(graded->right_value, unit_of(question.answer));
    switch (graded->judgement) {
    case Judgement::right:
        return tr("Right: %1.").arg(value);
    case Judgement::known_mistake:
        return liveText(question.mistakes[*graded->mistake].text, m_document.plan());
    case Judgement::same_magnitude:
        return tr("The right order of magnitude; it is %1.").arg(value);
    case Judgement::wrong:
        return tr("Not quite: it is %1.").arg(value);
    }
    return {};
}

QString QuestionCard::choiceReply(const ChoiceQuestion& question) const {
    const auto& choice = m_player.given().choice;
    return choice ? liveText(question.choices[*choice].reply, m_document.plan()) : QString();
}

bool QuestionCard::isRight() const {
    const auto& given = m_player.given();
    if (const auto* choices = std::get_if<ChoiceQuestion>(&m_player.step().question->kind))
        return given.choice && given.choice == right_choice(*choices, m_document.scenario());
    return given.grade && given.grade->judgement == Judgement::right;
}

void QuestionCard::showReply() {
    QString reply;
    const auto& question = *m_player.step().question;
    const auto* number = std::get_if<NumberQuestion>(&question.kind);
    const auto count = static_cast<int>(m_player.given().votes.size());
    if (!m_player.isRevealed())
        reply = number != nullptr && count > 0 ? tr("%n answer(s) so far", nullptr, count) : QString();
    else
        reply =
            number != nullptr ? numberReply(*number) : choiceReply(std::get<ChoiceQuestion>(question.kind));
    m_reply->setProperty("tone", m_player.isRevealed()
                                     ? (isRight() ? QStringLiteral("good") : QStringLiteral("warning"))
                                     : QStringLiteral("muted"));
    restyle(m_reply);
    m_reply->setText(reply);
    m_reply->setVisible(!reply.isEmpty());
}

void QuestionCard::showReveal() {
    QString text;
    for (const auto& part : m_player.step().question->reveal)
        text += liveText(part, m_document.plan()) + QStringLiteral("\n\n");
    m_answer->setText(text);
    m_answer->setVisible(m_player.isRevealed());
}

QString QuestionCard::reply() const { return m_reply->text(); }

} // namespace planner::ui
