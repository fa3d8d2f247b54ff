// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/document/material.h"

#include "model/report/document/words.h"

#include <algorithm>
#include <cmath>

namespace planner::report {

namespace {

std::vector<Scenario> sides(const Subject& subject) {
    if (subject.baseline)
        return {*subject.baseline, subject.scenario};
    return {subject.scenario};
}

bool has_lens(Figure figure) { return info(figure).lens() != Lens::exact; }

/// Whether one subject's figures do not stand alone in the list.
bool has_several_subjects(const std::vector<Figure>& figures) {
    return std::any_of(figures.begin(), figures.end(), [&](Figure figure) {
        return std::string_view(subject_of(figure)) != subject_of(figures.front());
    });
}

} // namespace

Material::Material(const Subject& subject) : m_subject(subject), m_comparison(compare(sides(subject))) {}

Text Material::value(Figure figure) const { return value_of(plan(), figure); }

bool Material::is_missing(Figure figure) const {
    return std::isnan(plan()[figure]) && std::isnan(baseline()[figure]);
}

const Change& Material::change(Figure figure) const {
    return m_comparison.figures[index_of(figure)].changes.back();
}

/// The columns behind the label.
struct Material::Layout {
    bool lens = false;
    bool both_sides = false;
};

std::vector<Column> Material::columns(Layout layout) const {
    std::vector<Column> result{{say(PLANNER_TEXT("model", "Figure"))}};
    if (layout.lens)
        result.push_back({say(PLANNER_TEXT("model", "Lens"))});
    if (!layout.both_sides) {
        result.push_back(
            {say(has_baseline() ? PLANNER_TEXT("model", "Both plans") : PLANNER_TEXT("model", "Value")),
             true});
        return result;
    }
    result.push_back({say(PLANNER_TEXT("model", "Baseline")), true});
    result.push_back({say(PLANNER_TEXT("model", "Proposal")), true});
    result.push_back({say(PLANNER_TEXT("model", "Change")), true});
    result.push_back({say(PLANNER_TEXT("model", "Relative change")), true});
    return result;
}

Row Material::row_of(Figure figure, Layout layout) const {
    Row row{{label_of(figure)}};
    if (layout.lens)
        row.push_back({lens_of(figure), Tone::muted});
    if (!layout.both_sides) {
        row.push_back({value(figure)});
        return row;
    }
    row.push_back({plain_value_of(baseline(), figure)});
    row.push_back({plain_value_of(plan(), figure), change(figure).is_change() ? Tone::strong : Tone::plain});
    row.push_back({amount_of(change(figure), info(figure).unit)});
    row.push_back(verdict_of(change(figure)));
    return row;
}

Table Material::figures(Text caption, std::vector<Figure> figures) const {
    figures.erase(
        std::remove_if(figures.begin(), figures.end(), [&](Figure each) { return is_missing(each); }),
        figures.end());
    const Layout layout{std::any_of(figures.begin(), figures.end(), has_lens),
                        std::any_of(figures.begin(), figures.end(),
                                    [&](Figure figure) { return change(figure).verdict != Verdict::same; })};
    Table table{std::move(caption), columns(layout), {}};
    const bool headings = has_several_subjects(figures);
    std::string_view under;
    for (const auto figure : figures) {
        if (headings && subject_of(figure) != under)
            table.rows.push_back({{say(subject_of(figure)), Tone::strong}});
        under = subject_of(figure);
        table.rows.push_back(row_of(figure, layout));
    }
    return table;
}

std::vector<Figure> Material::all_under(std::string_view prefix) {
    std::vector<Figure> result;
    for (std::size_t index = 0; index < figure_count; ++index)
        if (figure_table[index].id.starts_with(prefix))
            result.push_back(static_cast<Figure>(index));
    return result;
}

const std::vector<Figure>& key_figures() {
    static const std::vector<Figure> figures{"decode.memory.total_bytes"_fig,
                                             "decode.memory.free_bytes"_fig,
                                             "decode.max_requests_per_rank"_fig,
                                             "chapter.decode.step_s"_fig,
                                             "estimate.decode.step_s"_fig,
                                             "measured.decode.step_s"_fig,
                                             "chapter.decode.bottleneck"_fig,
                                             "estimate.decode.bottleneck"_fig,
                                             "estimate.decode.user_tokens_per_s"_fig,
                                             "estimate.decode.tokens_per_gpu_s"_fig,
                                             "estimate.prefill.tokens_per_gpu_s"_fig,
                                             "estimate.prefill.ttft_s"_fig,
                                             "service.average_nodes"_fig,
                                             "service.cost_per_day_usd"_fig,
                                             "service.usd_per_million_output_tokens"_fig,
                                             "service.markup"_fig,
                                             "service.gross_margin"_fig};
    return figures;
}

} // namespace planner::report
