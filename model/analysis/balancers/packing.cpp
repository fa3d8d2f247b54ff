// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/packing.h"

#include <algorithm>
#include <numeric>
#include <queue>
#include <tuple>

namespace planner {

std::vector<Packed> pack_heaviest_first(const std::vector<double>& loads, int bins, int room) {
    std::vector<int> order(loads.size());
    std::iota(order.begin(), order.end(), 0);
    const auto load_of = [&](int item) { return loads[static_cast<std::size_t>(item)]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return load_of(a) > load_of(b); });
    struct Bin {
        double load;
        int number;
        int items;
    };
    const auto heavier = [](const Bin& a, const Bin& b) {
        return std::tie(a.load, a.number) > std::tie(b.load, b.number);
    };
    std::priority_queue<Bin, std::vector<Bin>, decltype(heavier)> open(heavier);
    for (int bin = 0; bin < bins; ++bin)
        open.push({0.0, bin, 0});
    std::vector<Packed> packed;
    packed.reserve(loads.size());
    for (const int item : order) {
        auto lightest = open.top();
        open.pop();
        packed.push_back({item, lightest.number});
        lightest.load += load_of(item);
        if (++lightest.items < room)
            open.push(lightest);
    }
    return packed;
}

} // namespace planner
