// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

#include <string>
#include <vector>

namespace planner {

/// Which formula of the engine predicts a table of measured kernel times.
enum class TableKernel : std::uint8_t {
    dense,
    grouped,
    mla_decode,
    gqa_decode,
    mla_prefill,
    sparse_decode,
    sparse_prefill
};

/// One measured run of a kernel and what the engine's formula says of it.
struct TablePoint {
    double predicted_s = 0;
    double measured_s = 0;

    double error() const { return predicted_s / measured_s - 1; }
};

/// A published table of kernel times on one GPU, held against the estimate's formula with the opening
/// preset's efficiency profile.
struct KernelTable {
    std::string id;
    TableKernel kernel{};
    std::string gpu;
    std::string source;
    bool in_fit = false; ///< whether the profile was fitted on it
    std::vector<TablePoint> points;
};

/// The shipped tables (presets/kernels), in the order of their list.
const std::vector<KernelTable>& kernel_tables();

/// The figure of a plan that the same formula gives.
Figure figure_of(TableKernel kernel);

/// The point in the middle by the size of its error; of an even number the worse of the two.
const TablePoint& median_point(const KernelTable& table);

} // namespace planner
