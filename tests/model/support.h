// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"

#include <QString>
#include <QtTest>

#include <cmath>
#include <stdexcept>

/// What many tests of the model need. A preset or figure that does not exist stops the test with its name.
namespace planner::testing {

inline Scenario preset(std::string_view id) {
    const auto* found = find_preset(id);
    if (found == nullptr)
        throw std::invalid_argument("no preset " + std::string(id));
    return *found;
}

inline Scenario opening() { return preset(opening_preset); }

/// The scenario after `--set ID=VALUE` for each assignment.
inline Scenario edited(Scenario scenario, const std::vector<std::string>& assignments) {
    for (const auto& assignment : assignments)
        if (const auto done = assign(scenario, assignment); !done)
            throw std::invalid_argument(english(done.error()));
    return scenario;
}

inline Figure figure(std::string_view id) {
    const auto found = find_figure(id);
    if (!found)
        throw std::invalid_argument("no figure " + std::string(id));
    return *found;
}

/// One figure of the opening preset after edits.
inline double value_after(const std::vector<std::string>& assignments, std::string_view id) {
    return evaluate(edited(opening(), assignments))[figure(id)];
}

inline bool is_missing(double value) { return std::isnan(value); }

inline bool close_to(double value, double expected, double relative) {
    return std::abs(value - expected) <= relative * std::abs(expected);
}

inline QString text(std::string_view string) {
    return QString::fromUtf8(string.data(), static_cast<qsizetype>(string.size()));
}

} // namespace planner::testing

/// Compares with a relative tolerance and shows both numbers where they differ.
#define COMPARE_CLOSE(value, expected, relative)                                                             \
    do {                                                                                                     \
        const double found_ = (value);                                                                       \
        const double wanted_ = (expected);                                                                   \
        QVERIFY2(planner::testing::close_to(found_, wanted_, relative),                                      \
                 qPrintable(QStringLiteral("%1 is %2, not %3")                                               \
                                .arg(QLatin1String(#value))                                                  \
                                .arg(found_, 0, 'g', 15)                                                     \
                                .arg(wanted_, 0, 'g', 15)));                                                 \
    } while (false)
