// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/prefill.h"

#include "model/analysis/balancers/imbalance.h"

#include <algorithm>
#include <numeric>

namespace planner {

double attention_work(double prompt_tokens) { return prompt_tokens * prompt_tokens / 2; }

std::vector<int> balance_prefill(const std::vector<double>& lengths, int cards, PrefillPolicy policy) {
    std::vector<int> card_of(lengths.size(), 0);
    if (policy == PrefillPolicy::in_turn) {
        for (std::size_t request = 0; request < lengths.size(); ++request)
            card_of[request] = static_cast<int>(request % static_cast<std::size_t>(cards));
        return card_of;
    }
    std::vector<std::size_t> order(lengths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return lengths[a] > lengths[b]; });
    double all_tokens = 0;
    double all_work = 0;
    for (const double length : lengths) {
        all_tokens += length;
        all_work += attention_work(length);
    }
    std::vector<double> tokens(static_cast<std::size_t>(cards), 0.0);
    std::vector<double> work(static_cast<std::size_t>(cards), 0.0);
    for (const auto request : order) {
        const double length = lengths[request];
        const auto cost = [&](std::size_t card) {
            const double tokens_now = (tokens[card] + length) / all_tokens;
            const double work_now = (work[card] + attention_work(length)) / all_work;
            if (policy == PrefillPolicy::by_tokens)
                return tokens_now;
            return policy == PrefillPolicy::by_attention ? work_now : std::max(tokens_now, work_now);
        };
        std::size_t best = 0;
        for (std::size_t card = 1; card < tokens.size(); ++card)
            if (cost(card) < cost(best))
                best = card;
        card_of[request] = static_cast<int>(best);
        tokens[best] += length;
        work[best] += attention_work(length);
    }
    return card_of;
}

PrefillLoads prefill_loads(const std::vector<double>& lengths, const std::vector<int>& card_of, int cards) {
    PrefillLoads loads;
    loads.attention.assign(static_cast<std::size_t>(cards), 0.0);
    loads.tokens.assign(static_cast<std::size_t>(cards), 0.0);
    for (std::size_t request = 0; request < lengths.size(); ++request) {
        const auto card = static_cast<std::size_t>(card_of[request]);
        loads.attention[card] += attention_work(lengths[request]);
        loads.tokens[card] += lengths[request];
    }
    loads.attention_imbalance = imbalance(loads.attention);
    loads.token_imbalance = imbalance(loads.tokens);
    return loads;
}

} // namespace planner
