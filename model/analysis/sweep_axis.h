// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <variant>

namespace planner {

/// Values in equal steps between two ends, or in equal ratios; both ends are exact.
struct SweepRange {
    double from = 0;
    double to = 0;
    std::size_t count = 1; ///< with one value, that is `from`
    bool logarithmic = false;

    double operator[](std::size_t index) const;
};

/// One varied input: a parameter, or the catalog entry that fills the model or the GPU.
struct SweepAxis {
    std::variant<Parameter, CatalogKind> subject;
    std::variant<SweepRange, std::vector<double>> values; ///< of a catalog: indices into it

    std::size_t size() const;
    double value(std::size_t index) const;

    /// The parameter id, or "model" or "gpu".
    std::string_view id() const;

    /// The word that the value is: of a choice, or the id of a catalog entry; empty if it is a number.
    std::string_view word(std::size_t index) const;
};

/// Most points that one sweep may have, and hence most values of an axis.
inline constexpr std::size_t most_sweep_points = 100'000'000;

/// The axis of a number: both ends must be legal for the parameter. Values of a whole parameter are rounded,
/// and those that then are the same are dropped.
Result<SweepAxis> range_axis(Parameter parameter, SweepRange range);

/// Reads what the command line's `--vary` takes: `ID=FROM:TO:COUNT`, `:log` may follow, with units as `--set`
/// has them; `ID=WORD,WORD` for a choice, and for `model` and `gpu` by catalog id.
Result<SweepAxis> parse_sweep_axis(std::string_view text);

} // namespace planner
