// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that order the stages of a layer: on the published trace, on numbers added by hand, and where
// they pay.
#include "model/engine/estimate/prefill_stages.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

#include <map>

using namespace planner;
using namespace planner::testing;

class TestSchedule : public QObject {
    Q_OBJECT
private slots:
    void oneChoiceForAll();
    void initTestCase() { FIX_SEED(); }
    void publishedTrace();
    void byHand_data();
    void byHand();
    void gaps();
    void neverTwoComputesAtOnce();
    void everyStageRunsOnce_data();
    void everyStageRunsOnce();
    void overlapHidesAtMostHalf();
    void splitOnlyWhereItPays();
    void splitHidesAtMostHalfOfTheLayer();
};

namespace {

/// Times of the stages of one micro-batch.
using Times = std::map<Stage, double>;

double layer(const Schedule& schedule, const Times& times, double gap = 0) {
    return layer_time(schedule, gap, [&](Stage stage) { return times.at(stage); });
}

/// Stages of both kinds of layer with ATTN and MLP as the sums of their parts.
Times decode_times(double attention0, double attention1, double shared, double dispatch, double up,
                   double down, double combine) {
    return {{Stage::attention0, attention0},
            {Stage::attention1, attention1},
            {Stage::attention, attention0 + attention1},
            {Stage::shared, shared},
            {Stage::dispatch, dispatch},
            {Stage::expert_up, up},
            {Stage::expert_down, down},
            {Stage::mlp, up + down},
            {Stage::combine, combine}};
}

const std::map<QString, const Schedule*>& rules() {
    static const std::map<QString, const Schedule*> all{{"none", &schedules::none},
                                                        {"single", &schedules::single},
                                                        {"two", &schedules::two},
                                                        {"five", &schedules::five},
                                                        {"prefill none", &schedules::prefill_none},
                                                        {"prefill single", &schedules::prefill_single}};
    return all;
}

} // namespace

void TestSchedule::publishedTrace() {
    // us of one micro-batch in DeepSeek's decode trace: ATTN-0, ATTN-1, SHARED, DISPATCH, MLP (89 + 39),
    // COMBINE.
    const auto trace = decode_times(63, 344, 34, 187, 89, 39, 394);
    QCOMPARE(layer(schedules::five, trace), 1418.0); // 1,431 measured
    // What a planner gets that lets everything hide everything: the expert stage hides nothing.
    const double compute = 2 * (63 + 344 + 34 + 128);
    const double network = 2 * (187 + 394);
    QCOMPARE(std::max(compute, network), 1162.0);
}

void TestSchedule::byHand_data() {
    QTest::addColumn<double>("expected");
    // ATTN-0 10, ATTN-1 20, SHARED 5, DISPATCH 12, MLP 7 + 3, COMBINE 25.
    QTest::newRow("none") << 10.0 + 20 + 5 + 12 + 10 + 25;
    QTest::newRow("single") << 10.0 + 20 + 12 + 7 + 25; // dispatch hides SHARED, combine hides the down half
    // ATTN + SHARED beside COMBINE, ATTN beside DISPATCH, MLP beside DISPATCH, MLP + SHARED beside COMBINE.
    QTest::newRow("two") << 35.0 + 30 + 12 + 25;
    QTest::newRow("five") << 2 * (15.0 + 10 + 25); // max(5 + 10, 12) + MLP + max(20, 25)
    QTest::newRow("prefill none") << 30.0 + 5 + 12 + 10 + 25;
    QTest::newRow("prefill single") << 30.0 + 12 + 10 + 25;
}

void TestSchedule::byHand() {
    QFETCH(double, expected);
    QCOMPARE(layer(*rules().at(QTest::currentDataTag()), decode_times(10, 20, 5, 12, 7, 3, 25)), expected);
}

void TestSchedule::gaps() {
    const auto times = decode_times(63, 344, 34, 187, 89, 39, 394);
    QCOMPARE(layer(schedules::five, times, 13.0 / 6), 1431.0); // the gap is what the trace leaves
    QCOMPARE(layer(schedules::two, times, 1) - layer(schedules::two, times), 4.0);
    QCOMPARE(layer(schedules::none, times, 1) - layer(schedules::none, times), 3.0);
}

void TestSchedule::neverTwoComputesAtOnce() {
    // Work on one resource is never hidden by work on the same resource.
    VERIFY_PROPERTY("a layer is no shorter than all its compute, nor than all its transfers", [] {
        const auto time = [] { return random_share(); };
        const auto times = decode_times(time(), time(), time(), time(), time(), time(), time());
        for (const auto& [name, rule] : rules()) {
            const double compute =
                times.at(Stage::attention) + times.at(Stage::shared) + times.at(Stage::mlp);
            const double network = times.at(Stage::dispatch) + times.at(Stage::combine);
            RC_ASSERT(layer(*rule, times) >= rule->micro_batches * std::max(compute, network) * (1 - 1e-12));
        }
    });
}

void TestSchedule::everyStageRunsOnce_data() {
    QTest::addColumn<QString>("name");
    for (const auto& [name, rule] : rules())
        QTest::newRow(qPrintable(name)) << name;
}

