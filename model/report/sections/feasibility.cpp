// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/analysis/checks.h"
#include "model/report/document/words.h"

namespace planner::report {

namespace {

void add_findings(const Material& material, Section& section) {
    const auto findings = check_plan(material.plan());
    if (findings.empty()) {
        section.blocks.emplace_back(Paragraph{say(PLANNER_TEXT("model", "The plan breaks no rule."))});
        return;
    }
    for (const auto& finding : findings) {
        const bool broken = finding.severity == Severity::broken;
        section.blocks.emplace_back(Paragraph{say(broken ? PLANNER_TEXT("model", "Broken: {finding}")
                                                         : PLANNER_TEXT("model", "Note: {finding}"),
                                                  {{"finding", finding.text}}),
                                              broken ? Tone::warning : Tone::plain});
    }
}

Row placement(const Material& material, const char* label, Parameter decode, Parameter prefill) {
    return {{say(label)},
            {value_of(decode, material.plan()[decode])},
            {value_of(prefill, material.plan()[prefill])}};
}

Row placement(const Material& material, const char* label, Figure decode, Figure prefill) {
    return {{say(label)}, {material.value(decode)}, {material.value(prefill)}};
}

Table placements(const Material& material) {
    return {
        say(PLANNER_TEXT("model", "Placement of the experts")),
        {{say(PLANNER_TEXT("model", "Placement"))},
         {say(PLANNER_TEXT("model", "Decode unit")), true},
         {say(PLANNER_TEXT("model", "Prefill unit")), true}},
        {placement(material, PLANNER_TEXT("model", "Nodes"), "decode.nodes"_in, "prefill.nodes"_in),
         placement(material, PLANNER_TEXT("model", "Expert parallel (EP)"), "decode.ep"_in, "prefill.ep"_in),
         placement(material, PLANNER_TEXT("model", "Redundant experts"), "decode.redundant_experts"_in,
                   "prefill.redundant_experts"_in),
         placement(material, PLANNER_TEXT("model", "Attention TP"), "decode.attention_tp"_in,
                   "prefill.attention_tp"_in),
         placement(material, PLANNER_TEXT("model", "Routed expert slots per GPU"),
                   "decode.routed_experts_per_gpu"_fig, "prefill.routed_experts_per_gpu"_fig),
         placement(material, PLANNER_TEXT("model", "Empty expert slots"), "decode.empty_slots"_fig,
                   "prefill.empty_slots"_fig),
         placement(material, PLANNER_TEXT("model", "Free memory"), "decode.memory.free_bytes"_fig,
                   "prefill.memory.free_bytes"_fig),
         placement(material, PLANNER_TEXT("model", "Fits"), "decode.fits"_fig, "prefill.fits"_fig)}};
}

} // namespace

Section feasibility(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Feasibility")), {}, false};
    add_findings(material, section);
    section.blocks.emplace_back(placements(material));
    section.blocks.emplace_back(
        material.figures(say(PLANNER_TEXT("model", "Largest batch")),
                         {"decode.memory.bytes_per_request"_fig, "decode.max_requests_by_memory"_fig,
                          "decode.max_requests_by_buffer"_fig, "decode.max_requests_per_rank"_fig,
                          "decode.max_requests_limit"_fig}));
    return section;
}

} // namespace planner::report
