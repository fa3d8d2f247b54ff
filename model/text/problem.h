// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

#include <tl/expected.hpp>

namespace planner {

/// What is wrong with something a person gave us: where it stands, what is wrong and what would be right.
struct Problem {
    Text what;
    std::string file; ///< path or preset id; empty when the input was no file
    std::string key;  ///< dotted path of the key or parameter id; empty when the whole input is meant
};

/// A value, or the problem that kept it from being made.
template <class T> using Result = tl::expected<T, Problem>;

/// A failed Result of any type.
tl::unexpected<Problem> failure(Text what, std::string key = {}, std::string file = {});

/// `file: key: what`, in English.
std::string english(const Problem& problem);

} // namespace planner
