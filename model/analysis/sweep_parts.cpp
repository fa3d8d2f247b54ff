// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep.h"

#include "model/analysis/sweep_points.h"
#include "model/engine/evaluator.h"

#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <atomic>

namespace planner {

namespace {

constexpr std::size_t part_size = 512; // points that a thread takes at a time

/// Fills a part of the table. The vectors are used again and again, so nothing is allocated point by point.
void fill(SweepTable& part, std::size_t count, const Scenario& scenario, const SweepStarts& starts,
          const std::vector<Figure>& figures) {
    part.values.clear();
    part.flags.clear();
    SweepPoint point(scenario, starts);
    Evaluator evaluator(scenario.origin, needs_of(figures));
    for (std::size_t row = 0; row < count; ++row) {
        const auto plan = evaluator.plan_of(point.inputs_at(part.first + row));
        for (const auto figure : figures)
            part.values.push_back(plan[figure]);
        part.flags.push_back({count_findings(plan), plan.is_published});
    }
}

} // namespace

Result<std::size_t> run(const Scenario& scenario, const Sweep& sweep, const SweepSteps& steps) {
    if (auto checked = check_sweep(sweep); !checked)
        return tl::make_unexpected(checked.error());
    const SweepStarts starts(scenario, sweep);
    const auto size = sweep.size();
    tbb::task_arena arena(sweep.threads > 0 ? sweep.threads : tbb::task_arena::automatic);
    // So many parts are under way at most. They leave in order, hence a part's place is free when its turn
    // comes.
    std::vector<SweepTable> parts(4 * static_cast<std::size_t>(arena.max_concurrency()));
    std::size_t begun = 0;
    std::size_t taken = 0;
    std::atomic<bool> stopped = false;
    const auto begin = [&](tbb::flow_control& flow) -> SweepTable* {
        if (begun >= size || stopped) {
            flow.stop();
            return nullptr;
        }
        auto& part = parts[begun / part_size % parts.size()];
        part.first = begun;
        begun = std::min(begun + part_size, size);
        return &part;
    };
    const auto compute = [&](SweepTable* part) {
        if (stopped)
            return part;
        fill(*part, std::min(part_size, size - part->first), scenario, starts, sweep.figures);
        if (steps.prepare)
            steps.prepare(*part);
        return part;
    };
    const auto take = [&](const SweepTable* part) {
        if (stopped)
            return;
        stopped = !steps.take(*part);
        taken += part->size();
    };
    using Mode = tbb::filter_mode;
    arena.execute([&] {
        tbb::parallel_pipeline(parts.size(),
                               tbb::make_filter<void, SweepTable*>(Mode::serial_in_order, begin) &
                                   tbb::make_filter<SweepTable*, SweepTable*>(Mode::parallel, compute) &
                                   tbb::make_filter<SweepTable*, void>(Mode::serial_in_order, take));
    });
    return taken;
}

} // namespace planner
