// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"
#include "model/engine/serving_unit.h"

#include <algorithm>
#include <array>

/// Memory of one GPU of each unit. Both units have the same parts; decode also knows its largest batch.
namespace planner::figures {

/// The parts that both units have; the id is the unit's prefix and this one.
inline constexpr std::array memory_parts{
    FigureInfo{"routed_experts_per_gpu", PLANNER_TEXT("model", "Routed expert slots per GPU"), Unit::count,
               PLANNER_TEXT("model", "Slots of one layer: experts and copies over EP, rounded up.")},
    FigureInfo{"empty_slots", PLANNER_TEXT("model", "Empty expert slots"), Unit::count,
               PLANNER_TEXT("model", "Slots of one layer over all GPUs that hold no expert."), Better::lower},
    FigureInfo{"memory.attention_weights_bytes", PLANNER_TEXT("model", "Attention weights"), Unit::bytes,
               PLANNER_TEXT("model", "Projections of all layers over attention TP."), Better::lower},
    FigureInfo{"memory.dense_ffn_bytes", PLANNER_TEXT("model", "Dense FFN"), Unit::bytes,
               PLANNER_TEXT("model", "Feed-forward part of the dense layers, whole on each GPU."),
               Better::lower},
    FigureInfo{"memory.routed_experts_bytes", PLANNER_TEXT("model", "Routed experts"), Unit::bytes,
               PLANNER_TEXT("model", "Expert slots of one GPU in all MoE layers."), Better::lower},
    FigureInfo{"memory.shared_experts_bytes", PLANNER_TEXT("model", "Shared experts"), Unit::bytes,
               PLANNER_TEXT("model", "A copy on each GPU, in all MoE layers."), Better::lower},
    FigureInfo{"memory.router_bytes", PLANNER_TEXT("model", "Router and norms"), Unit::bytes,
               PLANNER_TEXT("model", "Kept in BF16, whole on each GPU."), Better::lower},
    FigureInfo{"memory.vocabulary_bytes", PLANNER_TEXT("model", "Vocabulary"), Unit::bytes,
               PLANNER_TEXT("model", "Embedding and head, kept in BF16."), Better::lower},
    FigureInfo{"memory.mtp_bytes", PLANNER_TEXT("model", "MTP layer"), Unit::bytes,
               PLANNER_TEXT("model", "Weights of the MTP layer; it shares embedding and head."),
               Better::lower},
    FigureInfo{"memory.weights_bytes", PLANNER_TEXT("model", "All weights"), Unit::bytes,
               PLANNER_TEXT("model", "Sum of the weights on one GPU."), Better::lower},
    FigureInfo{"memory.kv_bytes", PLANNER_TEXT("model", "KV cache"), Unit::bytes,
               PLANNER_TEXT("model", "Cache of the requests of one GPU, with windows and linear states."),
               Better::lower},
    FigureInfo{"memory.index_cache_bytes", PLANNER_TEXT("model", "Index cache"), Unit::bytes,
               PLANNER_TEXT("model", "Keys that the index of sparse attention keeps."), Better::lower},
    FigureInfo{"memory.mtp_kv_bytes", PLANNER_TEXT("model", "MTP layer's KV"), Unit::bytes,
               PLANNER_TEXT("model", "Cache of the MTP layer."), Better::lower},
    FigureInfo{"memory.comm_buffer_bytes", PLANNER_TEXT("model", "Communication buffer"), Unit::bytes,
               PLANNER_TEXT("model", "Buffer of the all-to-all kernels."), Better::lower},
    FigureInfo{"memory.reserve_bytes", PLANNER_TEXT("model", "Reserve"), Unit::bytes,
               PLANNER_TEXT("model", "Part of the card that the usable fraction keeps back."), Better::lower},
    FigureInfo{"memory.total_bytes", PLANNER_TEXT("model", "Memory in use"), Unit::bytes,
               PLANNER_TEXT("model", "All parts but the reserve."), Better::lower},
    FigureInfo{"memory.capacity_bytes", PLANNER_TEXT("model", "Capacity"), Unit::bytes,
               PLANNER_TEXT("model", "What the card reports.")},
    FigureInfo{
        "memory.free_bytes", PLANNER_TEXT("model", "Free memory"), Unit::bytes,
        PLANNER_TEXT("model", "Capacity less total and reserve; negative where the plan does not fit."),
        Better::higher},
    FigureInfo{"fits", PLANNER_TEXT("model", "Fits"), Unit::yes_no,
               PLANNER_TEXT("model", "Whether free memory is zero or more."), Better::higher},
};

/// Storage of the ids of one unit's parts.
template <ServingUnit unit>
inline constexpr auto memory_ids = [] {
    std::array<std::array<char, 64>, memory_parts.size()> ids{};
    for (std::size_t index = 0; index < ids.size(); ++index) {
        const auto end = std::copy(prefix(unit).begin(), prefix(unit).end(), ids[index].begin());
        std::copy(memory_parts[index].id.begin(), memory_parts[index].id.end(), end);
    }
    return ids;
}();

/// The parts under the ids of one unit.
template <ServingUnit unit>
inline constexpr auto unit_memory = [] {
    auto result = memory_parts;
    for (std::size_t index = 0; index < result.size(); ++index)
        result[index].id = std::string_view(memory_ids<unit>[index].data());
    return result;
}();

inline constexpr std::array request_limits{
    Choice{"memory", PLANNER_TEXT("model", "memory")},
    Choice{"dispatch buffer", PLANNER_TEXT("model", "dispatch buffer")}};

inline constexpr std::array largest_batch{
    FigureInfo{"decode.memory.bytes_per_request", PLANNER_TEXT("model", "Memory per request"), Unit::bytes,
               PLANNER_TEXT("model", "What one more request adds to one GPU, with the MTP layer's part."),
               Better::lower},
    FigureInfo{"decode.tokens_per_micro_batch", PLANNER_TEXT("model", "Tokens per GPU and micro-batch"),
               Unit::tokens, PLANNER_TEXT("model", "What the dispatch buffer must hold at once.")},
    FigureInfo{"decode.memory.bytes_per_request_token", PLANNER_TEXT("model", "Memory per further token"),
               Unit::bytes,
               PLANNER_TEXT("model", "What one more token of a long request adds to one GPU, with the index "
                                     "and the MTP layer's part."),
               Better::lower},
    FigureInfo{"decode.kv_capacity_tokens", PLANNER_TEXT("model", "Cached tokens of an attention rank"),
               Unit::tokens,
               PLANNER_TEXT("model", "As many as capacity, reserve, weights and buffer leave room for beside "
                                     "the requests' fixed caches."),
               Better::higher},
    FigureInfo{"decode.kv_capacity_tokens_unit", PLANNER_TEXT("model", "Cached tokens that the unit holds"),
               Unit::tokens,
               PLANNER_TEXT("model", "Over all attention ranks; copies inside a rank count once."),
               Better::higher},
    FigureInfo{"decode.memory.fraction_needed", PLANNER_TEXT("model", "Smallest usable fraction"),
               Unit::fraction, PLANNER_TEXT("model", "Memory in use over capacity."), Better::lower},
    FigureInfo{"decode.max_requests_by_memory", PLANNER_TEXT("model", "Largest batch by memory"),
               Unit::requests, PLANNER_TEXT("model", "Requests per attention rank that the memory holds."),
               Better::higher},
    FigureInfo{"decode.max_requests_by_buffer", PLANNER_TEXT("model", "Largest batch by dispatch buffer"),
               Unit::requests, PLANNER_TEXT("model", "Requests per attention rank that the buffer holds."),
               Better::higher},
    FigureInfo{"decode.max_requests_per_rank", PLANNER_TEXT("model", "Largest batch"), Unit::requests,
               PLANNER_TEXT("model", "Requests per attention rank that fit."), Better::higher},
    FigureInfo{"decode.max_requests_limit", PLANNER_TEXT("model", "Largest batch is limited by"),
               Unit::choice, PLANNER_TEXT("model", "What runs out first."), Better::neither, request_limits},
};

} // namespace planner::figures
