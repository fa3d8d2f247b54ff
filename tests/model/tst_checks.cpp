// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan breaks, with the rule and by how much. Nothing here blocks an evaluation.
#include "model/analysis/checks.h"
#include "model/report/plan_text.h"
#include "tests/model/support.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

class TestChecks : public QObject {
    Q_OBJECT
private slots:
    void shippedPlansThatRun();
    void broken_data();
    void broken();
    void gravestFirst();
    void textReportNamesThem();
};

void TestChecks::shippedPlansThatRun() {
    for (const char* id : {"deepseek-v3-online", "deepseek-v3-decode-ep144", "deepseek-v3-prefill-ep32"})
        QVERIFY2(check_plan(evaluate(preset(id))).empty(), id);
}

void TestChecks::broken_data() {
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QString>("says");
    const auto row = [](const QStringList& edits, const char* says) {
        QTest::newRow(qPrintable(edits.join(' '))) << edits << QString(says);
    };
    // 300 requests x 2 tokens in two micro-batches.
    row({"decode.requests_per_rank=300"},
        "Decode unit: 300 tokens per micro-batch, the dispatch buffer holds 256.");
    row({"decode.tokens_per_step=3"}, "A step cannot advance 3 tokens with 1 drafted; 2 at most.");
    row({"model.experts_per_token=300"}, "Each token is sent to 300 experts, the model has 256.");
    row({"model.dense_layers=62"}, "62 layers are dense, the model has 61.");
    row({"model=qwen3-235b-a22b", "model.kv_heads=65"}, "65 KV heads for 64 attention heads.");
    row({"model.window_layers=62"}, "62 layers have windows or linear attention, the model has 61.");
    row({"model.window_layers=30"}, "Window layers need the length of their window.");
    row({"model.linear_layers=30"}, "Linear attention needs its heads and their widths.");
    row({"model=deepseek-v3.2", "model.index_layers=62"},
        "62 layers have sparse attention, but only 61 could.");
    row({"model=deepseek-v3.2", "gpu=a100-80g-sxm", "precision.weights=bf16"},
        "This GPU has no FP8; choose another format for the multiplications.");
    row({"precision.weights=fp4"}, "This GPU has no FP4; choose another format for the multiplications.");
    row({"gpu=a100-80g-sxm"}, "This GPU has no FP8; choose another format for the multiplications.");
    row({"decode.attention_tp=3"}, "Decode unit: attention TP3 does not divide 128 heads and 144 GPUs.");
    row({"prefill.attention_tp=64"}, "Prefill unit: attention TP64 does not divide 128 heads and 32 GPUs.");
    row({"prefill.prompts_in_flight=1000"},
        "Prefill unit: does not fit, over by 255\u2009GB; the weights fit.");
}

void TestChecks::broken() {
    QFETCH(QStringList, edits);
    QFETCH(QString, says);
    std::vector<std::string> assignments;
    for (const auto& edit : edits)
        assignments.push_back(edit.toStdString());
    QStringList found;
    for (const auto& finding : check_plan(evaluate(edited(opening(), assignments))))
        if (finding.severity == Severity::broken)
            found << text(english(finding.text));
    QVERIFY2(found.contains(says), qPrintable(found.join('\n')));
}

void TestChecks::gravestFirst() {
    const auto findings = check_plan(
        evaluate(edited(opening(), {"decode.nodes=10", "prefill.nodes=3", "decode.requests_per_rank=300"})));
    QVERIFY(findings.size() >= 3);
    QVERIFY(std::is_sorted(findings.begin(), findings.end(),
                           [](const Finding& a, const Finding& b) { return a.severity > b.severity; }));
    QVERIFY(findings.front().severity == Severity::broken);
    QVERIFY(findings.back().severity == Severity::note);
}

void TestChecks::textReportNamesThem() {
    const auto report = text(plan_to_text(evaluate(edited(opening(), {"decode.requests_per_rank=300"}))));
    QVERIFY(report.contains("\nbroken: Decode unit: does not fit, over by "));
    QVERIFY(report.contains(QRegularExpression("\ndecode\\.fits +no\n")));
    // The figures stay: editing is never blocked.
    QVERIFY(report.contains(QRegularExpression("\nchapter\\.decode\\.step_s +129\u2009ms\n")));
}

QTEST_APPLESS_MAIN(TestChecks)
#include "tst_checks.moc"
