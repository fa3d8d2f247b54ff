// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/request_cache.h"

namespace planner {

/// The chapter's prefill: how much of the measured rate is computed, and what share of the peak that is.
template <class N> void chapter_prefill(Calculation<N>& c) {
    const auto computed_share = 1.0 - c["prefill.cache_hit_rate"_in];
    c.set("chapter.prefill.cache_hit_rate"_fig, c["prefill.cache_hit_rate"_in]);
    c.set("chapter.prefill.computed_tokens_per_gpu_s"_fig,
          c["measured.prefill_tokens_per_node_s"_in] * computed_share / c["unit.gpus_per_node"_in]);
    c.set("chapter.prefill.flops_per_token"_fig,
          flop_per_multiply_add(c) * c["chapter.activated_params"_in] +
              attention_flop<N>(c, c["model.layers"_in], c["prefill.attended_tokens"_in],
                                c["model.prefill_attention_flop_per_pair"_fig]));
    c.set("chapter.prefill.achieved_flops_per_s"_fig,
          c["chapter.prefill.computed_tokens_per_gpu_s"_fig] * c["chapter.prefill.flops_per_token"_fig]);
    c.set("chapter.prefill.fp8_utilisation"_fig,
          c["chapter.prefill.achieved_flops_per_s"_fig] / c["gpu.fp8_flop_per_s"_in]);
    c.set("chapter.prefill.bf16_utilisation"_fig,
          c["chapter.prefill.achieved_flops_per_s"_fig] / c["gpu.bf16_flop_per_s"_in]);
    c.set("chapter.prefill.bound_tokens_per_gpu_s"_fig, peak_flop_per_s(c, "precision.weights"_in) /
                                                            c["chapter.prefill.flops_per_token"_fig] /
                                                            computed_share);
}

} // namespace planner
