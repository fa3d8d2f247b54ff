// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

/// The names under which config.json files state the same thing, best known first. `top_k` is in none of the
/// lists: it is a default of sampling.
namespace planner::config_keys {

using namespace std::string_view_literals;

using Keys = std::span<const std::string_view>;

inline constexpr std::array text_part{"text_config"sv, "language_config"sv, "llm_config"sv};
inline constexpr std::array model_type{"model_type"sv};
inline constexpr std::array model_name{"_name_or_path"sv, "name_or_path"sv};

inline constexpr std::array layers{"num_hidden_layers"sv};
inline constexpr std::array layer_blocks{"layers_block_type"sv};
inline constexpr std::array layer_pattern{"hybrid_override_pattern"sv};
inline constexpr std::array hidden_size{"hidden_size"sv};
inline constexpr std::array vocabulary{"vocab_size"sv};
inline constexpr std::array tied_embeddings{"tie_word_embeddings"sv};
inline constexpr std::array mtp_layers{"num_nextn_predict_layers"sv, "num_mtp_modules"sv,
                                       "mtp_num_hidden_layers"sv};
inline constexpr std::array uses_mtp{"use_mtp"sv};

inline constexpr std::array heads{"num_attention_heads"sv};
inline constexpr std::array kv_heads{"num_key_value_heads"sv};
inline constexpr std::array head_dim{"head_dim"sv};
inline constexpr std::array v_head_dim{"v_head_dim"sv};
inline constexpr std::array q_lora_rank{"q_lora_rank"sv};
inline constexpr std::array kv_lora_rank{"kv_lora_rank"sv};
inline constexpr std::array qk_nope_head_dim{"qk_nope_head_dim"sv};
inline constexpr std::array qk_rope_head_dim{"qk_rope_head_dim"sv};
inline constexpr std::array qkv_bias{"attention_bias"sv, "qkv_bias"sv};
inline constexpr std::array qk_norm{"use_qk_norm"sv};
inline constexpr std::array qk_norm_kind{"qk_norm_type"sv};
inline constexpr std::array output_gate{"attn_output_gate"sv, "mla_use_output_gate"sv};

inline constexpr std::array layer_types{"layer_types"sv};
inline constexpr std::array hybrid_layers{"hybrid_layer_pattern"sv};
inline constexpr std::array attention_types{"attn_type_list"sv};
inline constexpr std::array linear_attention{"linear_attn_config"sv};
inline constexpr std::array full_interval{"full_attention_interval"sv};
inline constexpr std::array chunk{"attention_chunk_size"sv};
inline constexpr std::array rope_layers{"no_rope_layers"sv};
inline constexpr std::array rope_interval{"no_rope_layer_interval"sv};
inline constexpr std::array window{"sliding_window"sv, "sliding_window_size"sv};
inline constexpr std::array uses_window{"use_sliding_window"sv};
inline constexpr std::array window_interval{"sliding_window_pattern"sv, "_sliding_window_pattern"sv};
inline constexpr std::array window_heads{"swa_num_attention_heads"sv};
inline constexpr std::array window_kv_heads{"swa_num_key_value_heads"sv};
inline constexpr std::array window_head_dim{"swa_head_dim"sv};
inline constexpr std::array window_v_head_dim{"swa_v_head_dim"sv};
inline constexpr std::array global_kv_heads{"num_global_key_value_heads"sv};
inline constexpr std::array global_head_dim{"global_head_dim"sv};
inline constexpr std::array keys_are_values{"attention_k_eq_v"sv};

inline constexpr std::array linear_key_heads{"linear_num_key_heads"sv};
inline constexpr std::array linear_value_heads{"linear_num_value_heads"sv};
inline constexpr std::array linear_key_dim{"linear_key_head_dim"sv};
inline constexpr std::array linear_value_dim{"linear_value_head_dim"sv};
inline constexpr std::array linear_conv{"linear_conv_kernel_dim"sv};
inline constexpr std::array linear_state{"mamba_ssm_dtype"sv};

inline constexpr std::array index_heads{"index_n_heads"sv};
inline constexpr std::array index_head_dim{"index_head_dim"sv};
inline constexpr std::array index_top_k{"index_topk"sv};

inline constexpr std::array experts{"n_routed_experts"sv, "num_experts"sv, "num_local_experts"sv,
                                    "moe_num_experts"sv, "num_routed_experts"sv};
inline constexpr std::array experts_per_token{"num_experts_per_tok"sv,
                                              "num_experts_per_token"sv,
                                              "top_k_experts"sv,
                                              "moe_top_k"sv,
                                              "moe_topk"sv,
                                              "moe_k"sv};
inline constexpr std::array expert_width{"moe_intermediate_size"sv};
inline constexpr std::array any_width{"intermediate_size"sv};
inline constexpr std::array dense_width{"intermediate_size_mlp"sv, "dense_intermediate_size"sv};
inline constexpr std::array shared_count{"n_shared_experts"sv, "num_shared_experts"sv, "num_shared_expert"sv,
                                         "moe_num_shared_experts"sv};
inline constexpr std::array shared_width{"shared_expert_intermediate_size"sv,
                                         "moe_shared_expert_intermediate_size"sv, "share_expert_dim"sv,
                                         "shared_intermediate_size"sv};
inline constexpr std::array expert_hidden_size{"routed_expert_hidden_size"sv};
inline constexpr std::array expert_groups{"n_group"sv, "num_expert_group"sv};
inline constexpr std::array expert_group_limit{"topk_group"sv};
inline constexpr std::array routing{"topk_method"sv};
inline constexpr std::array routing_bias{"use_routing_bias"sv, "moe_use_aux_free"sv};
inline constexpr std::array moe_beside_dense{"enable_moe_block"sv};

inline constexpr std::array first_dense{"first_k_dense_replace"sv, "num_dense_layers"sv};
inline constexpr std::array moe_frequency{"moe_layer_freq"sv};
inline constexpr std::array moe_interval{"interleave_moe_layer_step"sv};
inline constexpr std::array moe_layer_list{"moe_layers"sv};
inline constexpr std::array ffn_types{"mlp_layer_types"sv};
inline constexpr std::array sparse_step{"decoder_sparse_step"sv, "moe_layer_interval"sv};
inline constexpr std::array dense_layer_list{"mlp_only_layers"sv};
inline constexpr std::array moe_first{"moe_layer_start_index"sv};
inline constexpr std::array moe_last{"moe_layer_end_index"sv};

inline constexpr std::array dtype{"torch_dtype"sv, "dtype"sv};
inline constexpr std::array expert_dtype{"expert_dtype"sv};
inline constexpr std::array quantization{"quantization_config"sv, "compression_config"sv};

} // namespace planner::config_keys
