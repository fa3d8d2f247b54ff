// SPDX-License-Identifier: GPL-3.0-or-later
// What the window draws of a model: its layers by kind, its parameters by part, the KV of different models.
#include "model/analysis/kv_comparison.h"
#include "model/analysis/model_stack.h"
#include "model/files/file_access.h"
#include "model/import/looks_like_config.h"
#include "tests/model/import_support.h"

#include <numeric>

using namespace planner;
using namespace planner::testing;

class TestModelStack : public QObject {
    Q_OBJECT
private slots:
    void partsSumToTheTotals();
    void layersByKind();
    void chapterLesson();
    void windowsStopGrowing();
    void configsAndScenariosAreToldApart();
};

namespace {

Plan plan_of(std::string_view id) {
    auto scenario = default_scenario();
    apply(*find_entry(CatalogKind::model, id), CatalogKind::model, scenario.inputs);
    return evaluate(scenario);
}

double sum(const std::array<double, params_part_count>& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0.0);
}

} // namespace

void TestModelStack::partsSumToTheTotals() {
    for (const auto& entry : catalog(CatalogKind::model)) {
        const auto plan = plan_of(entry.id);
        const auto stack = model_stack(plan);
        QCOMPARE(sum(stack.params), plan["model.total_params"_fig]);
        QCOMPARE(sum(stack.activated), plan["model.activated_params"_fig]);
    }
}

void TestModelStack::layersByKind() {
    const auto v3 = model_stack(plan_of("deepseek-v3"));
    QCOMPARE(v3.attention_layers, (std::array<double, 4>{61, 0, 0, 0}));
    QCOMPARE(v3.dense_layers, 3.0);
    QCOMPARE(v3.moe_layers, 58.0);
    const auto routed = static_cast<std::size_t>(ParamsPart::routed_experts);
    QCOMPARE(v3.params.at(routed), 58.0 * 256 * 3 * 7168 * 2048);
    QCOMPARE(v3.activated.at(routed), 58.0 * 8 * 3 * 7168 * 2048);
    // V3.2: every layer has an index. gpt-oss-120b: every second of 36 layers has a window.
    QCOMPARE(model_stack(plan_of("deepseek-v3.2")).attention_layers, (std::array<double, 4>{0, 61, 0, 0}));
    QCOMPARE(model_stack(plan_of("gpt-oss-120b")).attention_layers, (std::array<double, 4>{18, 0, 18, 0}));
    // MiniMax-M1: full attention in 10 of 80 layers, lightning in the others.
    QCOMPARE(model_stack(plan_of("minimax-m1")).attention_layers, (std::array<double, 4>{10, 0, 0, 70}));
}

void TestModelStack::chapterLesson() {
    const auto lesson = kv_lesson();
    const auto bytes = [&](const std::string& id) {
        for (const auto& cost : lesson)
            if (cost.id == id)
                return cost.bytes_per_token;
        return not_given;
    };
    QCOMPARE(lesson.size(), std::size_t{4});
    QCOMPARE(bytes("plain-heads"), 2.0 * 128 * 128 * 61 * 2);           // 4.0 MB
    QCOMPARE(bytes("mla-expanded"), (128.0 + 64 + 128) * 128 * 61 * 2); // 5.0 MB
    QCOMPARE(bytes("qwen3-235b-a22b"), 2.0 * 4 * 128 * 94 * 2);         // 192.5 kB
    QCOMPARE(bytes("deepseek-v3"), (512.0 + 64) * 61 * 2);              // 70.3 kB
    QCOMPARE(english(lesson.back().name), find_entry(CatalogKind::model, "deepseek-v3")->name + ", MLA");
}

void TestModelStack::windowsStopGrowing() {
    const auto cost = kv_cost(*find_entry(CatalogKind::model, "gpt-oss-120b"));
    QCOMPARE(cost.bytes_per_token, 2.0 * 8 * 64 * 36 * 2);
    QCOMPARE(cost.growing_bytes_per_token, cost.bytes_per_token / 2);
}

void TestModelStack::configsAndScenariosAreToldApart() {
    QVERIFY(looks_like_config(config_json("c01-deepseek-v3").dump()));
    QVERIFY(looks_like_config(config_json("c06-kimi-k2.5").dump())); // with a nested text config
    const auto preset =
        read_file(std::filesystem::path(PLANNER_PRESETS) / "scenarios/deepseek-v3-online.json");
    QVERIFY(preset && !looks_like_config(*preset));
    for (const char* other : {"", "<html></html>", "[]", "{}", "{\"hidden_size\": 1", "{\"name\": \"x\"}"})
        QVERIFY2(!looks_like_config(other), other);
}

QTEST_APPLESS_MAIN(TestModelStack)
#include "tst_model_stack.moc"
