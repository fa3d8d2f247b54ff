// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_command.h"

#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/scenario_argument.h"
#include "model/analysis/sweep.h"
#include "model/files/atomic_file.h"
#include "model/report/sweep_text.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace planner::cli {

namespace {

void add_once(std::vector<Figure>& figures, Figure figure) {
    if (std::find(figures.begin(), figures.end(), figure) == figures.end())
        figures.push_back(figure);
}

/// Adds whether the units fit that the figures are of; both, if they are of no unit.
void add_fits(std::vector<Figure>& figures) {
    const auto ask_for = [&](std::string_view unit) {
        return std::any_of(figures.begin(), figures.end(), [&](Figure figure) {
            return info(figure).id.find(unit) != std::string_view::npos;
        });
    };
    const bool decode = ask_for("decode");
    const bool prefill = ask_for("prefill");
    if (decode || !prefill)
        add_once(figures, "decode.fits"_fig);
    if (prefill || !decode)
        add_once(figures, "prefill.fits"_fig);
}

Result<Sweep> read_sweep(const SweepOptions& options) {
    Sweep sweep;
    for (const auto& text : options.vary) {
        auto axis = parse_sweep_axis(text);
        if (!axis)
            return tl::make_unexpected(axis.error());
        sweep.axes.push_back(std::move(*axis));
    }
    for (const auto& id : options.figures) {
        const auto figure = known_figure(id);
        if (!figure)
            return tl::make_unexpected(figure.error());
        add_once(sweep.figures, *figure);
    }
    add_fits(sweep.figures);
    if (const auto checked = check_sweep(sweep); !checked)
        return tl::make_unexpected(checked.error());
    return sweep;
}

/// Where the text of a sweep goes: standard output, or a file that stands there once it is complete.
class Destination {
public:
    Result<void> open(const std::string& path) {
        if (path == "-")
            return {};
        auto file = AtomicFile::open(path);
        if (!file)
            return tl::make_unexpected(file.error());
        m_file.emplace(std::move(*file));
        return {};
    }

    bool is_terminal() const { return !m_file && ::isatty(STDOUT_FILENO) == 1; }

    Result<void> write(std::string_view text) {
        if (m_file)
            return m_file->write(text);
        fmt::print("{}", text);
        return {};
    }

    Result<void> close() { return m_file ? m_file->commit() : Result<void>{}; }

private:
    std::optional<AtomicFile> m_file;
};

/// What is swept, and as what it is written.
struct Study {
    std::vector<Scenario> scenarios;
    std::vector<std::string> names; ///< of the scenarios, as the command line gives them
    Sweep sweep;
    SweepStyle style;

    std::size_t size() const { return scenarios.size() * sweep.size(); }
};

Result<Study> read_study(const SweepOptions& options) {
    Study study;
    study.names = options.scenarios;
    for (const auto& name : options.scenarios) {
        auto scenario = prepared(name, options.assignments);
        if (!scenario)
            return tl::make_unexpected(scenario.error());
        study.scenarios.push_back(std::move(*scenario));
    }
    auto sweep = read_sweep(options);
    if (!sweep)
        return tl::make_unexpected(sweep.error());
    study.sweep = std::move(*sweep);
    study.style = {options.as_json ? SweepFormat::json : SweepFormat::csv, study.scenarios.size() > 1};
    return study;
}

/// Writes the points of every scenario and answers how many there were.
Result<std::size_t> write_points(const Study& study, Destination& destination) {
    const Interrupt interrupt;
    Progress progress(study.size(), !destination.is_terminal());
    Result<void> written;
    std::size_t done = 0;
    for (std::size_t index = 0; index < study.scenarios.size() && !Interrupt::asked(); ++index) {
        const SweptScenario scenario{study.names[index], index == 0};
        const auto prepare = [&](SweepTable& part) {
            part.text = sweep_points(study.sweep, part, study.style, scenario);
        };
        const auto take = [&](const SweepTable& part) {
            if (written)
                written = destination.write(part.text);
            progress.show(done + part.first + part.size());
            return written && !Interrupt::asked();
        };
        const auto points = run(study.scenarios[index], study.sweep, SweepSteps{prepare, take});
        if (!points)
            return tl::make_unexpected(points.error());
        if (!written)
            return tl::make_unexpected(written.error());
        done += *points;
    }
    return done;
}

Result<void> write_study(const Study& study, Destination& destination) {
    if (auto written = destination.write(sweep_head(study.sweep, study.style)); !written)
        return written;
    const auto done = write_points(study, destination);
    if (!done)
        return tl::make_unexpected(done.error());
    const bool complete = *done == study.size();
    if (auto written = destination.write(sweep_tail(study.style.format, complete)); !written)
        return written;
    if (!complete)
        return tl::make_unexpected(stopped_sweep(*done, study.size()));
    return destination.close();
}

} // namespace

int sweep(const SweepOptions& options) {
    const auto study = read_study(options);
    if (!study)
        return report(study.error());
    Destination destination;
    if (const auto opened = destination.open(options.csv); !opened)
        return report(opened.error());
    const auto written = write_study(*study, destination);
    return written ? static_cast<int>(done) : report(written.error());
}

} // namespace planner::cli
