// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/adopt_model.h"

#include "model/analysis/swap_entry.h"
#include "model/import/value_sources.h"
#include "model/scenario/check_value.h"

namespace planner {

namespace {

/// Formats that the file states; an assumption does not replace what the person has chosen.
std::vector<Text> take_formats(Scenario& scenario, const ImportedModel& model) {
    std::vector<Text> notes;
    for (const auto& read : model.values) {
        if (info(read.parameter).group() != "precision" || !is_key(read.from) ||
            scenario.value(read.parameter) == read.value)
            continue;
        set_value(scenario, read.parameter, read.value);
        notes.push_back({PLANNER_TEXT("model", "{input} is now {value}, as the file says ({key})."),
                         {{"value", format_value(read.parameter, read.value)}, {"key", english(read.from)}},
                         {{"input", Text{info(read.parameter).label, {}}}}});
    }
    return notes;
}

} // namespace

Result<std::vector<Text>> adopt_model(Scenario& scenario, const ImportedModel& model) {
    const auto entry = catalog_entry(model);
    if (!entry)
        return tl::make_unexpected(entry.error());
    auto notes = take_formats(scenario, model);
    auto adjusted = swap_entry(scenario, CatalogKind::model, *entry);
    notes.insert(notes.end(), adjusted.begin(), adjusted.end());
    return notes;
}

} // namespace planner
