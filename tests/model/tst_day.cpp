// SPDX-License-Identifier: GPL-3.0-or-later
// The published day as data, the day by hour, and what the charts draw of it.
#include "model/analysis/cache_saving.h"
#include "model/analysis/published_steps.h"
#include "model/analysis/system_rates.h"
#include "model/files/json_text.h"
#include "model/report/day_text.h"
#include "tests/model/support.h"

#include <QFile>

#include <numeric>

using namespace planner;
using namespace planner::testing;

class TestDay : public QObject {
    Q_OBJECT
private slots:
    void publishedData();
    void publishedStepsAreGroupsOf30();
    void badDayFiles_data();
    void badDayFiles();
    void profiles();
    void hoursOfThePublishedDay();
    void offPeakHours_data();
    void offPeakHours();
    void offPeakShare();
    void cacheSaves();
    void liveRates();
    void tables();
};

namespace {

double mean(const Hourly& values) { return std::accumulate(values.begin(), values.end(), 0.0) / 24; }

Day day_after(const std::vector<std::string>& assignments) {
    const auto scenario = edited(opening(), assignments);
    return day_of(evaluate(scenario), scenario.inputs.hourly);
}

} // namespace

void TestDay::publishedData() {
    const auto& day = published_day();
    QCOMPARE(mean(day.nodes), 226.75); // exactly the published average
    QCOMPARE(*std::max_element(day.nodes.begin(), day.nodes.end()), 278.0);
    const std::array hours{218.0, 195.5, 150.5, 83.0, 68.0, 68.0, 83.0, 158.0, 248.0, 278.0}; // facts.md 1.2
    for (std::size_t hour = 0; hour < hours.size(); ++hour)
        QCOMPARE(day.nodes.at(hour), hours.at(hour));
    // The bars add up to the stated income within what rounding to a dollar leaves, far inside the reading
    // error.
    QVERIFY(std::abs(mean(day.income_usd) * 24 - 562027) < 24);
    QCOMPARE(day.income_usd.at(22), 31043.0);
    QCOMPARE(day.income_error_usd, 120.0);
    QCOMPARE(day.utc_offset_hours, 8.0);
    QVERIFY(!day.source.empty());
    // Income over cost by hour: 5.41 to 6.98 (facts.md 1.2).
    double low = 10, high = 0;
    for (std::size_t hour = 0; hour < hours_of_day; ++hour) {
        const double ratio = day.income_usd.at(hour) / (day.nodes.at(hour) * 16);
        low = std::min(low, ratio);
        high = std::max(high, ratio);
    }
    COMPARE_CLOSE(low, 5.41, 5e-3);
    COMPARE_CLOSE(high, 6.98, 5e-3);
}

void TestDay::publishedStepsAreGroupsOf30() {
    const auto plan = evaluate(opening());
    // The pools' ratio asks for 18 / 1.376 = 13.1 prefill nodes beside a decode unit: three units of four.
    const double beside = plan["decode.nodes"_in] / plan["service.decode_nodes_per_prefill_node"_fig];
    const double prefill_units = std::round(beside / plan["prefill.nodes"_in]);
    QCOMPARE(prefill_units, 3.0);
    const auto steps =
        node_changes(published_day(), plan["decode.nodes"_in], plan["prefill.nodes"_in], prefill_units);
    QCOMPARE(steps.group_nodes, 30.0);
    QVERIFY(steps.all_whole);
    QCOMPARE(steps.changes.size(), 11U); // from 278 down to 68 and up again
    double sum = 0;
    for (const auto& change : steps.changes) {
        QVERIFY(std::abs(change.groups) == 1 || std::abs(change.groups) == 2);
        sum += change.nodes;
    }
    QCOMPARE(sum, 0.0);
    QVERIFY(!node_changes(published_day(), 18, 4, 2).all_whole); // 26 nodes do not divide the steps
}

void TestDay::badDayFiles_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("says");
    QTest::newRow("format") << "moe-planner-traffic"
                            << "other"
                            << "f: format: is no day of traffic: its format must be “moe-planner-traffic”";
    QTest::newRow("gap") << "\"to\": \"01:15\""
                         << "\"to\": \"01:00\""
                         << "f: nodes: the node steps must cover the day once";
    QTest::newRow("key") << "\"income_usd\""
                         << "\"income\""
                         << "f: cannot be read: ";
    QTest::newRow("time") << "\"03:30\""
                          << "\"half past three\""
                          << "f: cannot be read: ";
    QTest::newRow("hour") << "\"hour\": \"05:00\""
                          << "\"hour\": \"25:00\""
                          << "f: cannot be read: ";
}

