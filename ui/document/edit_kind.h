// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace planner::ui {

/// What a person did to one input; decides how the undo step is named.
enum class EditKind : std::uint8_t {
    setValue,
    keepValue,
    restoreLink,
    reset,
    chooseModel,
    chooseGpu,
    chooseEfficiency,
    choosePrices,
    makeIdeal,
    resetSeveral,
    setSeveral,
    setTraffic
};

} // namespace planner::ui
