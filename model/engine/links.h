// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/layer_kinds.h"

namespace planner {

/// Gives each linked input that nobody has set (`own` is false) the value that it follows. Needs the
/// architecture figures. `service.node_source` is resolved by `evaluate`, which knows the published plan.
template <class N> void follow_links(Calculation<N>& c, const ParameterFlags& own) {
    const auto follow = [&](Parameter parameter, const N& value) {
        if (!own[index_of(parameter)])
            c.follow(parameter, value);
    };
    follow("network.nic_bandwidth"_in, c["gpu.nic_bandwidth"_in]);
    follow("decode.ep"_in, c["decode.nodes"_in] * c["unit.gpus_per_node"_in]);
    follow("prefill.ep"_in, c["prefill.nodes"_in] * c["unit.gpus_per_node"_in]);
    follow("decode.requests_per_rank"_in,
           c["measured.decode_tokens_per_node_s"_in] / c["unit.gpus_per_node"_in] /
               c["measured.user_tokens_per_s"_in] * c["decode.attention_tp"_in]);
    follow("question.input_tokens"_in, c["question.output_tokens"_in] *
                                           c["workload.input_tokens_per_day"_in] /
                                           c["workload.output_tokens_per_day"_in]);
    const bool in_domain = c.plain("decode.ep"_in) <= c.plain("gpu.scaleup_domain"_in);
    follow("network.remote_share"_in,
           in_domain ? c.decided_by("gpu.scaleup_domain"_in, 0, Unit::fraction,
                                    PLANNER_TEXT("model", "all experts lie in one NVLink domain"))
                     : 1.0 - c["gpu.scaleup_domain"_in] / c["decode.ep"_in]);
    follow("decode.token_imbalance"_in, c["decode.expert_imbalance"_in]);
    follow("prefill.token_imbalance"_in, c["prefill.expert_imbalance"_in]);
    follow("prefill.attended_tokens"_in, c["decode.context_tokens"_in] / 2.0);
    const auto expert_figure = [&](Figure figure) {
        return c.plain("model.routed_experts"_in) > 0
                   ? c[figure]
                   : c.missing(PLANNER_TEXT("model", "the hand calculation needs routed experts"));
    };
    follow("chapter.attention_params_per_layer"_in,
           is_uniform(c) ? c["model.attention_params_per_layer"_fig]
                         : c["model.attention_params"_fig] / c["model.layers"_in]);
    follow("chapter.expert_params"_in, expert_figure("model.expert_params"_fig));
    follow("chapter.activated_params"_in, c["model.activated_params"_fig]);
}

} // namespace planner
