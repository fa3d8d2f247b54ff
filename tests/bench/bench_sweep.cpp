// SPDX-License-Identifier: GPL-3.0-or-later
// How many plans a sweep evaluates per second: on one core for figures of each lens and of two, and on all
// cores; the last line is the result as JSON.
#include "model/analysis/sweep.h"
#include "model/catalog/presets.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

using namespace planner;

namespace {

constexpr int rounds = 5; // the best of them counts: other programs only slow one down

double plans_per_s(const Sweep& sweep) {
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        std::size_t points = 0;
        const auto count = [&](const SweepTable& part) {
            points += part.size();
            return true;
        };
        if (!run(*find_preset(opening_preset), sweep, SweepSteps{{}, count}))
            std::abort();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        best = std::max(best, static_cast<double>(points) / took.count());
    }
    return best;
}

Sweep sweep_of(std::vector<Figure> figures, int threads = 1) {
    Sweep sweep;
    for (const auto* axis : {"network.nic_bandwidth=200Gb/s:1600Gb/s:250:log",
                             "decode.requests_per_rank=1:256:256", "gpu=h800-sxm,h20-96g"})
        sweep.axes.push_back(parse_sweep_axis(axis).value());
    sweep.figures = std::move(figures);
    sweep.threads = threads;
    return sweep;
}

} // namespace

int main() {
    const std::vector chapter{"chapter.decode.step_s"_fig, "chapter.decode.bottleneck"_fig};
    const std::vector limit{"limit.decode.step_s"_fig, "limit.decode.bottleneck"_fig};
    const std::vector estimate{"estimate.decode.step_s"_fig, "estimate.decode.bottleneck"_fig};
    const std::vector both{"limit.decode.step_s"_fig, "estimate.decode.step_s"_fig};
    fmt::print("{{\"sweep_plans_per_s_per_core\": {:.0f}, \"limit\": {:.0f}, \"estimate\": {:.0f}, "
               "\"limit_and_estimate\": {:.0f}, \"sweep_plans_per_s\": {:.0f}}}\n",
               plans_per_s(sweep_of(chapter)), plans_per_s(sweep_of(limit)), plans_per_s(sweep_of(estimate)),
               plans_per_s(sweep_of(both)), plans_per_s(sweep_of(chapter, 0)));
    return 0;
}
