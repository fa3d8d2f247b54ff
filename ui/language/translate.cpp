// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/translate.h"

#include "model/scenario/parameter_names.h"
#include "model/units/format.h"

#include <QCoreApplication>

#include <cmath>

namespace planner::ui {

QString fromModel(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString translated(const char* modelText) { return QCoreApplication::translate("model", modelText); }

QString translated(const Text& text) {
    auto arguments = text.arguments;
    for (const auto& [name, inner] : text.texts)
        arguments.emplace_back(name, translated(inner).toStdString());
    return fromModel(fill(translated(text.pattern).toStdString(), arguments));
}

QString translated(const Problem& problem) {
    QString place;
    for (const auto& part : {problem.file, problem.key})
        if (!part.empty())
            place += fromModel(part) + QStringLiteral(": ");
    return place + translated(problem.what);
}

QString formatted(double value, Unit unit) {
    // A sentence must not break between a number and its unit, which a thin space would allow.
    return fromModel(format(value, unit)).replace(QChar(0x2009), QChar(0x202F));
}

QString parametersText(double value) {
    if (std::isnan(value))
        return formatted(value, Unit::parameters);
    const double billions = value / 1e9;
    const int digits = billions >= 100 ? 0 : billions >= 10 ? 1 : billions >= 1 ? 2 : 3;
    return QString::number(billions, 'f', digits) + u'B';
}

QString formattedValue(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    if (entry.choices.empty() || std::isnan(value))
        return fromModel(format_exact(value, entry.unit));
    return translated(entry.choices[static_cast<std::size_t>(value)].label);
}

QString parameterTitle(Parameter parameter) {
    auto label = translated(info(parameter).label);
    if (!label_is_shared(parameter))
        return label;
    return QCoreApplication::translate("groups", "%1 (%2)").arg(label, groupTitle(info(parameter).group()));
}

QString groupTitle(std::string_view group) {
    const auto* title = group_title(group);
    return title != nullptr ? translated(title) : fromModel(group); // a section of figures
}

} // namespace planner::ui
