// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/kernel_points.h"
#include "model/engine/estimate/lens_figures.h"
#include "tests/model/support.h"

#include <algorithm>
#include <map>

using namespace planner;
using namespace planner::testing;

class TestKernelPoints : public QObject {
    Q_OBJECT

    static const KernelPoint& point(const std::vector<KernelPoint>& points, Kernel kernel) {
        const auto found = std::find_if(points.begin(), points.end(),
                                        [&](const KernelPoint& each) { return each.kernel == kernel; });
        if (found == points.end())
            throw std::invalid_argument("no such kernel");
        return *found;
    }

private slots:
    // 128 heads x 2 x (576 + 512) FLOP per 576 x 2 bytes of cache: 278,528 / 1,152 per query token.
    void mtp_moves_core_attention_over_the_ridge() {
        const double ridge = 989e12 / 3.35e12;
        const auto intensity = [](const char* drafts) {
            const auto plan = evaluate(edited(opening(), {drafts}));
            return point(kernel_points(plan, Lens::estimate, ServingUnit::decode), Kernel::core_attention)
                .intensity();
        };
        const double without = intensity("decode.draft_tokens=0");
        const double with = intensity("decode.draft_tokens=1");
        COMPARE_CLOSE(without, 278528.0 / 1152, 1e-9);
        COMPARE_CLOSE(without, 241.8, 2e-4);
        COMPARE_CLOSE(with, 483.6, 2e-4);
        QVERIFY(without < ridge && with > ridge);
    }

    void times_are_those_of_the_plan() {
        const auto plan = evaluate(opening());
        const double micro_batches = plan["estimate.decode.is_split"_fig] == 1 ? 2 : 1;
        int compared = 0;
        for (const auto& each : kernel_points(plan, Lens::estimate, ServingUnit::decode)) {
            if (each.kernel == Kernel::passes)
                continue;
            COMPARE_CLOSE(each.time_s, plan[each.figure] * micro_batches, 1e-12);
            ++compared;
        }
        QCOMPARE(compared, 10);
        const auto prefill = kernel_points(plan, Lens::limit, ServingUnit::prefill);
        const double halves = plan["limit.prefill.is_split"_fig] == 1 ? 2 : 1;
        COMPARE_CLOSE(point(prefill, Kernel::core_attention).time_s,
                      plan["limit.prefill.core_attention_s"_fig] * halves, 1e-12);
        COMPARE_CLOSE(point(prefill, Kernel::shared_expert).time_s,
                      plan["limit.prefill.shared_s"_fig] * halves, 1e-12);
    }

    // All kernels of a layer together are all that computes in it.
    void kernels_add_up_to_the_stages() {
        const auto plan = evaluate(opening());
        for (const auto unit : {ServingUnit::decode, ServingUnit::prefill}) {
            double sum = 0;
            for (const auto& each : kernel_points(plan, Lens::estimate, unit))
                sum += each.time_s;
            const bool decode = unit == ServingUnit::decode;
            const double stages =
                decode ? plan["estimate.decode.attention0_s"_fig] + plan["estimate.decode.attention1_s"_fig] +
                             plan["estimate.decode.shared_s"_fig] + plan["estimate.decode.mlp_s"_fig]
                       : plan["estimate.prefill.attention_s"_fig] + plan["estimate.prefill.shared_s"_fig] +
                             plan["estimate.prefill.mlp_s"_fig];
            const bool split =
                plan[decode ? "estimate.decode.is_split"_fig : "estimate.prefill.is_split"_fig] == 1;
            COMPARE_CLOSE(sum, stages * (split ? 2 : 1), 1e-9);
        }
    }

    void shares_sum_to_one_and_nothing_passes_its_roof() {
        for (const auto& scenario : presets()) {
            const auto plan = evaluate(scenario);
            for (const auto lens : {Lens::limit, Lens::estimate})
                for (const auto unit : {ServingUnit::decode, ServingUnit::prefill}) {
                    const auto points = kernel_points(plan, lens, unit);
                    if (points.empty())
                        continue;
                    double shares = 0;
                    for (const auto& each : points) {
                        shares += each.share;
                        QVERIFY2(each.flop_per_s() <= roof_flop_per_s(plan, each) * (1 + 1e-9),
                                 scenario.id.c_str());
                    }
                    COMPARE_CLOSE(shares, 1.0, 1e-12);
                }
        }
    }

    // In the limit the cache is read at full speed, but for the queries and outputs that move with it:
    // 128 x 1,088 x 2 bytes per token beside 1,152 bytes per token of context.
    void limit_reaches_the_roof() {
        const auto plan = evaluate(edited(opening(), {"decode.draft_tokens=0"}));
        const auto core =
            point(kernel_points(plan, Lens::limit, ServingUnit::decode), Kernel::core_attention);
        const double cache = plan["decode.context_tokens"_in] * 1152;
        COMPARE_CLOSE(core.flop_per_s() / roof_flop_per_s(plan, core), cache / (cache + 128 * 1088 * 2),
                      1e-9);
        const auto dense = point(kernel_points(plan, Lens::limit, ServingUnit::prefill), Kernel::query_up);
        COMPARE_CLOSE(dense.flop_per_s(), roof_flop_per_s(plan, dense), 1e-9);
    }

    void formats_have_their_own_roof() {
        const auto plan = evaluate(opening());
        const auto points = kernel_points(plan, Lens::estimate, ServingUnit::decode);
        QCOMPARE(point(points, Kernel::core_attention).peak_flop_per_s, plan["gpu.bf16_flop_per_s"_in]);
        QCOMPARE(point(points, Kernel::router).peak_flop_per_s, plan["gpu.bf16_flop_per_s"_in]);
        QCOMPARE(point(points, Kernel::experts_up).peak_flop_per_s, plan["gpu.fp8_flop_per_s"_in]);
    }

    void a_missing_input_gives_no_points() {
        auto scenario = opening();
        set_value(scenario, "gpu.hbm_bandwidth"_in, not_given);
        QVERIFY(kernel_points(evaluate(scenario), Lens::limit, ServingUnit::decode).empty());
    }
};

QTEST_APPLESS_MAIN(TestKernelPoints)
#include "tst_kernel_points.moc"
