// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacher/teacher_answer.h"

#include "model/explain/explanation.h"
#include "model/lesson/votes.h"
#include "ui/document/scenario_document.h"
#include "ui/language/explanation_text.h"
#include "ui/language/translate.h"
#include "ui/lesson/lesson_player.h"
#include "ui/lesson/lesson_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace planner::ui {

TeacherAnswer::TeacherAnswer(const LessonPlayer& player, const ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_player(player), m_document(document), m_prompt(paragraph(this, "title")),
      m_show(new QPushButton(this)), m_column(new QVBoxLayout(this)) {
    setProperty("card", true);
    setObjectName(QStringLiteral("teacherAnswer"));
    m_show->setAutoDefault(false);
    m_column->setContentsMargins(12, 10, 12, 10);
    m_column->setSpacing(8);
    m_column->addWidget(m_prompt);
    m_column->addWidget(m_show, 0, Qt::AlignLeft);
    connect(m_show, &QPushButton::clicked, this, &TeacherAnswer::toggle);
}

bool TeacherAnswer::isOpen() const {
    return m_player.isPlaying() && !m_openFor.empty() && m_openFor == m_player.step().id;
}

void TeacherAnswer::fold() {
    m_openFor.clear();
    clear();
}

void TeacherAnswer::toggle() {
    m_openFor = isOpen() ? std::string() : m_player.step().id;
    refresh();
    emit toggled();
}

void TeacherAnswer::clear() {
    delete m_content;
    m_content = nullptr;
    m_lines = nullptr;
}

void TeacherAnswer::refresh() {
    clear();
    const auto& question = m_player.step().question;
    setVisible(question.has_value());
    if (!question)
        return;
    m_prompt->setText(liveText(question->prompt, m_document.plan()));
    m_show->setText(isOpen() ? tr("Hide answer") : tr("Show answer"));
    if (!isOpen())
        return;
    m_content = new QWidget(this);
    m_lines = new QVBoxLayout(m_content);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(8);
    if (const auto* number = std::get_if<NumberQuestion>(&question->kind))
        showNumber(*number);
    else
        showChoices(std::get<ChoiceQuestion>(question->kind), question->explain);
    m_column->addWidget(m_content);
}

void TeacherAnswer::showNumber(const NumberQuestion& question) {
    const auto key = answer_key(question, m_document.scenario());
    const auto& votes = m_player.given().votes;
    const auto count = tally(key, votes);
    const auto unit = unit_of(question.answer);
    addLine(formatted(key.right_value, unit), "figure");
    showDerivation(asked_about(question.answer, m_document.scenario()), question.answer.quantity);
    if (!votes.empty())
        addLine(tr("Right: %1. Right order of magnitude: %2. Far off: %3.")
                    .arg(count.right)
                    .arg(count.same_magnitude)
                    .arg(count.wrong),
                "body");
    if (question.mistakes.empty())
        return;
    addLine(tr("Known mistakes, and the answers that look like each"), "caption");
    for (std::size_t index = 0; index < question.mistakes.size(); ++index)
        addEntry(formatted(key.mistakes[index], unit),
                 liveText(question.mistakes[index].text, m_document.plan()), count.mistakes[index]);
}

void TeacherAnswer::showChoices(const ChoiceQuestion& question, std::optional<Figure> explain) {
    const auto right = right_choice(question, m_document.scenario());
    if (right) {
        addLine(lessonText(question.choices[*right].text), "title");
        addLine(liveText(question.choices[*right].reply, m_document.plan()), "body");
    } else {
        addLine(tr("As the plan stands now, none of the choices is right."), "warning");
    }
    if (explain)
        showDerivation(m_document.scenario(), *explain);
    addLine(tr("What the others are told"), "caption");
    for (std::size_t index = 0; index < question.choices.size(); ++index)
        if (index != right)
            addEntry(lessonText(question.choices[index].text),
                     liveText(question.choices[index].reply, m_document.plan()), 0);
}

/// One level of it, in names and in numbers; an input has none.
void TeacherAnswer::showDerivation(const Scenario& scenario, const Quantity& quantity) {
    const auto subject = std::visit([](auto entry) { return Subject(entry); }, quantity);
    const auto explanation = Explainer(scenario).explain(subject);
    if (explanation.formula.empty())
        return;
    addLine(QStringLiteral("%1 = %2 = %3")
                .arg(translated(explanation.label), formulaText(explanation.formula),
                     formulaText(explanation.numbers)),
            "muted");
}

void TeacherAnswer::addLine(const QString& text, const char* role) {
    auto* label = paragraph(m_content, role);
    label->setText(text);
    m_lines->addWidget(label);
}

void TeacherAnswer::addEntry(const QString& value, const QString& text, int votes) {
    auto* entry = new QVBoxLayout; // its lines stand closer than the entries
    entry->setSpacing(1);
    auto* head = new QHBoxLayout;
    auto* name = paragraph(m_content, "strong");
    name->setText(value);
    head->addWidget(name, 1);
    if (votes > 0) {
        auto* count = paragraph(m_content, "strong");
        count->setProperty("tone", QStringLiteral("accent"));
        count->setText(tr("Answers: %1").arg(votes));
        count->setWordWrap(false);
        head->addWidget(count);
    }
    entry->addLayout(head);
    auto* said = paragraph(m_content);
    said->setText(text);
    entry->addWidget(said);
    m_lines->addLayout(entry);
}

} // namespace planner::ui
