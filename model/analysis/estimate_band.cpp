// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/estimate_band.h"

#include "model/engine/evaluate.h"

#include <algorithm>
#include <array>

namespace planner {

namespace {

// The declared ranges: expert and token imbalance 1.0 to 1.5, network rates +-10 %, fixed time 0 to 6 ms.
constexpr double best_imbalance = 1.0;
constexpr double worst_imbalance = 1.5;
constexpr double network_spread = 0.1;
constexpr double worst_forward_pass_s = 6e-3;

constexpr std::array imbalances{"decode.expert_imbalance"_in, "decode.token_imbalance"_in,
                                "prefill.expert_imbalance"_in, "prefill.token_imbalance"_in};
constexpr std::array network_rates{"efficiency.nic_dispatch"_in, "efficiency.nic_combine"_in,
                                   "efficiency.scaleup"_in, "efficiency.bulk_nic"_in,
                                   "efficiency.bulk_scaleup"_in};

/// One end of the band.
double end_of(const Scenario& scenario, Figure figure, bool best) {
    auto changed = scenario;
    const auto effective = evaluate(scenario, needs_of({}));
    for (const auto parameter : imbalances) {
        const double present = effective[parameter];
        set_value(changed, parameter,
                  best ? std::min(present, best_imbalance) : std::max(present, worst_imbalance));
    }
    for (const auto parameter : network_rates)
        set_value(changed, parameter,
                  std::min(1.0, effective[parameter] * (best ? 1 + network_spread : 1 - network_spread)));
    const auto fixed = "efficiency.forward_pass"_in;
    set_value(changed, fixed, best ? 0 : std::max(effective[fixed], worst_forward_pass_s));
    return evaluate(changed, needs_of(std::array{figure}))[figure];
}

} // namespace

EstimateBand estimate_band(const Scenario& scenario, Figure figure) {
    return {end_of(scenario, figure, true), end_of(scenario, figure, false)};
}

} // namespace planner
