// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/translate.h"

#include "model/units/format.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace planner::ui {

namespace {

struct GroupTitle {
    std::string_view group;
    const char* title;
};
constexpr std::array groupTitles{
    GroupTitle{"model", QT_TRANSLATE_NOOP("groups", "Model")},
    GroupTitle{"gpu", QT_TRANSLATE_NOOP("groups", "GPU")},
    GroupTitle{"unit", QT_TRANSLATE_NOOP("groups", "Node")},
    GroupTitle{"network", QT_TRANSLATE_NOOP("groups", "Network")},
    GroupTitle{"decode", QT_TRANSLATE_NOOP("groups", "Decode unit")},
    GroupTitle{"prefill", QT_TRANSLATE_NOOP("groups", "Prefill unit")},
    GroupTitle{"precision", QT_TRANSLATE_NOOP("groups", "Precision")},
    GroupTitle{"memory", QT_TRANSLATE_NOOP("groups", "Memory")},
    GroupTitle{"workload", QT_TRANSLATE_NOOP("groups", "Workload")},
    GroupTitle{"service", QT_TRANSLATE_NOOP("groups", "Service")},
    GroupTitle{"serving", QT_TRANSLATE_NOOP("groups", "Serving")},
    GroupTitle{"efficiency", QT_TRANSLATE_NOOP("groups", "Efficiency")},
    GroupTitle{"measured", QT_TRANSLATE_NOOP("groups", "Measured")},
    GroupTitle{"pricing", QT_TRANSLATE_NOOP("groups", "Pricing")},
    GroupTitle{"cost", QT_TRANSLATE_NOOP("groups", "Cost of GPUs")},
    GroupTitle{"revenue", QT_TRANSLATE_NOOP("groups", "What the headline leaves out")},
    GroupTitle{"question", QT_TRANSLATE_NOOP("groups", "Questions")},
    GroupTitle{"chapter", QT_TRANSLATE_NOOP("groups", "Chapter constants")},
};

bool labelIsShared(Parameter parameter) {
    const std::string_view label = info(parameter).label;
    int count = 0;
    for (const auto& entry : parameter_table)
        count += std::string_view(entry.label) == label ? 1 : 0;
    return count > 1;
}

} // namespace

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
    if (!labelIsShared(parameter))
        return label;
    return QCoreApplication::translate("groups", "%1 (%2)").arg(label, groupTitle(info(parameter).group()));
}

QString groupTitle(std::string_view group) {
    for (const auto& entry : groupTitles)
        if (entry.group == group)
            return QCoreApplication::translate("groups", entry.title);
    return fromModel(group); // a group that nobody has named yet
}

} // namespace planner::ui
