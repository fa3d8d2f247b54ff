// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/swap_entry.h"

#include "model/engine/evaluate.h"
#include "model/scenario/check_value.h"

#include <cmath>

namespace planner {

namespace {

/// One swap, with the plan's inputs before and after it.
struct Swap {
    Scenario& scenario;
    ParameterValues before;
    ParameterValues after;
    std::vector<Text> notes{};

    double old_value(Parameter parameter) const { return before[index_of(parameter)]; }
    double new_value(Parameter parameter) const { return after[index_of(parameter)]; }

    /// Sets an input; `because` has the arguments {input}, {from} and {to}.
    void adjust(Parameter parameter, double value, const char* because,
                std::vector<std::pair<std::string, std::string>> arguments = {}) {
        arguments.emplace_back("from", format_value(parameter, new_value(parameter)));
        arguments.emplace_back("to", format_value(parameter, value));
        notes.push_back({because, std::move(arguments), {{"input", Text{info(parameter).label, {}}}}});
        set_value(scenario, parameter, value);
        after[index_of(parameter)] = value;
    }
};

struct UnitInputs {
    Parameter nodes;
    Parameter ep;
    Parameter redundant_experts;
    Parameter attention_tp;
    const char* fill;  ///< the sentence that tells of other redundant experts
    const char* split; ///< the sentence that tells of another attention TP
};

constexpr std::array units{
    UnitInputs{
        "decode.nodes"_in, "decode.ep"_in, "decode.redundant_experts"_in, "decode.attention_tp"_in,
        PLANNER_TEXT("model",
                     "Decode unit: {to} redundant experts instead of {from}, so that {experts} experts "
                     "fill EP{ep} evenly."),
        PLANNER_TEXT("model",
                     "Decode unit: attention TP{to} instead of TP{from}, which does not divide {heads} "
                     "heads.")},
    UnitInputs{
        "prefill.nodes"_in, "prefill.ep"_in, "prefill.redundant_experts"_in, "prefill.attention_tp"_in,
        PLANNER_TEXT("model",
                     "Prefill unit: {to} redundant experts instead of {from}, so that {experts} experts "
                     "fill EP{ep} evenly."),
        PLANNER_TEXT("model",
                     "Prefill unit: attention TP{to} instead of TP{from}, which does not divide {heads} "
                     "heads.")}};

bool is_even(double experts, double redundant, double ep) {
    return experts == 0 || std::fmod(experts + redundant, ep) == 0;
}

void fill_slots(Swap& swap, const UnitInputs& unit) {
    const double experts = swap.new_value("model.routed_experts"_in);
    const double ep = swap.new_value(unit.ep);
    const bool was_even = is_even(swap.old_value("model.routed_experts"_in),
                                  swap.old_value(unit.redundant_experts), swap.old_value(unit.ep));
    if (!was_even || is_even(experts, swap.new_value(unit.redundant_experts), ep) || ep != std::floor(ep))
        return;
    const double fewest = std::fmod(ep - std::fmod(experts, ep), ep);
    swap.adjust(
        unit.redundant_experts, fewest, unit.fill,
        {{"experts", format_value("model.routed_experts"_in, experts)}, {"ep", format_value(unit.ep, ep)}});
}

void split_heads(Swap& swap, const UnitInputs& unit) {
    const double heads = swap.new_value("model.attention_heads"_in);
    const double gpus = swap.new_value(unit.nodes) * swap.new_value("unit.gpus_per_node"_in);
    const double split = swap.new_value(unit.attention_tp);
    if (std::fmod(swap.old_value("model.attention_heads"_in), split) != 0 || std::fmod(heads, split) == 0)
        return;
    double possible = split;
    while (std::fmod(heads, possible) != 0 || std::fmod(gpus, possible) != 0)
        --possible;
    swap.adjust(unit.attention_tp, possible, unit.split,
                {{"heads", format_value("model.attention_heads"_in, heads)}});
}

void drop_drafts(Swap& swap) {
    const bool lost = swap.old_value("model.mtp_layers"_in) > 0 && swap.new_value("model.mtp_layers"_in) == 0;
    if (!lost || swap.new_value("decode.draft_tokens"_in) == 0)
        return;
    const char* because =
        PLANNER_TEXT("model", "{input}: {to} instead of {from}, since this model has no MTP layers.");
    swap.adjust("decode.draft_tokens"_in, 0, because);
    if (swap.new_value("decode.tokens_per_step"_in) != 1)
        swap.adjust("decode.tokens_per_step"_in, 1, because);
}

/// Whether the GPU of these values multiplies in the format.
bool multiplies(const ParameterValues& values, double format) {
    constexpr std::array peaks{"gpu.bf16_flop_per_s"_in, "gpu.fp8_flop_per_s"_in, "gpu.fp4_flop_per_s"_in};
    return !std::isnan(values[index_of(peaks.at(static_cast<std::size_t>(format)))]);
}

void choose_formats(Swap& swap) {
    for (const auto parameter : {"precision.weights"_in, "precision.attention"_in}) {
        const double format = swap.new_value(parameter);
        if (!multiplies(swap.before, swap.old_value(parameter)) || multiplies(swap.after, format))
            continue;
        double possible = format;
        while (possible > 0 && !multiplies(swap.after, possible))
            --possible;
        swap.adjust(parameter, possible,
                    PLANNER_TEXT("model", "{input}: {to} instead of {from}, which this GPU does not have."));
    }
}

} // namespace

std::vector<Text> swap_entry(Scenario& scenario, CatalogKind kind, const CatalogEntry& entry) {
    const auto before = evaluate(scenario).inputs;
    set_catalog_entry(scenario, kind, entry);
    Swap swap{scenario, before, evaluate(scenario).inputs};
    for (const auto& unit : units) {
        fill_slots(swap, unit);
        split_heads(swap, unit);
    }
    drop_drafts(swap);
    choose_formats(swap);
    return swap.notes;
}

Result<std::vector<Text>> swap_entry(Scenario& scenario, CatalogKind kind, std::string_view id) {
    const auto entry = known_entry(kind, id);
    if (!entry)
        return tl::make_unexpected(entry.error());
    return swap_entry(scenario, kind, **entry);
}

} // namespace planner
