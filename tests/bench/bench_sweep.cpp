// SPDX-License-Identifier: GPL-3.0-or-later
// How many plans a sweep evaluates per second: on one core, and on all; the last line is the result as JSON.
#include "model/analysis/sweep.h"
#include "model/catalog/presets.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>

using namespace planner;

namespace {

double plans_per_s(Sweep sweep, int threads) {
    sweep.threads = threads;
    const auto start = std::chrono::steady_clock::now();
    std::size_t points = 0;
    const auto count = [&](const SweepTable& part) {
        points += part.size();
        return true;
    };
    if (!run(*find_preset(opening_preset), sweep, SweepSteps{{}, count}))
        std::abort();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return static_cast<double>(points) / took.count();
}

Sweep sweep_of(std::initializer_list<const char*> axes) {
    Sweep sweep;
    for (const auto* axis : axes)
        sweep.axes.push_back(parse_sweep_axis(axis).value());
    sweep.figures = {"chapter.decode.step_s"_fig, "chapter.decode.bottleneck"_fig};
    return sweep;
}

} // namespace

int main() {
    const auto sweep = sweep_of({"network.nic_bandwidth=200Gb/s:1600Gb/s:500:log",
                                 "decode.requests_per_rank=1:256:500", "gpu=h800-sxm,h20-96g"});
    const auto one = plans_per_s(sweep, 1);
    fmt::print("{{\"sweep_plans_per_s_per_core\": {:.0f}, \"sweep_plans_per_s\": {:.0f}}}\n", one,
               plans_per_s(sweep, 0));
    return 0;
}
