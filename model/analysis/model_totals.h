// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/catalog_entry.h"
#include "model/scenario/values.h"

namespace planner {

/// Sizes of a model as the engine computes them; NaN where a part of them is not modelled.
struct ModelTotals {
    double total_params = not_given;
    double activated_params = not_given;
    double activated_params_without_input_table = not_given;
    double kv_bytes_per_token = not_given;              ///< BF16, so that models can be compared
    double kv_bytes_per_token_fp8 = not_given;          ///< the same in FP8
    double kv_bytes_per_token_past_windows = not_given; ///< what full attention adds, BF16
    double index_bytes_per_token = not_given;           ///< of sparse attention, beside the KV
    double fixed_bytes_per_request = not_given;         ///< full windows and linear state, BF16
};

/// The totals of a model with these dimensions.
ModelTotals totals_of(const std::vector<std::pair<Parameter, double>>& dimensions);

/// A total with the words before it.
struct TotalLine {
    const char* label;
    double value;
    Unit unit;
    double unless = not_given; ///< the value at which the line says nothing
};

/// The totals that say something of this model, best known first.
std::vector<TotalLine> lines_of(const ModelTotals& totals);

} // namespace planner
