// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/load_generators.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>

namespace planner {

namespace {

/// The standard's engines are the same everywhere; its distributions are not.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /// Evenly from 0, included, to 1.
    double share() { return static_cast<double>(m_engine() >> 11) * 0x1p-53; }

    int below(int limit) { return static_cast<int>(share() * limit); }

    double normal() {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - share()));
        return radius * std::cos(2.0 * std::numbers::pi * share());
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace

std::vector<double> zipf_loads(int count, double skew, std::uint64_t seed) {
    std::vector<double> loads;
    for (int rank = 1; rank <= count; ++rank)
        loads.push_back(std::pow(rank, -skew));
    const double sum = std::accumulate(loads.begin(), loads.end(), 0.0);
    for (auto& load : loads)
        load *= count / sum;
    Random random(seed);
    for (int last = count - 1; last > 0; --last)
        std::swap(loads[static_cast<std::size_t>(last)],
                  loads[static_cast<std::size_t>(random.below(last + 1))]);
    return loads;
}

std::vector<double> random_lengths(int count, double median_tokens, double spread, std::uint64_t seed) {
    Random random(seed);
    std::vector<double> lengths(static_cast<std::size_t>(std::max(0, count)));
    for (auto& length : lengths)
        length = std::max(1.0, std::round(median_tokens * std::exp(spread * random.normal())));
    return lengths;
}

std::vector<double> mixed_lengths(int count, double short_tokens, double long_tokens, double long_share,
                                  std::uint64_t seed) {
    Random random(seed);
    std::vector<double> lengths;
    for (int number = 0; number < count; ++number) {
        const double centre = random.share() < long_share ? long_tokens : short_tokens;
        lengths.push_back(std::max(1.0, std::round(centre * std::exp2(random.share() - 0.5))));
    }
    return lengths;
}

} // namespace planner
