// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/day/traffic.h"
#include "model/engine/plan.h"

namespace planner {

/// One hour of the service. The mix of tokens is that of the day, at every hour.
struct DayHour {
    double input_tokens_per_s = 0;
    double output_tokens_per_s = 0;
    double needed_prefill_nodes = 0; ///< demand over node rate, before rounding
    double needed_decode_nodes = 0;
    double prefill_units = 0; ///< whole units, each pool rounded by itself
    double decode_units = 0;
    double prefill_nodes = 0; ///< of the whole units
    double decode_nodes = 0;
    double published_nodes = 0; ///< mean of the published steps; missing for a service that published none
    double paid_nodes = 0;      ///< what the cost counts: published, needed or whole, as the plan says
    double cost_usd = 0;
    double revenue_usd = 0;          ///< headline: every token at list price
    double published_income_usd = 0; ///< read off the published chart, see `TrafficDay::income_error_usd`
    double paid_revenue_usd = 0;     ///< after the cheaper model, off-peak discount and free traffic
    double off_peak_part = 0;        ///< part of the hour that lies in the off-peak window

    double needed_nodes() const { return needed_prefill_nodes + needed_decode_nodes; }
    double nodes() const { return prefill_nodes + decode_nodes; }
};

/// The day by hour, from midnight of the traffic's own clock. Its sums are the figures of the plan:
/// tokens, node-hours, cost and revenue.
using Day = std::array<DayHour, hours_of_day>;

/// The day of a plan; `column` is the scenario's own traffic.
Day day_of(const Plan& plan, const HourlyColumn& column);

} // namespace planner
