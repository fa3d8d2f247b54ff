// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/day.h"

#include "model/catalog/traffic_day.h"
#include "model/engine/day/service_day.h"

#include <numeric>

namespace planner {

namespace {

constexpr double day_hours = hours_of_day;

/// Whether the plan's service is the one whose day was published by hour.
bool is_of_published_day(const Plan& plan) {
    const auto& nodes = published_day().nodes;
    return plan["measured.average_nodes"_in] == std::accumulate(nodes.begin(), nodes.end(), 0.0) / day_hours;
}

/// Nodes that the day's cost counts in an hour: of the plan's average, owned nodes run all day.
double paid_nodes(const Plan& plan, const DayHour& hour, double relative) {
    if (plan["cost.basis"_in] == 1)
        return plan["service.paid_nodes"_fig];
    const bool sized = plan["service.node_source"_fig] == 1;
    if (!sized)
        return std::isnan(hour.published_nodes) ? plan["service.average_nodes"_fig] * relative
                                                : hour.published_nodes;
    return plan["service.rounding"_in] == 1 ? hour.nodes() : hour.needed_nodes();
}

/// Part of the hour that is sold at off-peak prices; none where there is no such price.
double discounted_part(const Plan& plan, std::size_t hour) {
    const double from = plan["pricing.off_peak_from_hours"_in];
    const double to = plan["pricing.off_peak_to_hours"_in];
    if (plan["revenue.off_peak"_in] == 0 || std::isnan(from + to))
        return 0;
    return off_peak_part(hour, from, to, plan["revenue.utc_offset_hours"_in]);
}

/// What the hour's tokens bring after all steps; the discount falls on the hours of the window only.
double paid_revenue(const Plan& plan, const DayHour& hour, double relative) {
    const double standard =
        (plan["service.revenue_per_day_usd"_fig] - plan["revenue.cheaper_model_usd"_fig]) / day_hours;
    const double share = plan["revenue.off_peak_token_share"_fig];
    const double discount = share > 0 ? plan["revenue.off_peak_usd"_fig] / share / day_hours : 0;
    return (standard - discount * hour.off_peak_part) * relative * plan["revenue.paying_share"_in];
}

DayHour hour_of(const Plan& plan, const ServiceDay& day, std::size_t at) {
    const double relative = day.relative.at(at);
    DayHour hour;
    hour.input_tokens_per_s = plan["service.input_tokens_per_s"_fig] * relative;
    hour.output_tokens_per_s = plan["service.output_tokens_per_s"_fig] * relative;
    hour.needed_prefill_nodes = day.prefill.needed_nodes.at(at);
    hour.needed_decode_nodes = day.decode.needed_nodes.at(at);
    hour.prefill_units = day.prefill.units.at(at);
    hour.decode_units = day.decode.units.at(at);
    hour.prefill_nodes = hour.prefill_units * day.prefill_unit_nodes;
    hour.decode_nodes = hour.decode_units * day.decode_unit_nodes;
    const bool published = is_of_published_day(plan);
    hour.published_nodes = published ? published_day().nodes.at(at) : not_given;
    hour.published_income_usd = published ? published_day().income_usd.at(at) : not_given;
    hour.paid_nodes = paid_nodes(plan, hour, relative);
    hour.cost_usd = hour.paid_nodes * plan["unit.gpus_per_node"_in] * plan["service.gpu_hour_usd"_fig];
    hour.revenue_usd = plan["service.revenue_per_day_usd"_fig] / day_hours * relative;
    hour.off_peak_part = discounted_part(plan, at);
    hour.paid_revenue_usd = paid_revenue(plan, hour, relative);
    return hour;
}

} // namespace

Day day_of(const Plan& plan, const HourlyColumn& column) {
    const auto service = service_day(service_need([&plan](auto id) { return plan[id]; }), column);
    Day day;
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        day.at(hour) = hour_of(plan, service, hour);
    return day;
}

} // namespace planner
