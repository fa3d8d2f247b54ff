// SPDX-License-Identifier: GPL-3.0-or-later
// The layer in time is the layer whose time the plan shows: same schedule, same stages, to the last bit that
// matters.
#include "model/analysis/pass_breakdown.h"
#include "model/analysis/timeline.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

#include <numeric>

using namespace planner;
using namespace planner::testing;

namespace {

constexpr std::array lenses{Lens::limit, Lens::estimate};
constexpr std::array units{ServingUnit::decode, ServingUnit::prefill};

/// What is wrong with a timeline of a plan; empty: nothing.
std::string fault(const Plan& plan, const Timeline& line) {
    const double layer = plan[line.period];
    if (std::isnan(layer) != !line.is_known())
        return "known where the layer is not, or the other way round";
    if (!line.is_known())
        return line.compute.blocks.empty() && line.network.blocks.empty() ? "" : "blocks of what is missing";
    const double rounding = 1e-12 * std::max(layer, 1e-12);
    if (std::abs(line.period_s - layer) > rounding)
        return "period is not the layer";
    double last = 0;
    for (const auto* lane : {&line.compute, &line.network}) {
        double covered = 0;
        double end = 0;
        for (const auto& block : lane->blocks) {
            if (block.start_s < end - rounding || block.end_s <= block.start_s)
                return "two at once in a lane";
            const bool both = line.unit == ServingUnit::decode && block.stage == Stage::attention;
            if (!both && std::abs(block.end_s - block.start_s - plan[block.figure]) > rounding)
                return "a block is not as long as its figure";
            end = block.end_s;
            covered += block.end_s - block.start_s;
        }
        for (const auto& span : lane->idle)
            covered += span.end_s - span.start_s;
        if (std::abs(covered - layer) > 1e-6 * layer)
            return "busy and idle do not sum to the layer";
        if (end > layer + rounding * 10)
            return "a block after the end";
        last = std::max(last, end);
    }
    return {};
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void periodIsTheLayer_data();
    void periodIsTheLayer();
    void periodIsTheLayerOfAnyPlan();
    void fiveStages();
    void ruleFollowsTheInputs_data();
    void ruleFollowsTheInputs();
    void bottleneckIsTheBusierLane();
    void limitHasNoGaps();
    void kernelsSumToTheirStage();
    void passSharesSumToThePass();
    void measuredPassIsOfThePublishedPlanOnly();
};

void TestTimeline::periodIsTheLayer_data() {
    QTest::addColumn<QString>("id");
    for (const auto& each : presets())
        QTest::newRow(each.id.c_str()) << text(each.id);
}

void TestTimeline::periodIsTheLayer() {
    QFETCH(QString, id);
    for (int overlap = 0; overlap <= 3; ++overlap) {
        auto scenario = preset(id.toStdString());
        set_value(scenario, "decode.overlap"_in, overlap);
        set_value(scenario, "prefill.overlap"_in, std::min(overlap, 2));
        const auto plan = evaluate(scenario);
        for (const auto lens : lenses)
            for (const auto unit : units) {
                const auto line = timeline(plan, lens, unit);
                QCOMPARE(QString::fromStdString(fault(plan, line)), QString());
            }
    }
}

void TestTimeline::periodIsTheLayerOfAnyPlan() {
    VERIFY_PROPERTY("the timeline is as long as the layer", [] {
        const auto plan =
            evaluate(*rc::gen::arbitrary<bool>() ? random_scenario() : random_sensible_scenario());
        for (const auto lens : lenses)
            for (const auto unit : units) {
                const auto wrong = fault(plan, timeline(plan, lens, unit));
                if (!wrong.empty())
                    RC_FAIL(wrong);
            }
    });
}

void TestTimeline::fiveStages() {
    const auto plan = evaluate(opening());
    const auto line = timeline(plan, Lens::estimate, ServingUnit::decode);
    QVERIFY(line.overlap == Overlap::five_stages);
    QCOMPARE(line.micro_batches, 2);
    QCOMPARE(line.compute.blocks.size(), std::size_t{8});
    QCOMPARE(line.network.blocks.size(), std::size_t{4});
    QCOMPARE(line.boundaries.size(), std::size_t{5});
    QVERIFY(line.compute.blocks.front().stage == Stage::shared);
    QVERIFY(line.network.blocks.front().figure == "estimate.decode.dispatch_s"_fig);
    QVERIFY(std::is_sorted(line.boundaries.begin(), line.boundaries.end()));
}

void TestTimeline::ruleFollowsTheInputs_data() {
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<int>("decode");
    QTest::addColumn<int>("prefill");
    QTest::newRow("as published") << "decode.overlap=five-stage" << 3 << 2;
    QTest::newRow("decode, two") << "decode.overlap=two-micro-batch" << 2 << 2;
    QTest::newRow("decode, single") << "decode.overlap=single-batch" << 1 << 2;
    QTest::newRow("decode, none") << "decode.overlap=none" << 0 << 2;
    QTest::newRow("a small batch runs whole") << "decode.requests_per_rank=1" << 1 << 2;
    QTest::newRow("prefill, none") << "prefill.overlap=none" << 3 << 0;
    QTest::newRow("prefill, single") << "prefill.overlap=single-batch" << 3 << 1;
}

void TestTimeline::ruleFollowsTheInputs() {
    QFETCH(QString, assignment);
    QFETCH(int, decode);
    QFETCH(int, prefill);
    const auto plan = evaluate(edited(opening(), {assignment.toStdString()}));
    QCOMPARE(static_cast<int>(timeline(plan, Lens::estimate, ServingUnit::decode).overlap), decode);
    QCOMPARE(static_cast<int>(timeline(plan, Lens::estimate, ServingUnit::prefill).overlap), prefill);
}

void TestTimeline::bottleneckIsTheBusierLane() {
    for (const char* rate : {"network.nic_bandwidth=100Gb/s", "network.nic_bandwidth=1600Gb/s"}) {
        const auto plan = evaluate(edited(opening(), {rate}));
        for (const auto unit : units) {
            const auto line = timeline(plan, Lens::estimate, unit);
            const auto figure = unit == ServingUnit::decode ? "estimate.decode.bottleneck"_fig
                                                            : "estimate.prefill.bottleneck"_fig;
            QCOMPARE(line.bottleneck == Resource::network, word_of(plan, figure) == "all-to-all");
            QVERIFY(line.lane(line.bottleneck).busy_share >=
                    std::max(line.compute.busy_share, line.network.busy_share));
        }
    }
}

void TestTimeline::limitHasNoGaps() {
    const auto plan = evaluate(edited(opening(), {"decode.overlap=none"}));
    const auto line = timeline(plan, Lens::limit, ServingUnit::decode);
    // Nothing hides, nothing waits: what one lane is idle, the other is busy.
    COMPARE_CLOSE(line.compute.busy_share + line.network.busy_share, 1.0, 1e-12);
    const auto estimate = timeline(plan, Lens::estimate, ServingUnit::decode);
    COMPARE_CLOSE((1 - estimate.compute.busy_share - estimate.network.busy_share) * estimate.period_s,
                  3 * plan["efficiency.stage_gap"_in], 1e-9);
}

void TestTimeline::kernelsSumToTheirStage() {
    const auto plan = evaluate(opening());
    for (const auto lens : lenses)
        for (const auto& block : timeline(plan, lens, ServingUnit::decode).compute.blocks) {
            const auto kernels = kernels_of(block.stage, lens, ServingUnit::decode);
            QVERIFY(!kernels.empty());
            const double sum =
                std::accumulate(kernels.begin(), kernels.end(), 0.0,
                                [&](double so_far, Figure each) { return so_far + plan[each]; });
            COMPARE_CLOSE(sum, plan[block.figure], 1e-12);
        }
}

void TestTimeline::passSharesSumToThePass() {
    for (const auto& each : presets())
        for (const char* overlap :
             {"prefill.overlap=none", "prefill.overlap=single-batch", "prefill.overlap=two-micro-batch"}) {
            const auto plan = evaluate(edited(each, {overlap}));
            for (const auto lens : lenses) {
                double sum = 0;
                for (const auto& share : pass_breakdown(plan, lens)) {
                    QVERIFY(share.seconds >= 0);
                    sum += share.seconds;
                }
                COMPARE_CLOSE(
                    sum,
                    plan[lens == Lens::limit ? "limit.prefill.pass_s"_fig : "estimate.prefill.pass_s"_fig],
                    1e-12);
            }
        }
}

void TestTimeline::measuredPassIsOfThePublishedPlanOnly() {
    const auto plan = evaluate(opening());
    COMPARE_CLOSE(plan["prefill.tokens_per_gpu"_in] / measured_pass_s(plan),
                  plan["chapter.prefill.computed_tokens_per_gpu_s"_fig], 1e-12);
    QVERIFY(is_missing(measured_pass_s(evaluate(edited(opening(), {"network.nic_bandwidth=800Gb/s"})))));
}

QTEST_APPLESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
