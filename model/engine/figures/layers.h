// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"

#include <array>

/// What follows from the kinds of layers that the architecture is made of.
namespace planner::figures {

inline constexpr std::array layers{
    FigureInfo{"model.main_attention_layers", PLANNER_TEXT("model", "Layers with full attention"),
               Unit::count,
               PLANNER_TEXT("model", "Layers that are neither window layers nor linear attention.")},
    FigureInfo{"model.window_attention_params_per_layer",
               PLANNER_TEXT("model", "Attention parameters per window layer"), Unit::parameters,
               PLANNER_TEXT("model", "Projections and inner norms; 0 without such layers.")},
    FigureInfo{"model.linear_attention_params_per_layer",
               PLANNER_TEXT("model", "Parameters per linear-attention layer"), Unit::parameters,
               PLANNER_TEXT("model", "Projections, convolution and gates; 0 without such layers.")},
    FigureInfo{"model.index_params_per_layer", PLANNER_TEXT("model", "Index parameters per layer"),
               Unit::parameters,
               PLANNER_TEXT("model", "What sparse attention adds to a layer; 0 without an index.")},
    FigureInfo{"model.attention_params", PLANNER_TEXT("model", "Attention parameters"), Unit::parameters,
               PLANNER_TEXT("model", "Of all layers together, with the index.")},
    FigureInfo{"model.expert_projection_params",
               PLANNER_TEXT("model", "Projections around the experts, per layer"), Unit::parameters,
               PLANNER_TEXT("model", "From the hidden size to the experts' own width and back; 0 where both "
                                     "are the same.")},
    FigureInfo{"model.mtp_layer_params", PLANNER_TEXT("model", "Parameters of one MTP layer"),
               Unit::parameters,
               PLANNER_TEXT("model", "A MoE layer, its norms and the projection in front of it; without "
                                     "embedding and head.")},
    FigureInfo{"model.params_with_mtp", PLANNER_TEXT("model", "Parameters with MTP layers"), Unit::parameters,
               PLANNER_TEXT("model", "As checkpoints hold them: MTP layers keep copies of embedding and "
                                     "head.")},
    FigureInfo{"model.flop_per_token", PLANNER_TEXT("model", "Work per token without attention"), Unit::flop,
               PLANNER_TEXT("model", "Multiplications with the weights: two for each activated parameter, "
                                     "input table left out.")},
    FigureInfo{"model.kv_bytes_per_token_growing", PLANNER_TEXT("model", "KV per token, past the windows"),
               Unit::bytes,
               PLANNER_TEXT("model", "What each further token of a long request adds: full attention only.")},
    FigureInfo{"model.kv_bytes_per_token_expanded", PLANNER_TEXT("model", "KV per token, expanded"),
               Unit::bytes,
               PLANNER_TEXT("model", "If MLA kept the keys and values of all heads instead of the latent.")},
    FigureInfo{"model.kv_bytes_per_token_plain_heads", PLANNER_TEXT("model", "KV per token, plain heads"),
               Unit::bytes,
               PLANNER_TEXT("model", "If every query head kept keys and values of its own, both as wide as "
                                     "its values.")},
    FigureInfo{"model.window_kv_bytes_per_token_layer",
               PLANNER_TEXT("model", "KV per token and window layer"), Unit::bytes,
               PLANNER_TEXT("model", "Kept for the tokens of the window only.")},
    FigureInfo{"model.window_bytes_per_request", PLANNER_TEXT("model", "Window caches per request"),
               Unit::bytes, PLANNER_TEXT("model", "Full windows of all window layers.")},
    FigureInfo{"model.linear_state_bytes_per_layer",
               PLANNER_TEXT("model", "State per request and linear layer"), Unit::bytes,
               PLANNER_TEXT("model", "States of all heads and the tail of the convolution.")},
    FigureInfo{"model.linear_state_bytes_per_request", PLANNER_TEXT("model", "Linear state per request"),
               Unit::bytes, PLANNER_TEXT("model", "Of all linear-attention layers; does not grow.")},
    FigureInfo{"model.fixed_bytes_per_request", PLANNER_TEXT("model", "Fixed cache per request"), Unit::bytes,
               PLANNER_TEXT("model", "Full windows and linear state: what a request keeps at any length "
                                     "past the window.")},
    FigureInfo{"model.index_bytes_per_token_layer", PLANNER_TEXT("model", "Index cache per token and layer"),
               Unit::bytes, PLANNER_TEXT("model", "One index key and its scale.")},
    FigureInfo{"model.index_bytes_per_token", PLANNER_TEXT("model", "Index cache per token"), Unit::bytes,
               PLANNER_TEXT("model", "Of all layers with an index, beside the KV.")},
    FigureInfo{"model.index_flop_per_pair", PLANNER_TEXT("model", "Index work per pair"), Unit::flop,
               PLANNER_TEXT("model", "One query token scored against one cached token in one layer.")},
    FigureInfo{"model.window_flop_per_pair", PLANNER_TEXT("model", "Window attention work per pair"),
               Unit::flop,
               PLANNER_TEXT("model", "One query token against one token of its window in one layer.")},
    FigureInfo{"model.linear_flop_per_token", PLANNER_TEXT("model", "Linear attention work per token"),
               Unit::flop, PLANNER_TEXT("model", "Updating and reading the states of one layer.")},
};

/// Work of one token in each phase, over all layers.
inline constexpr std::array work{
    FigureInfo{"decode.flop_per_token", PLANNER_TEXT("model", "Work per token in decode"), Unit::flop,
               PLANNER_TEXT("model", "Weights, and attention over the context."), Better::lower},
    FigureInfo{"prefill.flop_per_token", PLANNER_TEXT("model", "Work per token in prefill"), Unit::flop,
               PLANNER_TEXT("model", "Weights, and attention over the tokens attended to on average."),
               Better::lower},
};

} // namespace planner::figures
