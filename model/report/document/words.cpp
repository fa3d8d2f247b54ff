// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/document/words.h"

#include "model/catalog/known_text.h"
#include "model/scenario/parameter_names.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace planner::report {

namespace {

Text word_of_figure(const FigureInfo& entry, double value) {
    if (entry.unit == Unit::yes_no)
        return say(value == 1 ? PLANNER_TEXT("model", "yes") : PLANNER_TEXT("model", "no"));
    return say(entry.choices[static_cast<std::size_t>(value)].label);
}

} // namespace

Text verbatim(std::string text) { return {"{text}", {{"text", std::move(text)}}}; }

Text say(const char* pattern, std::initializer_list<std::pair<const char*, Text>> arguments) {
    Text text{pattern, {}};
    text.texts.assign(arguments.begin(), arguments.end());
    return text;
}

Text joined(std::span<const Text> texts) {
    if (texts.empty())
        return {};
    if (texts.size() == 1)
        return texts.front();
    return say("{first}{rest}", {{"first", texts.front()}, {"rest", joined(texts.subspan(1))}});
}

Text number(double value, Unit unit) { return verbatim(format(value, unit)); }

Text plain_value_of(const Plan& plan, Figure figure) {
    const auto& entry = info(figure);
    const double value = plan[figure];
    const bool is_word = entry.unit == Unit::yes_no || !entry.choices.empty();
    return is_word && !std::isnan(value) ? word_of_figure(entry, value) : number(value, entry.unit);
}

Text value_of(const Plan& plan, Figure figure) {
    auto text = plain_value_of(plan, figure);
    if (plan.is_published || !is_of_published(figure))
        return text;
    return say(PLANNER_TEXT("model", "{value} (of the published plan)"), {{"value", std::move(text)}});
}

Text value_of(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    if (entry.choices.empty() || std::isnan(value))
        return verbatim(format_compact(value, entry.unit));
    return say(entry.choices[static_cast<std::size_t>(value)].label);
}

Text label_of(Figure figure) { return say(info(figure).label); }

Text label_of(Parameter parameter) {
    auto label = say(info(parameter).label);
    if (!label_is_shared(parameter))
        return label;
    return say(PLANNER_TEXT("model", "{label} ({group})"),
               {{"label", std::move(label)}, {"group", say(group_title(info(parameter).group()))}});
}

Text lens_of(Figure figure) {
    switch (info(figure).lens()) {
    case Lens::chapter:
        return say(PLANNER_TEXT("model", "chapter"));
    case Lens::limit:
        return say(PLANNER_TEXT("model", "limit"));
    case Lens::estimate:
        return say(PLANNER_TEXT("model", "estimate"));
    case Lens::measured:
        return say(PLANNER_TEXT("model", "measured"));
    case Lens::exact:
        break;
    }
    return {};
}

const char* subject_of(Figure figure) {
    const auto id = info(figure).id;
    if (id.starts_with("revenue."))
        return PLANNER_TEXT("model", "What the headline leaves out");
    if (id.starts_with("question."))
        return PLANNER_TEXT("model", "Questions");
    if (id.starts_with("service.") || figure == "measured.profit_per_day_usd"_fig)
        return PLANNER_TEXT("model", "Service");
    if (id.find("decode.") != std::string_view::npos)
        return PLANNER_TEXT("model", "Decode unit");
    if (id.find("prefill.") != std::string_view::npos)
        return PLANNER_TEXT("model", "Prefill unit");
    return PLANNER_TEXT("model", "Model");
}

Text amount_of(const Change& change, Unit unit) {
    if (std::isnan(change.absolute))
        return verbatim(std::string(missing_text));
    if (unit != Unit::fraction)
        return verbatim(format_change(change.absolute, unit));
    // The difference of two percentages is no percentage.
    return say(PLANNER_TEXT("model", "{amount} points"),
               {{"amount", verbatim(format_change(change.absolute * 100, Unit::count))}});
}

std::string percent(double relative) { return format_change(relative, Unit::fraction); }

Cell verdict_of(const Change& change) {
    if (change.verdict == Verdict::same)
        return {say(PLANNER_TEXT("model", "unchanged")), Tone::muted};
    if (change.verdict == Verdict::incomparable)
        return {say(PLANNER_TEXT("model", "of the published plan")), Tone::muted};
    const auto amount = std::isnan(change.relative) ? Text{} : verbatim(percent(change.relative));
    const bool has_amount = !std::isnan(change.relative);
    if (change.verdict == Verdict::different)
        return {has_amount ? amount : say(PLANNER_TEXT("model", "changed"))};
    const bool better = change.verdict == Verdict::better;
    const auto tone = better ? Tone::better : Tone::worse;
    if (!has_amount)
        return {say(better ? PLANNER_TEXT("model", "better") : PLANNER_TEXT("model", "worse")), tone};
    return {say(better ? PLANNER_TEXT("model", "{amount}, better") : PLANNER_TEXT("model", "{amount}, worse"),
                {{"amount", amount}}),
            tone};
}

Text name_of(const Scenario& scenario) {
    return scenario.name.empty() ? say(PLANNER_TEXT("model", "Untitled")) : known_text(scenario.name);
}

Text description_of(const Scenario& scenario) { return known_text(scenario.description); }

} // namespace planner::report
