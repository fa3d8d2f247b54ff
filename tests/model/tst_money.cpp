// SPDX-License-Identifier: GPL-3.0-or-later
// Cost and revenue: rent or own, what the headline leaves out, two names for one margin, exact reciprocals
// (Q50, Q51).
#include "model/analysis/revenue_waterfall.h"
#include "model/analysis/token_costs.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestMoney : public QObject {
    Q_OBJECT
private slots:
    void publishedDay_data();
    void publishedDay();
    void reciprocals();
    void owning();
    void priceOfOwningMissing();
    void leftOut();
    void leftOutMatters_data();
    void leftOutMatters();
    void waterfallJoins();
    void waterfallWithoutAPrice();
    void tokenCosts();
};

void TestMoney::publishedDay_data() {
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) { QTest::newRow(id) << expected; };
    row("service.cost_per_day_usd", 87072); // Q50
    row("service.revenue_per_day_usd", 562100);
    row("service.revenue_hit_per_day_usd", 47880);
    row("service.revenue_miss_per_day_usd", 146300);
    row("service.revenue_output_per_day_usd", 367920);
    row("service.usd_per_million_output_tokens", 0.5182857142857142);
    row("service.usd_per_million_tokens", 87072 / 776e3); // $0.112
    row("service.markup", 475028.0 / 87072);              // Q51: both names of the same profit
    row("service.gross_margin", 1 - 87072.0 / 562100);
    row("service.usd_per_million_miss_tokens_prefill_pool", 95.48218503442385 * 384 / 266e3);
    row("service.input_price_usd_per_million", (342 * 0.14 + 266 * 0.55) / 608);
}

void TestMoney::publishedDay() {
    QFETCH(double, expected);
    COMPARE_CLOSE(evaluate(opening())[figure(QTest::currentDataTag())], expected, 1e-9);
}

void TestMoney::reciprocals() {
    const auto plan = evaluate(opening());
    COMPARE_CLOSE(plan["service.output_tokens_per_usd"_fig], 168e9 / 87072, 1e-15);
    COMPARE_CLOSE(plan["service.input_tokens_per_usd"_fig], 608e9 / 87072, 1e-15);
}

void TestMoney::owning() {
    const auto plan =
        evaluate(edited(opening(), {"cost.basis=own", "cost.node_price_usd=350400", "cost.node_life_years=4",
                                    "cost.node_power_kw=10", "cost.pue=1.2", "cost.usd_per_kwh=0.1",
                                    "cost.hosting_usd_per_node_hour=0.8"}));
    // 350,400 / (4 x 8760) = $10 an hour; 10 kW x 1.2 x $0.1 = $1.2; hosting $0.8: $12 for eight GPUs.
    COMPARE_CLOSE(plan["service.owned_gpu_hour_usd"_fig], 1.5, 1e-12);
    // Owned nodes are paid all day, those of the peak: 278 x 24 x $12.
    QCOMPARE(plan["service.paid_nodes"_fig], 278.0);
    COMPARE_CLOSE(plan["service.cost_per_day_usd"_fig], 278 * 24 * 12, 1e-12);
    // Rented, what owning would cost is shown beside and changes nothing.
    QCOMPARE(value_after({"cost.node_price_usd=350400"}, "service.cost_per_day_usd"), 87072.0);
}

void TestMoney::priceOfOwningMissing() {
    const auto plan = evaluate(edited(opening(), {"cost.basis=own"}));
    for (const auto* id : {"service.owned_gpu_hour_usd", "service.cost_per_day_usd", "service.markup",
                           "revenue.profit_per_day_usd", "question.usd_per_hour"})
        QVERIFY2(is_missing(plan[figure(id)]), id);
    QVERIFY(!is_missing(plan["service.revenue_per_day_usd"_fig]));
}