void TestDay::badDayFiles() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, says);
    QFile file(PLANNER_PRESETS "/traffic/deepseek-2025-02-27.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto content = QString::fromUtf8(file.readAll());
    QVERIFY(content.contains(from));
    const auto read = read_traffic_day(content.replace(from, to).toStdString(), "f");
    QVERIFY(!read);
    QVERIFY2(text(english(read.error())).startsWith(says), english(read.error()).c_str());
}

void TestDay::profiles() {
    for (const double profile : {0.0, 1.0, 2.0})
        COMPARE_CLOSE(mean(relative_traffic(profile, no_column())), 1, 1e-12);
    QCOMPARE(relative_traffic(0, no_column()).at(5), 1.0);
    COMPARE_CLOSE(relative_traffic(1, no_column()).at(4), 68 / 226.75, 1e-12);
    COMPARE_CLOSE(relative_traffic(2, no_column()).at(22), 31043.0 / 562033 * 24, 1e-4);
}

void TestDay::hoursOfThePublishedDay() {
    const auto day = day_after({});
    double cost = 0, revenue = 0, paid = 0, tokens = 0;
    for (std::size_t at = 0; at < hours_of_day; ++at) {
        const auto& hour = day.at(at);
        QCOMPARE(hour.published_nodes, published_day().nodes.at(at));
        QCOMPARE(hour.paid_nodes, hour.published_nodes);
        QCOMPARE(hour.published_income_usd, published_day().income_usd.at(at));
        QCOMPARE(hour.nodes(), hour.prefill_units * 4 + hour.decode_units * 18);
        QVERIFY(hour.nodes() >= hour.needed_nodes());
        cost += hour.cost_usd;
        revenue += hour.revenue_usd;
        paid += hour.paid_revenue_usd;
        tokens += hour.output_tokens_per_s * 3600;
    }
    COMPARE_CLOSE(cost, 87072, 1e-12);
    COMPARE_CLOSE(revenue, 562100, 1e-12);
    COMPARE_CLOSE(tokens, 168e9, 1e-12);
    COMPARE_CLOSE(paid, evaluate(opening())["revenue.paid_per_day_usd"_fig], 1e-12);
    // Owned nodes run all day.
    const auto owned = day_after({"cost.basis=own", "cost.node_price_usd=300000"});
    QCOMPARE(owned.at(4).paid_nodes, 278.0);
}

void TestDay::offPeakHours_data() {
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("offset");
    QTest::addColumn<std::size_t>("hour");
    QTest::addColumn<double>("part");
    const auto row = [](const char* name, double from, double to, double offset, std::size_t hour,
                        double part) { QTest::newRow(name) << from << to << offset << hour << part; };
    // 16:30 to 00:30 UTC is 00:30 to 08:30 in Beijing.
    row("midnight in Beijing", 16.5, 0.5, 8, 0, 0.5);
    row("night in Beijing", 16.5, 0.5, 8, 4, 1);
    row("morning in Beijing", 16.5, 0.5, 8, 8, 0.5);
    row("day in Beijing", 16.5, 0.5, 8, 12, 0);
    row("last hour in Beijing", 16.5, 0.5, 8, 23, 0);
    row("midnight in London", 16.5, 0.5, 0, 0, 0.5);
    row("afternoon in London", 16.5, 0.5, 0, 16, 0.5);
    row("evening in London", 16.5, 0.5, 0, 23, 1);
    row("morning in London", 16.5, 0.5, 0, 1, 0);
    row("noon in New York", 16.5, 0.5, -5, 12, 1);
    row("window inside of an hour", 3.25, 3.5, 0, 3, 0.25);
    row("around midnight of a half-hour zone", 23.75, 0.25, 5.5, 5, 0.5); // 05:15 to 05:45 there
    row("no length", 3, 3, 0, 3, 0);
}

