// SPDX-License-Identifier: GPL-3.0-or-later
// How long one evaluation of the whole plan takes on one core; the last line is the result as JSON.
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/explain/explanation.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <cmath>

using namespace planner;

namespace {

/// As a slider does: every iteration evaluates another NIC rate.
void evaluatePlan(benchmark::State& state) {
    Scenario scenario = *find_preset(opening_preset);
    double rate = 25e9;
    for ([[maybe_unused]] auto unused : state) {
        set_value(scenario, "network.nic_bandwidth"_in, rate);
        benchmark::DoNotOptimize(evaluate(scenario));
        rate = rate < 200e9 ? rate + 1e8 : 25e9;
    }
}
BENCHMARK(evaluatePlan)->MinTime(1);

/// What opening the Explain panel costs: every figure traced once.
void tracePlan(benchmark::State& state) {
    const Scenario& scenario = *find_preset(opening_preset);
    for ([[maybe_unused]] auto unused : state) {
        const Explainer explainer(scenario);
        benchmark::DoNotOptimize(&explainer);
    }
}
BENCHMARK(tracePlan);

/// Prints as usual and remembers the time of evaluatePlan.
class Reporter : public benchmark::ConsoleReporter {
public:
    Reporter() : ConsoleReporter(OO_None) {}

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const auto& run : runs)
            if (run.benchmark_name().starts_with("evaluatePlan") && !run.error_occurred)
                evaluate_s = run.cpu_accumulated_time / static_cast<double>(run.iterations);
        ConsoleReporter::ReportRuns(runs);
    }

    double evaluate_s = std::nan("");
};

} // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    if (std::isnan(reporter.evaluate_s))
        return 0; // --benchmark_list_tests, or a filter that leaves it out
    fmt::print("{{\"evaluate_us\": {:.3f}, \"plans_per_s\": {:.0f}}}\n", reporter.evaluate_s * 1e6,
               1 / reporter.evaluate_s);
    return 0;
}
