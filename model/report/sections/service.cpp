// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/report/document/words.h"

#include <algorithm>
#include <cmath>

namespace planner::report {

namespace {

bool is_money(Figure figure) {
    const auto unit = info(figure).unit;
    return unit == Unit::usd || unit == Unit::usd_per_million || figure == "service.markup"_fig ||
           figure == "service.gross_margin"_fig;
}

std::vector<Figure> service_figures(bool money) {
    auto figures = Material::all_under("service.");
    figures.erase(
        std::remove_if(figures.begin(), figures.end(), [&](Figure each) { return is_money(each) != money; }),
        figures.end());
    return figures;
}

Text money_sentence(const Material& material) {
    if (std::isnan(material.plan()["service.markup"_fig]))
        return say(PLANNER_TEXT("model",
                                "The cost is not known: a price, the traffic or a node rate is missing; "
                                "what needs it shows a dash."));
    return say(
        PLANNER_TEXT("model", "The service costs {cost} a day at {hour} per GPU. If every token "
                              "were paid at list price it would take in {revenue}: a markup on cost of "
                              "{markup}, which is a gross margin of {margin}. All-in, a million output "
                              "tokens cost {all_in}, of the decode pool alone {pool}."),
        {{"cost", material.value("service.cost_per_day_usd"_fig)},
         {"hour", value_of("pricing.gpu_hour_usd"_in, material.plan()["pricing.gpu_hour_usd"_in])},
         {"revenue", material.value("service.revenue_per_day_usd"_fig)},
         {"markup", material.value("service.markup"_fig)},
         {"margin", material.value("service.gross_margin"_fig)},
         {"all_in", number(material.plan()["service.usd_per_million_output_tokens"_fig], Unit::usd)},
         {"pool",
          number(material.plan()["service.usd_per_million_output_tokens_decode_pool"_fig], Unit::usd)}});
}

} // namespace

Section service(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Service")), {}, false};
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "Nodes: {source}. On average {average}, at peak {peak}; the rates "
                                  "need {prefill} for prefill and {decode} for decode."),
            {{"source", material.value("service.node_source"_fig)},
             {"average", material.value("service.average_nodes"_fig)},
             {"peak", material.value("service.peak_nodes"_fig)},
             {"prefill", material.value("service.prefill_nodes"_fig)},
             {"decode", material.value("service.decode_nodes"_fig)}})});
    section.blocks.emplace_back(
        material.figures(say(PLANNER_TEXT("model", "Nodes and rates")), service_figures(false)));
    return section;
}

Section cost(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Cost")), {}, false};
    section.blocks.emplace_back(Paragraph{money_sentence(material)});
    section.blocks.emplace_back(Picture{"money"});
    section.blocks.emplace_back(
        material.figures(say(PLANNER_TEXT("model", "Cost and theoretical revenue")), service_figures(true)));
    section.blocks.emplace_back(Paragraph{
        say(PLANNER_TEXT("model", "Left out: free traffic, cheaper models and night discounts on the side of "
                                  "revenue; staff, storage, idle spares and the network between nodes on the "
                                  "side of cost, unless the GPU's price holds them.")),
        Tone::muted});
    return section;
}

} // namespace planner::report
