// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/architecture.h"
#include "model/engine/chapter_decode.h"
#include "model/engine/chapter_prefill.h"
#include "model/engine/estimate/decode_lens.h"
#include "model/engine/estimate/prefill_pass.h"
#include "model/engine/handover.h"
#include "model/engine/links.h"
#include "model/engine/measured_figures.h"
#include "model/engine/memory.h"
#include "model/engine/money.h"
#include "model/engine/needs.h"
#include "model/engine/plan.h"
#include "model/engine/question.h"
#include "model/engine/revenue.h"
#include "model/engine/service.h"

#include <algorithm>

/// The whole engine over any number type, in the order in which figures build on each other.
namespace planner {

/// Whether one of the inputs for which `matters` holds differs between two plans.
template <class N, class Predicate>
bool differs(const Calculation<N>& a, const Calculation<N>& b, Predicate matters) {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        const double one = value_of(a[parameter]);
        const double other = value_of(b[parameter]);
        // Most values are the same; comparing them is quicker than asking whether they matter or are missing.
        if (one != other && !same_value(one, other) && matters(parameter))
            return true;
    }
    return false;
}

/// Whether both plans have the same traffic by hour, as far as a person's own column is what counts.
template <class N> bool same_column(const Calculation<N>& a, const Calculation<N>& b) {
    return a.plain("workload.profile"_in) != custom_profile ||
           std::equal(a.column().begin(), a.column().end(), b.column().begin(), same_value);
}

/// Inputs, links and expert placement: what every lens needs.
template <class N> void groundwork(Calculation<N>& c, const ParameterFlags& own) {
    architecture(c);
    follow_links(c, own);
    expert_placement<ServingUnit::decode>(c);
    expert_placement<ServingUnit::prefill>(c);
    token_work(c);
}

/// The full model: with ideal efficiencies the limit, with the scenario's own the estimate.
template <Lens lens, class N> void full_model(Calculation<N>& c, bool decode, bool prefill, bool drafting) {
    const auto efficiency = lens == Lens::limit ? ideal(c) : realistic(c);
    if (decode)
        decode_lens<lens>(c, efficiency, drafting);
    if (prefill)
        prefill_lens<lens>(c, efficiency);
}

/// The figures of the published plan that the service compares with.
template <class N>
void published_figures(Calculation<N>& c, const ParameterFlags& own, const Needs& needs = {}) {
    groundwork(c, own);
    chapter_decode(c, true);
    chapter_prefill(c);
    if (needs.service)
        full_model<Lens::estimate>(c, true, true, false);
    published_profit(c);
}

/// After an edit, figures that rest on measurements are those of the published plan, which was measured.
template <class N> void keep_measurements(Calculation<N>& c, const Calculation<N>& published) {
    for (const auto figure : measured_figures)
        c.set(figure, published[figure]);
}

/// All figures of a plan; answers whether it still is the published one.
template <class N>
bool all_figures(Calculation<N>& c, const ParameterFlags& own, const Calculation<N>& published,
                 const Needs& needs = {}) {
    groundwork(c, own);
    const bool is_published = !differs(c, published, shapes_measurement);
    constexpr auto source = "service.node_source"_in;
    if (!own[index_of(source)]) {
        const bool same_day =
            is_published && !differs(c, published, shapes_traffic) && same_column(c, published);
        c.follow(source,
                 c.decided_by(source, same_day ? 0 : 1, Unit::choice,
                              PLANNER_TEXT("model", "published until an edit of the plan makes it sized")));
    }
    chapter_decode(c, is_published);
    chapter_prefill(c);
    full_model<Lens::limit>(c, needs.limit_decode, needs.limit_prefill, needs.drafting);
    full_model<Lens::estimate>(c, needs.estimate_decode, needs.estimate_prefill, needs.drafting);
    decode_memory(c);
    prefill_memory(c);
    if (needs.service) {
        service(c, published);
        handover(c);
        money(c);
        revenue(c);
        question(c);
    }
    if (!is_published)
        keep_measurements(c, published);
    return is_published;
}

} // namespace planner
