// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/analysis/validation.h"
#include "model/report/document/words.h"

#include <cmath>

namespace planner::report {

namespace {

/// Two readings of one quantity; left out where one of them is missing.
void add_row(Table& table, Text what, double computed, double stated, Unit unit) {
    if (std::isnan(computed) || std::isnan(stated) || stated == 0)
        return;
    table.rows.push_back({{std::move(what)},
                          {number(computed, unit)},
                          {number(stated, unit)},
                          {verbatim(percent(computed / stated - 1))}});
}

std::vector<Column> columns() {
    return {{say(PLANNER_TEXT("model", "Quantity"))},
            {say(PLANNER_TEXT("model", "Computed")), true},
            {say(PLANNER_TEXT("model", "Stated")), true},
            {say(PLANNER_TEXT("model", "Deviation")), true}};
}

Table against_published(const Material& material) {
    const auto& plan = material.plan();
    Table table{say(PLANNER_TEXT("model", "Against what was published of this plan")), columns(), {}};
    if (!plan.is_published)
        return table;
    add_row(table, say(PLANNER_TEXT("model", "Nodes from traffic and rates, against the published average")),
            plan["service.total_nodes"_fig], plan["measured.average_nodes"_in], Unit::nodes);
    add_row(table, say(PLANNER_TEXT("model", "Decode step by the estimate, against the measured one")),
            plan["estimate.decode.step_s"_fig], plan["measured.decode.step_s"_fig], Unit::seconds);
    add_row(table, say(PLANNER_TEXT("model", "Output per GPU by the estimate, against the measured rate")),
            plan["estimate.decode.tokens_per_gpu_s"_fig], plan["chapter.decode.tokens_per_gpu_s"_fig],
            Unit::tokens_per_s);
    add_row(table,
            say(PLANNER_TEXT("model", "Computed input per GPU by the estimate, against the measured rate")),
            plan["estimate.prefill.tokens_per_gpu_s"_fig],
            plan["chapter.prefill.computed_tokens_per_gpu_s"_fig], Unit::tokens_per_s);
    add_row(table, say(PLANNER_TEXT("model", "Theoretical profit, against the published one")),
            plan["service.profit_per_day_usd"_fig], plan["measured.profit_per_day_usd"_fig], Unit::usd);
    return table;
}

Table validation_table(const std::vector<ValidationRow>& rows) {
    Table table{say(PLANNER_TEXT("model", "The estimate against published deployments")), columns(), {}};
    table.columns.push_back({say(PLANNER_TEXT("model", "Fitted"))});
    for (const auto& row : rows) {
        if (row.is_component || row.is_formula)
            continue;
        table.rows.push_back(
            {{verbatim(row.id)},
             {number(row.predicted, info(row.figure).unit)},
             {number(row.measured, info(row.figure).unit)},
             {verbatim(percent(row.error))},
             {say(row.in_fit ? PLANNER_TEXT("model", "yes") : PLANNER_TEXT("model", "no"))}});
    }
    return table;
}

Text median(const std::vector<ValidationRow>& rows) {
    return say(PLANNER_TEXT("model",
                            "Half of the deployments that took part in no fit lie within {deployments}, "
                            "half of the kernels and transfers within {components}."),
               {{"deployments", number(median_error(rows, false, false), Unit::fraction)},
                {"components", number(median_error(rows, true, false), Unit::fraction)}});
}

} // namespace

Section cross_checks(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Cross-checks")), {}, false};
    if (const auto& ratio = material.plan()["chapter.decode.measured_over_bound"_fig]; !std::isnan(ratio))
        section.blocks.emplace_back(Paragraph{
            say(PLANNER_TEXT("model", "The measured decode step is {ratio} the chapter's bound. Prefill "
                                      "reaches {fp8} of the FP8 peak, {bf16} of the BF16 peak."),
                {{"ratio", material.value("chapter.decode.measured_over_bound"_fig)},
                 {"fp8", material.value("chapter.prefill.fp8_utilisation"_fig)},
                 {"bf16", material.value("chapter.prefill.bf16_utilisation"_fig)}})});
    auto published = against_published(material);
    if (published.rows.empty())
        section.blocks.emplace_back(Paragraph{
            say(PLANNER_TEXT("model", "Nothing was measured on this very plan. What was measured on "
                                      "the published plan is marked so and not compared with."))});
    else
        section.blocks.emplace_back(std::move(published));
    const auto rows = validate();
    section.blocks.emplace_back(validation_table(rows));
    section.blocks.emplace_back(Paragraph{median(rows)});
    return section;
}

} // namespace planner::report
