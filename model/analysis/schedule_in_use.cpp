// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/schedule_in_use.h"

#include "model/engine/estimate/lens_figures.h"

namespace planner {

const Schedule& schedule_in_use(const Plan& plan, Lens lens, ServingUnit unit) {
    const bool limit = lens == Lens::limit;
    if (unit == ServingUnit::decode) {
        const auto split = limit ? "limit.decode.is_split"_fig : "estimate.decode.is_split"_fig;
        return decode_schedules(static_cast<Overlap>(plan["decode.overlap"_in])).in_use(plan[split] == 1);
    }
    const auto split = limit ? "limit.prefill.is_split"_fig : "estimate.prefill.is_split"_fig;
    return prefill_schedules(static_cast<Overlap>(plan["prefill.overlap"_in])).in_use(plan[split] == 1);
}

} // namespace planner
