// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace planner {

/// A request that comes to a decode unit with its prompt already computed.
struct DecodeArrival {
    double context_tokens = 0; ///< when it comes; one more with each step
    int output_steps = 0;      ///< steps until it is done and leaves
};

/// To which card a request goes.
enum class DecodePolicy : std::uint8_t {
    in_turn,
    fewest_requests,
    least_kv,
    both ///< where the larger of the two, against its mean, stays smallest
};

/// The cards just after a request was placed.
struct DecodeFrame {
    int placed_on = 0;
    std::vector<double> kv_tokens; ///< tokens whose KV each card holds and reads in every step
    std::vector<int> requests;
    double kv_imbalance = 1; ///< hottest over mean
    double request_imbalance = 1;
};

/// Places requests as they come, `steps_between` steps after each other; one frame for each.
std::vector<DecodeFrame> balance_decode(const std::vector<DecodeArrival>& arrivals, int cards,
                                        int steps_between, DecodePolicy policy);

/// Arrivals with the given contexts, each of which runs for so many steps.
std::vector<DecodeArrival> arrivals_of(const std::vector<double>& contexts, int output_steps);

} // namespace planner
