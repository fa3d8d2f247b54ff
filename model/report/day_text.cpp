// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/day_text.h"

#include "model/analysis/checks.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <cmath>

namespace planner {

namespace {

struct Column {
    std::string_view key; ///< name with unit, in files
    const char* heading;  ///< in the table; empty for what only files show
    Unit unit;
    double (*value)(const DayHour&);
};

constexpr std::array columns{
    Column{"input_tokens_per_s", "input", Unit::tokens_per_s,
           [](const DayHour& hour) { return hour.input_tokens_per_s; }},
    Column{"output_tokens_per_s", "output", Unit::tokens_per_s,
           [](const DayHour& hour) { return hour.output_tokens_per_s; }},
    Column{"needed_prefill_nodes", "", Unit::nodes,
           [](const DayHour& hour) { return hour.needed_prefill_nodes; }},
    Column{"needed_decode_nodes", "", Unit::nodes,
           [](const DayHour& hour) { return hour.needed_decode_nodes; }},
    Column{"needed_nodes", "needed", Unit::nodes, [](const DayHour& hour) { return hour.needed_nodes(); }},
    Column{"prefill_units", "prefill", Unit::count, [](const DayHour& hour) { return hour.prefill_units; }},
    Column{"decode_units", "decode", Unit::count, [](const DayHour& hour) { return hour.decode_units; }},
    Column{"prefill_nodes", "", Unit::nodes, [](const DayHour& hour) { return hour.prefill_nodes; }},
    Column{"decode_nodes", "", Unit::nodes, [](const DayHour& hour) { return hour.decode_nodes; }},
    Column{"nodes", "nodes", Unit::nodes, [](const DayHour& hour) { return hour.nodes(); }},
    Column{"published_nodes", "published", Unit::nodes,
           [](const DayHour& hour) { return hour.published_nodes; }},
    Column{"paid_nodes", "paid", Unit::nodes, [](const DayHour& hour) { return hour.paid_nodes; }},
    Column{"cost_usd", "cost", Unit::usd, [](const DayHour& hour) { return hour.cost_usd; }},
    Column{"revenue_usd", "headline", Unit::usd, [](const DayHour& hour) { return hour.revenue_usd; }},
    Column{"published_income_usd", "", Unit::usd,
           [](const DayHour& hour) { return hour.published_income_usd; }},
    Column{"paid_revenue_usd", "earned", Unit::usd,
           [](const DayHour& hour) { return hour.paid_revenue_usd; }},
    Column{"off_peak_part", "off-peak", Unit::fraction,
           [](const DayHour& hour) { return hour.off_peak_part; }},
};

bool is_shown(const Column& column) { return *column.heading != '\0'; }

/// As wide as it looks: some letters take more than one byte.
std::string right_aligned(const std::string& text, std::size_t width) {
    std::size_t letters = 0;
    for (const char byte : text)
        letters += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
    return std::string(letters < width ? width - letters : 0, ' ') + text;
}

std::string cell(const std::string& text) {
    constexpr std::size_t width = 16;
    return right_aligned(text, width);
}

} // namespace

std::string day_to_text(const Day& day, const Plan& plan) {
    std::string text = " hour";
    for (const auto& column : columns)
        if (is_shown(column))
            text += cell(column.heading);
    for (std::size_t at = 0; at < day.size(); ++at) {
        text += fmt::format("\n{:02}:00", at);
        for (const auto& column : columns)
            if (is_shown(column))
                text += cell(format(column.value(day.at(at)), column.unit));
    }
    text +=
        "\n\nUnits and nodes are whole units, each pool rounded by itself; the mix of tokens is the day's at "
        "every hour.\n";
    for (const auto& finding : check_plan(plan))
        text += fmt::format("{}: {}\n", finding.severity == Severity::broken ? "broken" : "note",
                            english(finding.text));
    return text;
}

std::string day_to_csv(const Day& day) {
    std::string text = "hour";
    for (const auto& column : columns)
        text += fmt::format(",{}", column.key);
    for (std::size_t at = 0; at < day.size(); ++at) {
        text += fmt::format("\n{}", at);
        for (const auto& column : columns) {
            const double value = column.value(day.at(at));
            text += std::isnan(value) ? "," : fmt::format(",{}", value);
        }
    }
    return text + "\n";
}

Json day_to_json(const Day& day) {
    Json rows = Json::array();
    for (std::size_t at = 0; at < day.size(); ++at) {
        Json row{{"hour", at}};
        for (const auto& column : columns) {
            const double value = column.value(day.at(at));
            row[std::string(column.key)] = std::isnan(value) ? Json(nullptr) : Json(value);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace planner
