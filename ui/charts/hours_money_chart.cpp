// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/hours_money_chart.h"

#include "model/catalog/traffic_day.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

QString money(double amount) { return formatted(amount, Unit::usd); }

double costOf(const DayHour& hour) { return hour.cost_usd; }
double revenueOf(const DayHour& hour) { return hour.revenue_usd; }
double paidRevenueOf(const DayHour& hour) { return hour.paid_revenue_usd; }

} // namespace

QString HoursMoneyChart::title() const { return tr("Cost and revenue by hour"); }

QString HoursMoneyChart::tipOf(std::size_t at, const DayHour& hour, bool showsIncome) {
    QStringList lines{
        hourText(at),
        tr("cost %1, %2 nodes").arg(money(hour.cost_usd), formatted(hour.paid_nodes, Unit::nodes)),
        tr("revenue %1 at list price, %2 after all steps")
            .arg(money(hour.revenue_usd), money(hour.paid_revenue_usd))};
    if (showsIncome)
        lines << tr("published income %1 ± %2")
                     .arg(money(hour.published_income_usd), money(published_day().income_error_usd));
    if (hour.off_peak_part > 0)
        lines << tr("off-peak for %1 of the hour").arg(formatted(hour.off_peak_part, Unit::fraction));
    return lines.join(u'\n');
}

QVector<ChartNote> HoursMoneyChart::notesOf(const Plan& plan, bool showsIncome) {
    QVector<ChartNote> notes{{tr("A day: cost %1, revenue %2 at list price, %3 after all steps")
                                  .arg(figureText(plan, "service.cost_per_day_usd"_fig),
                                       figureText(plan, "service.revenue_per_day_usd"_fig),
                                       figureText(plan, "revenue.paid_per_day_usd"_fig)),
                              Meaning::Text}};
    if (showsIncome)
        notes.append({tr("Published income is read from a chart, to within %1.")
                          .arg(money(published_day().income_error_usd)),
                      Meaning::Measured});
    return notes;
}

HourData HoursMoneyChart::hours(const ChartInput& input, const Day& day) const {
    const auto cost = valuesOf(day, costOf);
    const auto revenue = valuesOf(day, revenueOf);
    const auto paid = valuesOf(day, paidRevenueOf);
    HourData data;
    data.title = title();
    data.unit = Unit::usd;
    data.key = figureKey("service.profit_per_day_usd"_fig);
    data.emptyText = tr("Prices, traffic or node rates are missing.");
    const auto isKnown = [](double value) { return std::isfinite(value); };
    if (std::none_of(cost.begin(), cost.end(), isKnown) &&
        std::none_of(revenue.begin(), revenue.end(), isKnown))
        return data;
    data.areas = {
        {figureKey("service.cost_per_day_usd"_fig), labelled(tr("cost"), cost), Meaning::Vocabulary, cost}};
    data.lines = {{figureKey("service.revenue_per_day_usd"_fig), labelled(tr("revenue, list price"), revenue),
                   Meaning::Text, false, hourlySteps(revenue)},
                  {figureKey("revenue.paid_per_day_usd"_fig), labelled(tr("after all steps"), paid),
                   Meaning::Good, false, hourlySteps(paid)}};
    const bool showsIncome = input.showMeasured && !std::isnan(day.front().published_income_usd);
    if (showsIncome) {
        const auto income = valuesOf(day, [](const DayHour& hour) { return hour.published_income_usd; });
        data.lines.append({figureKey("measured.profit_per_day_usd"_fig), tr("published income"),
                           Meaning::Measured, true, hourlySteps(income), published_day().income_error_usd});
    }
    if (const auto before = baselineDay(input)) {
        addGhost(data, figureKey("service.cost_per_day_usd"_fig), tr("baseline: cost"),
                 valuesOf(*before, costOf), cost);
        addGhost(data, figureKey("service.revenue_per_day_usd"_fig), tr("baseline: revenue"),
                 valuesOf(*before, revenueOf), revenue);
    }
    data.spans = offPeakSpans(day);
    data.spanLabel = tr("off-peak");
    for (std::size_t hour = 0; hour < day.size(); ++hour)
        data.tips.append(tipOf(hour, day.at(hour), showsIncome));
    data.notes = notesOf(*input.plan, showsIncome);
    return data;
}

} // namespace planner::ui
