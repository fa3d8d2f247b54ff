// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/catalog/catalog.h"
#include "model/report/document/words.h"

namespace planner::report {

namespace {

/// What of a catalog's values nobody could verify, and why.
std::vector<Text> doubts(const Scenario& scenario) {
    std::vector<Text> texts;
    for (const auto kind : catalog_kinds)
        if (const auto* entry = find_entry(kind, scenario.inputs.catalog_id(kind)))
            for (const auto& [id, why] : entry->unverified)
                if (const auto parameter = find_parameter(id))
                    texts.push_back(say(PLANNER_TEXT("model", "Not verified: {input}: {why}"),
                                        {{"input", label_of(*parameter)}, {"why", verbatim(why)}}));
    return texts;
}

Row row_of(const Material& material, Parameter parameter) {
    const bool changed = is_changed(material.scenario(), parameter);
    Row row{{label_of(parameter)},
            {value_of(parameter, material.plan()[parameter]), changed ? Tone::strong : Tone::plain}};
    row.push_back(
        {changed
             ? say(PLANNER_TEXT("model", "changed from {value}"),
                   {{"value",
                     value_of(parameter, material.scenario().origin->published.values[index_of(parameter)])}})
             : Text{}});
    row.push_back({source_of(material.scenario(), parameter), Tone::muted});
    return row;
}

} // namespace

Section assumptions(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Assumptions")), {}, true};
    section.blocks.emplace_back(
        Paragraph{say(PLANNER_TEXT("model", "Every input of the plan, with its value, its unit and where it "
                                            "comes from. What was changed since the plan it started from "
                                            "says so."))});
    Table table{say(PLANNER_TEXT("model", "Inputs")),
                {{say(PLANNER_TEXT("model", "Input"))},
                 {say(PLANNER_TEXT("model", "Value")), true},
                 {say(PLANNER_TEXT("model", "Changed"))},
                 {say(PLANNER_TEXT("model", "Source"))}},
                {}};
    std::string_view group;
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() != group) {
            group = info(parameter).group();
            table.rows.push_back({{group_title(group), Tone::strong}});
        }
        table.rows.push_back(row_of(material, parameter));
    }
    section.blocks.emplace_back(std::move(table));
    if (auto texts = doubts(material.scenario()); !texts.empty())
        section.blocks.emplace_back(Points{std::move(texts)});
    return section;
}

} // namespace planner::report