void TestDay::offPeakHours() {
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, offset);
    QFETCH(std::size_t, hour);
    QFETCH(double, part);
    QCOMPARE(off_peak_part(hour, from, to, offset), part);
}

void TestDay::offPeakShare() {
    // Node-hours from 00:30 to 08:30 of the published day: half of 218, seven whole hours, half of 248.
    const double share = (109 + 195.5 + 150.5 + 83 + 68 + 68 + 83 + 158 + 124) / (226.75 * 24);
    COMPARE_CLOSE(value_after({}, "revenue.off_peak_token_share"), share, 1e-12);
    QCOMPARE(value_after({"workload.profile=flat"}, "revenue.off_peak_token_share"), 8 / 24.0);
    QCOMPARE(value_after({"revenue.off_peak=off"}, "revenue.off_peak_token_share"), 0.0);
    QVERIFY(value_after({"revenue.utc_offset_hours=0"}, "revenue.off_peak_token_share") > share);
}

void TestDay::cacheSaves() {
    const auto saving = cache_saving(opening());
    COMPARE_CLOSE(saving.with_cache.prefill_nodes, 95.48218503442385, 1e-9);
    QCOMPARE(saving.with_cache.hit_rate, 0.5625);
    QCOMPARE(saving.without_cache.hit_rate, 0.0);
    // Every token is computed: up to 1 / 0.4375 times as many nodes, less what does not grow with the misses.
    QVERIFY(saving.without_cache.prefill_nodes > 1.8 * saving.with_cache.prefill_nodes);
    QVERIFY(saving.without_cache.prefill_nodes <= 95.48218503442385 / 0.4375 * (1 + 1e-9));
    COMPARE_CLOSE(saving.without_cache.usd_per_million_input / saving.with_cache.usd_per_million_input,
                  saving.without_cache.prefill_nodes / saving.with_cache.prefill_nodes, 1e-9);
    COMPARE_CLOSE(saving.extra_cost_per_day_usd(), saving.extra_prefill_nodes() * 384, 1e-6);
    // The same as an edit of the hit rate says.
    COMPARE_CLOSE(saving.without_cache.prefill_nodes,
                  value_after({"prefill.cache_hit_rate=0"}, "service.prefill_nodes"), 1e-12);
}

void TestDay::liveRates() {
    const auto plan = evaluate(opening());
    const auto day = day_of(plan, no_column());
    QCOMPARE(busiest_hour(day), 9U); // the first of the hours with 278 nodes
    const auto rates = system_rates(plan, day.at(busiest_hour(day)));
    const double peak = 278 / 226.75;
    COMPARE_CLOSE(rates.input_tokens_per_s, 608e9 / 86400 * peak, 1e-12);
    COMPARE_CLOSE(rates.hit_tokens_per_s + rates.miss_tokens_per_s, rates.input_tokens_per_s, 1e-12);
    COMPARE_CLOSE(rates.kv_read_bytes_per_s, 342e9 / 86400 * 70272 * peak, 1e-12);
    COMPARE_CLOSE(rates.output_tokens_per_s_per_decode_unit, 168e9 / 86400 * peak / 9, 1e-12);
    QCOMPARE(rates.prefill_units, 30.0);
    COMPARE_CLOSE(rates.decode_load, 131.38138138138137 * peak / 162, 1e-12);
}

void TestDay::tables() {
    const auto plan = evaluate(opening());
    const auto day = day_of(plan, no_column());
    const auto rows = day_to_json(day);
    QCOMPARE(rows.size(), 24U);
    QCOMPARE(rows[4]["published_nodes"].get<double>(), 68.0);
    const auto csv = text(day_to_csv(day));
    QCOMPARE(csv.count('\n'), 25);
    QVERIFY(csv.startsWith("hour,input_tokens_per_s,output_tokens_per_s,"));
    const auto table = text(day_to_text(day, plan));
    QVERIFY(table.contains("12:00"));
    QVERIFY(table.contains("each pool rounded by itself"));
    // What is missing is null, an empty cell, a dash.
    const auto none = day_after({"workload.profile=custom"});
    QVERIFY(day_to_json(none)[0]["needed_nodes"].is_null());
    QVERIFY(text(day_to_csv(none)).contains("\n0,,,"));
}

QTEST_APPLESS_MAIN(TestDay)
#include "tst_day.moc"
