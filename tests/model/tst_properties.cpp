// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for every plan: faster parts never make it slower, parts sum to totals, no input gives
// infinity, and a saved scenario is the same when it is read.
#include "model/analysis/checks.h"
#include "model/report/plan_json.h"
#include "model/report/plan_text.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestProperties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void fasterIsNeverSlower_data();
    void fasterIsNeverSlower();
    void moreMemoryHoldsMore();
    void partsSumToTotals();
    void legalInputsGiveFiniteFigures();
    void saveThenLoadIsIdentity();
    void saveThenLoadGivesTheSamePlan();
    void measurementsStayOfThePublishedPlan();
};

void TestProperties::fasterIsNeverSlower_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"network.nic_bandwidth", "gpu.nic_bandwidth", "gpu.hbm_bandwidth",
                           "gpu.bf16_flop_per_s", "gpu.fp8_flop_per_s", "gpu.fp4_flop_per_s"})
        QTest::newRow(id) << QString(id);
}

void TestProperties::fasterIsNeverSlower() {
    QFETCH(QString, id);
    const auto parameter = *find_parameter(id.toStdString());
    VERIFY_PROPERTY("faster is never slower", [parameter] {
        const auto slow = random_sensible_scenario();
        RC_PRE(!std::isnan(effective_value(slow, parameter)));
        auto fast = slow;
        set_value(fast, parameter, effective_value(slow, parameter) * (1 + 9 * random_share()));
        const auto before = evaluate(slow);
        const auto after = evaluate(fast);
        RC_CLASSIFY(std::isnan(before["chapter.decode.step_s"_fig]), "step missing");
        constexpr double rounding = 1e-12;
        for (const auto figure : {"chapter.decode.step_s"_fig, "chapter.decode.attention_s"_fig,
                                  "chapter.decode.experts_s"_fig, "chapter.decode.all_to_all_s"_fig})
            RC_ASSERT(std::isnan(before[figure]) || after[figure] <= before[figure] * (1 + rounding));
        for (const auto figure :
             {"chapter.decode.bound_tokens_per_gpu_s"_fig, "chapter.prefill.bound_tokens_per_gpu_s"_fig})
            RC_ASSERT(std::isnan(before[figure]) || after[figure] >= before[figure] * (1 - rounding));
        const auto nodes = "service.total_nodes"_fig;
        const auto source = "service.node_source"_fig;
        if (before[source] == after[source] && !std::isnan(before[nodes]))
            RC_ASSERT(after[nodes] <= before[nodes] * (1 + rounding));
    });
}

void TestProperties::moreMemoryHoldsMore() {
    VERIFY_PROPERTY("a larger card holds no fewer requests", [] {
        const auto small = random_sensible_scenario();
        auto large = small;
        set_value(large, "gpu.memory"_in, small.value("gpu.memory"_in) * (1 + random_share()));
        const auto figure = "decode.max_requests_per_rank"_fig;
        const double before = evaluate(small)[figure];
        RC_ASSERT(std::isnan(before) || evaluate(large)[figure] >= before);
    });
}

void TestProperties::partsSumToTotals() {
    VERIFY_PROPERTY("parts sum to totals", [] {
        const auto plan = evaluate(random_sensible_scenario());
        const auto sum = [&](std::string_view unit, std::initializer_list<const char*> parts) {
            double result = 0;
            for (const auto* part : parts)
                result += plan[figure(std::string(unit) + ".memory." + part + "_bytes")];
            return result;
        };
        const auto same = [](double a, double b) {
            return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-9 * std::abs(b);
        };
        for (const auto* unit : {"decode", "prefill"}) {
            const auto part = [&](const char* name) { return sum(unit, {name}); };
            RC_ASSERT(same(sum(unit, {"attention_weights", "dense_ffn", "routed_experts", "shared_experts",
                                      "router", "vocabulary", "mtp"}),
                           part("weights")));
            RC_ASSERT(
                same(sum(unit, {"weights", "kv", "index_cache", "mtp_kv", "comm_buffer"}), part("total")));
            const double over_all = sum(unit, {"total", "reserve", "free"});
            RC_ASSERT(std::isnan(over_all) ||
                      std::abs(over_all - part("capacity")) <= 1e-9 * (part("capacity") + part("total")));
        }
        const auto value = [&](const char* id) { return plan[figure(id)]; };
        RC_ASSERT(same(value("service.revenue_hit_per_day_usd") + value("service.revenue_miss_per_day_usd") +
                           value("service.revenue_output_per_day_usd"),
                       value("service.revenue_per_day_usd")));
        RC_ASSERT(same(value("service.prefill_nodes") + value("service.decode_nodes"),
                       value("service.total_nodes")));
        RC_ASSERT(same(value("chapter.decode.dispatch_step_s") + value("chapter.decode.combine_step_s"),
                       value("chapter.decode.all_to_all_step_s")));
        RC_ASSERT(same(value("chapter.decode.attention_step_s") + value("chapter.decode.experts_step_s"),
                       value("chapter.decode.compute_step_s")));
        RC_ASSERT(
            same(std::fmax(value("chapter.decode.all_to_all_step_s"), value("chapter.decode.compute_step_s")),
                 value("chapter.decode.step_s")) ||
            std::isnan(value("chapter.decode.step_s")));
    });
}

