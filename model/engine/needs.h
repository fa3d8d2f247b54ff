// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

#include <span>

namespace planner {

/// Which costly parts of the engine the wanted figures need; the rest is cheap and always computed. Figures
/// of a part that is left out are missing.
struct Needs {
    bool limit_decode = true;
    bool limit_prefill = true;
    bool drafting = true; ///< what decode would be without drafts, of the lenses that are needed
    bool estimate_decode = true;
    bool estimate_prefill = true;
    bool service = true; ///< nodes and money; needs both estimates, of the published plan too
};

/// What these figures need.
Needs needs_of(std::span<const Figure> figures);

} // namespace planner
