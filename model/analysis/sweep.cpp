// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep.h"

#include "model/units/format.h"

#include <algorithm>

namespace planner {

namespace {

constexpr std::size_t most_axes = 3;
constexpr std::size_t most_kept = 500'000'000; // bytes of a table that is kept

void append(SweepTable& table, const SweepTable& part) {
    table.values.insert(table.values.end(), part.values.begin(), part.values.end());
    table.flags.insert(table.flags.end(), part.flags.begin(), part.flags.end());
}

} // namespace

std::size_t Sweep::size() const {
    std::size_t points = 1;
    for (const auto& axis : axes)
        points *= axis.size();
    return points;
}

std::size_t Sweep::index_on(std::size_t axis, std::size_t point) const {
    for (std::size_t faster = axes.size() - 1; faster > axis; --faster)
        point /= axes[faster].size();
    return point % axes[axis].size();
}

Result<void> check_sweep(const Sweep& sweep) {
    if (sweep.axes.empty() || sweep.axes.size() > most_axes)
        return failure({PLANNER_TEXT("model", "a sweep varies one to three inputs, not {count}"),
                        {{"count", std::to_string(sweep.axes.size())}}});
    if (sweep.figures.empty())
        return failure({PLANNER_TEXT("model", "a sweep needs at least one figure"), {}});
    double points = 1;
    for (auto axis = sweep.axes.begin(); axis != sweep.axes.end(); ++axis) {
        points *= static_cast<double>(axis->size());
        const auto same = [&](const SweepAxis& other) { return other.subject == axis->subject; };
        if (std::any_of(sweep.axes.begin(), axis, same))
            return failure({PLANNER_TEXT("model", "is varied twice"), {}}, std::string(axis->id()));
    }
    if (points > double{most_sweep_points})
        return failure({PLANNER_TEXT("model", "{points} points are too many; {most} at most"),
                        {{"points", format(points, Unit::count)},
                         {"most", format(double{most_sweep_points}, Unit::count)}}});
    return {};
}

Result<SweepTable> run(const Scenario& scenario, const Sweep& sweep,
                       const std::function<bool(std::size_t)>& keep_going) {
    if (auto checked = check_sweep(sweep); !checked)
        return tl::make_unexpected(checked.error());
    const auto size = sweep.size();
    if (size * (sweep.figures.size() * sizeof(double) + sizeof(SweepFlags)) > most_kept)
        return failure({PLANNER_TEXT("model", "{points} points are too many for a table in memory"),
                        {{"points", format(static_cast<double>(size), Unit::count)}}});
    SweepTable table;
    table.values.reserve(size * sweep.figures.size());
    table.flags.reserve(size);
    const auto take = [&](const SweepTable& part) {
        append(table, part);
        return !keep_going || keep_going(table.size());
    };
    const auto done = run(scenario, sweep, SweepSteps{{}, take});
    if (!done)
        return tl::make_unexpected(done.error());
    if (*done < size)
        return tl::make_unexpected(stopped_sweep(*done, size));
    return table;
}

Problem stopped_sweep(std::size_t done, std::size_t size) {
    return {{PLANNER_TEXT("model", "the sweep was stopped after {done} of {size} points"),
             {{"done", format(static_cast<double>(done), Unit::count)},
              {"size", format(static_cast<double>(size), Unit::count)}}},
            {},
            {}};
}

} // namespace planner
