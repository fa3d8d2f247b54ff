// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/model_totals.h"

#include "model/engine/evaluate.h"

#include <algorithm>

namespace planner {

ModelTotals totals_of(const std::vector<std::pair<Parameter, double>>& dimensions) {
    auto scenario = default_scenario();
    for (const auto& [parameter, value] : dimensions)
        scenario.inputs.values[index_of(parameter)] = value;
    set_value(scenario, "precision.kv"_in, 1);
    const double fp8 = evaluate(scenario)["model.kv_bytes_per_token"_fig];
    set_value(scenario, "precision.kv"_in, 0);
    const auto plan = evaluate(scenario);
    return {.total_params = plan["model.total_params"_fig],
            .activated_params = plan["model.activated_params"_fig],
            .activated_params_without_input_table = plan["model.activated_params_without_input_table"_fig],
            .kv_bytes_per_token = plan["model.kv_bytes_per_token"_fig],
            .kv_bytes_per_token_fp8 = fp8,
            .kv_bytes_per_token_past_windows = plan["model.kv_bytes_per_token_growing"_fig],
            .index_bytes_per_token = plan["model.index_bytes_per_token"_fig],
            .fixed_bytes_per_request = plan["model.fixed_bytes_per_request"_fig]};
}

std::vector<TotalLine> lines_of(const ModelTotals& totals) {
    std::vector<TotalLine> lines{
        {PLANNER_TEXT("model", "parameters"), totals.total_params, Unit::parameters},
        {PLANNER_TEXT("model", "activated"), totals.activated_params, Unit::parameters},
        {PLANNER_TEXT("model", "activated, without input table"), totals.activated_params_without_input_table,
         Unit::parameters},
        {PLANNER_TEXT("model", "KV per token, BF16"), totals.kv_bytes_per_token, Unit::bytes},
        {PLANNER_TEXT("model", "KV per token, FP8"), totals.kv_bytes_per_token_fp8, Unit::bytes},
        {PLANNER_TEXT("model", "KV per token past the windows, BF16"), totals.kv_bytes_per_token_past_windows,
         Unit::bytes, totals.kv_bytes_per_token},
        {PLANNER_TEXT("model", "index cache per token"), totals.index_bytes_per_token, Unit::bytes, 0},
        {PLANNER_TEXT("model", "fixed cache per request"), totals.fixed_bytes_per_request, Unit::bytes, 0}};
    lines.erase(std::remove_if(lines.begin(), lines.end(),
                               [](const TotalLine& line) { return line.value == line.unless; }),
                lines.end());
    return lines;
}

} // namespace planner
