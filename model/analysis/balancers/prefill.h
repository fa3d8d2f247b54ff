// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace planner {

/// What a prefill balancer makes equal.
enum class PrefillPolicy : std::uint8_t {
    in_turn,      ///< equal counts of requests: cards one after the other
    by_tokens,    ///< longest first, each to the card with the fewest tokens
    by_attention, ///< longest first, each to the card with the least attention work
    by_both       ///< longest first, each where the larger of the two, against its mean, stays smallest
};

/// What each card has to do for the requests on it.
struct PrefillLoads {
    std::vector<double> attention; ///< pairs of tokens that attend to each other
    std::vector<double> tokens;
    double attention_imbalance = 1; ///< hottest over mean
    double token_imbalance = 1;
};

/// Attention work of a prompt: each token attends to those before it, so half of the square.
double attention_work(double prompt_tokens);

/// The card of each request.
std::vector<int> balance_prefill(const std::vector<double>& lengths, int cards, PrefillPolicy policy);

/// The loads for any assignment, made by a policy or by hand.
PrefillLoads prefill_loads(const std::vector<double>& lengths, const std::vector<int>& card_of, int cards);

} // namespace planner