void TestMoney::leftOut() {
    const auto plan =
        evaluate(edited(opening(), {"workload.profile=flat", "revenue.other_share=25%",
                                    "revenue.paying_share=40%", "revenue.other_cost_per_day_usd=10000"}));
    const auto day = [](double hit, double miss, double output) { // thousand million tokens a day
        return 342e3 * hit + 266e3 * miss + 168e3 * output;
    };
    const double r1 = day(0.14, 0.55, 2.19), v3 = day(0.07, 0.27, 1.1);
    const double night = day(0.035, 0.135, 0.55); // R1 at 75 % off and V3 at 50 % off cost the same
    const double cheaper = 0.25 * (r1 - v3);
    const double off_peak = 8 / 24.0 * (0.75 * (r1 - night) + 0.25 * (v3 - night)); // of a flat day 8 hours
    const double earning = r1 - cheaper - off_peak;
    COMPARE_CLOSE(plan["revenue.cheaper_model_usd"_fig], cheaper, 1e-9);
    COMPARE_CLOSE(plan["revenue.off_peak_usd"_fig], off_peak, 1e-9);
    COMPARE_CLOSE(plan["revenue.unpaid_usd"_fig], 0.6 * earning, 1e-9);
    COMPARE_CLOSE(plan["revenue.paid_per_day_usd"_fig], 0.4 * earning, 1e-9);
    const double cost = plan["service.cost_per_day_usd"_fig] + 10000;
    COMPARE_CLOSE(plan["revenue.markup"_fig], 0.4 * earning / cost - 1, 1e-9);
    COMPARE_CLOSE(plan["revenue.gross_margin"_fig], 1 - cost / (0.4 * earning), 1e-9);
}

void TestMoney::leftOutMatters_data() {
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QString>("zero");
    QTest::newRow("one model") << QStringList{"revenue.other_share=0"} << "revenue.cheaper_model_usd";
    QTest::newRow("no discount") << QStringList{"revenue.off_peak=off"} << "revenue.off_peak_usd";
    QTest::newRow("no window") << QStringList{"pricing.off_peak_from_hours=none"} << "revenue.off_peak_usd";
    QTest::newRow("V3.1 has no off-peak price")
        << QStringList{"pricing.sheet=deepseek-v3.1"} << "revenue.off_peak_usd";
    QTest::newRow("all pay") << QStringList{"revenue.paying_share=100%"} << "revenue.unpaid_usd";
}

void TestMoney::leftOutMatters() {
    QFETCH(QStringList, edits);
    QFETCH(QString, zero);
    std::vector<std::string> assignments;
    for (const auto& edit : edits)
        assignments.push_back(edit.toStdString());
    QCOMPARE(value_after(assignments, zero.toStdString()), 0.0);
    QVERIFY(value_after({}, zero.toStdString()) > 0);
}

void TestMoney::waterfallJoins() {
    const auto plan = evaluate(edited(opening(), {"revenue.other_cost_per_day_usd=20000"}));
    const auto steps = revenue_waterfall(plan);
    QCOMPARE(steps.size(), 6U);
    QCOMPARE(steps.front().after_usd, plan["service.revenue_per_day_usd"_fig]);
    COMPARE_CLOSE(steps.front().markup, plan["service.markup"_fig], 1e-12); // 546 %
    COMPARE_CLOSE(steps.front().gross_margin, plan["service.gross_margin"_fig], 1e-12);
    for (std::size_t at = 1; at < steps.size(); ++at) {
        QVERIFY(steps[at].change_usd < 0);
        QCOMPARE(steps[at].after_usd, steps[at - 1].after_usd + steps[at].change_usd);
    }
    COMPARE_CLOSE(steps[3].after_usd, plan["revenue.paid_per_day_usd"_fig], 1e-12);
    COMPARE_CLOSE(steps.back().after_usd, plan["revenue.profit_per_day_usd"_fig], 1e-12);
    COMPARE_CLOSE(steps.back().markup, plan["revenue.markup"_fig], 1e-12);
    COMPARE_CLOSE(steps.back().gross_margin, plan["revenue.gross_margin"_fig], 1e-12);
}

void TestMoney::waterfallWithoutAPrice() {
    const auto steps =
        revenue_waterfall(evaluate(edited(opening(), {"revenue.other_output_usd_per_million=none"})));
    QVERIFY(!is_missing(steps.front().after_usd));
    for (std::size_t at = 1; at < steps.size(); ++at)
        QVERIFY(is_missing(steps[at].after_usd));
}

void TestMoney::tokenCosts() {
    const auto plan = evaluate(edited(opening(), {"service.rounding=whole"}));
    const auto costs = token_costs(plan);
    COMPARE_CLOSE(costs.per_million_output.total(), plan["service.usd_per_million_output_tokens"_fig], 1e-12);
    COMPARE_CLOSE(costs.per_million_input.total(), plan["service.usd_per_million_input_tokens"_fig], 1e-12);
    COMPARE_CLOSE(costs.per_million_any.total(), plan["service.usd_per_million_tokens"_fig], 1e-12);
    COMPARE_CLOSE(costs.per_million_output.decode_usd,
                  plan["service.usd_per_million_output_tokens_decode_pool"_fig], 1e-12);
    QVERIFY(costs.per_million_output.idle_usd > 0);
}

QTEST_APPLESS_MAIN(TestMoney)
#include "tst_money.moc"
