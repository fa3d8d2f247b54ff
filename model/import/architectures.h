// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/config_reader.h"

#include <cstdint>

namespace planner {

/// Which layers a `sliding_window` holds for, where no key says so.
enum class WindowRule : std::uint8_t { unknown, every_layer, every_second };

/// What a family of models does without a key that says so; everything else is read from keys.
struct Architecture {
    std::string_view name;        ///< `model_type`, without `_text`
    bool query_key_norm = false;  ///< one norm per head dimension on queries and keys
    bool projection_bias = false; ///< on queries, keys and values
    bool output_bias_too = true;  ///< where `attention_bias` is true, the output projection has one as well
    bool correction_bias = false; ///< the router keeps one bias per expert
    bool tied = false;            ///< embedding and head are one table unless the file says otherwise
    bool output_gate = false;     ///< attention's output is gated
    bool shared_like_routed = false; ///< every MoE layer has one shared expert, as wide as the routed ones
    bool chunks_by_rope = false;     ///< chunked layers, global every fourth (those without rotary position)
    bool gpt_oss_extras = false;     ///< attention sinks and biases of the experts
    bool gemma = false;              ///< more norms than two, keys of full layers used as values
    bool compressed_cache = false;   ///< DeepSeek-V4: the cache is compressed by layer
    WindowRule window = WindowRule::unknown;
};

/// The family that `model_type` or `architectures` names, in the text part first. Nothing is named: the keys
/// alone decide. Something unknown is named, or layers without attention: refused.
const Architecture& recognise(ConfigReader& config);

} // namespace planner
