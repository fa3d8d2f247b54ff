// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures/chapter.h"
#include "model/engine/figures/day.h"
#include "model/engine/figures/layers.h"
#include "model/engine/figures/lens.h"
#include "model/engine/figures/memory.h"
#include "model/engine/figures/model.h"
#include "model/engine/figures/money.h"
#include "model/engine/figures/question.h"
#include "model/engine/figures/revenue.h"
#include "model/engine/figures/service.h"
#include "model/scenario/joined.h"

#include <optional>

namespace planner {

/// The one table of everything that the engine computes, in the order of computing.
inline constexpr auto figure_table = detail::joined<FigureInfo>(
    figures::model, figures::layers, figures::chapter_decode, figures::chapter_prefill, figures::work,
    figures::unit_memory<ServingUnit::decode>, figures::largest_batch,
    figures::unit_memory<ServingUnit::prefill>, figures::limit_decode_kernels, figures::limit_decode,
    figures::limit_prefill, figures::estimate_decode_kernels, figures::estimate_decode,
    figures::estimate_prefill, figures::service, figures::day, figures::handover, figures::money,
    figures::revenue, figures::question);

inline constexpr std::size_t figure_count = figure_table.size();

/// An index into the table.
enum class Figure : std::uint16_t {};

/// The figure with this id; nothing if there is none.
constexpr std::optional<Figure> find_figure(std::string_view id) {
    for (std::size_t index = 0; index < figure_count; ++index)
        if (figure_table[index].id == id)
            return static_cast<Figure>(index);
    return std::nullopt;
}

constexpr std::size_t index_of(Figure figure) { return static_cast<std::size_t>(figure); }
constexpr const FigureInfo& info(Figure figure) { return figure_table[index_of(figure)]; }

inline namespace literals {
/// "chapter.decode.step_s"_fig is the figure with this id; a misspelt id does not compile.
consteval Figure operator""_fig(const char* id, std::size_t size) { return find_figure({id, size}).value(); }
} // namespace literals

} // namespace planner
