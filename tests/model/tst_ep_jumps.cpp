// SPDX-License-Identifier: GPL-3.0-or-later
// Where step and pass jump along EP: every jump is listed with its cause.
#include "model/analysis/ep_jumps.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestEpJumps : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void publishedUnit();
    void leavingTheDomain();
    void leavingMoreAndMore();
    void everyJumpHasACause();
    void nothingIsLeftOut();
    void denseModels();
};

namespace {

bool has(const EpJump& jump, EpCause cause) {
    return std::find(jump.causes.begin(), jump.causes.end(), cause) != jump.causes.end();
}

const EpJump* at(const std::vector<EpJump>& jumps, int ep) {
    for (const auto& jump : jumps)
        if (jump.ep == ep)
            return &jump;
    return nullptr;
}

} // namespace

void TestEpJumps::publishedUnit() {
    // 288 placed experts, few requests, so that reading weights counts: slots ceil(288 / EP) are 32, 29, 27
    // and 24 at EP9 to EP12.
    const auto scenario = edited(opening(), {"decode.requests_per_rank=16"});
    const auto jumps = ep_jumps(scenario, ServingUnit::decode, 9, 24);
    const auto* twelve = at(jumps, 12);
    QVERIFY(twelve != nullptr && twelve->change() <= -least_jump);
    QVERIFY(twelve->causes == std::vector{EpCause::expert_slots});
    const auto step = [&](const char* ep) {
        return evaluate(edited(scenario, {ep}))["estimate.decode.step_s"_fig];
    };
    QCOMPARE(twelve->before_s, step("decode.ep=11"));
    QCOMPARE(twelve->after_s, step("decode.ep=12"));
    QVERIFY(at(jumps, 20) == nullptr); // ceil(288 / EP) falls by one of 15 only
}

void TestEpJumps::leavingTheDomain() {
    // From EP8 to EP9 the messages leave NVLink (450 GB/s) for the NIC (50 GB/s).
    const auto jumps = ep_jumps(opening(), ServingUnit::decode, 8, 9);
    QCOMPARE(jumps.size(), 1u);
    QVERIFY(has(jumps.front(), EpCause::domain) && has(jumps.front(), EpCause::nodes));
    QCOMPARE(text(word_of(EpCause::domain)), "nvlink-domain");
}

void TestEpJumps::leavingMoreAndMore() {
    // 8 of 12 and of 13 GPUs share the domain: 1 - 8/12 = 33.3 %, 1 - 8/13 = 38.5 % of the messages leave, 15
    // % more.
    const auto scenario = edited(opening(), {"model=ernie-4.5-21b-a3b", "network.nic_bandwidth=100Gb/s"});
    const auto jumps = ep_jumps(scenario, ServingUnit::prefill, 12, 13);
    QCOMPARE(jumps.size(), 1u);
    QVERIFY(has(jumps.front(), EpCause::traffic));
}

void TestEpJumps::everyJumpHasACause() {
    VERIFY_PROPERTY("no jump of 5 % along EP without a cause behind it", [] {
        const auto scenario = random_sensible_scenario();
        const int from = *rc::gen::inRange(1, 300);
        for (const auto unit : {ServingUnit::decode, ServingUnit::prefill})
            for (const auto& jump : ep_jumps(scenario, unit, from, from + 8))
                RC_ASSERT(!jump.causes.empty());
    });
}

void TestEpJumps::nothingIsLeftOut() {
    // Against neighbours evaluated one by one, over the whole slider.
    const auto jumps = ep_jumps(opening(), ServingUnit::decode, 1, 320);
    auto scenario = opening();
    std::size_t found = 0;
    double before = not_given;
    for (int ep = 1; ep <= 320; ++ep) {
        set_value(scenario, "decode.ep"_in, ep);
        const double step = evaluate(scenario)["estimate.decode.step_s"_fig];
        if (std::abs(step / before - 1) >= least_jump) {
            QVERIFY2(at(jumps, ep) != nullptr, std::to_string(ep).c_str());
            QVERIFY(!at(jumps, ep)->causes.empty());
            ++found;
        }
        before = step;
    }
    QCOMPARE(jumps.size(), found);
    QVERIFY(found > 0);
}

void TestEpJumps::denseModels() {
    const auto dense = edited(opening(), {"model=llama-3.1-405b"});
    QVERIFY(ep_jumps(dense, ServingUnit::decode, 1, 64).empty());
    QVERIFY(ep_jumps(dense, ServingUnit::prefill, 1, 64).empty());
}

QTEST_APPLESS_MAIN(TestEpJumps)
#include "tst_ep_jumps.moc"
