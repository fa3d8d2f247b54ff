// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped price sheets: dated, sourced, chosen like a model or a GPU, in dollars or in yuan.
#include "model/catalog/catalog.h"
#include "tests/model/support.h"

#include <QFile>
#include <QRegularExpression>

using namespace planner;
using namespace planner::testing;

class TestPriceSheets : public QObject {
    Q_OBJECT
private slots:
    void everySheetIsDatedAndSourced();
    void standardsAreTheSheets();
    void published_data();
    void published();
    void choosingASheet();
    void yuan();
    void filesWithoutASheet();
    void refused_data();
    void refused();
};

void TestPriceSheets::everySheetIsDatedAndSourced() {
    static const QRegularExpression date(R"(^20\d\d-\d\d-\d\d$)");
    QCOMPARE(catalog(CatalogKind::prices).size(), 5U);
    for (const auto& sheet : catalog(CatalogKind::prices)) {
        QVERIFY2(date.match(text(sheet.date)).hasMatch(), sheet.id.c_str());
        QVERIFY2(!sheet.source.empty(), sheet.id.c_str());
        for (const auto& [parameter, value] : sheet.values)
            QVERIFY(is_of_price_sheet(parameter));
        for (const auto& [id, why] : sheet.unverified)
            QVERIFY2(find_parameter(id) && !why.empty(), id.c_str());
    }
}

void TestPriceSheets::standardsAreTheSheets() {
    // The defaults are R1's list, and the cheaper model's those of V3.
    auto inputs = default_scenario().inputs;
    apply(*find_entry(CatalogKind::prices, inputs.pricing_id), CatalogKind::prices, inputs);
    QVERIFY(inputs == default_scenario().inputs);
    const auto v3 = edited(opening(), {"pricing.sheet=deepseek-v3"});
    const std::array<std::pair<const char*, const char*>, 6> pairs{
        {{"revenue.other_hit_usd_per_million", "pricing.input_hit_usd_per_million"},
         {"revenue.other_miss_usd_per_million", "pricing.input_miss_usd_per_million"},
         {"revenue.other_output_usd_per_million", "pricing.output_usd_per_million"},
         {"revenue.other_off_peak_hit_usd_per_million", "pricing.off_peak_input_hit_usd_per_million"},
         {"revenue.other_off_peak_miss_usd_per_million", "pricing.off_peak_input_miss_usd_per_million"},
         {"revenue.other_off_peak_output_usd_per_million", "pricing.off_peak_output_usd_per_million"}}};
    for (const auto& [other, price] : pairs)
        QCOMPARE(opening().value(*find_parameter(other)), v3.value(*find_parameter(price)));
}

void TestPriceSheets::published_data() {
    QTest::addColumn<double>("hit");
    QTest::addColumn<double>("miss");
    QTest::addColumn<double>("output");
    QTest::newRow("deepseek-v3-launch") << 0.014 << 0.14 << 0.28; // facts.md 7.1
    QTest::newRow("deepseek-v3") << 0.07 << 0.27 << 1.10;
    QTest::newRow("deepseek-r1") << 0.14 << 0.55 << 2.19;
    QTest::newRow("deepseek-v3.1") << 0.07 << 0.56 << 1.68;
    QTest::newRow("deepseek-v3.2") << 0.028 << 0.28 << 0.42;
}

void TestPriceSheets::published() {
    QFETCH(double, hit);
    QFETCH(double, miss);
    QFETCH(double, output);
    const auto plan = evaluate(edited(opening(), {std::string("pricing.sheet=") + QTest::currentDataTag()}));
    QCOMPARE(plan["service.input_hit_usd_per_million"_fig], hit);
    QCOMPARE(plan["service.input_miss_usd_per_million"_fig], miss);
    QCOMPARE(plan["service.output_usd_per_million"_fig], output);
    COMPARE_CLOSE(plan["service.revenue_per_day_usd"_fig], 342e3 * hit + 266e3 * miss + 168e3 * output,
                  1e-12);
}

