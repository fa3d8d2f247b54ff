// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/decode.h"

#include "model/analysis/balancers/imbalance.h"

#include <algorithm>
#include <numeric>

namespace planner {

namespace {

/// A request at work.
struct Running {
    std::size_t card;
    double context;
    int steps_left;
};

class Unit {
public:
    explicit Unit(int cards)
        : m_kv(static_cast<std::size_t>(cards), 0.0), m_requests(static_cast<std::size_t>(cards), 0) {}

    /// Every request gets longer; those that are done leave and free their KV.
    void advance(int steps) {
        for (auto& request : m_running) {
            const int ran = std::min(steps, request.steps_left);
            request.steps_left -= ran;
            request.context += ran;
            m_kv[request.card] += ran;
            if (request.steps_left == 0) {
                m_kv[request.card] -= request.context;
                --m_requests[request.card];
            }
        }
        m_running.erase(std::remove_if(m_running.begin(), m_running.end(),
                                       [](const Running& request) { return request.steps_left == 0; }),
                        m_running.end());
    }

    std::size_t choose(const DecodeArrival& arrival, DecodePolicy policy, std::size_t number) const {
        if (policy == DecodePolicy::in_turn)
            return number % m_kv.size();
        const double all_kv = std::accumulate(m_kv.begin(), m_kv.end(), arrival.context_tokens);
        const double all_requests = std::accumulate(m_requests.begin(), m_requests.end(), 1);
        const auto cost = [&](std::size_t card) {
            const double kv = (m_kv[card] + arrival.context_tokens) / all_kv;
            const double requests = (m_requests[card] + 1) / all_requests;
            if (policy == DecodePolicy::least_kv)
                return kv;
            return policy == DecodePolicy::fewest_requests ? requests : std::max(kv, requests);
        };
        std::size_t best = 0;
        for (std::size_t card = 1; card < m_kv.size(); ++card)
            if (cost(card) < cost(best))
                best = card;
        return best;
    }

    void place(const DecodeArrival& arrival, std::size_t card) {
        m_running.push_back({card, arrival.context_tokens, std::max(arrival.output_steps, 1)});
        m_kv[card] += arrival.context_tokens;
        ++m_requests[card];
    }

    DecodeFrame frame(std::size_t placed_on) const {
        const std::vector<double> counts(m_requests.begin(), m_requests.end());
        return {static_cast<int>(placed_on), m_kv, m_requests, imbalance(m_kv), imbalance(counts)};
    }

private:
    std::vector<double> m_kv;
    std::vector<int> m_requests;
    std::vector<Running> m_running;
};

} // namespace

std::vector<DecodeFrame> balance_decode(const std::vector<DecodeArrival>& arrivals, int cards,
                                        int steps_between, DecodePolicy policy) {
    Unit unit(cards);
    std::vector<DecodeFrame> frames;
    frames.reserve(arrivals.size());
    for (std::size_t number = 0; number < arrivals.size(); ++number) {
        unit.advance(steps_between);
        const auto card = unit.choose(arrivals[number], policy, number);
        unit.place(arrivals[number], card);
        frames.push_back(unit.frame(card));
    }
    return frames;
}

std::vector<DecodeArrival> arrivals_of(const std::vector<double>& contexts, int output_steps) {
    std::vector<DecodeArrival> arrivals;
    arrivals.reserve(contexts.size());
    for (const double context : contexts)
        arrivals.push_back({context, output_steps});
    return arrivals;
}

} // namespace planner
