// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/import_report.h"

#include "model/scenario/check_value.h"
#include "model/scenario/values_json.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <cmath>

namespace planner {

namespace {

Json number_or_null(double value) { return std::isnan(value) ? Json(nullptr) : Json(value); }

} // namespace

Json imported_value_json(const ImportedValue& value) {
    Inputs inputs;
    inputs.values[index_of(value.parameter)] = value.value;
    return value_to_json(value.parameter, inputs);
}

Json import_to_json(const ImportedModel& model) {
    Json values{{"id", model.id}, {"name", model.name}};
    Json table = Json::array();
    for (const auto& read : model.values) {
        if (info(read.parameter).group() == group_of(CatalogKind::model))
            values[json_key(read.parameter)] = imported_value_json(read);
        table.push_back({{"field", info(read.parameter).id},
                         {"value", imported_value_json(read)},
                         {"from", english(read.from)}});
    }
    Json missing = Json::array();
    for (const auto& part : model.not_modelled)
        missing.push_back({{"part", part.part}, {"reason", english(part.reason)}});
    const auto& totals = model.totals;
    return {
        {"model", values},
        {"total_params", number_or_null(totals.total_params)},
        {"activated_params", number_or_null(totals.activated_params)},
        {"activated_params_without_input_table", number_or_null(totals.activated_params_without_input_table)},
        {"kv_bytes_per_token", number_or_null(totals.kv_bytes_per_token)},
        {"kv_bytes_per_token_fp8", number_or_null(totals.kv_bytes_per_token_fp8)},
        {"kv_bytes_per_token_past_windows", number_or_null(totals.kv_bytes_per_token_past_windows)},
        {"index_bytes_per_token", number_or_null(totals.index_bytes_per_token)},
        {"fixed_bytes_per_request", number_or_null(totals.fixed_bytes_per_request)},
        {"table", table},
        {"not_modelled", missing}};
}

std::string import_to_text(const ImportedModel& model) {
    std::string text =
        fmt::format("{} ({})\n\n{:<34}  {:>14}  {}\n", model.name, model.file, "field", "value", "from");
    for (const auto& read : model.values)
        text += fmt::format("{:<34}  {:>14}  {}\n", info(read.parameter).id,
                            format_value(read.parameter, read.value), english(read.from));
    text += "\n";
    for (const auto& line : lines_of(model.totals))
        text += fmt::format("{:<36}  {}\n", line.label,
                            std::isnan(line.value) ? "not modelled" : format_exact(line.value, line.unit));
    for (const auto& part : model.not_modelled)
        text += fmt::format("{}{}: {}\n", &part == &model.not_modelled.front() ? "\nnot modelled\n  " : "  ",
                            part.part, english(part.reason));
    return text;
}

} // namespace planner
