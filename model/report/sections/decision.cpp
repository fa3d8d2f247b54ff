// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/analysis/estimate_band.h"
#include "model/report/document/words.h"

#include <algorithm>
#include <cmath>

namespace planner::report {

namespace {

Paragraph request(const Material& material) {
    if (!material.has_baseline())
        return {say(PLANNER_TEXT("model", "Decision asked for: to run “{plan}” as planned here."),
                    {{"plan", name_of(material.scenario())}}),
                Tone::strong};
    return {say(PLANNER_TEXT("model", "Decision asked for: to run “{plan}” in place of “{baseline}”; inputs "
                                      "that differ: {count}."),
                {{"plan", name_of(material.scenario())},
                 {"baseline", name_of(*material.subject().baseline)},
                 {"count", number(static_cast<double>(material.comparison().inputs.size()), Unit::count)}}),
            Tone::strong};
}

Text fit(const Material& material) {
    const auto& plan = material.plan();
    if (plan["decode.fits"_fig] == 0)
        return say(PLANNER_TEXT("model", "The decode unit does not fit: {total} of {capacity} per GPU and "
                                         "the reserve; over by {over}."),
                   {{"total", material.value("decode.memory.total_bytes"_fig)},
                    {"capacity", material.value("decode.memory.capacity_bytes"_fig)},
                    {"over", number(-plan["decode.memory.free_bytes"_fig], Unit::bytes)}});
    return say(PLANNER_TEXT("model", "The decode unit fits: {total} of {capacity} per GPU are in use, {free} "
                                     "stay free; {most} requests per attention rank fit at most."),
               {{"total", material.value("decode.memory.total_bytes"_fig)},
                {"capacity", material.value("decode.memory.capacity_bytes"_fig)},
                {"free", material.value("decode.memory.free_bytes"_fig)},
                {"most", material.value("decode.max_requests_per_rank"_fig)}});
}

Text step(const Material& material) {
    return say(PLANNER_TEXT("model", "A decode step takes at least {chapter} by the chapter's bound and "
                                     "{estimate} by the estimate; what rules the bound is {bottleneck}."),
               {{"chapter", material.value("chapter.decode.step_s"_fig)},
                {"estimate", material.value("estimate.decode.step_s"_fig)},
                {"bottleneck", material.value("chapter.decode.bottleneck"_fig)}});
}

Text money(const Material& material) {
    return say(PLANNER_TEXT("model",
                            "A million output tokens cost {cost}, the cost of the whole service over "
                            "its output; the service pays for {nodes} nodes on average, {day} a day."),
               {{"cost", number(material.plan()["service.usd_per_million_output_tokens"_fig], Unit::usd)},
                {"nodes", material.value("service.average_nodes"_fig)},
                {"day", material.value("service.cost_per_day_usd"_fig)}});
}

/// "between 70.1 ms and 95.2 ms" for what the estimate does not know well.
Text range(const Material& material, Figure figure) {
    const auto band = estimate_band(material.scenario(), figure);
    return say(PLANNER_TEXT("model",
                            "What is uncertain (imbalance, network rates, fixed time) puts “{figure}” "
                            "between {low} and {high}."),
               {{"figure", label_of(figure)},
                {"low", number(std::min(band.best, band.worst), info(figure).unit)},
                {"high", number(std::max(band.best, band.worst), info(figure).unit)}});
}

/// What changed of a figure, in a sentence; nothing where it did not.
void add_change(const Material& material, Figure figure, std::vector<Text>& sentences) {
    const auto& change = material.change(figure);
    if (!change.is_change() || std::isnan(change.relative))
        return;
    sentences.push_back(say(
        PLANNER_TEXT("model", "Against the baseline, “{figure}” goes from {before} to {now} ({verdict})."),
        {{"figure", label_of(figure)},
         {"before", value_of(material.baseline(), figure)},
         {"now", material.value(figure)},
         {"verdict", verdict_of(change).text}}));
}

} // namespace

Section decision(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Decision and key figures")), {}, false};
    section.blocks.emplace_back(request(material));
    Points points;
    points.items = {fit(material), step(material), range(material, "estimate.decode.step_s"_fig),
                    range(material, "estimate.decode.tokens_per_gpu_s"_fig)};
    if (!std::isnan(material.plan()["service.usd_per_million_output_tokens"_fig]))
        points.items.push_back(money(material));
    if (material.has_baseline())
        for (const auto figure :
             {"chapter.decode.step_s"_fig, "estimate.decode.step_s"_fig,
              "estimate.decode.tokens_per_gpu_s"_fig, "service.usd_per_million_output_tokens"_fig})
            add_change(material, figure, points.items);
    section.blocks.emplace_back(std::move(points));
    section.blocks.emplace_back(material.figures(say(PLANNER_TEXT("model", "Key figures")), key_figures()));
    return section;
}

} // namespace planner::report
