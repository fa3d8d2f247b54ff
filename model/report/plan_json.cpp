// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/plan_json.h"

#include <cmath>

namespace planner {

namespace {

Json value_of_figure(const Plan& plan, Figure figure) {
    const double value = plan[figure];
    if (!std::isfinite(value))
        return nullptr;
    if (info(figure).unit == Unit::yes_no)
        return value == 1;
    if (!info(figure).choices.empty())
        return std::string(word_of(plan, figure));
    return value;
}

} // namespace

Json plan_to_json(const Plan& plan) {
    Json json = Json::object();
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto figure = static_cast<Figure>(index);
        Json entry{{"value", value_of_figure(plan, figure)}, {"unit", info(info(figure).unit).symbol}};
        if (!plan.is_published && is_of_published(figure))
            entry["of"] = "published plan";
        json[std::string(info(figure).id)] = std::move(entry);
    }
    return json;
}

} // namespace planner
