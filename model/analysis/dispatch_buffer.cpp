// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/dispatch_buffer.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

constexpr double bf16 = 2;
constexpr double scale = 4;
constexpr double values_per_scale = 128;
constexpr double header = 16;
constexpr double alignment = 128;
constexpr double flag = 4;

double aligned(double bytes) { return std::ceil(bytes / alignment) * alignment; }

} // namespace

double low_latency_buffer_bytes(double tokens, double hidden, double experts, DispatchLayout layout) {
    const double scales = std::floor(hidden / values_per_scale) * scale;
    const double dispatch = header + std::max(hidden * bf16, hidden + scales);
    const double combine = hidden * bf16 + (layout == DispatchLayout::first ? header : scales);
    const double send = std::max(tokens * dispatch, experts * tokens * combine);
    const double receive = experts * tokens * std::max(dispatch, combine);
    // Two of everything, so that one is filled while the other is read.
    const double both = 2 * (send + receive + aligned(experts * flag));
    return std::floor((both + alignment) / alignment) * alignment;
}

} // namespace planner
