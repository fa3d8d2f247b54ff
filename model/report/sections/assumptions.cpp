// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/catalog/catalog.h"
#include "model/catalog/known_text.h"
#include "model/engine/evaluate.h"
#include "model/report/document/words.h"
#include "model/scenario/parameter_names.h"

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
                                        {{"input", label_of(*parameter)}, {"why", known_text(why)}}));
    return texts;
}

/// Sources that many inputs share are written once, below the table, and numbered in it.
class Sources {
public:
    explicit Sources(const Scenario& scenario) {
        for (std::size_t index = 0; index < parameter_count; ++index)
            ++entry_of(source_of(scenario, static_cast<Parameter>(index))).uses;
        int number = 0;
        for (auto& entry : m_entries)
            if (entry.uses >= fewest_uses)
                entry.number = ++number;
    }

    /// The source itself, or its number in brackets.
    Text shown(const Text& source) {
        const int number = entry_of(source).number;
        return number == 0 ? source : verbatim("[" + std::to_string(number) + "]");
    }

    /// The numbered sources.
    Points list() const {
        Points points;
        for (const auto& entry : m_entries)
            if (entry.number != 0)
                points.items.push_back(
                    say("{number} {source}", {{"number", verbatim("[" + std::to_string(entry.number) + "]")},
                                              {"source", entry.source}}));
        return points;
    }

private:
    static constexpr int fewest_uses = 3;

    struct Entry {
        Text source;
        int uses = 0;
        int number = 0; ///< 0: not numbered
    };

    Entry& entry_of(const Text& source) {
        for (auto& entry : m_entries)
            if (entry.source == source)
                return entry;
        return m_entries.emplace_back(Entry{source});
    }

    std::vector<Entry> m_entries;
};

/// The values of the plan that the scenario started from, linked ones with what they follow.
ParameterValues published_inputs(const Scenario& scenario) {
    auto published = scenario;
    published.inputs = scenario.origin->published;
    return evaluate(published, needs_of({})).inputs;
}

/// Where the value comes from, and for one that was changed, from what.
Cell source_cell(const Material& material, Parameter parameter, const ParameterValues& published,
                 Sources& sources) {
    auto source = sources.shown(source_of(material.scenario(), parameter));
    if (!is_changed(material.scenario(), parameter))
        return {std::move(source), Tone::muted};
    return {
        say(PLANNER_TEXT("model", "changed from {value}: {source}"),
            {{"value", value_of(parameter, published[index_of(parameter)])}, {"source", std::move(source)}})};
}

Table table_of(const Material& material, Sources& sources) {
    const auto published = published_inputs(material.scenario());
    Table table{say(PLANNER_TEXT("model", "Inputs")),
                {{say(PLANNER_TEXT("model", "Input"))},
                 {say(PLANNER_TEXT("model", "Value")), true},
                 {say(PLANNER_TEXT("model", "Source, and what was changed"))}},
                {}};
    std::string_view group;
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() != group) {
            group = info(parameter).group();
            table.rows.push_back({{say(group_title(group)), Tone::strong}});
        }
        const auto tone = is_changed(material.scenario(), parameter) ? Tone::strong : Tone::plain;
        table.rows.push_back({{say(info(parameter).label)},
                              {value_of(parameter, material.plan()[parameter]), tone},
                              source_cell(material, parameter, published, sources)});
    }
    return table;
}

} // namespace

Section assumptions(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Assumptions")), {}, true};
    section.blocks.emplace_back(
        Paragraph{say(PLANNER_TEXT("model", "Every input of the plan, with its value, its unit and where it "
                                            "comes from. What was changed since the plan it started from "
                                            "says so."))});
    Sources sources(material.scenario());
    section.blocks.emplace_back(table_of(material, sources));
    section.blocks.emplace_back(sources.list());
    if (auto texts = doubts(material.scenario()); !texts.empty())
        section.blocks.emplace_back(Points{std::move(texts)});
    return section;
}

} // namespace planner::report
