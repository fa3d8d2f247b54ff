// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "ui/charts/base/chart.h"
#include "ui/charts/plan_chart.h"

#include <QTest>

#include <cmath>

using namespace planner;
using namespace planner::ui;

/// The table behind a chart holds the figures of the plan with every digit.
class NumbersTest : public QObject {
    Q_OBJECT

private slots:
    void csvIsQuotedAndExact();
    void textsBecomeATable();
    void everyChartHasNumbers();
    void memoryEqualsTheFigures();
    void moneyTellsTheBaseline();
    void rooflineEqualsTheFigures();

private:
    static ChartTable tableOf(const char* name, const ChartInput& input) {
        for (const auto& kind : chartKinds())
            if (std::string_view(kind.name) == name) {
                const auto chart = kind.make(nullptr);
                const std::unique_ptr<Chart> widget(&chart->widget());
                chart->refresh(input);
                return widget->numbers();
            }
        return {};
    }

    static QString word(const ChartTable::Cell& cell) { return std::get<QString>(cell); }
    static double number(const ChartTable::Cell& cell) { return std::get<double>(cell); }
};

void NumbersTest::csvIsQuotedAndExact() {
    ChartTable table;
    table.columns = {{QStringLiteral("a, b"), {}}, {QStringLiteral("value"), QStringLiteral("s")}};
    table.rows = {
        {QStringLiteral("say \"hi\""), 0.1}, {QStringLiteral("解码"), std::nan("")}, {QString(), 1.0 / 3.0}};
    QCOMPARE(csvOf(table),
             QByteArray("\"a, b\",value [s]\n\"say \"\"hi\"\"\",0.1\n解码,\n,0.3333333333333333\n"));
}

void NumbersTest::textsBecomeATable() {
    const auto table = tableOfTexts(
        {{QStringLiteral("x"), QStringLiteral("y")}, {QStringLiteral("1"), QStringLiteral("2")}});
    QCOMPARE(csvOf(table), QByteArray("x,y\n1,2\n"));
    QCOMPARE(csvOf(tableOfTexts({})), QByteArray("\n"));
}

void NumbersTest::everyChartHasNumbers() {
    const auto scenario = *find_preset(opening_preset);
    const auto plan = evaluate(scenario);
    for (const auto& kind : chartKinds()) {
        const auto table = tableOf(kind.name, {&plan, nullptr, false, true, &scenario});
        QVERIFY2(table.columns.size() >= 2 && !table.rows.isEmpty(), kind.name);
        for (const auto& row : table.rows)
            QVERIFY2(row.size() == table.columns.size(), kind.name);
    }
}

void NumbersTest::memoryEqualsTheFigures() {
    const auto plan = evaluate(*find_preset(opening_preset));
    const auto table = tableOf("memory", {&plan, nullptr, false, true});
    QCOMPARE(table.columns[3].unit, QStringLiteral("B"));
    int parts = 0;
    for (const auto& row : table.rows)
        if (const auto figure = find_figure(word(row[2]).toStdString())) {
            QCOMPARE(number(row[3]), plan[*figure]);
            ++parts;
        }
    QVERIFY(parts >= 22); // eleven parts of two units
}

void NumbersTest::moneyTellsTheBaseline() {
    auto scenario = *find_preset(opening_preset);
    const auto baseline = evaluate(scenario);
    set_value(scenario, "pricing.gpu_hour_usd"_in, 3);
    const auto plan = evaluate(scenario);
    const auto row = tableOf("money", {&plan, &baseline, false, true, &scenario}).rows.at(0);
    QCOMPARE(word(row[2]), QStringLiteral("service.cost_per_day_usd"));
    QCOMPARE(number(row[3]), plan["service.cost_per_day_usd"_fig]);
    QCOMPARE(number(row[4]), baseline["service.cost_per_day_usd"_fig]);
    QVERIFY(number(row[3]) > number(row[4]));
}

void NumbersTest::rooflineEqualsTheFigures() {
    const auto plan = evaluate(*find_preset(opening_preset));
    const auto table = tableOf("roofline", {&plan, nullptr, false, true});
    double shares = 0;
    bool found = false;
    for (const auto& row : table.rows) {
        if (word(row[1]).startsWith(QStringLiteral("estimate.")))
            shares += number(row[4]);
        if (word(row[1]) != QStringLiteral("estimate.decode.kernels.core_attention_s"))
            continue;
        // Two tokens a request: 2 x 278,528 FLOP per 1,152 B of its cache.
        QCOMPARE(number(row[2]), 2 * 278528 / 1152.0);
        // A rate is work over time: of two micro-batches 88.1 requests with 4,989 tokens of context each.
        const double requests = plan["decode.requests_per_rank"_in];
        const double work = requests * plan["decode.context_tokens"_in] * 2 * 278528;
        QCOMPARE(number(row[3]), work / 2 / plan["estimate.decode.kernels.core_attention_s"_fig]);
        found = true;
    }
    QVERIFY(found);
    QVERIFY(shares > 0.5 && shares < 1 + 1e-9); // passes over memory have no dot
}

QTEST_MAIN(NumbersTest)
#include "tst_numbers.moc"
