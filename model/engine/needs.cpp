// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/needs.h"

namespace planner {

Needs needs_of(std::span<const Figure> figures) {
    Needs needs{false, false, false, false, false, false};
    for (const auto figure : figures) {
        const auto id = info(figure).id;
        needs.limit_decode |= id.starts_with("limit.decode.");
        needs.limit_prefill |= id.starts_with("limit.prefill.");
        needs.estimate_decode |= id.starts_with("estimate.decode.");
        needs.estimate_prefill |= id.starts_with("estimate.prefill.");
        needs.drafting |=
            id.ends_with(".decode.step_without_drafts_s") || id.ends_with(".decode.mtp_break_even_s");
        for (const std::string_view group : {"service.", "revenue.", "question."})
            needs.service |= id.starts_with(group);
    }
    needs.estimate_decode |= needs.service;
    needs.estimate_prefill |= needs.service;
    return needs;
}

} // namespace planner
