// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for limit and estimate in every legal plan: order, monotony, sums, and what each of them leaves
// out.
#include "model/engine/estimate/lens_figures.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestLensProperties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void limitIsNoSlower();
    void fasterIsNeverSlower_data();
    void fasterIsNeverSlower();
    void moreWorkIsNeverFaster_data();
    void moreWorkIsNeverFaster();
    void partsSumToTheStep();
    void idealProfileIsTheLimit();
    void denseModelsNeitherDispatchNorCombine();
};

namespace {

constexpr double rounding = 1e-12;
constexpr std::string_view limit = "limit.";

/// The same figure of the other lens.
Figure estimate_of(std::size_t index) {
    return figure("estimate." + std::string(figure_table[index].id.substr(limit.size())));
}

bool is_stage(std::string_view id) {
    for (const auto* part :
         {"kernels.", "attention", "shared_s", "dispatch_s", "mlp_s", "combine_s", "expert_gemm_s"})
        if (id.find(part) != std::string_view::npos)
            return true;
    return false;
}

/// Whether both plans (or lenses) give stage times of micro-batches of the same size.
bool same_split(const Plan& a, const Plan& b, Figure of_a, Figure of_b) {
    return same_value(a[of_a], b[of_b]);
}

Figure split_of(std::string_view id) {
    const auto phase = id.find("decode.") != std::string_view::npos ? "decode.is_split" : "prefill.is_split";
    return figure(std::string(id.substr(0, id.find('.') + 1)) + phase);
}

bool is_lens_figure(std::string_view id) { return id.starts_with("limit.") || id.starts_with("estimate."); }

/// Fails unless `better` is no worse than `worse` in the figure.
/// Whether the figure is of one kernel where there are two: sparse prefill takes the one that makes the layer
/// faster, and its core alone may take longer.
bool is_of_chosen_kernel(const Plan& plan, std::string_view id) {
    return plan["model.index_layers"_in] > 0 && id.ends_with("prefill.core_attention_s");
}

void no_worse(const FigureInfo& entry, double better, double worse) {
    const bool known = !std::isnan(better) && !std::isnan(worse);
    if (known && entry.better == Better::lower && better > worse * (1 + rounding))
        RC_FAIL(std::string(entry.id) + ": " + std::to_string(better) + " > " + std::to_string(worse));
    if (known && entry.better == Better::higher && better < worse * (1 - rounding))
        RC_FAIL(std::string(entry.id) + ": " + std::to_string(better) + " < " + std::to_string(worse));
}

} // namespace

void TestLensProperties::limitIsNoSlower() {
    VERIFY_PROPERTY("limit <= estimate for times, >= for rates", [] {
        const auto plan =
            evaluate(*rc::gen::arbitrary<bool>() ? random_scenario() : random_sensible_scenario());
        // A model of fewer layers than dense ones, or of fewer experts than a token chooses, is reported as
        // broken.
        RC_PRE(plan["model.moe_layers"_fig] >= 0);
        RC_PRE(plan["model.routed_experts"_in] == 0 ||
               plan["model.experts_per_token"_in] <= plan["model.routed_experts"_in]);
        for (std::size_t index = 0; index < figure_count; ++index) {
            const auto& entry = figure_table[index];
            if (!entry.id.starts_with(limit) || is_of_chosen_kernel(plan, entry.id))
                continue;
            const auto estimate = estimate_of(index);
            // Stages are per micro-batch: comparable where both lenses split or both do not.
            if (is_stage(entry.id) &&
                !same_split(plan, plan, split_of(entry.id), split_of(info(estimate).id)))
                continue;
            no_worse(entry, plan.figures[index], plan[estimate]);
        }
    });
}

void TestLensProperties::fasterIsNeverSlower_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"network.nic_bandwidth", "gpu.hbm_bandwidth", "gpu.bf16_flop_per_s",
                           "gpu.fp8_flop_per_s", "gpu.scaleup_bandwidth", "gpu.sustained_share"})
        QTest::newRow(id) << QString(id);
}

void TestLensProperties::fasterIsNeverSlower() {
    QFETCH(QString, id);
    const auto parameter = *find_parameter(id.toStdString());
    VERIFY_PROPERTY("faster is never slower", [parameter] {
        const auto slow = random_sensible_scenario();
        const double value = effective_value(slow, parameter);
        RC_PRE(!std::isnan(value));
        auto fast = slow;
        set_value(fast, parameter, std::min(value * (1 + 9 * random_share()), info(parameter).maximum));
        const auto before = evaluate(slow);
        const auto after = evaluate(fast);
        for (std::size_t index = 0; index < figure_count; ++index) {
            const auto& entry = figure_table[index];
            if (!is_lens_figure(entry.id))
                continue;
            const auto split = split_of(entry.id);
            if (is_of_chosen_kernel(before, entry.id) ||
                (is_stage(entry.id) && !same_split(before, after, split, split)))
                continue;
            no_worse(entry, after.figures[index], before.figures[index]);
        }
    });
}

