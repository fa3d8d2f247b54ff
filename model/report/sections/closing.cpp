// SPDX-License-Identifier: GPL-3.0-or-later
// The last pages: every figure, and how to get this report again.
#include "model/report/sections/sections.h"

#include "model/report/document/words.h"

namespace planner::report {

Section every_figure(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Every figure")), {}, true};
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "What “moe-planner-cli evaluate” prints for the attached scenario."))});
    section.blocks.emplace_back(
        material.figures(say(PLANNER_TEXT("model", "All figures")), Material::all_under("")));
    return section;
}

Section reproduction(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "How to get this again")), {}, false};
    section.blocks.emplace_back(Paragraph{say(
        PLANNER_TEXT("model", "Made by MoE Planner {version}. The scenario travels with this report: drop "
                              "the report on the window or open it there, and the plan is back; or take "
                              "the scenario out and evaluate it again:"),
        {{"version", verbatim(PLANNER_VERSION)}})});
    section.blocks.emplace_back(Code{"moe-planner extract REPORT -o scenario.json\n"
                                     "moe-planner-cli evaluate scenario.json\n"
                                     "moe-planner-cli explain scenario.json estimate.decode.step_s\n"
                                     "moe-planner report scenario.json -o report.pdf"});
    if (material.has_baseline())
        section.blocks.emplace_back(Paragraph{
            say(PLANNER_TEXT("model", "The attached scenario is the proposal. The baseline is “{baseline}”; "
                                      "what differs stands in the table of inputs that differ."),
                {{"baseline", name_of(*material.subject().baseline)}})});
    return section;
}

} // namespace planner::report
