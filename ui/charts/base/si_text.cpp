// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/si_text.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr QChar thinSpace(0x2009);

QString digits(double value) { return QLocale::c().toString(value, 'g', 4); }

} // namespace

QString siText(double value) {
    static const std::array<QString, 7> prefixes{
        QString(),           QStringLiteral("k"), QStringLiteral("M"), QStringLiteral("G"),
        QStringLiteral("T"), QStringLiteral("P"), QStringLiteral("E")};
    std::size_t prefix = 0;
    while (std::abs(value) >= 999.95 && prefix + 1 < prefixes.size()) {
        value /= 1000.0;
        ++prefix;
    }
    return prefix == 0 ? digits(value) : digits(value) + thinSpace + prefixes[prefix];
}

QString plainText(double value) {
    if (std::abs(value) < 9999.5)
        return digits(value);
    QString text = QLocale::c().toString(value, 'f', 0);
    for (qsizetype at = text.size() - 3; at > (value < 0.0 ? 1 : 0); at -= 3)
        text.insert(at, thinSpace);
    return text;
}

} // namespace planner::ui
