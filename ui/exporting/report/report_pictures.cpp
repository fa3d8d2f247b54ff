// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/report_pictures.h"

#include "model/engine/evaluate.h"
#include "ui/charts/base/chart.h"

namespace planner::ui {

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
        picture.description = picture.widget->description();
        return picture;
    }
    return std::nullopt;
}

} // namespace planner::ui
