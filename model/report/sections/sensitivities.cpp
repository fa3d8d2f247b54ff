// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/analysis/sensitivity.h"
#include "model/report/document/words.h"
#include "model/units/format.h"

#include <algorithm>
#include <cmath>

namespace planner::report {

namespace {

constexpr std::size_t most_rows = 10;
constexpr double smallest_change = 1e-5; ///< smaller ones are not worth a row

/// Rounded, large counts with a prefix.
Text amount(double value, Unit unit) {
    constexpr double large = 1e6;
    return value >= large ? verbatim(format_compact(value, unit)) : number(value, unit);
}

bool is_word(const InputEffect& effect) { return !info(effect.parameter).choices.empty(); }

/// The input's value at one end, or why there is none.
Text input_at(const InputEffect& effect, const SensitivityEnd& end) {
    if (end.state == EndState::none)
        return number(not_given, Unit::count);
    auto value = is_word(effect) ? value_of(effect.parameter, end.value)
                                 : amount(end.value, info(effect.parameter).unit);
    if (end.state == EndState::illegal)
        return say(PLANNER_TEXT("model", "{value}: not possible"), {{"value", std::move(value)}});
    if (end.breaks)
        return say(PLANNER_TEXT("model", "{value}: breaks a rule"), {{"value", std::move(value)}});
    return value;
}

/// The figure's change at one end.
Cell change_at(const Sensitivity& result, const SensitivityEnd& end, std::size_t figure) {
    const double change = result.change(end, figure);
    if (std::isnan(change))
        return {number(change, Unit::fraction), Tone::muted};
    if (std::abs(change) < smallest_change)
        return {verbatim(percent(0)), Tone::muted};
    const auto better = info(result.figures[figure]).better;
    const bool improves = better != Better::neither && (change > 0) == (better == Better::higher);
    const bool worsens = better != Better::neither && !improves;
    const auto tone = improves ? Tone::better : Tone::worse;
    return {verbatim(percent(change)), improves || worsens ? tone : Tone::plain};
}

Table ranking(const Sensitivity& result, std::size_t figure) {
    Table table{say(PLANNER_TEXT("model", "{figure}: {value}"),
                    {{"figure", label_of(result.figures[figure])},
                     {"value", number(result.present[figure], info(result.figures[figure]).unit)}}),
                {{say(PLANNER_TEXT("model", "Input"))},
                 {say(PLANNER_TEXT("model", "Now")), true},
                 {say(PLANNER_TEXT("model", "Lower")), true},
                 {say(PLANNER_TEXT("model", "Figure then")), true},
                 {say(PLANNER_TEXT("model", "Higher")), true},
                 {say(PLANNER_TEXT("model", "Figure then")), true}},
                {}};
    for (const auto index : result.ranked(figure)) {
        const auto& effect = result.effects[index];
        if (is_word(effect) || table.rows.size() == most_rows)
            continue;
        table.rows.push_back({{label_of(effect.parameter)},
                              {amount(effect.present, info(effect.parameter).unit)},
                              {input_at(effect, effect.low)},
                              change_at(result, effect.low, figure),
                              {input_at(effect, effect.high)},
                              change_at(result, effect.high, figure)});
    }
    return table;
}

bool moves_something(const Sensitivity& result, const SensitivityEnd& end) {
    for (std::size_t figure = 0; figure < result.figures.size(); ++figure)
        if (const double change = result.change(end, figure); std::abs(change) >= smallest_change)
            return true;
    return false;
}

/// Every word in place of its neighbour, and what the figures then do.
Table choices(const Sensitivity& result) {
    Table table{
        say(PLANNER_TEXT("model", "Choices in place of amounts")),
        {{say(PLANNER_TEXT("model", "Input"))}, {say(PLANNER_TEXT("model", "In place of what is chosen"))}},
        {}};
    for (const auto figure : result.figures)
        table.columns.push_back({label_of(figure), true});
    for (const auto& effect : result.effects)
        for (const auto* end : {&effect.low, &effect.high}) {
            if (!is_word(effect) || !moves_something(result, *end))
                continue;
            Row row{{label_of(effect.parameter)}, {input_at(effect, *end)}};
            for (std::size_t figure = 0; figure < result.figures.size(); ++figure)
                row.push_back(change_at(result, *end, figure));
            table.rows.push_back(std::move(row));
        }
    return table;
}

/// Where a small change of an input makes another thing the bottleneck or the limit.
Points turning_points(const Material& material) {
    return {
        {say(PLANNER_TEXT("model", "The bottleneck of the bound flips at {rate} per GPU."),
             {{"rate", material.value("chapter.decode.flip_nic_bandwidth"_fig)}}),
         say(PLANNER_TEXT("model", "Memory is full at {requests} requests per attention rank, the dispatch "
                                   "buffer at {buffer}."),
             {{"requests", material.value("decode.max_requests_by_memory"_fig)},
              {"buffer", material.value("decode.max_requests_by_buffer"_fig)}})}};
}

} // namespace

Section sensitivities(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Sensitivity")), {}, false};
    section.blocks.emplace_back(Paragraph{say(
        PLANNER_TEXT("model", "Every input is moved by 20 % to either side on its own, whole numbers to the "
                              "next one that makes sense; the ten strongest stand here, words in a table of "
                              "their own. A value that the input cannot have is named and not evaluated. "
                              "Nodes are sized from the demand, so that every input moves the money."))});
    section.blocks.emplace_back(turning_points(material));
    const auto result = sensitivity(material.scenario(),
                                    {"estimate.decode.step_s"_fig, "estimate.decode.tokens_per_gpu_s"_fig,
                                     "decode.memory.total_bytes"_fig,
                                     "service.usd_per_million_output_tokens"_fig, "service.markup"_fig});
    for (std::size_t figure = 0; figure < result.figures.size(); ++figure)
        if (!std::isnan(result.present[figure]))
            section.blocks.emplace_back(ranking(result, figure));
    if (auto table = choices(result); !table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace planner::report
