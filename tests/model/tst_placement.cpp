// SPDX-License-Identifier: GPL-3.0-or-later
// Experts on cards: DESIGN 5.2 and cases.md Q14, (EP - E mod EP) mod EP redundant experts make EP even.
#include "model/analysis/checks.h"
#include "tests/model/support.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

class TestPlacement : public QObject {
    Q_OBJECT
private slots:
    void fewestRedundantExperts_data();
    void fewestRedundantExperts();
    void unevenIsNotedAndNoFailure();
    void refusedSizes_data();
    void refusedSizes();
    void epAndGpusDisagree();
    void presetUnits();
};

namespace {

const Finding* finding_about(const std::vector<Finding>& findings, Parameter parameter) {
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const Finding& finding) { return finding.parameter == parameter; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

void TestPlacement::fewestRedundantExperts_data() {
    QTest::addColumn<int>("ep");
    QTest::addColumn<int>("redundant");
    for (const auto& [ep, redundant] : {std::pair{32, 0},
                                        {48, 32},
                                        {64, 0},
                                        {72, 32},
                                        {96, 32},
                                        {128, 0},
                                        {144, 32},
                                        {160, 64},
                                        {320, 64},
                                        {3, 2}})
        QTest::addRow("EP%d", ep) << ep << redundant;
}

void TestPlacement::fewestRedundantExperts() {
    QFETCH(int, ep);
    QFETCH(int, redundant);
    const auto empty_with = [&](int copies) {
        return value_after(
            {"decode.ep=" + std::to_string(ep), "decode.redundant_experts=" + std::to_string(copies)},
            "decode.empty_slots");
    };
    QCOMPARE(empty_with(0), redundant); // what is empty is what would fill it
    QCOMPARE(empty_with(redundant), 0.0);
    if (redundant > 0)
        QCOMPARE(empty_with(redundant - 1), 1.0);
}

void TestPlacement::unevenIsNotedAndNoFailure() {
    const auto plan = evaluate(edited(opening(), {"decode.nodes=10"})); // EP80: 288 / 80 = 3.6
    QCOMPARE(plan["decode.ep"_in], 80.0);
    QCOMPARE(plan["decode.routed_experts_per_gpu"_fig], 4.0);
    QCOMPARE(plan["decode.empty_slots"_fig], 32.0); // 4 x 80 - 288
    const auto findings = check_plan(plan);
    const auto* finding = finding_about(findings, "decode.redundant_experts"_in);
    QVERIFY(finding != nullptr);
    QVERIFY(finding->severity == Severity::note);
    QCOMPARE(text(english(finding->text)), "Decode unit: 32 expert slots of a layer stay empty at EP80; "
                                           "64 redundant experts would fill them.");
    QVERIFY(!is_missing(plan["chapter.decode.step_s"_fig]));
    QCOMPARE(value_after({"decode.nodes=10", "decode.redundant_experts=64"}, "decode.empty_slots"), 0.0);
}

void TestPlacement::refusedSizes_data() {
    QTest::addColumn<QString>("assignment");
    for (const char* value : {"0", "-8", "4.5", "none", "many"})
        for (const char* id : {"decode.ep", "prefill.ep"})
            QTest::addRow("%s=%s", id, value) << QStringLiteral("%1=%2").arg(id, value);
}

void TestPlacement::refusedSizes() {
    QFETCH(QString, assignment);
    auto scenario = opening();
    const auto done = assign(scenario, assignment.toStdString());
    QVERIFY(!done);
    QCOMPARE(text(done.error().key), assignment.section('=', 0, 0));
    QVERIFY(scenario == opening());
}

void TestPlacement::epAndGpusDisagree() {
    const auto more = check_plan(evaluate(edited(opening(), {"decode.ep=288"})));
    const auto* finding = finding_about(more, "decode.ep"_in);
    QVERIFY(finding != nullptr && finding->severity == Severity::broken);
    QCOMPARE(text(english(finding->text)), "Decode unit: EP288 on 144 GPUs.");
    const auto fewer = check_plan(evaluate(edited(opening(), {"decode.ep=72"})));
    finding = finding_about(fewer, "decode.ep"_in);
    QVERIFY(finding != nullptr && finding->severity == Severity::note);
}

void TestPlacement::presetUnits() {
    const auto plan = evaluate(opening());
    QCOMPARE(plan["prefill.ep"_in], 32.0);
    QCOMPARE(plan["prefill.routed_experts_per_gpu"_fig], 9.0);
    QCOMPARE(plan["decode.ep"_in], 144.0);
    QCOMPARE(plan["decode.routed_experts_per_gpu"_fig], 2.0);
    const auto report = evaluate(preset("deepseek-v3-decode-ep320"));
    QCOMPARE(report["decode.ep"_in], 320.0);
    QCOMPARE(report["decode.routed_experts_per_gpu"_fig], 1.0);
    for (const auto& scenario : presets()) {
        QCOMPARE(evaluate(scenario)["decode.empty_slots"_fig], 0.0);
        QCOMPARE(evaluate(scenario)["prefill.empty_slots"_fig], 0.0);
    }
}

QTEST_APPLESS_MAIN(TestPlacement)
#include "tst_placement.moc"
