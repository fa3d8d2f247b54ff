// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace planner {

/// Where one item went.
struct Packed {
    int item = 0;
    int bin = 0;
};

/// Packs items into bins of equal room, heaviest first, each into the lightest bin that still has room; equal
/// loads in order, equal bins the first. The answer is in the order of packing. `room` times `bins` must
/// hold all items.
std::vector<Packed> pack_heaviest_first(const std::vector<double>& loads, int bins, int room);

} // namespace planner
