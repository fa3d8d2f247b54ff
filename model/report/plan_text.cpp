// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plan_text.h"

#include "model/analysis/checks.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// The id without its last part: figures of one section stand together.
std::string_view section_of(std::string_view id) { return id.substr(0, id.rfind('.')); }

std::size_t longest_id() {
    std::size_t longest = 0;
    for (const auto& entry : figure_table)
        longest = std::max(longest, entry.id.size());
    return longest;
}

} // namespace

std::string format_figure(const Plan& plan, Figure figure) {
    const auto& entry = info(figure);
    if (std::isnan(plan[figure]))
        return std::string(missing_text);
    if (entry.unit == Unit::yes_no)
        return std::string(word_of(plan, figure));
    if (!entry.choices.empty())
        return entry.choices[static_cast<std::size_t>(plan[figure])].label;
    return entry.unit == Unit::bytes ? format_bytes_both(plan[figure]) : format(plan[figure], entry.unit);
}

std::string plan_to_text(const Plan& plan) {
    std::string text;
    std::string_view section;
    const auto width = longest_id();
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto figure = static_cast<Figure>(index);
        const auto& entry = info(figure);
        if (section_of(entry.id) != section && !section.empty())
            text += "\n";
        section = section_of(entry.id);
        const bool foreign = !plan.is_published && is_of_published(figure);
        text += fmt::format("{:<{}}  {}{}\n", entry.id, width, format_figure(plan, figure),
                            foreign ? "  (of the published plan)" : "");
    }
    for (const auto& finding : check_plan(plan))
        text += fmt::format("\n{}: {}", finding.severity == Severity::broken ? "broken" : "note",
                            english(finding.text));
    return text + (text.ends_with('\n') ? "" : "\n");
}

} // namespace planner
