// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/catalog/catalog.h"
#include "model/catalog/known_text.h"
#include "model/report/document/words.h"

#include <algorithm>

namespace planner::report {

namespace {

Text entry_name(CatalogKind kind, const std::string& id) {
    const auto* entry = find_entry(kind, id);
    return entry == nullptr ? verbatim(id) : known_text(entry->name);
}

const char* kind_title(CatalogKind kind) {
    if (kind == CatalogKind::model)
        return PLANNER_TEXT("model", "Model");
    return kind == CatalogKind::gpu ? PLANNER_TEXT("model", "GPU")
                                    : PLANNER_TEXT("model", "Efficiency profile");
}

Table changed_inputs(const Comparison& compared) {
    Table table{say(PLANNER_TEXT("model", "Inputs that differ")),
                {{say(PLANNER_TEXT("model", "Input"))},
                 {say(PLANNER_TEXT("model", "Baseline")), true},
                 {say(PLANNER_TEXT("model", "Proposal")), true},
                 {say(PLANNER_TEXT("model", "Source in the proposal"))}},
                {}};
    for (const auto& entry : compared.entries)
        table.rows.push_back({{say(kind_title(entry.kind))},
                              {entry_name(entry.kind, entry.ids.front())},
                              {entry_name(entry.kind, entry.ids.back()), Tone::strong},
                              {say(PLANNER_TEXT("model", "catalog"))}});
    for (const auto& input : compared.inputs)
        table.rows.push_back({{label_of(input.parameter)},
                              {value_of(input.parameter, input.values.front())},
                              {value_of(input.parameter, input.values.back()), Tone::strong},
                              {input.sources.back(), Tone::muted}});
    return table;
}

/// Kernels and terms per layer are left to the list of every figure.
bool is_detail(Figure figure) {
    static const std::vector<std::string_view> kept{"step_s", "tokens_per_gpu_s", "user_tokens_per_s",
                                                    "pass_s", "ttft_s"};
    const auto& entry = info(figure);
    if (entry.lens() != Lens::limit && entry.lens() != Lens::estimate && entry.lens() != Lens::chapter)
        return false;
    if (!entry.choices.empty())
        return true; // bottlenecks have a table of their own
    return std::none_of(kept.begin(), kept.end(),
                        [&](std::string_view name) { return entry.id.ends_with(name); });
}

std::vector<Figure> changed_figures(const Comparison& compared) {
    std::vector<Figure> figures;
    for (const auto& row : compared.figures)
        if (row.is_changed() && !is_detail(row.figure))
            figures.push_back(row.figure);
    std::stable_sort(figures.begin(), figures.end(), [](Figure a, Figure b) {
        return std::string_view(subject_of(a)) < std::string_view(subject_of(b));
    });
    return figures;
}

} // namespace

Section comparison(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Baseline against proposal")), {}, false};
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "Baseline: {baseline}. Proposal: {plan}. In every chart below the "
                                  "pale shape behind is the baseline, on the same axes."),
            {{"baseline", name_of(*material.subject().baseline)}, {"plan", name_of(material.scenario())}})});
    const auto& compared = material.comparison();
    if (compared.inputs.empty() && compared.entries.empty())
        section.blocks.emplace_back(
            Paragraph{say(PLANNER_TEXT("model", "No input differs: the two plans are the same."))});
    else
        section.blocks.emplace_back(changed_inputs(compared));
    section.blocks.emplace_back(material.figures(say(PLANNER_TEXT("model", "Bottleneck of each")),
                                                 {bottleneck_figures.begin(), bottleneck_figures.end()}));
    if (auto changed = changed_figures(compared); !changed.empty())
        section.blocks.emplace_back(
            material.figures(say(PLANNER_TEXT("model", "Figures that change")), changed));
    return section;
}

} // namespace planner::report