void TestLensProperties::moreWorkIsNeverFaster_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"decode.requests_per_rank", "decode.context_tokens", "decode.expert_imbalance",
                           "decode.token_imbalance", "decode.attention_imbalance", "decode.draft_tokens",
                           "prefill.tokens_per_gpu", "prefill.expert_imbalance", "prefill.token_imbalance",
                           "prefill.attention_imbalance", "prefill.load"})
        QTest::newRow(id) << QString(id);
}

void TestLensProperties::moreWorkIsNeverFaster() {
    QFETCH(QString, id);
    const auto parameter = *find_parameter(id.toStdString());
    VERIFY_PROPERTY("more work never takes less time", [parameter] {
        const auto little = random_sensible_scenario();
        const double value = effective_value(little, parameter);
        RC_PRE(!std::isnan(value));
        auto much = little;
        const bool whole = info(parameter).scale == Scale::whole;
        const double more = whole ? value + *rc::gen::inRange(1, 4) : value * (1 + random_share());
        set_value(much, parameter, std::min(more, info(parameter).maximum));
        const auto before = evaluate(little);
        const auto after = evaluate(much);
        for (const auto figure : {"limit.decode.step_s"_fig, "estimate.decode.step_s"_fig,
                                  "limit.prefill.pass_s"_fig, "estimate.prefill.pass_s"_fig})
            no_worse(info(figure), before[figure], after[figure]);
    });
}

void TestLensProperties::partsSumToTheStep() {
    VERIFY_PROPERTY("layers, MTP, head, fixed time and waiting for prefill make the step", [] {
        const auto plan = evaluate(random_scenario());
        for (const auto* lens : {"limit.", "estimate."}) {
            const auto value = [&](const char* id) { return plan[figure(std::string(lens) + id)]; };
            const auto same = [](double a, double b) {
                return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-9 * std::abs(b);
            };
            RC_ASSERT(same(value("decode.layers_s") + value("decode.mtp_s") + value("decode.head_s") +
                               value("decode.fixed_s") + value("decode.colocated_prefill_s"),
                           value("decode.step_s")));
            RC_ASSERT(same(plan["model.moe_layers"_fig] * value("decode.layer_s") +
                               plan["model.dense_layers"_in] * value("decode.dense_layer_s"),
                           value("decode.layers_s")));
            RC_ASSERT(same(value("decode.kernels.expert_up_s") + value("decode.kernels.expert_down_s"),
                           value("decode.mlp_s")));
            double attention = 0;
            for (const auto* kernel :
                 {"norm_in_s", "qkv_a_s", "q_norm_s", "q_b_s", "absorb_k_s", "rope_s", "index_s",
                  "core_attention_s", "absorb_v_s", "o_quant_s", "o_proj_s", "norm_post_s", "gate_s"})
                attention += value((std::string("decode.kernels.") + kernel).c_str());
            RC_ASSERT(same(value("decode.attention0_s") + value("decode.attention1_s"), attention));
        }
    });
}

void TestLensProperties::idealProfileIsTheLimit() {
    VERIFY_PROPERTY("ideal efficiencies in balance at the full clock are the limit", [] {
        const auto plan = evaluate(
            edited(random_scenario(),
                   {"efficiency.profile=ideal", "gpu.sustained_share=1", "decode.expert_imbalance=1",
                    "decode.token_imbalance=1", "decode.attention_imbalance=1", "prefill.expert_imbalance=1",
                    "prefill.token_imbalance=1", "prefill.attention_imbalance=1"}));
        for (std::size_t index = 0; index < figure_count; ++index)
            if (figure_table[index].id.starts_with(limit) &&
                !same_value(plan.figures[index], plan[estimate_of(index)]))
                RC_FAIL(std::string(figure_table[index].id));
    });
}

void TestLensProperties::denseModelsNeitherDispatchNorCombine() {
    VERIFY_PROPERTY("a dense model sends nothing", [] {
        auto scenario = random_sensible_scenario();
        const auto* dense =
            find_entry(CatalogKind::model,
                       *rc::gen::element<std::string>("llama-3.1-405b", "llama-3.1-70b", "qwen2.5-72b"));
        apply(*dense, CatalogKind::model, scenario.inputs);
        const auto plan = evaluate(scenario);
        for (const auto figure :
             {"limit.decode.dispatch_s"_fig, "limit.decode.combine_s"_fig, "estimate.decode.dispatch_s"_fig,
              "estimate.decode.combine_s"_fig, "limit.prefill.dispatch_s"_fig, "limit.prefill.combine_s"_fig,
              "estimate.prefill.dispatch_s"_fig, "estimate.prefill.combine_s"_fig,
              "estimate.decode.mlp_s"_fig, "estimate.prefill.mlp_s"_fig})
            RC_ASSERT(plan[figure] == 0);
        // And a faster NIC changes nothing.
        auto faster = scenario;
        set_value(faster, "network.nic_bandwidth"_in, 1e12);
        RC_ASSERT(
            same_value(plan["estimate.decode.step_s"_fig], evaluate(faster)["estimate.decode.step_s"_fig]));
    });
}

QTEST_APPLESS_MAIN(TestLensProperties)
#include "tst_lens_properties.moc"
