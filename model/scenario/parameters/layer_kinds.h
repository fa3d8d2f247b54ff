// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/model.h"

/// The parts of an architecture that not every model has. The defaults say that there is none, and a catalog
/// entry may leave such a part out.
namespace planner::parameters {

inline constexpr std::array window_kinds{Choice{"sliding", PLANNER_TEXT("model", "sliding window")},
                                         Choice{"chunked", PLANNER_TEXT("model", "chunks")}};
inline constexpr std::array linear_kinds{Choice{"lightning", PLANNER_TEXT("model", "lightning")},
                                         Choice{"gated_delta", PLANNER_TEXT("model", "gated delta rule")},
                                         Choice{"kimi_delta", PLANNER_TEXT("model", "Kimi delta rule")}};

inline constexpr const char* v3_has_none = PLANNER_TEXT("model", "DeepSeek-V3 has no such part");

/// A size or a count of a part that a model may lack.
constexpr ParameterInfo part(std::string_view id, const char* label, double maximum, double slider_to,
                             const char* help) {
    return {.id = id,
            .label = label,
            .scale = Scale::whole,
            .maximum = maximum,
            .slider_to = slider_to,
            .help = help,
            .source = v3_has_none,
            .default_if_absent = true};
}

constexpr ParameterInfo part_word(std::string_view id, const char* label, std::span<const Choice> choices,
                                  double standard, const char* help) {
    auto result = word(id, label, choices, standard, help, v3_has_none);
    result.default_if_absent = true;
    return result;
}

inline constexpr std::array window_attention{
    part("model.window_layers", PLANNER_TEXT("model", "Window layers"), 1000, 128,
         PLANNER_TEXT("model", "Of all layers, those whose attention sees only the latest tokens (GQA).")),
    part_word("model.window_kind", PLANNER_TEXT("model", "Kind of window"), window_kinds, 0,
              PLANNER_TEXT("model", "A window that slides with each token, or chunks that tokens stay in.")),
    ParameterInfo{.id = "model.window_tokens",
                  .label = PLANNER_TEXT("model", "Window"),
                  .unit = Unit::tokens,
                  .scale = Scale::whole,
                  .maximum = 1e7,
                  .slider_to = 16384,
                  .help = PLANNER_TEXT("model", "Tokens that a window layer sees and keeps."),
                  .source = v3_has_none,
                  .default_if_absent = true},
    part("model.window_attention_heads", PLANNER_TEXT("model", "Attention heads of window layers"), 4096, 256,
         PLANNER_TEXT("model", "Query heads of a window layer; 0: as in the other layers.")),
    part("model.window_kv_heads", PLANNER_TEXT("model", "KV heads of window layers"), 4096, 128,
         PLANNER_TEXT("model", "Key-value heads of a window layer; 0: as in the other layers.")),
    part("model.window_head_dim", PLANNER_TEXT("model", "Head dimension of window layers"), 4096, 256,
         PLANNER_TEXT("model", "Width of one head of a window layer; 0: as in the other layers.")),
    part("model.window_v_head_dim", PLANNER_TEXT("model", "Value head dimension of window layers"), 4096, 256,
         PLANNER_TEXT("model", "Width of one value head of a window layer; 0: as wide as its keys.")),
};

inline constexpr std::array linear_attention{
    part("model.linear_layers", PLANNER_TEXT("model", "Linear-attention layers"), 1000, 128,
         PLANNER_TEXT("model", "Of all layers, those that keep a state of fixed size instead of a cache.")),
    part_word("model.linear_kind", PLANNER_TEXT("model", "Kind of linear attention"), linear_kinds, 0,
              PLANNER_TEXT("model", "Which projections a linear-attention layer has.")),
    part("model.linear_key_heads", PLANNER_TEXT("model", "Key heads of linear attention"), 4096, 256,
         PLANNER_TEXT("model", "Heads of queries and keys.")),
    part("model.linear_value_heads", PLANNER_TEXT("model", "Value heads of linear attention"), 4096, 256,
         PLANNER_TEXT("model", "Heads of values; each has a state.")),
    part("model.linear_key_dim", PLANNER_TEXT("model", "Key dimension of linear attention"), 4096, 256,
         PLANNER_TEXT("model", "Rows of the state of one head.")),
    part("model.linear_value_dim", PLANNER_TEXT("model", "Value dimension of linear attention"), 4096, 256,
         PLANNER_TEXT("model", "Columns of the state of one head.")),
    part("model.linear_conv_width", PLANNER_TEXT("model", "Convolution of linear attention"), 64, 8,
         PLANNER_TEXT("model", "Tokens that a short convolution covers before it; 0 where there is none.")),
    ParameterInfo{
        .id = "model.linear_state_value",
        .label = PLANNER_TEXT("model", "Bytes per value of the state"),
        .unit = Unit::bytes,
        .scale = Scale::whole,
        .minimum = 1,
        .maximum = 8,
        .slider_from = 1,
        .slider_to = 8,
        .standard = 4,
        .help = PLANNER_TEXT("model", "Format of the state that linear attention keeps; FP32 has 4 bytes."),
        .source = "Qwen3-Next config.json: mamba_ssm_dtype float32",
        .default_if_absent = true},
};

inline constexpr std::array sparse_index{
    part("model.index_layers", PLANNER_TEXT("model", "Layers with sparse attention"), 1000, 128,
         PLANNER_TEXT("model", "Layers in which an index picks the cached tokens that attention reads.")),
    part("model.index_heads", PLANNER_TEXT("model", "Index heads"), 1024, 128,
         PLANNER_TEXT("model", "Query heads of the index.")),
    part("model.index_head_dim", PLANNER_TEXT("model", "Index head dimension"), 4096, 256,
         PLANNER_TEXT("model", "Width of one index head, and of the key that the index keeps per token.")),
    ParameterInfo{
        .id = "model.index_top_k",
        .label = PLANNER_TEXT("model", "Tokens that the index picks"),
        .unit = Unit::tokens,
        .scale = Scale::whole,
        .maximum = 1e7,
        .slider_to = 8192,
        .help = PLANNER_TEXT("model", "Cached tokens that a query reads at most where there is an index."),
        .source = v3_has_none,
        .default_if_absent = true},
};

inline constexpr std::array layer_details{
    part_word("model.output_gate", PLANNER_TEXT("model", "Output gate"), no_yes, 0,
              PLANNER_TEXT("model", "A projection as wide as attention's output that gates it.")),
    part_word("model.output_bias", PLANNER_TEXT("model", "Output bias"), no_yes, 0,
              PLANNER_TEXT("model", "Bias on attention's output projection; counts parameters only.")),
    part_word("model.attention_sinks", PLANNER_TEXT("model", "Attention sinks"), no_yes, 0,
              PLANNER_TEXT("model", "One learned sink per query head; counts parameters only.")),
    part("model.expert_hidden_size", PLANNER_TEXT("model", "Hidden size of experts"), 1e6, 16384,
         PLANNER_TEXT("model", "Width at which routed experts read and write, and which dispatch and combine "
                               "then carry; 0: the hidden size.")),
    part_word("model.expert_gate", PLANNER_TEXT("model", "Gated experts"), no_yes, 1,
              PLANNER_TEXT("model", "Whether a routed expert has gate, up and down, or only up and down.")),
    part_word("model.expert_bias", PLANNER_TEXT("model", "Expert bias"), no_yes, 0,
              PLANNER_TEXT("model", "Biases of the routed experts; counts parameters only.")),
};

} // namespace planner::parameters
