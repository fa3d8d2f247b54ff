// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/token_costs.h"

#include "model/engine/number.h"

namespace planner {

TokenCosts token_costs(const Plan& plan) {
    const auto row = [&plan](double tokens) {
        constexpr double million = 1e6;
        const auto per_million = [&](Figure cost) { return known(plan[cost] / tokens * million); };
        return TokenCosts::Row{per_million("service.cost_prefill_per_day_usd"_fig),
                               per_million("service.cost_decode_per_day_usd"_fig),
                               per_million("service.cost_idle_per_day_usd"_fig)};
    };
    const double input = plan["service.input_tokens_per_day"_fig];
    const double output = plan["service.output_tokens_per_day"_fig];
    return {row(output), row(input), row(input + output)};
}

} // namespace planner
