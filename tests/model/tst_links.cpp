// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that follow others until somebody sets them, and measurements that belong to the published plan.
#include "model/report/plan_json.h"
#include "model/report/plan_text.h"
#include "model/scenario/scenario_json.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestLinks : public QObject {
    Q_OBJECT
private slots:
    void follow_data();
    void follow();
    void unlinkAndRestore();
    void linkIsKeptInTheFile();
    void resetGoesBackToThePublishedPlan();
    void measuredIsOfThePublishedPlan_data();
    void measuredIsOfThePublishedPlan();
    void ownMeasurementReplacesThePublishedOne();
    void sameValueSetByHandIsNoEdit();
    void anotherModelTakesItsOwnConstants();
};

void TestLinks::follow_data() {
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("follower");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* edit, const char* follower, double expected) {
        QTest::addRow("%s moves %s", edit, follower) << QString(edit) << QString(follower) << expected;
    };
    row("measured.decode_tokens_per_node_s=16800", "decode.requests_per_rank", 100); // / 8 / 21
    row("measured.user_tokens_per_s=18.5", "decode.requests_per_rank", 100);         // 1850 / 18.5
    row("decode.attention_tp=2", "decode.requests_per_rank", 2 * 1850.0 / 21);       // per rank of 2 GPUs
    row("decode.nodes=9", "decode.ep", 72);
    row("unit.gpus_per_node=16", "decode.ep", 288);
    row("prefill.nodes=8", "prefill.ep", 64);
    row("gpu.nic_bandwidth=200Gb/s", "network.nic_bandwidth", 25e9);
    row("decode.context_tokens=8000", "prefill.attended_tokens", 4000);
    row("network.nic_bandwidth=800Gb/s", "service.node_source", 1);
}

void TestLinks::follow() {
    QFETCH(QString, edit);
    QFETCH(QString, follower);
    QFETCH(double, expected);
    const auto parameter = *find_parameter(follower.toStdString());
    const auto scenario = edited(opening(), {edit.toStdString()});
    QVERIFY(is_following(scenario, parameter));
    COMPARE_CLOSE(effective_value(scenario, parameter), expected, 1e-12);
}

void TestLinks::unlinkAndRestore() {
    constexpr auto requests = "decode.requests_per_rank"_in;
    auto scenario = opening();
    QVERIFY(is_following(scenario, requests));
    set_value(scenario, requests, 50);
    QVERIFY(!is_following(scenario, requests));
    QVERIFY(is_changed(scenario, requests));
    QCOMPARE(evaluate(scenario)[requests], 50.0);
    set_value(scenario, "measured.user_tokens_per_s"_in, 10);
    QCOMPARE(evaluate(scenario)[requests], 50.0); // no longer follows
    restore_link(scenario, requests);
    QVERIFY(is_following(scenario, requests));
    QCOMPARE(evaluate(scenario)[requests], 185.0);
    QVERIFY(!is_changed(scenario, requests));
}

void TestLinks::linkIsKeptInTheFile() {
    const auto unlinked = edited(opening(), {"decode.requests_per_rank=88", "decode.ep=144"});
    const auto written = write_scenario(unlinked);
    QVERIFY(text(written).contains(R"("requests_per_rank": 88,)"));
    const auto read = read_scenario(written, "test");
    QVERIFY(read);
    QVERIFY(!is_following(read->scenario, "decode.requests_per_rank"_in));
    QVERIFY(!is_following(read->scenario, "decode.ep"_in)); // though the value is what the link would give
    QVERIFY(is_following(read->scenario, "prefill.ep"_in));
    const auto relinked = edited(read->scenario, {"decode.requests_per_rank=linked", "decode.ep=linked"});
    QVERIFY(relinked == opening());
}

void TestLinks::resetGoesBackToThePublishedPlan() {
    auto scenario = edited(preset("exercise-nic-800g"), {"decode.requests_per_rank=10", "decode.nodes=3"});
    for (const auto parameter :
         {"decode.requests_per_rank"_in, "decode.nodes"_in, "network.nic_bandwidth"_in})
        reset(scenario, parameter);
    QVERIFY(evaluate(scenario).is_published);
    QVERIFY(is_following(scenario, "network.nic_bandwidth"_in));
    QCOMPARE(evaluate(scenario)["network.nic_bandwidth"_in], 50e9);
}

