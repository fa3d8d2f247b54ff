// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/figure_text.h"

#include "model/scenario/values.h"
#include "model/units/format.h"
#include "ui/language/translate.h"

#include <QCoreApplication>

#include <cmath>

namespace planner::ui {

namespace {

QString wordText(const FigureInfo& entry, double value) {
    if (entry.unit == Unit::yes_no)
        return value == 1 ? QCoreApplication::translate("FigureText", "yes")
                          : QCoreApplication::translate("FigureText", "no");
    return translated(entry.choices[static_cast<std::size_t>(value)].label);
}

bool isWord(const FigureInfo& entry) { return entry.unit == Unit::yes_no || !entry.choices.empty(); }

/// Differences that the shown digits do not carry are no change.
bool differs(double value, double before) {
    constexpr double rounding = 1e-9;
    return std::abs(value - before) > rounding * std::max(std::abs(value), std::abs(before));
}

} // namespace

QString figureText(const Plan& plan, Figure figure) {
    const auto& entry = info(figure);
    const double value = plan[figure];
    if (isWord(entry) && !std::isnan(value))
        return wordText(entry, value);
    return formatted(value, entry.unit);
}

QString figureLabel(Figure figure) { return translated(info(figure).label); }

QString figureKey(Figure figure) {
    const auto id = info(figure).id;
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

int changeDirection(const Plan& plan, const Plan& baseline, Figure figure) {
    const auto& entry = info(figure);
    const double value = plan[figure];
    const double before = baseline[figure];
    if (std::isnan(value) || std::isnan(before) || !differs(value, before) || entry.better == Better::neither)
        return 0;
    return (value > before) == (entry.better == Better::higher) ? 1 : -1;
}

QString changeText(const Plan& plan, const Plan& baseline, Figure figure) {
    const auto& entry = info(figure);
    const double value = plan[figure];
    const double before = baseline[figure];
    if (std::isnan(value) || std::isnan(before) || !differs(value, before))
        return {};
    if (isWord(entry))
        return QCoreApplication::translate("FigureText", "was: %1").arg(wordText(entry, before));
    const auto arrow = value > before ? QStringLiteral("▲") : QStringLiteral("▼");
    auto amount = formatted(std::abs(value - before), entry.unit);
    // The difference of two percentages is no percentage.
    if (entry.unit == Unit::fraction)
        amount = QCoreApplication::translate("FigureText", "%1 points")
                     .arg(amount.left(amount.indexOf(QChar(0x202F))));
    const int direction = changeDirection(plan, baseline, figure);
    if (direction == 0)
        return QStringLiteral("%1 %2").arg(arrow, amount);
    return direction > 0 ? QCoreApplication::translate("FigureText", "%1 %2 better").arg(arrow, amount)
                         : QCoreApplication::translate("FigureText", "%1 %2 worse").arg(arrow, amount);
}

} // namespace planner::ui
