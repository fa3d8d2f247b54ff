// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace planner {

/// One file of `presets/` or `resources/lessons/`, compiled in so that the programs run from anywhere.
struct ShippedFile {
    std::string_view path; ///< below `presets/` or, as "lessons/…", below `resources/lessons/`, such as
                           ///< "gpus/h800-sxm.json"
    std::string_view text;
};

/// All files of `presets/`, sorted by path.
std::span<const ShippedFile> shipped_files();

} // namespace planner
