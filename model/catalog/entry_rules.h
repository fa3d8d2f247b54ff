// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "model/units/argument.h"

#include <cmath>

/// What the values of a model or a GPU must satisfy together. `value` answers a parameter's value and
/// `report` is told of each rule that is broken: by which parameter, and what is wrong.
namespace planner {

/// Experts, routing and layer counts.
template <class Value, class Report> void layer_rules(const Value& value, const Report& report) {
    const double layers = value("model.layers"_in);
    const double experts = value("model.routed_experts"_in);
    const double chosen = value("model.experts_per_token"_in);
    if (chosen > experts)
        report("model.experts_per_token"_in,
               PLANNER_TEXT("model", "Each token is sent to {chosen} experts, the model has {experts}."),
               {{"chosen", chosen}, {"experts", experts}});
    if (experts > 0 && chosen < 1)
        report("model.experts_per_token"_in,
               PLANNER_TEXT("model", "The model has {experts} experts, but tokens are sent to none."),
               {{"experts", experts}});
    if (value("model.dense_layers"_in) > layers)
        report("model.dense_layers"_in,
               PLANNER_TEXT("model", "{dense} layers are dense, the model has {layers}."),
               {{"dense", value("model.dense_layers"_in)}, {"layers", layers}});
    if (value("model.expert_group_limit"_in) > value("model.expert_groups"_in))
        report(
            "model.expert_group_limit"_in,
            PLANNER_TEXT("model", "A token may use {limit} expert groups of {groups}."),
            {{"limit", value("model.expert_group_limit"_in)}, {"groups", value("model.expert_groups"_in)}});
    const double apart = value("model.window_layers"_in) + value("model.linear_layers"_in);
    if (apart > layers)
        report(
            "model.window_layers"_in,
            PLANNER_TEXT("model", "{apart} layers have windows or linear attention, the model has {layers}."),
            {{"apart", apart}, {"layers", layers}});
    else if (value("model.index_layers"_in) > layers - apart)
        report("model.index_layers"_in,
               PLANNER_TEXT("model", "{sparse} layers have sparse attention, but only {full} could."),
               {{"sparse", value("model.index_layers"_in)}, {"full", layers - apart}});
}

/// Heads, and the sizes that a kind of layer cannot do without.
template <class Value, class Report> void attention_rules(const Value& value, const Report& report) {
    const bool mla = value("model.attention_kind"_in) == 0;
    const double heads = value("model.attention_heads"_in);
    const double kv_heads = value("model.kv_heads"_in);
    if (!mla && kv_heads > heads)
        report("model.kv_heads"_in, PLANNER_TEXT("model", "{kv} KV heads for {heads} attention heads."),
               {{"kv", kv_heads}, {"heads", heads}});
    const auto needs = [&](bool present, Parameter size, const char* pattern) {
        if (present && !(value(size) > 0))
            report(size, pattern, {});
    };
    needs(mla, "model.kv_lora_rank"_in, PLANNER_TEXT("model", "MLA needs the rank of its KV latent."));
    needs(!mla, "model.kv_heads"_in, PLANNER_TEXT("model", "GQA needs its number of KV heads."));
    needs(!mla, "model.head_dim"_in, PLANNER_TEXT("model", "GQA needs the width of a head."));
    needs(value("model.window_layers"_in) > 0, "model.window_tokens"_in,
          PLANNER_TEXT("model", "Window layers need the length of their window."));
    const bool linear = value("model.linear_layers"_in) > 0;
    for (const auto size : {"model.linear_key_heads"_in, "model.linear_value_heads"_in,
                            "model.linear_key_dim"_in, "model.linear_value_dim"_in})
        needs(linear, size, PLANNER_TEXT("model", "Linear attention needs its heads and their widths."));
    const bool sparse = value("model.index_layers"_in) > 0;
    for (const auto size : {"model.index_heads"_in, "model.index_head_dim"_in, "model.index_top_k"_in})
        needs(sparse, size,
              PLANNER_TEXT("model", "Sparse attention needs the heads of its index, their width and how many "
                                    "tokens it picks."));
}

/// All rules of a model's architecture.
template <class Value, class Report> void architecture_rules(const Value& value, const Report& report) {
    layer_rules(value, report);
    attention_rules(value, report);
}

/// Rules that catch the usual slips in a GPU's figures: sparse beside dense peaks, both directions of a link
/// added, bits taken for bytes, a nominal capacity. A value that its file marks as not verified may break
/// them.
template <class Value, class Report> void gpu_rules(const Value& value, const Report& report) {
    const double bf16 = value("gpu.bf16_flop_per_s"_in);
    const double fp8 = value("gpu.fp8_flop_per_s"_in);
    const double fp4 = value("gpu.fp4_flop_per_s"_in);
    const double memory = value("gpu.memory"_in);
    const double bandwidth = value("gpu.hbm_bandwidth"_in);
    const auto outside = [](double found, double from, double to) { return found < from || found > to; };
    if (outside(fp8 / bf16, 1.9, 2.1))
        report("gpu.fp8_flop_per_s"_in,
               PLANNER_TEXT("model",
                            "The FP8 peak is {ratio} the BF16 peak; dense peaks of one card differ by "
                            "2.00."),
               {{"ratio", fp8 / bf16, Unit::ratio}});
    if (outside(fp4 / fp8, 1.9, 3.2))
        report("gpu.fp4_flop_per_s"_in,
               PLANNER_TEXT("model",
                            "The FP4 peak is {ratio} the FP8 peak; dense peaks of one card differ by "
                            "2 to 3."),
               {{"ratio", fp4 / fp8, Unit::ratio}});
    if (outside(bf16 / bandwidth, 20, 450))
        report("gpu.bf16_flop_per_s"_in,
               PLANNER_TEXT("model",
                            "The BF16 peak over the memory bandwidth is {ridge}; dense peaks give 20 "
                            "to 450. A peak with sparsity is twice the dense one."),
               {{"ridge", bf16 / bandwidth, Unit::flop_per_byte}});
    if (outside(memory / bandwidth, 0.008, 0.2))
        report("gpu.hbm_bandwidth"_in,
               PLANNER_TEXT("model", "Reading the whole memory takes {time}; cards take 8 to 200 ms."),
               {{"time", memory / bandwidth, Unit::seconds}});
    if (std::fmod(memory, 1e9) == 0)
        report("gpu.memory"_in,
               PLANNER_TEXT("model",
                            "{memory} is a nominal capacity; write what the card reports (nvidia-smi "
                            "shows MiB), or mark it as not verified."),
               {{"memory", memory, Unit::bytes}});
    const double scaleup = value("gpu.scaleup_bandwidth"_in);
    const double nic = value("gpu.nic_bandwidth"_in);
    if (nic > 250e9)
        report("gpu.nic_bandwidth"_in,
               PLANNER_TEXT("model", "{rate} per GPU is more than any NIC has; 400 Gb/s are 50 GB/s."),
               {{"rate", nic, Unit::bytes_per_s}});
    if (scaleup > bandwidth)
        report("gpu.scaleup_bandwidth"_in,
               PLANNER_TEXT("model", "The scale-up link, {rate} per direction, is faster than the memory."),
               {{"rate", scaleup, Unit::bytes_per_s}});
}

} // namespace planner
