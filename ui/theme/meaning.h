// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

namespace planner::ui {

/// What a colour stands for. Views name a meaning; the theme alone knows the colour.
enum class Meaning {
    // Parts of a plan
    Attention,
    RoutedExperts,
    SharedExpert,
    Dispatch,
    Combine,
    Kv,
    Vocabulary,
    Buffers,
    Free,
    // The four words that never mix
    Chapter,
    Limit,
    Estimate,
    Measured,
    // The page
    Paper,
    Card,
    Field,
    Line,
    Grid,
    Text,
    Muted,
    Accent,
    Good,
    Bad,
    Warning
};

inline constexpr int meaningCount = static_cast<int>(Meaning::Warning) + 1;

} // namespace planner::ui

Q_DECLARE_METATYPE(planner::ui::Meaning)
