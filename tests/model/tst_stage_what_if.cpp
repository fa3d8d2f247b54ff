// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap with typed stage lengths: what it hides, and what it cannot.
#include "model/analysis/stage_what_if.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestStageWhatIf : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void byHand();
    void gapsOpenByHand();
    void attentionInOnePiece();
    void blocksFillThePeriod();
    void neverMoreThanTwice();
    void timesOfThePlan();
};

namespace {

constexpr std::array overlaps{Overlap::none, Overlap::two_micro_batches, Overlap::five_stages};

StageTimes random_times() {
    StageTimes times;
    for (const auto stage : what_if_stages)
        *times.slot(stage) = std::floor(random_share() * 1000) * 1e-6;
    return times;
}

} // namespace

void TestStageWhatIf::byHand() {
    // Attention 100 and 200, shared expert 40, dispatch 180, experts 150, combine 220.
    const StageTimes times{100, 200, 40, 180, 150, 220};
    // 2 x [max(40 + 100, 180) + 150 + max(200, 220)] = 2 x 550
    COMPARE_CLOSE(overlap_gain(times, Overlap::five_stages).overlapped_s, 1100.0, 1e-12);
    // 2 x (100 + 200 + 40 + 180 + 150 + 220)
    COMPARE_CLOSE(overlap_gain(times, Overlap::five_stages).serial_s, 1780.0, 1e-12);
    // The busier lane: compute 490, network 400.
    COMPARE_CLOSE(overlap_gain(times, Overlap::five_stages).least_s, 980.0, 1e-12);
    // max(300 + 40, 220) + max(300, 180) + max(150, 180) + max(150 + 40, 220)
    COMPARE_CLOSE(overlap_gain(times, Overlap::two_micro_batches).overlapped_s, 340.0 + 300 + 180 + 220,
                  1e-12);
}

void TestStageWhatIf::gapsOpenByHand() {
    const auto even = what_if_timeline({100, 100, 20, 120, 50, 100}, Overlap::five_stages);
    // Only the expert stage leaves the network idle, twice.
    QCOMPARE(even.compute.idle.size(), std::size_t{0});
    QCOMPARE(even.network.idle.size(), std::size_t{2});
    const auto slow = what_if_timeline({100, 100, 20, 320, 50, 100}, Overlap::five_stages);
    // Dispatch is 200 longer than what hides it, in both micro-batches.
    QCOMPARE(slow.compute.idle.size(), std::size_t{2});
    COMPARE_CLOSE(slow.compute.idle.front().end_s - slow.compute.idle.front().start_s, 200.0, 1e-12);
    QCOMPARE(slow.bottleneck, Resource::network);
}

void TestStageWhatIf::attentionInOnePiece() {
    const auto gain = overlap_gain({100, 100, 20, 120, 50, 100}, Overlap::five_stages);
    COMPARE_CLOSE(gain.overlapped_s, 2.0 * (120 + 50 + 100), 1e-12);
    // Hiding the dispatch: max(220, 120) + 50 + 100; hiding the combine: max(20, 120) + 50 + max(200, 100).
    COMPARE_CLOSE(gain.attention_whole_s, 2.0 * (120 + 50 + 200), 1e-12);
}

void TestStageWhatIf::blocksFillThePeriod() {
    VERIFY_PROPERTY("busy and idle times of each lane add up to the period", [] {
        const auto times = random_times();
        for (const auto overlap : overlaps) {
            const auto line = what_if_timeline(times, overlap);
            RC_ASSERT(line.micro_batches == 2);
            for (const auto resource : {Resource::compute, Resource::network}) {
                double sum = 0;
                for (const auto& block : line.lane(resource).blocks)
                    sum += block.end_s - block.start_s;
                const double both = resource == Resource::compute
                                        ? 2 * (times.of(Stage::attention) + times.shared + times.mlp)
                                        : 2 * (times.dispatch + times.combine);
                RC_ASSERT(std::abs(sum - both) <= 1e-12);
                for (const auto& span : line.lane(resource).idle)
                    sum += span.end_s - span.start_s;
                RC_ASSERT(std::abs(sum - line.period_s) <= 1e-9 * line.period_s * 10 + 1e-12);
            }
        }
    });
}

void TestStageWhatIf::neverMoreThanTwice() {
    VERIFY_PROPERTY("serial over overlapped is between 1 and 2, whatever the lengths", [] {
        const auto times = random_times();
        for (const auto overlap : overlaps) {
            const auto gain = overlap_gain(times, overlap);
            RC_ASSERT(gain.serial_s <= 2 * gain.overlapped_s * (1 + 1e-12));
            RC_ASSERT(gain.overlapped_s <= gain.serial_s * (1 + 1e-12));
            RC_ASSERT(gain.least_s <= gain.overlapped_s * (1 + 1e-12));
            RC_ASSERT(gain.speedup() <= gain.most_speedup() * (1 + 1e-12));
            RC_ASSERT(gain.most_speedup() <= 2 * (1 + 1e-12));
        }
    });
    // The bound is reached where compute and network are equal and everything hides.
    COMPARE_CLOSE(overlap_gain({100, 100, 0, 100, 0, 100}, Overlap::five_stages).speedup(), 2.0, 1e-12);
    QCOMPARE(overlap_gain({}, Overlap::five_stages).speedup(), 1.0);
}

void TestStageWhatIf::timesOfThePlan() {
    const auto plan = evaluate(opening());
    const auto decode = stage_times(plan, ServingUnit::decode);
    QCOMPARE(decode.dispatch, plan["estimate.decode.dispatch_s"_fig]);
    // The plan runs five stages and has gaps besides.
    const double layer = overlap_gain(decode, Overlap::five_stages).overlapped_s;
    COMPARE_CLOSE(layer + 6 * plan["efficiency.stage_gap"_in], plan["estimate.decode.layer_s"_fig], 1e-9);
    const auto prefill = stage_times(plan, ServingUnit::prefill);
    QVERIFY(prefill.attention0 > 0);
    COMPARE_CLOSE(prefill.attention0 + prefill.attention1, plan["estimate.prefill.attention_s"_fig], 1e-12);
}

QTEST_APPLESS_MAIN(TestStageWhatIf)
#include "tst_stage_what_if.moc"
