// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <vector>

namespace planner {

/// How a value stands to that of the baseline.
enum class Verdict : std::uint8_t {
    same,
    better,
    worse,
    different,   ///< changed, and neither way is good
    incomparable ///< one of the two is missing or was measured on another plan
};

/// How a figure changed against the baseline.
struct Change {
    Verdict verdict = Verdict::same;
    double absolute = not_given; ///< missing for words and for what cannot be compared
    double relative = not_given; ///< over the baseline's value; missing where that is zero, too

    bool is_change() const { return verdict != Verdict::same && verdict != Verdict::incomparable; }
};

/// The change of one figure from a baseline. Figures measured on another plan are not compared.
Change change_of(const Plan& plan, const Plan& baseline, Figure figure);

/// The catalog entries that plans took one kind of values from; empty where a plan names none.
struct ComparedEntry {
    CatalogKind kind{};
    std::vector<std::string> ids;
};

/// An input that differs between plans, one value for each plan, in effect: a linked one has what it follows.
struct ComparedInput {
    Parameter parameter{};
    std::vector<double> values;
    std::vector<bool> follows; ///< whether the value follows a link in that plan
    std::vector<Text> sources; ///< where the value of each plan comes from
};

/// A figure, one value for each plan.
struct ComparedFigure {
    Figure figure{};
    std::vector<double> values;
    std::vector<bool> of_published; ///< whether the value was measured on the published plan, not on this one
    std::vector<Change> changes;    ///< against the first plan; its own is `same`

    bool is_changed() const;
};

/// Plans side by side; the first is the baseline.
struct Comparison {
    std::vector<std::string> names;
    std::vector<Plan> plans;
    std::vector<ComparedEntry> entries;  ///< where they differ
    std::vector<ComparedInput> inputs;   ///< those that differ, in the order of the table
    std::vector<ComparedFigure> figures; ///< all, in the order of the table
};

/// So many plans are still readable side by side.
inline constexpr std::size_t most_compared_plans = 4;

/// What rules each unit, under each lens that knows it.
inline constexpr std::array bottleneck_figures{
    "chapter.decode.bottleneck"_fig, "limit.decode.bottleneck"_fig, "estimate.decode.bottleneck"_fig,
    "limit.prefill.bottleneck"_fig, "estimate.prefill.bottleneck"_fig};

/// Compares one or more scenarios with the first of them.
Comparison compare(const std::vector<Scenario>& scenarios);

} // namespace planner
