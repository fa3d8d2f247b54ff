// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"

#include <array>

/// What follows from the architecture alone.
namespace planner::figures {

inline constexpr std::array model{
    FigureInfo{"model.moe_layers", PLANNER_TEXT("model", "MoE layers"), Unit::count,
               PLANNER_TEXT("model", "Layers that hold routed experts.")},
    FigureInfo{"model.attention_params_per_layer", PLANNER_TEXT("model", "Attention parameters per layer"),
               Unit::parameters,
               PLANNER_TEXT("model", "Projections and inner norms of one layer's attention.")},
    FigureInfo{"model.expert_params", PLANNER_TEXT("model", "Parameters of one expert"), Unit::parameters,
               PLANNER_TEXT("model", "Gate, up and down projection of one routed expert.")},
    FigureInfo{"model.shared_expert_params", PLANNER_TEXT("model", "Shared expert parameters per layer"),
               Unit::parameters, PLANNER_TEXT("model", "All shared experts of one layer together.")},
    FigureInfo{"model.dense_ffn_params", PLANNER_TEXT("model", "Dense FFN parameters per layer"),
               Unit::parameters, PLANNER_TEXT("model", "Feed-forward part of one dense layer.")},
    FigureInfo{"model.router_params", PLANNER_TEXT("model", "Router parameters per layer"), Unit::parameters,
               PLANNER_TEXT("model", "Router matrix and bias of one MoE layer.")},
    FigureInfo{"model.norm_params_per_layer", PLANNER_TEXT("model", "Norm parameters per layer"),
               Unit::parameters,
               PLANNER_TEXT("model", "The two norms before attention and feed-forward part.")},
    FigureInfo{"model.vocabulary_table_params", PLANNER_TEXT("model", "Parameters of one vocabulary table"),
               Unit::parameters, PLANNER_TEXT("model", "Vocabulary times hidden size.")},
    FigureInfo{"model.vocabulary_tables", PLANNER_TEXT("model", "Vocabulary tables"), Unit::count,
               PLANNER_TEXT("model", "Embedding and output head; one table where they are tied.")},
    FigureInfo{"model.total_params", PLANNER_TEXT("model", "Total parameters"), Unit::parameters,
               PLANNER_TEXT("model", "All parameters without the MTP layers.")},
    FigureInfo{"model.activated_params", PLANNER_TEXT("model", "Activated parameters"), Unit::parameters,
               PLANNER_TEXT("model", "Parameters that one token uses, with both vocabulary tables.")},
    FigureInfo{
        "model.activated_params_without_input_table",
        PLANNER_TEXT("model", "Activated parameters without the input table"), Unit::parameters,
        PLANNER_TEXT("model", "As papers count them: the input embedding is looked up, not multiplied.")},
    FigureInfo{"model.kv_bytes_per_token_layer", PLANNER_TEXT("model", "KV per token and layer"), Unit::bytes,
               PLANNER_TEXT("model", "Latent vector, or keys and values of all KV heads, of one layer.")},
    FigureInfo{
        "model.kv_bytes_per_token", PLANNER_TEXT("model", "KV per token"), Unit::bytes,
        PLANNER_TEXT("model", "Cache that one token leaves behind in all layers, without the MTP layer.")},
    FigureInfo{"model.attention_flop_per_pair", PLANNER_TEXT("model", "Decode attention work per pair"),
               Unit::flop,
               PLANNER_TEXT("model", "One query token against one cached token in one layer; MLA absorbed.")},
    FigureInfo{"model.prefill_attention_flop_per_pair",
               PLANNER_TEXT("model", "Prefill attention work per pair"), Unit::flop,
               PLANNER_TEXT("model", "As above in prefill; MLA expanded to ordinary heads.")},
    FigureInfo{"model.dispatch_bytes", PLANNER_TEXT("model", "Dispatch message"), Unit::bytes,
               PLANNER_TEXT("model", "One token sent to one expert: hidden state and its scales.")},
    FigureInfo{"model.combine_bytes", PLANNER_TEXT("model", "Combine message"), Unit::bytes,
               PLANNER_TEXT("model", "One result that comes back from one expert.")},
};

} // namespace planner::figures
