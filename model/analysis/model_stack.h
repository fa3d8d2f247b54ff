// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/layer_kinds.h"
#include "model/engine/plan.h"

namespace planner {

/// What the parameters of a model belong to.
enum class ParamsPart : std::uint8_t {
    attention,
    routed_experts,
    shared_experts,
    dense_ffn,
    router_and_norms, ///< and the projections around experts of their own width
    vocabulary
};
inline constexpr std::size_t params_part_count = 6;

/// The layers of the plan's model by their kinds, and its parameters by what they belong to. MTP layers are
/// left out, as they are of the totals.
struct ModelStack {
    std::array<double, layer_kinds.size()> attention_layers{}; ///< by LayerKind
    double dense_layers = 0;
    double moe_layers = 0;
    std::array<double, params_part_count> params{}; ///< by ParamsPart
    std::array<double, params_part_count> activated{};
};

ModelStack model_stack(const Plan& plan);

} // namespace planner
