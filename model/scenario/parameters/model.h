// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_info.h"

#include <array>

/// The model architecture; a catalog entry fills all of these.
namespace planner::parameters {

inline constexpr std::array attention_kinds{Choice{"mla", PLANNER_TEXT("model", "MLA")},
                                            Choice{"gqa", PLANNER_TEXT("model", "GQA / MHA")}};
inline constexpr std::array qk_norms{Choice{"none", PLANNER_TEXT("model", "none")},
                                     Choice{"per_head", PLANNER_TEXT("model", "one per head dimension")},
                                     Choice{"per_layer", PLANNER_TEXT("model", "over all heads")}};
inline constexpr std::array no_yes{Choice{"no", PLANNER_TEXT("model", "no")},
                                   Choice{"yes", PLANNER_TEXT("model", "yes")}};

inline constexpr const char* v3_config = "DeepSeek-V3 config.json (deepseek-ai/DeepSeek-V3)";

constexpr ParameterInfo dimension(std::string_view id, const char* label, double maximum, double slider_to,
                                  double standard, const char* help) {
    return {.id = id,
            .label = label,
            .scale = Scale::whole,
            .maximum = maximum,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = v3_config};
}

constexpr ParameterInfo word(std::string_view id, const char* label, std::span<const Choice> choices,
                             double standard, const char* help, const char* source) {
    return {.id = id,
            .label = label,
            .unit = Unit::choice,
            .scale = Scale::whole,
            .maximum = static_cast<double>(choices.size() - 1),
            .slider_to = static_cast<double>(choices.size() - 1),
            .standard = standard,
            .help = help,
            .source = source,
            .choices = choices};
}

inline constexpr std::array model{
    word(
        "model.attention_kind", PLANNER_TEXT("model", "Attention"), attention_kinds, 0,
        PLANNER_TEXT("model", "MLA keeps one latent vector per token, GQA keys and values for each KV head."),
        v3_config),
    dimension("model.layers", PLANNER_TEXT("model", "Layers"), 1000, 128, 61,
              PLANNER_TEXT("model", "Decoder layers, without the MTP layers.")),
    dimension("model.dense_layers", PLANNER_TEXT("model", "Dense layers"), 1000, 128, 3,
              PLANNER_TEXT("model", "Layers whose feed-forward part is dense; the others hold experts.")),
    dimension("model.mtp_layers", PLANNER_TEXT("model", "MTP layers"), 16, 4, 1,
              PLANNER_TEXT("model", "Multi-token-prediction layers, used when tokens are drafted.")),
    dimension("model.hidden_size", PLANNER_TEXT("model", "Hidden size"), 1e6, 16384, 7168,
              PLANNER_TEXT("model", "Width of the residual stream; what dispatch and combine carry.")),
    dimension("model.attention_heads", PLANNER_TEXT("model", "Attention heads"), 4096, 256, 128,
              PLANNER_TEXT("model", "Query heads.")),
    dimension("model.kv_heads", PLANNER_TEXT("model", "KV heads"), 4096, 128, 128,
              PLANNER_TEXT("model", "Key-value heads of GQA; not used by MLA.")),
    dimension("model.head_dim", PLANNER_TEXT("model", "Head dimension"), 4096, 256, 192,
              PLANNER_TEXT("model", "Width of one head of GQA; not used by MLA.")),
    dimension(
        "model.q_lora_rank", PLANNER_TEXT("model", "Query latent rank"), 65536, 2048, 1536,
        PLANNER_TEXT("model", "MLA: width of the compressed query; 0 where queries are not compressed.")),
    dimension("model.kv_lora_rank", PLANNER_TEXT("model", "KV latent rank"), 65536, 1024, 512,
              PLANNER_TEXT("model", "MLA: width of the latent vector kept per token and layer.")),
    dimension("model.qk_nope_head_dim", PLANNER_TEXT("model", "Head dimension without position"), 4096, 256,
              128, PLANNER_TEXT("model", "MLA: part of the query-key head without rotary position.")),
    dimension(
        "model.qk_rope_head_dim", PLANNER_TEXT("model", "Rotary head dimension"), 4096, 128, 64,
        PLANNER_TEXT("model", "MLA: rotary part, shared by all heads and kept beside the latent vector.")),
    dimension("model.v_head_dim", PLANNER_TEXT("model", "Value head dimension"), 4096, 256, 128,
              PLANNER_TEXT("model", "Width of one value head; for GQA 0 where it is as wide as a key.")),
    word("model.qk_norm", PLANNER_TEXT("model", "Query-key norm"), qk_norms, 0,
         PLANNER_TEXT("model", "GQA: normalisation weights on queries and keys; counts parameters only."),
         v3_config),
    word("model.qkv_bias", PLANNER_TEXT("model", "QKV bias"), no_yes, 0,
         PLANNER_TEXT("model", "GQA: bias on the query, key and value projections; counts parameters only."),
         v3_config),
    dimension("model.routed_experts", PLANNER_TEXT("model", "Routed experts"), 65536, 512, 256,
              PLANNER_TEXT("model", "Experts per MoE layer that the router chooses from.")),
    dimension("model.experts_per_token", PLANNER_TEXT("model", "Experts per token (top-k)"), 1024, 16, 8,
              PLANNER_TEXT("model", "Routed experts that each token is sent to.")),
    dimension("model.expert_groups", PLANNER_TEXT("model", "Expert groups"), 1024, 16, 8,
              PLANNER_TEXT("model", "Groups that routing first chooses among; 0 where it chooses freely.")),
    dimension("model.expert_group_limit", PLANNER_TEXT("model", "Groups per token"), 1024, 16, 4,
              PLANNER_TEXT("model", "Groups that one token may use; bounds the nodes that it is sent to.")),
    dimension("model.shared_experts", PLANNER_TEXT("model", "Shared experts"), 64, 4, 1,
              PLANNER_TEXT("model", "Experts that every token passes; each GPU holds a copy.")),
    dimension("model.expert_intermediate_size", PLANNER_TEXT("model", "Expert width"), 1e6, 16384, 2048,
              PLANNER_TEXT("model", "Intermediate width of one routed expert.")),
    dimension("model.shared_intermediate_size", PLANNER_TEXT("model", "Shared expert width, all together"),
              1e6, 16384, 2048,
              PLANNER_TEXT("model", "Intermediate width of all shared experts of a layer together.")),
    dimension("model.dense_intermediate_size", PLANNER_TEXT("model", "Dense FFN width"), 1e6, 65536, 18432,
              PLANNER_TEXT("model", "Intermediate width of the dense layers.")),
    dimension("model.vocabulary", PLANNER_TEXT("model", "Vocabulary"), 1e7, 262144, 129280,
              PLANNER_TEXT("model", "Entries of the embedding table.")),
    word("model.tied_embeddings", PLANNER_TEXT("model", "Tied embeddings"), no_yes, 0,
         PLANNER_TEXT("model", "Whether input embedding and output head are one table."), v3_config),
    word("model.router_bias", PLANNER_TEXT("model", "Router bias"), no_yes, 1,
         PLANNER_TEXT("model",
                      "Whether the router keeps one correction bias per expert; counts parameters only."),
         v3_config),
};

} // namespace planner::parameters
