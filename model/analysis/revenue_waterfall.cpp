// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/revenue_waterfall.h"

#include "model/engine/number.h"

namespace planner {

std::vector<RevenueStep> revenue_waterfall(const Plan& plan) {
    using Kind = RevenueStep::Kind;
    const double nodes = plan["service.cost_per_day_usd"_fig];
    const double other = plan["revenue.other_cost_per_day_usd"_in];
    std::vector<RevenueStep> steps;
    double amount = plan["service.revenue_per_day_usd"_fig];
    double revenue = amount;
    const auto add = [&](Kind kind, double change, Parameter editable) {
        amount += change;
        const bool is_cost = kind == Kind::nodes || kind == Kind::other_cost;
        if (!is_cost)
            revenue = amount;
        // The headline compares with the nodes alone; other cost counts from its own step on.
        const double cost = kind == Kind::other_cost ? nodes + other : nodes;
        steps.push_back({kind, change, amount, known((revenue - cost) / cost),
                         known((revenue - cost) / revenue), editable});
    };
    add(Kind::headline, 0, "pricing.output_usd_per_million"_in);
    add(Kind::cheaper_model, -plan["revenue.cheaper_model_usd"_fig], "revenue.other_share"_in);
    add(Kind::off_peak, -plan["revenue.off_peak_usd"_fig], "revenue.off_peak"_in);
    add(Kind::unpaid, -plan["revenue.unpaid_usd"_fig], "revenue.paying_share"_in);
    add(Kind::nodes, -nodes, "pricing.gpu_hour_usd"_in);
    add(Kind::other_cost, -other, "revenue.other_cost_per_day_usd"_in);
    return steps;
}

} // namespace planner
