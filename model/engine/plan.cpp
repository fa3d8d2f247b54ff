// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/plan.h"

#include <array>
#include <cmath>

namespace planner {

namespace {

constexpr std::array derived_from_measurements{
    "chapter.decode.tokens_per_gpu_s"_fig,      "chapter.decode.requests_per_gpu_low"_fig,
    "chapter.decode.requests_per_gpu_high"_fig, "chapter.prefill.computed_tokens_per_gpu_s"_fig,
    "chapter.prefill.achieved_flops_per_s"_fig, "chapter.prefill.fp8_utilisation"_fig,
    "chapter.prefill.bf16_utilisation"_fig};

/// Asked of every figure of every edited plan, so it is worked out once, when compiling.
constexpr auto of_published = [] {
    std::array<bool, figure_count> marks{};
    for (std::size_t index = 0; index < figure_count; ++index)
        marks.at(index) = figure_table[index].id.starts_with("measured.");
    for (const auto figure : derived_from_measurements)
        marks.at(index_of(figure)) = true;
    return marks;
}();

} // namespace

bool is_of_published(Figure figure) { return of_published.at(index_of(figure)); }

std::string_view word_of(const Plan& plan, Figure figure) {
    const double value = plan[figure];
    const auto& entry = info(figure);
    if (std::isnan(value))
        return {};
    if (entry.unit == Unit::yes_no)
        return value == 1 ? "yes" : "no";
    return entry.choices[static_cast<std::size_t>(value)].id;
}

} // namespace planner