void TestPriceSheets::choosingASheet() {
    const auto scenario = edited(opening(), {"pricing.gpu_hour_usd=3", "pricing.sheet=deepseek-v3.2"});
    QCOMPARE(text(scenario.inputs.pricing_id), "deepseek-v3.2");
    QCOMPARE(scenario.value("pricing.gpu_hour_usd"_in), 3.0); // no price of tokens
    QVERIFY(is_missing(scenario.value("pricing.off_peak_output_usd_per_million"_in)));
    const auto* sheet = find_entry(CatalogKind::prices, "deepseek-v3.2");
    QCOMPARE(text(english(source_of(scenario, "pricing.output_usd_per_million"_in))), text(sheet->source));
    const auto plan = evaluate(scenario);
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "published"); // prices size no nodes
    const auto read = read_scenario(write_scenario(scenario), "saved");
    QVERIFY(read && read->scenario == scenario);
    auto refused = opening();
    const auto done = assign(refused, "pricing.sheet=gpt");
    QVERIFY(!done);
    QVERIFY(text(english(done.error())).startsWith("pricing.sheet: “gpt” is not in the catalog; known are "));
}

void TestPriceSheets::yuan() {
    // R1 at 1 / 4 / 16 yuan and 7.2 yuan for a dollar.
    const auto plan = evaluate(edited(opening(), {"pricing.currency=cny"}));
    COMPARE_CLOSE(plan["service.output_usd_per_million"_fig], 16 / 7.2, 1e-15);
    COMPARE_CLOSE(plan["service.revenue_per_day_usd"_fig], (342e3 * 1 + 266e3 * 4 + 168e3 * 16) / 7.2, 1e-12);
    COMPARE_CLOSE(
        value_after({"pricing.currency=cny", "pricing.cny_per_usd=8"}, "service.output_usd_per_million"), 2,
        1e-15);
    // The launch offer is known in dollars only: a dash, not a guess.
    QVERIFY(is_missing(value_after({"pricing.sheet=deepseek-v3-launch", "pricing.currency=cny"},
                                   "service.revenue_per_day_usd")));
}

void TestPriceSheets::filesWithoutASheet() {
    const auto read = read_scenario(R"({"format": "moe-planner-scenario", "version": 1,
        "pricing": {"output_usd_per_million": 3}})",
                                    "own");
    QVERIFY(read);
    QVERIFY(read->scenario.inputs.pricing_id.empty());
    QVERIFY(text(write_scenario(read->scenario)).contains("\"id\": null"));
    const auto again = read_scenario(write_scenario(read->scenario), "again");
    QVERIFY(again && again->scenario == read->scenario);
    // A published plan with a sheet, edited until none is left, and the other way round.
    auto edited_plan = opening();
    edited_plan.inputs.pricing_id.clear();
    const auto kept = read_scenario(write_scenario(edited_plan), "kept");
    QVERIFY(kept && kept->scenario == edited_plan);
}

void TestPriceSheets::refused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("says");
    QTest::newRow("format") << "moe-planner-pricing"
                            << "moe-planner-gpu"
                            << "f: format: is no catalog entry: its format must be “moe-planner-pricing”";
    QTest::newRow("no date") << "\"date\""
                             << "\"day\""
                             << "f: date: a price sheet needs the date from which it holds";
    QTest::newRow("negative") << "2.19"
                              << "-2.19"
                              << "f: pricing.output_usd_per_million: −$2.19/M is not possible; from $0/M to ";
    QTest::newRow("word") << "2.19"
                          << "\"2.19\""
                          << "f: pricing.output_usd_per_million: \"2.19\" is not a number; from $0/M to ";
    QTest::newRow("unknown key")
        << "\"output_usd_per_million\""
        << "\"outptu_usd_per_million\""
        << "f: /pricing/outptu_usd_per_million: is not a key that a catalog entry has";
    QTest::newRow("no JSON") << "{"
                             << "["
                             << "f: is not JSON: ";
    QTest::newRow("GPU hour") << "\"output_usd_per_million\": 2.19"
                              << "\"output_usd_per_million\": 2.19, \"gpu_hour_usd\": 2"
                              << "f: values.gpu_hour_usd: belongs to no price sheet";
}

void TestPriceSheets::refused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, says);
    QFile file(PLANNER_PRESETS "/prices/deepseek-r1.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto content = QString::fromUtf8(file.readAll());
    QVERIFY(content.contains(from));
    content.replace(from, to);
    const auto read = read_catalog_entry(CatalogKind::prices, content.toStdString(), "f");
    QVERIFY(!read);
    QVERIFY2(text(english(read.error())).startsWith(says), english(read.error()).c_str());
}

QTEST_APPLESS_MAIN(TestPriceSheets)
#include "tst_price_sheets.moc"