void TestLinks::measuredIsOfThePublishedPlan_data() {
    QTest::addColumn<QString>("edit");
    for (const char* edit :
         {"network.nic_bandwidth=800Gb/s", "decode.nodes=9", "decode.requests_per_rank=50",
          "decode.tokens_per_step=1.5", "gpu=h20-96g", "model=kimi-k2", "precision.kv=fp8",
          "prefill.cache_hit_rate=0", "prefill.nodes=2", "unit.gpus_per_node=4", "decode.context_tokens=8k"})
        QTest::newRow(edit) << QString(edit);
}

void TestLinks::measuredIsOfThePublishedPlan() {
    QFETCH(QString, edit);
    const auto published = evaluate(opening());
    QVERIFY(published.is_published);
    QVERIFY(!plan_to_json(published)["measured.decode.step_s"].contains("of"));
    const auto plan = evaluate(edited(opening(), {edit.toStdString()}));
    QVERIFY(!plan.is_published);
    // What was measured stays what it was, and says of what it is.
    const auto json = plan_to_json(plan);
    for (const char* id :
         {"measured.decode.step_s", "measured.decode.step_low_s", "chapter.decode.tokens_per_gpu_s",
          "chapter.decode.requests_per_gpu_low", "chapter.prefill.computed_tokens_per_gpu_s",
          "chapter.prefill.achieved_flops_per_s", "chapter.prefill.fp8_utilisation"}) {
        COMPARE_CLOSE(plan[figure(id)], published[figure(id)], 1e-12);
        QCOMPARE(text(json[id]["of"].get<std::string>()), "published plan");
    }
    // No ratio of one plan's measurement to another plan's bound.
    QVERIFY(is_missing(plan["chapter.decode.measured_over_bound"_fig]));
    QVERIFY(json["chapter.decode.measured_over_bound"]["value"].is_null());
    QVERIFY(text(plan_to_text(plan)).contains("85.7\u2009ms  (of the published plan)"));
    QVERIFY(!json["chapter.decode.step_s"].contains("of"));
}

void TestLinks::ownMeasurementReplacesThePublishedOne() {
    // A corrected measurement is one of the same plan: the ratio stays, with the new number.
    const auto plan = evaluate(edited(opening(), {"measured.user_tokens_per_s=25"}));
    QVERIFY(plan.is_published);
    COMPARE_CLOSE(plan["measured.decode.step_s"_fig], 1.8 / 25, 1e-12);
    QVERIFY(!is_missing(plan["chapter.decode.measured_over_bound"_fig]));
    QCOMPARE(plan["service.average_nodes"_fig], 226.75);
}

void TestLinks::sameValueSetByHandIsNoEdit() {
    // 400 Gb/s typed over a followed 400 Gb/s: the plan that runs is still the measured one.
    const auto scenario = edited(opening(), {"network.nic_bandwidth=400Gb/s"});
    QVERIFY(is_changed(scenario, "network.nic_bandwidth"_in)); // it no longer follows
    QVERIFY(evaluate(scenario).is_published);
}

void TestLinks::anotherModelTakesItsOwnConstants() {
    // The chapter rounds DeepSeek-V3's attention to 187 million; another model has another attention.
    constexpr auto constant = "chapter.attention_params_per_layer"_in;
    const auto kimi = edited(opening(), {"model=kimi-k2"});
    QVERIFY(is_following(kimi, constant));
    const auto plan = evaluate(kimi);
    QCOMPARE(plan[constant], plan["model.attention_params_per_layer"_fig]);
    QCOMPARE(plan["chapter.activated_params"_in], plan["model.activated_params"_fig]);
    // Back to the published model, back to its constants; choosing the same model again keeps one's own.
    QVERIFY(edited(kimi, {"model=deepseek-v3"}) == opening());
    QCOMPARE(evaluate(edited(
                 opening(), {"chapter.expert_params=45e6", "model=deepseek-v3"}))["chapter.expert_params"_in],
             45e6);
}

QTEST_APPLESS_MAIN(TestLinks)
#include "tst_links.moc"
