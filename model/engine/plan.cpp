// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/plan.h"

#include <algorithm>
#include <cmath>

namespace planner {

bool is_of_published(Figure figure) {
    static constexpr std::array derived{
        "chapter.decode.tokens_per_gpu_s"_fig,      "chapter.decode.requests_per_gpu_low"_fig,
        "chapter.decode.requests_per_gpu_high"_fig, "chapter.prefill.computed_tokens_per_gpu_s"_fig,
        "chapter.prefill.achieved_flops_per_s"_fig, "chapter.prefill.fp8_utilisation"_fig,
        "chapter.prefill.bf16_utilisation"_fig};
    return info(figure).id.starts_with("measured.") ||
           std::find(derived.begin(), derived.end(), figure) != derived.end();
}

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
