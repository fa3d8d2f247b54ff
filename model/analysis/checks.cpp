// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/checks.h"

#include "model/analysis/findings.h"
#include "model/catalog/entry_rules.h"
#include "model/engine/calculation.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

template <ServingUnit unit> void check_memory(const Plan& plan, Findings& findings) {
    const double free = plan[figure_of(unit, "memory.free_bytes")];
    if (!(free < 0))
        return;
    const auto weights = plan[figure_of(unit, "memory.weights_bytes")];
    const auto usable =
        plan[figure_of(unit, "memory.capacity_bytes")] - plan[figure_of(unit, "memory.reserve_bytes")];
    const bool decode = unit == ServingUnit::decode;
    const auto* pattern =
        weights > usable
            ? (decode ? PLANNER_TEXT("model", "Decode unit: the weights alone do not fit; over by {over}.")
                      : PLANNER_TEXT("model", "Prefill unit: the weights alone do not fit; over by {over}."))
            : (decode
                   ? PLANNER_TEXT("model", "Decode unit: does not fit, over by {over}; the weights fit.")
                   : PLANNER_TEXT("model", "Prefill unit: does not fit, over by {over}; the weights fit."));
    findings.add(Severity::broken, decode ? "decode.requests_per_rank"_in : "prefill.prompts_in_flight"_in,
                 pattern, {{"over", -free, Unit::bytes}});
}

template <ServingUnit unit> void check_placement(const Plan& plan, Findings& findings) {
    const double experts = plan["model.routed_experts"_in];
    const double empty = plan[figure_of(unit, "empty_slots")];
    const double ep = plan[input_of(unit, "ep")];
    const double redundant = plan[input_of(unit, "redundant_experts")];
    constexpr bool decode = unit == ServingUnit::decode;
    if (experts > 0 && empty > 0)
        findings.add(
            Severity::note, input_of(unit, "redundant_experts"),
            decode
                ? PLANNER_TEXT("model", "Decode unit: {empty} expert slots of a layer stay empty at EP{ep}; "
                                        "{redundant} redundant experts would fill them.")
                : PLANNER_TEXT("model", "Prefill unit: {empty} expert slots of a layer stay empty at EP{ep}; "
                                        "{redundant} redundant experts would fill them."),
            {{"empty", empty}, {"ep", ep}, {"redundant", redundant + empty}});
    const double gpus = plan[input_of(unit, "nodes")] * plan["unit.gpus_per_node"_in];
    if (ep != gpus)
        findings.add(ep > gpus ? Severity::broken : Severity::note, input_of(unit, "ep"),
                     decode ? PLANNER_TEXT("model", "Decode unit: EP{ep} on {gpus} GPUs.")
                            : PLANNER_TEXT("model", "Prefill unit: EP{ep} on {gpus} GPUs."),
                     {{"ep", ep}, {"gpus", gpus}});
    const double tp = plan[input_of(unit, "attention_tp")];
    if (std::fmod(plan["model.attention_heads"_in], tp) != 0 || std::fmod(gpus, tp) != 0)
        findings.add(
            Severity::broken, input_of(unit, "attention_tp"),
            decode
                ? PLANNER_TEXT("model",
                               "Decode unit: attention TP{tp} does not divide {heads} heads and {gpus} GPUs.")
                : PLANNER_TEXT(
                      "model",
                      "Prefill unit: attention TP{tp} does not divide {heads} heads and {gpus} GPUs."),
            {{"tp", tp}, {"heads", plan["model.attention_heads"_in]}, {"gpus", gpus}});
}

void check_decode(const Plan& plan, Findings& findings) {
    if (plan["decode.tokens_per_micro_batch"_fig] > plan["decode.dispatch_max_tokens"_in] &&
        plan["model.routed_experts"_in] > 0)
        findings.add(
            Severity::broken, "decode.dispatch_max_tokens"_in,
            PLANNER_TEXT("model",
                         "Decode unit: {tokens} tokens per micro-batch, the dispatch buffer holds {limit}."),
            {{"tokens", plan["decode.tokens_per_micro_batch"_fig]},
             {"limit", plan["decode.dispatch_max_tokens"_in]}});
    const double most = 1 + plan["decode.draft_tokens"_in];
    if (plan["decode.tokens_per_step"_in] > most)
        findings.add(
            Severity::broken, "decode.tokens_per_step"_in,
            PLANNER_TEXT("model",
                         "A step cannot advance {tokens} tokens with {drafts} drafted; {most} at most."),
            {{"tokens", plan["decode.tokens_per_step"_in]},
             {"drafts", plan["decode.draft_tokens"_in]},
             {"most", most}});
}

void check_model(const Plan& plan, Findings& findings) {
    architecture_rules(
        [&](Parameter parameter) { return plan[parameter]; },
        [&](Parameter parameter, const char* pattern, std::initializer_list<Argument> arguments) {
            findings.add(Severity::broken, parameter, pattern, arguments);
        });
}

void check_formats(const Plan& plan, Findings& findings) {
    for (const auto parameter :
         {"precision.weights"_in, "precision.attention"_in, "precision.index_cache"_in}) {
        if (parameter == "precision.index_cache"_in && !(plan["model.index_layers"_in] > 0))
            continue;
        const auto format_id = info(parameter).choices[static_cast<std::size_t>(plan[parameter])].id;
        const bool lacks = (format_id == "fp8" && std::isnan(plan["gpu.fp8_flop_per_s"_in])) ||
                           (format_id == "fp4" && std::isnan(plan["gpu.fp4_flop_per_s"_in]));
        if (lacks)
            findings.add(
                Severity::broken, parameter,
                PLANNER_TEXT("model",
                             "This GPU has no {format}; choose another format for the multiplications."),
                {{"format", 0, Unit::choice, format_id == "fp8" ? "FP8" : "FP4"}});
    }
}

void check_service(const Plan& plan, Findings& findings) {
    if (!plan.has_traffic)
        findings.add(Severity::broken, "workload.profile"_in,
                     PLANNER_TEXT("model",
                                  "The traffic by hour is an own column, and none is given: paste one, "
                                  "or choose another profile."),
                     {});
    const double from = plan["pricing.off_peak_from_hours"_in];
    const double to = plan["pricing.off_peak_to_hours"_in];
    if (std::isnan(from) != std::isnan(to))
        findings.add(
            Severity::note, "pricing.off_peak_from_hours"_in,
            PLANNER_TEXT("model", "The off-peak window has one end only, so that no discount counts."), {});
}

void check(const Plan& plan, Findings& findings) {
    check_memory<ServingUnit::decode>(plan, findings);
    check_memory<ServingUnit::prefill>(plan, findings);
    check_decode(plan, findings);
    check_model(plan, findings);
    check_formats(plan, findings);
    check_service(plan, findings);
    check_placement<ServingUnit::decode>(plan, findings);
    check_placement<ServingUnit::prefill>(plan, findings);
}

} // namespace

std::vector<Finding> check_plan(const Plan& plan) {
    std::vector<Finding> list;
    Findings findings{&list};
    check(plan, findings);
    std::stable_sort(list.begin(), list.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    return list;
}

FindingCount count_findings(const Plan& plan) {
    Findings findings;
    check(plan, findings);
    return findings.count;
}

} // namespace planner