void TestSchedule::everyStageRunsOnce() {
    QFETCH(QString, name);
    const auto& rule = *rules().at(name);
    // Each stage with a power of ten of its own: their sum shows how often each ran.
    const auto times = decode_times(1, 10, 100, 1e3, 1e4, 2e4, 1e6);
    for (int micro_batch = 0; micro_batch < rule.micro_batches; ++micro_batch) {
        double sum = 0;
        for (const auto& slot : rule.sequence) {
            for (std::size_t index = 0; index < slot.computes; ++index)
                sum +=
                    slot.compute[index].micro_batch == micro_batch ? times.at(slot.compute[index].stage) : 0;
            for (std::size_t index = 0; index < slot.networks; ++index)
                sum +=
                    slot.network[index].micro_batch == micro_batch ? times.at(slot.network[index].stage) : 0;
        }
        QCOMPARE(sum, 1e6 + 3e4 + 1e3 + 100 + 10 + 1);
    }
}

void TestSchedule::overlapHidesAtMostHalf() {
    VERIFY_PROPERTY("two resources are at most twice as fast as one", [] {
        const auto time = [] { return random_share(); };
        const auto times = decode_times(time(), time(), time(), time(), time(), time(), time());
        const double serial = layer(schedules::none, times);
        for (const auto& [name, rule] : rules()) {
            const double overlapped = layer(*rule, times) / rule->micro_batches;
            RC_ASSERT(overlapped >= serial / 2 * (1 - 1e-12));
            RC_ASSERT(overlapped <= serial * (1 + 1e-12));
        }
    });
}

void TestSchedule::splitOnlyWhereItPays() {
    const auto split = [](const char* requests) {
        const auto plan = evaluate(edited(opening(), {std::string("decode.requests_per_rank=") + requests}));
        return plan["estimate.decode.is_split"_fig] == 1;
    };
    QVERIFY(!split("1"));
    QVERIFY(split("128"));
    // A pass of a few tokens runs whole in prefill as well.
    QCOMPARE(value_after({"prefill.tokens_per_gpu=16"}, "estimate.prefill.is_split"), 0.0);
    QCOMPARE(value_after({"prefill.tokens_per_gpu=16384"}, "estimate.prefill.is_split"), 1.0);
    // Allowing a split never makes a layer slower.
    VERIFY_PROPERTY(
        "five stages are never slower than a single batch, two micro-batches never than none", [] {
            const auto scenario = random_sensible_scenario();
            const auto after = [&](const char* edit) { return evaluate(edited(scenario, {edit})); };
            for (const auto* lens : {"limit.", "estimate."}) {
                const auto decode = figure(std::string(lens) + "decode.layer_s");
                const double single = after("decode.overlap=single-batch")[decode];
                RC_ASSERT(std::isnan(single) || after("decode.overlap=five-stage")[decode] <= single);
                const auto prefill = figure(std::string(lens) + "prefill.layer_s");
                const double none = after("prefill.overlap=none")[prefill];
                RC_ASSERT(std::isnan(none) || after("prefill.overlap=two-micro-batch")[prefill] <= none);
            }
        });
}

void TestSchedule::splitHidesAtMostHalfOfTheLayer() {
    VERIFY_PROPERTY("overlap never makes a layer more than twice as fast", [] {
        const auto scenario = random_sensible_scenario();
        const auto serial = evaluate(edited(scenario, {"decode.overlap=none", "prefill.overlap=none"}));
        for (const auto* overlap : {"single-batch", "two-micro-batch", "five-stage"}) {
            const auto plan = evaluate(edited(scenario, {std::string("decode.overlap=") + overlap}));
            for (const auto figure : {"limit.decode.layer_s"_fig, "estimate.decode.layer_s"_fig})
                RC_ASSERT(std::isnan(plan[figure]) || plan[figure] >= serial[figure] / 2 * (1 - 1e-12));
        }
        const auto split = evaluate(edited(scenario, {"prefill.overlap=two-micro-batch"}));
        for (const auto figure : {"limit.prefill.layer_s"_fig, "estimate.prefill.layer_s"_fig})
            RC_ASSERT(std::isnan(split[figure]) || split[figure] >= serial[figure] / 2 * (1 - 1e-12));
    });
}

void TestSchedule::oneChoiceForAll() {
    // What the settings leave to choose, in the one place that says so.
    for (const auto wanted :
         {Overlap::none, Overlap::single_batch, Overlap::two_micro_batches, Overlap::five_stages}) {
        const bool splits = wanted >= Overlap::two_micro_batches;
        for (const auto& choice : {decode_schedules(wanted), prefill_schedules(wanted)}) {
            QCOMPARE(choice.split != nullptr, splits);
            QCOMPARE(choice.in_use(false).micro_batches, 1);
            QCOMPARE(choice.in_use(true).micro_batches, splits ? 2 : 1);
        }
    }
    QVERIFY(decode_schedules(Overlap::five_stages).in_use(true).overlap == Overlap::five_stages);
    QVERIFY(decode_schedules(Overlap::five_stages).in_use(false).overlap == Overlap::single_batch);
    QVERIFY(prefill_schedules(Overlap::five_stages).in_use(true).overlap == Overlap::two_micro_batches);
}

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