void TestProperties::legalInputsGiveFiniteFigures() {
    VERIFY_PROPERTY("no legal input gives infinity, and every report can be written", [] {
        const auto plan = evaluate(random_scenario());
        for (std::size_t index = 0; index < figure_count; ++index)
            if (std::isinf(plan.figures[index]))
                RC_FAIL(std::string(figure_table[index].id));
        for (std::size_t index = 0; index < parameter_count; ++index)
            if (std::isinf(plan.inputs[index]))
                RC_FAIL(std::string(parameter_table[index].id));
        RC_ASSERT(plan_to_json(plan).size() == figure_count);
        RC_ASSERT(!plan_to_text(plan).empty());
        for (const auto& finding : check_plan(plan)) {
            RC_ASSERT(english(finding.text).find("–") ==
                      std::string::npos); // no missing number in a sentence
            RC_ASSERT(english(finding.text).find('{') == std::string::npos); // every argument filled in
        }
    });
}

void TestProperties::saveThenLoadIsIdentity() {
    VERIFY_PROPERTY("read(write(scenario)) == scenario", [] {
        auto scenario = random_scenario();
        scenario.name = *rc::gen::elementOf(std::vector<std::string>{"", "a plan", "\"quoted\"\n", "计划"});
        if (*rc::gen::arbitrary<bool>())
            scenario.unknown["/decode/colour"] = R"({"red":[1,null]})";
        if (*rc::gen::arbitrary<bool>())
            scenario.unknown["/published/a~1b"] = "1.5";
        const auto written = write_scenario(scenario);
        const auto read = read_scenario(written, "test");
        if (!read)
            RC_FAIL(english(read.error()));
        RC_ASSERT(read->scenario == scenario);
        RC_ASSERT(read->notices.size() == scenario.unknown.size());
        RC_ASSERT(write_scenario(read->scenario) == written);
    });
}

void TestProperties::saveThenLoadGivesTheSamePlan() {
    VERIFY_PROPERTY("the plan of a saved scenario is the same", [] {
        const auto scenario = random_scenario();
        const auto read = read_scenario(write_scenario(scenario), "test");
        RC_ASSERT(read.has_value());
        RC_ASSERT(plan_to_json(evaluate(read->scenario)) == plan_to_json(evaluate(scenario)));
    });
}

void TestProperties::measurementsStayOfThePublishedPlan() {
    VERIFY_PROPERTY("an edit of the plan moves no measured figure", [] {
        const auto scenario = *rc::gen::elementOf(presets());
        auto changed = scenario;
        const auto index =
            *rc::gen::suchThat(rc::gen::inRange<std::size_t>(0, parameter_count),
                               [](std::size_t at) { return shapes_measurement(static_cast<Parameter>(at)); });
        set_value(changed, static_cast<Parameter>(index), random_value(static_cast<Parameter>(index)));
        const auto before = evaluate(scenario);
        const auto after = evaluate(changed);
        for (std::size_t at = 0; at < figure_count; ++at)
            if (is_of_published(static_cast<Figure>(at)) &&
                !same_value(before.figures[at], after.figures[at]))
                RC_FAIL(std::string(figure_table[at].id) + " moved with " +
                        std::string(parameter_table[index].id));
        RC_ASSERT(after.is_published || std::isnan(after["chapter.decode.measured_over_bound"_fig]));
    });
}

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
