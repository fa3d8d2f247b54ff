// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_text.h"

#include "model/lesson/grading.h"
#include "model/lesson/live_text.h"
#include "ui/language/language.h"
#include "ui/language/translate.h"

#include <QLabel>
#include <QRegularExpression>

namespace planner::ui {

QString lessonText(const LocalText& text) {
    return QString::fromStdString(text.in(currentLanguage().toStdString()));
}

QString liveText(const LocalText& text, const Plan& plan) {
    const auto word = [](const char* label) { return translated(label).toStdString(); };
    auto filled = QString::fromStdString(live_text(text.in(currentLanguage().toStdString()), plan, word));
    // A line must not end between a number and its unit, nor within the unit.
    static const QRegularExpression beforeSlash(QStringLiteral("(\u202f[^\\s/]+|\\$[\\d.,]+)/(?=\\S)"));
    return filled.replace(QChar(0x2009), QChar(0x202F)).replace(beforeSlash, QStringLiteral("\\1/\u2060"));
}

QString rightAnswer(const Question& question, const Scenario& scenario) {
    if (const auto* number = std::get_if<NumberQuestion>(&question.kind))
        return formatted(value_of(number->answer, scenario), unit_of(number->answer));
    const auto& choices = std::get<ChoiceQuestion>(question.kind);
    const auto right = right_choice(choices, scenario);
    return right ? lessonText(choices.choices[*right].text) : QString();
}

QLabel* paragraph(QWidget* parent, const char* role) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setTextFormat(Qt::MarkdownText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace planner::ui
