// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace planner {

/// The two kinds of deployment unit; ids of their parameters and figures differ in the prefix only.
enum class ServingUnit : std::uint8_t { decode, prefill };

constexpr std::string_view prefix(ServingUnit unit) {
    return unit == ServingUnit::decode ? "decode." : "prefill.";
}

} // namespace planner
