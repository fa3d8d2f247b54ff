// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/parameter_text.h"

#include "ui/language/list_text.h"
#include "ui/language/translate.h"

#include "model/scenario/check_value.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace planner::ui {

namespace {

QString inputs(const char* text) { return QCoreApplication::translate("inputs", text); }

/// Words as people choose them here; `legal_values` has those that files know.
QString legalText(Parameter parameter) {
    QStringList words;
    for (const auto& choice : info(parameter).choices)
        words.append(translated(choice.label));
    return words.isEmpty() ? translated(legal_values(parameter)) : listText(words);
}

} // namespace

QString parameterToolTip(const Scenario& scenario, Parameter parameter) {
    const auto& entry = info(parameter);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(parameterTitle(parameter).toHtmlEscaped()),
                      translated(entry.help).toHtmlEscaped()};
    const auto add = [&lines](const char* pattern, const QString& text) {
        lines << inputs(pattern).arg(text.toHtmlEscaped());
    };
    add(QT_TRANSLATE_NOOP("inputs", "Legal: %1"), legalText(parameter));
    if (entry.link != nullptr)
        add(is_following(scenario, parameter) ? QT_TRANSLATE_NOOP("inputs", "Follows: %1")
                                              : QT_TRANSLATE_NOOP("inputs", "Set by hand; could follow: %1"),
            translated(entry.link));
    add(QT_TRANSLATE_NOOP("inputs", "Source: %1"), translated(source_of(scenario, parameter)));
    lines << QStringLiteral("<code>%1</code>").arg(fromModel(entry.id));
    return QStringLiteral("<qt>%1</qt>").arg(lines.join(QStringLiteral("<br>")));
}

bool matchesSearch(Parameter parameter, const QStringList& words) {
    const auto& entry = info(parameter);
    const QStringList places{translated(entry.label), fromModel(entry.label), fromModel(entry.id),
                             translated(entry.help),  fromModel(entry.help),  groupTitle(entry.group())};
    return std::all_of(words.begin(), words.end(), [&places](const QString& word) {
        return std::any_of(places.begin(), places.end(), [&word](const QString& place) {
            return place.contains(word, Qt::CaseInsensitive);
        });
    });
}

} // namespace planner::ui
