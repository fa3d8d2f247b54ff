// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/model_stack.h"

namespace planner {

namespace {

std::array<double, params_part_count> params_with(const Plan& plan, double experts) {
    const double layers = plan["model.layers"_in];
    const double moe = plan["model.moe_layers"_fig];
    const double projections =
        plan["model.expert_hidden_size"_in] > 0 ? plan["model.expert_projection_params"_fig] : 0;
    return {plan["model.attention_params"_fig],
            moe * experts * plan["model.expert_params"_fig],
            moe * plan["model.shared_expert_params"_fig],
            plan["model.dense_layers"_in] * plan["model.dense_ffn_params"_fig],
            moe * (plan["model.router_params"_fig] + projections) +
                layers * plan["model.norm_params_per_layer"_fig] + plan["model.hidden_size"_in],
            plan["model.vocabulary_tables"_fig] * plan["model.vocabulary_table_params"_fig]};
}

} // namespace

ModelStack model_stack(const Plan& plan) {
    ModelStack stack;
    const double window = plan["model.window_layers"_in];
    const double linear = plan["model.linear_layers"_in];
    const double sparse = plan["model.index_layers"_in];
    const auto layers = [&](LayerKind kind) -> double& {
        return stack.attention_layers.at(static_cast<std::size_t>(kind));
    };
    layers(LayerKind::full) = plan["model.layers"_in] - window - linear - sparse;
    layers(LayerKind::sparse) = sparse;
    layers(LayerKind::window) = window;
    layers(LayerKind::linear) = linear;
    stack.dense_layers = plan["model.dense_layers"_in];
    stack.moe_layers = plan["model.moe_layers"_fig];
    stack.params = params_with(plan, plan["model.routed_experts"_in]);
    stack.activated = params_with(plan, plan["model.experts_per_token"_in]);
    return stack;
}

} // namespace planner
