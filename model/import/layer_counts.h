// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/architectures.h"

namespace planner {

/// How many layers have another attention than the full one.
struct LayerCounts {
    double window = 0;
    double linear = 0;
    bool chunked = false; ///< windows are chunks that tokens stay in
    std::string key;      ///< the key that says so
    Text from{};          ///< the same as a source
};

/// Reads the kinds of the layers from a list, a pattern or an interval, whichever the file has. A window
/// without a word on which layers it holds for is refused: nothing is guessed from the model's name.
LayerCounts count_layers(ConfigReader& config, const Architecture& architecture, double layers);

} // namespace planner
