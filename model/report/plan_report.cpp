// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plan_report.h"

#include "model/report/document/words.h"
#include "model/report/sections/sections.h"
#include "model/scenario/scenario_json.h"

namespace planner::report {

namespace {

Text fact(const char* name, Text value) {
    return say(PLANNER_TEXT("model", "{name}: {value}"), {{"name", say(name)}, {"value", std::move(value)}});
}

std::vector<Text> facts(const Material& material) {
    std::vector<Text> result;
    const auto& subject = material.subject();
    if (!subject.prepared_by.empty())
        result.push_back(fact(PLANNER_TEXT("model", "Prepared by"), verbatim(subject.prepared_by)));
    if (!subject.date.empty())
        result.push_back(fact(PLANNER_TEXT("model", "Date"), verbatim(subject.date)));
    result.push_back(
        fact(PLANNER_TEXT("model", "Program"), verbatim(std::string("MoE Planner ") + PLANNER_VERSION)));
    if (material.has_baseline())
        result.push_back(fact(PLANNER_TEXT("model", "Baseline"), name_of(*subject.baseline)));
    return result;
}

/// Without tables that have nothing to say, since everything in them is missing.
Section without_empty_tables(Section section) {
    std::erase_if(section.blocks, [](const Block& block) {
        const auto* table = std::get_if<Table>(&block);
        return table != nullptr && table->rows.empty();
    });
    return section;
}

} // namespace

Report make_report(const Subject& subject) {
    const Material material(subject);
    Report report{say(PLANNER_TEXT("model", "Serving plan: {plan}"), {{"plan", name_of(subject.scenario)}}),
                  description_of(subject.scenario),
                  facts(material),
                  {},
                  write_scenario(subject.scenario)};
    report.sections.push_back(decision(material));
    if (material.has_baseline())
        report.sections.push_back(without_empty_tables(comparison(material)));
    for (const auto section : {feasibility, memory, step_time, service, cost, sensitivities, cross_checks,
                               model_statement, assumptions, derivations, every_figure, reproduction})
        report.sections.push_back(without_empty_tables(section(material)));
    return report;
}

} // namespace planner::report
