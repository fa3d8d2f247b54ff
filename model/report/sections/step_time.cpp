// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/analysis/waterfall.h"
#include "model/report/document/words.h"
#include "model/units/format.h"

namespace planner::report {

namespace {

const char* cause_text(Cause cause) {
    switch (cause) {
    case Cause::chapter:
        return PLANNER_TEXT("model", "the chapter's bound");
    case Cause::whole_model:
        return PLANNER_TEXT("model", "every layer and kernel, perfectly overlapped");
    case Cause::schedule:
        return PLANNER_TEXT("model", "stages that cannot hide each other: the limit");
    case Cause::network:
        return PLANNER_TEXT("model", "latency and rate of the network");
    case Cause::kernels:
        return PLANNER_TEXT("model", "kernels and clocks below the nameplate");
    case Cause::imbalance:
        return PLANNER_TEXT("model", "imbalance: the hottest GPU rules");
    case Cause::fixed:
        return PLANNER_TEXT("model", "gaps and fixed time: the estimate");
    case Cause::unexplained:
        return PLANNER_TEXT("model", "not explained: the measured step");
    }
    return "";
}

/// From the bound to the estimate, cause by cause.
void add_waterfall(const Material& material, Section& section) {
    const auto steps = waterfall(material.scenario());
    if (steps.empty()) {
        section.blocks.emplace_back(
            Paragraph{say(PLANNER_TEXT("model", "There is no estimate of the step for this plan."))});
        return;
    }
    section.blocks.emplace_back(Picture{"waterfall"});
    Table table{say(PLANNER_TEXT("model", "From the bound to the estimate, one cause after another")),
                {{say(PLANNER_TEXT("model", "Cause"))},
                 {say(PLANNER_TEXT("model", "Adds")), true},
                 {say(PLANNER_TEXT("model", "Step then")), true}},
                {}};
    for (const auto& step : steps)
        table.rows.push_back({{say(cause_text(step.cause))},
                              {verbatim(format_change(step.after_s - step.before_s, Unit::seconds))},
                              {number(step.after_s, Unit::seconds)}});
    section.blocks.emplace_back(std::move(table));
}

std::vector<Figure> stages_of(std::string_view prefix, std::initializer_list<const char*> names) {
    std::vector<Figure> figures;
    for (const char* name : names)
        if (const auto figure = find_figure(std::string(prefix) + name))
            figures.push_back(*figure);
    return figures;
}

/// The figures of a unit side by side under both lenses of the full model.
Table lenses(const Material& material, Text caption, std::string_view unit,
             std::initializer_list<const char*> names) {
    Table table{std::move(caption),
                {{say(PLANNER_TEXT("model", "Figure"))},
                 {say(PLANNER_TEXT("model", "Limit")), true},
                 {say(PLANNER_TEXT("model", "Estimate")), true}},
                {}};
    if (material.has_baseline())
        table.columns.insert(table.columns.begin() + 1,
                             {say(PLANNER_TEXT("model", "Baseline, estimate")), true});
    const auto limits = stages_of(std::string("limit.").append(unit), names);
    const auto estimates = stages_of(std::string("estimate.").append(unit), names);
    for (std::size_t index = 0; index < limits.size(); ++index) {
        Row row{{label_of(limits[index])}};
        if (material.has_baseline())
            row.push_back({value_of(material.baseline(), estimates[index])});
        row.push_back({material.value(limits[index])});
        row.push_back({material.value(estimates[index])});
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Section step_time(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Step time")), {}, false};
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "Decode step: {chapter} by the chapter's bound, ruled by {bottleneck}; "
                                  "{limit} by the limit; {estimate} by the estimate; measured: {measured}. "
                                  "All-to-all rules the bound below {flip} per GPU."),
            {{"chapter", material.value("chapter.decode.step_s"_fig)},
             {"bottleneck", material.value("chapter.decode.bottleneck"_fig)},
             {"limit", material.value("limit.decode.step_s"_fig)},
             {"estimate", material.value("estimate.decode.step_s"_fig)},
             {"measured", material.value("measured.decode.step_s"_fig)},
             {"flip", material.value("chapter.decode.flip_nic_bandwidth"_fig)}})});
    section.blocks.emplace_back(Picture{"decode-step"});
    section.blocks.emplace_back(material.figures(
        say(PLANNER_TEXT("model", "The chapter's hand calculation")),
        {"chapter.decode.attention_memory_s"_fig, "chapter.decode.attention_compute_s"_fig,
         "chapter.decode.experts_memory_s"_fig, "chapter.decode.experts_compute_s"_fig,
         "chapter.decode.all_to_all_s"_fig, "chapter.decode.layers"_fig, "chapter.decode.step_s"_fig,
         "chapter.decode.bottleneck"_fig, "chapter.decode.flip_nic_bandwidth"_fig,
         "chapter.decode.bound_tokens_per_gpu_s"_fig}));
    add_waterfall(material, section);
    section.blocks.emplace_back(Picture{"timeline"});
    section.blocks.emplace_back(lenses(
        material, say(PLANNER_TEXT("model", "Decode: stages of one MoE layer per micro-batch, and the step")),
        "decode.",
        {"attention0_s", "attention1_s", "shared_s", "dispatch_s", "mlp_s", "combine_s", "layer_s",
         "dense_layer_s", "layers_s", "mtp_s", "head_s", "fixed_s", "step_s", "user_tokens_per_s",
         "tokens_per_gpu_s", "bottleneck"}));
    section.blocks.emplace_back(Picture{"roofline"});
    section.blocks.emplace_back(Picture{"prefill-step"});
    section.blocks.emplace_back(
        lenses(material,
               say(PLANNER_TEXT("model", "Prefill: stages of one MoE layer per micro-batch, and the pass")),
               "prefill.",
               {"attention_s", "shared_s", "dispatch_s", "mlp_s", "combine_s", "layer_s", "dense_layer_s",
                "pass_s", "tokens_per_gpu_s", "input_tokens_per_gpu_s", "ttft_s", "bottleneck"}));
    return section;
}

} // namespace planner::report
