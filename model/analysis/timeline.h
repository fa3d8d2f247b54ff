// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/schedule.h"
#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// What a stage keeps busy.
enum class Resource : std::uint8_t { compute, network };

/// One MoE layer in time, by the schedule that the plan's layer time was computed with.
struct Timeline {
    /// A stage of one micro-batch at work.
    struct Block {
        Stage stage{};
        int micro_batch = 0;
        double start_s = 0;
        double end_s = 0;
        Figure figure{}; ///< the time of the stage
    };
    struct Span {
        double start_s = 0;
        double end_s = 0;
    };
    struct Lane {
        std::vector<Block> blocks; ///< one after the other; stages that take no time are left out
        std::vector<Span> idle;
        double busy_share = not_given;
    };

    ServingUnit unit{};
    Lens lens{};
    Overlap overlap{}; ///< the rule in use: a batch that is faster whole is not split
    int micro_batches = 1;
    Lane compute, network;
    std::vector<double> boundaries; ///< where slots begin, the first at 0 left out
    double period_s = not_given;    ///< exactly the plan's layer time; with a missing one all lanes are empty
    Figure period{};
    Resource bottleneck = Resource::compute; ///< the lane that is busy longer

    bool is_known() const { return !std::isnan(period_s); }
    const Lane& lane(Resource resource) const { return resource == Resource::compute ? compute : network; }
};

/// The layer of a unit under the lens `limit` or `estimate`.
Timeline timeline(const Plan& plan, Lens lens, ServingUnit unit);

/// The kernels inside a stage, as far as the plan has figures of them. In prefill these are the stage's main
/// kernels only.
std::vector<Figure> kernels_of(Stage stage, Lens lens, ServingUnit unit);

} // namespace planner
