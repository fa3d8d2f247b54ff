// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/report/document/words.h"

namespace planner::report {

Section memory(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Memory")), {}, false};
    section.blocks.emplace_back(
        Paragraph{say(PLANNER_TEXT("model", "Per GPU, in GB of 10⁹ bytes. A decode GPU uses {decode}, a "
                                            "prefill GPU {prefill}; the card reports {capacity}."),
                      {{"decode", material.value("decode.memory.total_bytes"_fig)},
                       {"prefill", material.value("prefill.memory.total_bytes"_fig)},
                       {"capacity", material.value("decode.memory.capacity_bytes"_fig)}})});
    section.blocks.emplace_back(Picture{"memory"});
    auto figures = Material::all_under("decode.memory.");
    const auto prefill = Material::all_under("prefill.memory.");
    figures.insert(figures.end(), prefill.begin(), prefill.end());
    section.blocks.emplace_back(
        material.figures(say(PLANNER_TEXT("model", "Memory of one GPU by what fills it")), figures));
    return section;
}

} // namespace planner::report
