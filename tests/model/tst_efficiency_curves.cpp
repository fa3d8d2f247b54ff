// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/efficiency_curves.h"
#include "model/catalog/catalog.h"
#include "tests/model/support.h"

#include <set>

using namespace planner;
using namespace planner::testing;

class TestEfficiencyCurves : public QObject {
    Q_OBJECT

    static const EfficiencyCurve& curve(const std::vector<EfficiencyCurve>& curves, Lens lens) {
        for (const auto& each : curves)
            if (each.lens == lens && !each.is_combine)
                return each;
        throw std::invalid_argument("no such curve");
    }

private slots:
    void every_parameter_has_one_group() {
        std::set<Parameter> seen;
        for (std::size_t index = 0; index < efficiency_group_count; ++index)
            for (const auto parameter : parameters_of(static_cast<EfficiencyGroup>(index)))
                QVERIFY2(seen.insert(parameter).second, info(parameter).id.data());
        for (std::size_t index = 0; index < parameter_count; ++index)
            QCOMPARE(seen.contains(static_cast<Parameter>(index)),
                     info(static_cast<Parameter>(index)).group() == "efficiency");
    }

    // Far to the right a GEMM reaches its share of the sustained peak: 0.8073 by the table, times what the
    // GPU sustains; with few rows it reads weights only, 2 M FLOP per byte at the ideal.
    void dense_gemm_follows_its_law() {
        const auto plan = evaluate(opening());
        const auto curves = efficiency_curves(plan, EfficiencyGroup::dense_gemm);
        QCOMPARE(curves.size(), 2U);
        const auto& first = curve(curves, Lens::limit).points.front();
        QCOMPARE(first.size, 1.0);
        const double n = 7168;
        const double k = 128 * 128;
        const double bytes = n * k + k * (1 + 4.0 / 128) + n * 2;
        COMPARE_CLOSE(first.value,
                      2 * n * k / bytes * plan["gpu.hbm_bandwidth"_in] / plan["gpu.fp8_flop_per_s"_in], 1e-9);
        const double best = plan["efficiency.dense_compute"_in] * plan["gpu.sustained_share"_in];
        const auto& last = curve(curves, Lens::estimate).points.back();
        QVERIFY(last.value < best && last.value > 0.9 * best);
    }

    void estimate_stays_below_the_ideal() {
        const auto plan = evaluate(opening());
        for (std::size_t index = 0; index < efficiency_group_count; ++index) {
            const auto group = static_cast<EfficiencyGroup>(index);
            const auto curves = efficiency_curves(plan, group);
            if (group == EfficiencyGroup::gqa_decode || group == EfficiencyGroup::runtime) {
                QVERIFY(curves.empty()); // DeepSeek-V3 has MLA
                continue;
            }
            const bool is_time =
                group == EfficiencyGroup::low_latency || group == EfficiencyGroup::high_throughput;
            QCOMPARE(curves.size(), is_time ? 4U : 2U);
            const auto& ideal = curve(curves, Lens::limit).points;
            const auto& real = curve(curves, Lens::estimate).points;
            QCOMPARE(ideal.size(), real.size());
            for (std::size_t at = 0; at < ideal.size(); ++at) {
                QCOMPARE(ideal[at].size, real[at].size);
                QVERIFY(is_time ? real[at].value > ideal[at].value : real[at].value < ideal[at].value);
                QVERIFY(is_time || ideal[at].value <= 1 + 1e-9);
            }
        }
    }

    // Dispatch by the law: 1.73e-5 s + tokens x 8 x 7,408 B x remote share / (50 GB/s x 0.8318).
    void dispatch_follows_its_law() {
        const auto plan = evaluate(opening());
        const auto curves = efficiency_curves(plan, EfficiencyGroup::low_latency);
        const auto& last = curve(curves, Lens::estimate).points.back();
        QCOMPARE(last.size, 1024.0);
        const double volume = 1024 * 8 * plan["model.dispatch_bytes"_fig] * plan["network.remote_share"_in];
        COMPARE_CLOSE(last.value,
                      plan["efficiency.nic_dispatch_latency"_in] +
                          volume / (plan["network.nic_bandwidth"_in] * plan["efficiency.nic_dispatch"_in]),
                      1e-9);
    }

    void the_ideal_profile_gives_the_ideal_curve() {
        auto scenario = edited(opening(), {"gpu.sustained_share=1"});
        QVERIFY(set_catalog_entry(scenario, CatalogKind::efficiency, "ideal"));
        const auto curves = efficiency_curves(evaluate(scenario), EfficiencyGroup::grouped_gemm);
        const auto& ideal = curve(curves, Lens::limit).points;
        const auto& real = curve(curves, Lens::estimate).points;
        for (std::size_t at = 0; at < ideal.size(); ++at)
            COMPARE_CLOSE(real[at].value, ideal[at].value, 1e-12);
    }

    // 128 heads and one draft: 256 rows.
    void the_plan_has_its_place() {
        const auto plan = evaluate(edited(opening(), {"decode.draft_tokens=1"}));
        COMPARE_CLOSE(size_in_plan(plan, EfficiencyGroup::mla_decode), 256.0, 1e-12);
        QVERIFY(is_missing(size_in_plan(plan, EfficiencyGroup::gqa_decode)));
        const double halves = plan["estimate.decode.is_split"_fig] == 1 ? 2 : 1;
        COMPARE_CLOSE(size_in_plan(plan, EfficiencyGroup::low_latency),
                      plan["decode.requests_per_rank"_in] * 2 / halves, 1e-12);
    }

    // 256 rows: two tokens of 128 heads each, for all requests.
    void decode_attention_is_that_of_the_plan() {
        const auto plan =
            evaluate(edited(opening(), {"decode.overlap=none", "decode.attention_imbalance=1"}));
        const auto curves = efficiency_curves(plan, EfficiencyGroup::mla_decode);
        const double flop =
            plan["decode.requests_per_rank"_in] * 2 * plan["decode.context_tokens"_in] * 278528;
        const double reached = flop / plan["estimate.decode.kernels.core_attention_s"_fig] / 989e12;
        int compared = 0;
        for (const auto& point : curve(curves, Lens::estimate).points) {
            if (!close_to(point.size, 256, 1e-9))
                continue;
            COMPARE_CLOSE(point.value, reached, 1e-9);
            ++compared;
        }
        QCOMPARE(compared, 1); // 1 to 4,096 in 48 steps passes every power of two
        QVERIFY(reached > 0.4);
    }

    void gqa_has_its_curve() {
        const auto plan = evaluate(preset("exercise-gqa-qwen3-235b"));
        QCOMPARE(efficiency_curves(plan, EfficiencyGroup::gqa_decode).size(), 2U);
        QVERIFY(efficiency_curves(plan, EfficiencyGroup::mla_decode).empty());
    }
};

QTEST_APPLESS_MAIN(TestEfficiencyCurves)
#include "tst_efficiency_curves.moc"
