// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/report_pictures.h"

#include "model/engine/evaluate.h"
#include "ui/charts/base/chart.h"

#include <array>

namespace planner::ui {

namespace {

struct ChartHeight {
    std::string_view chart;
    double height;
};
/// Bars need room for their rows only, curves are best nearly square.
constexpr std::array heights{ChartHeight{"memory", 200},    ChartHeight{"decode-step", 235},
                             ChartHeight{"waterfall", 270}, ChartHeight{"timeline", 190},
                             ChartHeight{"roofline", 290},  ChartHeight{"prefill-step", 200},
                             ChartHeight{"money", 220}};
constexpr double usualHeight = 260;

double heightOf(std::string_view chart) {
    for (const auto& entry : heights)
        if (entry.chart == chart)
            return entry.height;
    return usualHeight;
}

} // namespace

ReportPictures::ReportPictures(const report::Subject& subject)
    : m_scenario(subject.scenario), m_plan(evaluate(subject.scenario)) {
    if (subject.baseline)
        m_baseline = evaluate(*subject.baseline);
}

std::optional<ReportPictures::Picture> ReportPictures::picture(const std::string& name) const {
    for (const auto& kind : chartKinds()) {
        if (name != kind.name)
            continue;
        Picture picture;
        picture.chart = kind.make(nullptr);
        picture.widget.reset(&picture.chart->widget());
        const ChartInput input{&m_plan, m_baseline ? &*m_baseline : nullptr, false, true, &m_scenario};
        picture.chart->refresh(input);
        picture.title = picture.chart->title();
        picture.subtitle = picture.chart->subtitle(input);
        picture.height = heightOf(name);
        picture.description = picture.widget->description();
        return picture;
    }
    return std::nullopt;
}

} // namespace planner::ui
