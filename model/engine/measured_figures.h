// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

#include <algorithm>

namespace planner {

/// Figures that are worked out from measurements, though they are named after the chapter.
inline constexpr std::array derived_from_measurements{
    "chapter.decode.tokens_per_gpu_s"_fig,      "chapter.decode.requests_per_gpu_low"_fig,
    "chapter.decode.requests_per_gpu_high"_fig, "chapter.prefill.computed_tokens_per_gpu_s"_fig,
    "chapter.prefill.achieved_flops_per_s"_fig, "chapter.prefill.fp8_utilisation"_fig,
    "chapter.prefill.bf16_utilisation"_fig};

/// Whether a figure rests on measurements.
constexpr bool rests_on_measurements(Figure figure) {
    return info(figure).id.starts_with("measured.") ||
           std::find(derived_from_measurements.begin(), derived_from_measurements.end(), figure) !=
               derived_from_measurements.end();
}

/// All figures that rest on measurements: asked for at every evaluation, so gathered when compiling.
inline constexpr auto measured_figures = [] {
    constexpr auto count = [] {
        std::size_t found = 0;
        for (std::size_t index = 0; index < figure_count; ++index)
            found += rests_on_measurements(static_cast<Figure>(index)) ? 1 : 0;
        return found;
    }();
    std::array<Figure, count> figures{};
    std::size_t found = 0;
    for (std::size_t index = 0; index < figure_count; ++index)
        if (const auto figure = static_cast<Figure>(index); rests_on_measurements(figure))
            figures.at(found++) = figure;
    return figures;
}();

} // namespace planner
