// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/day/traffic.h"
#include "model/engine/money.h"

/// From the headline revenue downwards: what it leaves out, step by step.
namespace planner {

namespace detail {

/// What all tokens of the day bring at three prices.
template <class N> N revenue_at(const Calculation<N>& c, const N& hit, const N& miss, const N& output) {
    const auto& hit_rate = c["prefill.cache_hit_rate"_in];
    return (c["service.input_tokens_per_day"_fig] * (hit_rate * hit + (1.0 - hit_rate) * miss) +
            c["service.output_tokens_per_day"_fig] * output) /
           tokens_per_million(c);
}

/// Whether there is an off-peak price at all.
template <class N> bool has_off_peak(const Calculation<N>& c) {
    return c.plain("revenue.off_peak"_in) == 1 &&
           !std::isnan(c.plain("pricing.off_peak_from_hours"_in) + c.plain("pricing.off_peak_to_hours"_in));
}

/// Share of the day's tokens that arrive in the off-peak window.
template <class N> N off_peak_share(const Calculation<N>& c) {
    const auto& from = c["pricing.off_peak_from_hours"_in];
    const auto& to = c["pricing.off_peak_to_hours"_in];
    const auto& offset = c["revenue.utc_offset_hours"_in];
    const auto traffic = relative_traffic(c.plain("workload.profile"_in), c.column());
    double share = 0;
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        share += traffic.at(hour) / static_cast<double>(hours_of_day) *
                 off_peak_part(hour, value_of(from), value_of(to), value_of(offset));
    return c.over_hours(share, Unit::fraction, {c["workload.profile"_in], from, to, offset});
}

/// What tokens in the window bring less, of both models.
template <class N> N off_peak_discount(const Calculation<N>& c, const N& other) {
    const N off_peak = part(PLANNER_TEXT("model", "Revenue at off-peak prices"), Unit::usd,
                            revenue_at(c,
                                       price_in_usd(c, "pricing.off_peak_input_hit_usd_per_million"_in,
                                                    "pricing.off_peak_input_hit_cny_per_million"_in),
                                       price_in_usd(c, "pricing.off_peak_input_miss_usd_per_million"_in,
                                                    "pricing.off_peak_input_miss_cny_per_million"_in),
                                       price_in_usd(c, "pricing.off_peak_output_usd_per_million"_in,
                                                    "pricing.off_peak_output_cny_per_million"_in)));
    const N other_off_peak =
        part(PLANNER_TEXT("model", "Revenue of the cheaper model at off-peak prices"), Unit::usd,
             revenue_at(c, c["revenue.other_off_peak_hit_usd_per_million"_in],
                        c["revenue.other_off_peak_miss_usd_per_million"_in],
                        c["revenue.other_off_peak_output_usd_per_million"_in]));
    const auto& share = c["revenue.other_share"_in];
    return c["revenue.off_peak_token_share"_fig] *
           ((1.0 - share) * (c["service.revenue_per_day_usd"_fig] - off_peak) +
            share * (other - other_off_peak));
}

/// What the headline counts and nobody receives.
template <class N> void left_out(Calculation<N>& c) {
    const auto& headline = c["service.revenue_per_day_usd"_fig];
    const N other = part(PLANNER_TEXT("model", "Revenue of the cheaper model"), Unit::usd,
                         revenue_at(c, c["revenue.other_hit_usd_per_million"_in],
                                    c["revenue.other_miss_usd_per_million"_in],
                                    c["revenue.other_output_usd_per_million"_in]));
    c.set("revenue.cheaper_model_usd"_fig, c["revenue.other_share"_in] * (headline - other));
    const auto none = [&](Unit unit) {
        return c.decided_by("revenue.off_peak"_in, 0, unit, PLANNER_TEXT("model", "no off-peak price"));
    };
    const bool discounted = has_off_peak(c);
    c.set("revenue.off_peak_token_share"_fig, discounted ? off_peak_share(c) : none(Unit::fraction));
    c.set("revenue.off_peak_usd"_fig, discounted ? off_peak_discount(c, other) : none(Unit::usd));
    const auto earning = headline - c["revenue.cheaper_model_usd"_fig] - c["revenue.off_peak_usd"_fig];
    c.set("revenue.unpaid_usd"_fig, (1.0 - c["revenue.paying_share"_in]) * earning);
    c.set("revenue.paid_per_day_usd"_fig, earning - c["revenue.unpaid_usd"_fig]);
}

} // namespace detail

/// All `revenue.*` figures; needs those of `money`.
template <class N> void revenue(Calculation<N>& c) {
    detail::left_out(c);
    const auto cost = c["service.cost_per_day_usd"_fig] + c["revenue.other_cost_per_day_usd"_in];
    c.set("revenue.profit_per_day_usd"_fig, c["revenue.paid_per_day_usd"_fig] - cost);
    c.set("revenue.markup"_fig, c["revenue.profit_per_day_usd"_fig] / cost);
    c.set("revenue.gross_margin"_fig,
          c["revenue.profit_per_day_usd"_fig] / c["revenue.paid_per_day_usd"_fig]);
}

} // namespace planner
