// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/list_commands.h"

#include "app/cli/output.h"
#include "model/catalog/catalog.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/files/json_text.h"
#include "model/scenario/check_value.h"
#include "model/scenario/values_json.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <cmath>

namespace planner::cli {

namespace {

Json json_number(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

void print_json(const Json& json) { fmt::print("{}\n", json.dump(2)); }

/// A model's totals, from its own dimensions.
Plan plan_of_model(const CatalogEntry& entry) {
    auto scenario = default_scenario();
    apply(entry, CatalogKind::model, scenario.inputs);
    return evaluate(scenario);
}

Json marks_of(const CatalogEntry& entry) {
    Json marks = Json::object();
    for (const auto& [parameter, why] : entry.unverified)
        marks[parameter] = why;
    return marks;
}

/// What must be said of an entry beside its figures.
std::string remarks(const CatalogEntry& entry) {
    std::string result = entry.unverified.empty() ? "" : "  *";
    if (!entry.own_file.empty())
        result += "  from " + entry.own_file;
    return result;
}

double entry_value(const CatalogEntry& entry, Parameter wanted) {
    for (const auto& [parameter, value] : entry.values)
        if (parameter == wanted)
            return value;
    return not_given;
}

} // namespace

int list_presets(bool as_json) {
    Json json = Json::array();
    for (const auto& preset : presets()) {
        json.push_back({{"id", preset.id}, {"name", preset.name}, {"description", preset.description}});
        if (!as_json)
            fmt::print("{:<32}  {}\n{:<32}  {}\n", preset.id, preset.name, "", preset.description);
    }
    if (as_json)
        print_json(json);
    return done;
}

int list_gpus(bool as_json) {
    Json json = Json::array();
    for (const auto& entry : catalog(CatalogKind::gpu)) {
        Json values = Json::object();
        std::string line = fmt::format("{:<18}  {:<24}", entry.id, entry.name);
        for (const auto& [parameter, value] : entry.values) {
            values[json_key(parameter)] = json_number(value);
            const bool doubtful = entry.unverified.contains(std::string(info(parameter).id));
            line += fmt::format("  {} {}{}", info(parameter).name(), format(value, info(parameter).unit),
                                doubtful ? "*" : "");
        }
        json.push_back({{"id", entry.id},
                        {"name", entry.name},
                        {"values", values},
                        {"source", entry.source},
                        {"date", entry.date},
                        {"own_file", entry.own_file},
                        {"unverified", marks_of(entry)}});
        if (!as_json)
            fmt::print("{}{}\n", line, entry.own_file.empty() ? "" : "  from " + entry.own_file);
    }
    if (as_json)
        print_json(json);
    else
        fmt::print("* not verified; --json says why\n");
    return done;
}

int list_models(bool as_json) {
    Json json = Json::array();
    for (const auto& entry : catalog(CatalogKind::model)) {
        const auto plan = plan_of_model(entry);
        const auto total = plan["model.total_params"_fig];
        const auto activated = plan["model.activated_params"_fig];
        const auto kv = plan["model.kv_bytes_per_token"_fig];
        const auto growing = plan["model.kv_bytes_per_token_growing"_fig];
        const auto fixed = plan["model.fixed_bytes_per_request"_fig];
        const auto index = plan["model.index_bytes_per_token"_fig];
        const auto without_input = plan["model.activated_params_without_input_table"_fig];
        json.push_back({{"id", entry.id},
                        {"name", entry.name},
                        {"attention",
                         info("model.attention_kind"_in)
                             .choices[static_cast<std::size_t>(entry_value(entry, "model.attention_kind"_in))]
                             .id},
                        {"layers", entry_value(entry, "model.layers"_in)},
                        {"total_params", total},
                        {"activated_params", activated},
                        {"activated_params_without_input_table", without_input},
                        {"kv_bytes_per_token", kv},
                        {"kv_bytes_per_token_growing", growing},
                        {"fixed_bytes_per_request", fixed},
                        {"index_bytes_per_token", index},
                        {"source", entry.source},
                        {"date", entry.date},
                        {"own_file", entry.own_file},
                        {"unverified", marks_of(entry)}});
        if (!as_json)
            fmt::print(
                "{:<22}  {:<28}  total {:>8.2f}e9  activated {:>7.2f}e9, {:>7.2f}e9 without input table  "
                "KV per token {}, growing {}  fixed per request {}{}{}\n",
                entry.id, entry.name, total / 1e9, activated / 1e9, without_input / 1e9,
                format_bytes_both(kv), format(growing, Unit::bytes), format(fixed, Unit::bytes),
                index > 0 ? "  index per token " + format(index, Unit::bytes) : "", remarks(entry));
    }
    if (as_json)
        print_json(json);
    else
        fmt::print("* dimensions not verified; --json says which and why\n");
    return done;
}

int list_prices(bool as_json) {
    Json json = Json::array();
    for (const auto& entry : catalog(CatalogKind::prices)) {
        Json values = Json::object();
        for (const auto& [parameter, value] : entry.values)
            values[json_key(parameter)] = json_number(value);
        json.push_back({{"id", entry.id},
                        {"name", entry.name},
                        {"date", entry.date},
                        {"values", values},
                        {"source", entry.source},
                        {"notes", entry.notes},
                        {"unverified", marks_of(entry)}});
        if (as_json)
            continue;
        const auto price = [&](Parameter parameter) {
            const bool doubtful = entry.unverified.contains(std::string(info(parameter).id));
            return format(entry_value(entry, parameter), info(parameter).unit) + (doubtful ? "*" : "");
        };
        fmt::print("{:<20}  {}  {}\n{:<20}  hit {}, miss {}, output {}; off-peak {}, {}, {}; {}, {}, {}\n",
                   entry.id, entry.date, entry.name, "", price("pricing.input_hit_usd_per_million"_in),
                   price("pricing.input_miss_usd_per_million"_in), price("pricing.output_usd_per_million"_in),
                   price("pricing.off_peak_input_hit_usd_per_million"_in),
                   price("pricing.off_peak_input_miss_usd_per_million"_in),
                   price("pricing.off_peak_output_usd_per_million"_in),
                   price("pricing.input_hit_cny_per_million"_in),
                   price("pricing.input_miss_cny_per_million"_in),
                   price("pricing.output_cny_per_million"_in));
    }
    if (as_json)
        print_json(json);
    else
        fmt::print("* not verified; --json says why\n");
    return done;
}

int list_parameters(bool as_json) {
    Json json = Json::array();
    for (const auto kind : catalog_kinds) {
        std::string legal = "an id of the catalog:";
        for (const auto& entry : catalog(kind))
            legal += " " + entry.id;
        json.push_back({{"id", choice_id(kind)}, {"unit", ""}, {"legal", legal}});
        if (!as_json)
            fmt::print("{:<38}  {:<9}  {}\n", choice_id(kind), "", legal);
    }
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        const auto& entry = info(parameter);
        const auto legal = english(legal_values(parameter));
        Json row{{"id", entry.id},
                 {"label", entry.label},
                 {"unit", info(entry.unit).symbol},
                 {"key", json_key(parameter)},
                 {"default", json_number(entry.standard)},
                 {"legal", legal},
                 {"optional", entry.optional},
                 {"help", entry.help},
                 {"source", entry.source}};
        if (entry.link != nullptr)
            row["follows"] = entry.link;
        json.push_back(std::move(row));
        if (!as_json)
            fmt::print("{:<38}  {:<9}  {}\n{:<38}  {:<9}  {}{}\n", entry.id, info(entry.unit).symbol,
                       entry.help, "", "", legal,
                       entry.link != nullptr ? fmt::format("; follows {}", entry.link) : "");
    }
    if (as_json)
        print_json(json);
    return done;
}

int list_figures(bool as_json) {
    Json json = Json::array();
    for (const auto& entry : figure_table) {
        json.push_back({{"id", entry.id},
                        {"label", entry.label},
                        {"unit", info(entry.unit).symbol},
                        {"help", entry.help}});
        if (!as_json)
            fmt::print("{:<56}  {:<9}  {}\n", entry.id, info(entry.unit).symbol, entry.label);
    }
    if (as_json)
        print_json(json);
    return done;
}

} // namespace planner::cli
