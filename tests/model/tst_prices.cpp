// SPDX-License-Identifier: GPL-3.0-or-later
// A price that is not given makes its figures missing: a dash, never 0 and never infinity.
#include "model/report/plan_json.h"
#include "model/report/plan_text.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestPrices : public QObject {
    Q_OBJECT
private slots:
    void missing_data();
    void missing();
    void freeTokensEarnNothing();
    void publishedCountsOfAPlanWithoutMeasurements();
};

void TestPrices::missing_data() {
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("gone");
    QTest::addColumn<QStringList>("stay");
    const QStringList profits{"service.profit_per_day_usd", "service.markup", "service.gross_margin"};
    const QStringList costs{"service.cost_per_day_usd", "service.usd_per_million_output_tokens",
                            "service.usd_per_million_input_tokens",
                            "service.usd_per_million_output_tokens_decode_pool",
                            "service.usd_per_million_input_tokens_prefill_pool"};
    const QString hit = "service.revenue_hit_per_day_usd", miss = "service.revenue_miss_per_day_usd",
                  output = "service.revenue_output_per_day_usd", revenue = "service.revenue_per_day_usd";
    QTest::newRow("rent") << "pricing.gpu_hour_usd" << costs + profits << QStringList{revenue};
    QTest::newRow("hit") << "pricing.input_hit_usd_per_million" << QStringList{hit, revenue} + profits
                         << QStringList{miss, output} + costs;
    QTest::newRow("miss") << "pricing.input_miss_usd_per_million" << QStringList{miss, revenue} + profits
                          << QStringList{hit, output} + costs;
    QTest::newRow("output") << "pricing.output_usd_per_million" << QStringList{output, revenue} + profits
                            << QStringList{hit, miss} + costs;
}

void TestPrices::missing() {
    QFETCH(QString, input);
    QFETCH(QStringList, gone);
    QFETCH(QStringList, stay);
    const auto plan = evaluate(edited(opening(), {input.toStdString() + "=none"}));
    const auto json = plan_to_json(plan);
    for (const auto& id : gone) {
        const auto asked = figure(id.toStdString());
        QVERIFY2(is_missing(plan[asked]), qPrintable(id));
        QVERIFY2(json[id.toStdString()]["value"].is_null(), qPrintable(id));
        QCOMPARE(text(format_figure(plan, asked)), "–");
    }
    for (const auto& id : stay)
        QCOMPARE(plan[figure(id.toStdString())], evaluate(opening())[figure(id.toStdString())]);
}

void TestPrices::freeTokensEarnNothing() {
    // A price of 0 is a price: revenue 0, profit negative, and no gross margin, for there is no revenue.
    const auto plan = evaluate(
        edited(opening(), {"pricing.input_hit_usd_per_million=0", "pricing.input_miss_usd_per_million=0",
                           "pricing.output_usd_per_million=0"}));
    QCOMPARE(plan["service.revenue_per_day_usd"_fig], 0.0);
    QCOMPARE(plan["service.profit_per_day_usd"_fig], -87072.0);
    QCOMPARE(plan["service.markup"_fig], -1.0);
    QVERIFY(is_missing(plan["service.gross_margin"_fig]));
    // Free GPUs: no cost to mark up.
    QVERIFY(is_missing(value_after({"pricing.gpu_hour_usd=0"}, "service.markup")));
}

void TestPrices::publishedCountsOfAPlanWithoutMeasurements() {
    const auto plan = evaluate(preset("exercise-gqa-qwen3-235b"));
    for (const char* id : {"service.average_nodes", "service.cost_per_day_usd", "measured.decode.step_s",
                           "chapter.decode.measured_over_bound"})
        QVERIFY2(is_missing(plan[figure(id)]), id);
    QVERIFY(!is_missing(plan["chapter.decode.step_s"_fig]));
}

QTEST_APPLESS_MAIN(TestPrices)
#include "tst_prices.moc"
