// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cards_chart.h"

#include "ui/language/figure_text.h"

namespace planner::ui {

namespace {

bool hasExperts(const Plan& plan) { return plan["model.routed_experts"_in] > 0; }

} // namespace

QString CardsChart::title() const { return tr("Experts on cards"); }

QString CardsChart::subtitle(const ChartInput& input) const {
    if (!hasExperts(*input.plan))
        return tr("this model has no routed experts");
    return tr("one layer; redundant copies: decode %1, prefill %2")
        .arg((*input.plan)["decode.redundant_experts"_in])
        .arg((*input.plan)["prefill.redundant_experts"_in]);
}

CardsUnit CardsChart::unitOf(const Plan& plan, ServingUnit unit) {
    const bool decode = unit == ServingUnit::decode;
    CardsUnit result;
    result.cards = unit_cards(plan, unit);
    result.slotKey =
        figureKey(decode ? "decode.routed_experts_per_gpu"_fig : "prefill.routed_experts_per_gpu"_fig);
    result.emptyKey = figureKey(decode ? "decode.empty_slots"_fig : "prefill.empty_slots"_fig);
    const auto& cards = result.cards;
    const auto name = decode ? tr("Decode") : tr("Prefill");
    if (!(cards.cards_in_all > 0)) {
        result.title = name;
        result.emptyText = hasExperts(plan) ? tr("The experts cannot be placed: EP is no whole number.")
                                            : tr("This model has no routed experts.");
        return result;
    }
    result.emptyText = tr("%1 GPUs are too many to draw.").arg(cards.cards_in_all);
    result.title = tr("%1: EP%2, %3 + %4 experts per GPU")
                       .arg(name)
                       .arg(cards.cards_in_all)
                       .arg(cards.slots_per_card)
                       .arg(cards.shared_experts);
    result.brief = tr("%1: EP%2").arg(name).arg(cards.cards_in_all);
    if (cards.empty_slots > 0)
        result.title += tr(", empty slots: %1").arg(cards.empty_slots);
    if (cards.unit_gpus != cards.cards_in_all)
        result.title += tr(" (of %1 GPUs)").arg(cards.unit_gpus);
    return result;
}

void CardsChart::refresh(const ChartInput& input) {
    const auto& plan = *input.plan;
    CardsData data;
    data.title = title();
    data.units = {unitOf(plan, ServingUnit::decode), unitOf(plan, ServingUnit::prefill)};
    if (hasExperts(plan))
        data.notes = {
            {tr("Which experts get copies, their load decides; drawn are the first ones."), Meaning::Muted}};
    m_plot->setData(data);
}

} // namespace planner::ui
