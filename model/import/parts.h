// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/architectures.h"
#include "model/import/model_draft.h"

/// The parts of a model, each read from the keys that speak of it into the draft.
namespace planner {

/// Layers, hidden size, vocabulary, MTP.
void read_frame(ConfigReader& config, const Architecture& architecture, ModelDraft& draft);

/// Projections and cache of the layers with full attention: MLA where there is a latent rank, else GQA.
void read_attention(ConfigReader& config, const Architecture& architecture, ModelDraft& draft);

/// How many layers look at a window or chunk only, or keep a state instead of a cache, and their shape.
void read_layer_kinds(ConfigReader& config, const Architecture& architecture, ModelDraft& draft);

/// The index of sparse attention.
void read_index(ConfigReader& config, ModelDraft& draft);

/// Feed-forward parts: experts, routing, widths, and which layers are dense.
void read_experts(ConfigReader& config, const Architecture& architecture, ModelDraft& draft);

/// Of `layers`, those that hold experts.
Keyed<double> read_moe_layers(ConfigReader& config, double layers, Text& from);

/// Formats that the file states: of weights and KV cache. What it does not state, or states by part, is left
/// to the person.
void read_precision(ConfigReader& config, ModelDraft& draft);

} // namespace planner
