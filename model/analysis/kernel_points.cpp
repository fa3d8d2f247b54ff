// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/kernel_points.h"

#include "model/analysis/metered_plan.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// Collects what a layer consists of.
class Layer {
public:
    explicit Layer(int micro_batches) : m_micro_batches(micro_batches) {}

    void add(Kernel kernel, const Metered& time, Figure figure) {
        const double times = m_micro_batches;
        if (time.value != 0)
            m_points.push_back({kernel, time.flop * times, time.bytes * times, time.value * times, 0,
                                time.peak_flop_per_s, figure});
    }

    /// The points with their shares; none where a time is missing.
    std::vector<KernelPoint> points() {
        double total = 0;
        for (const auto& point : m_points)
            total += point.time_s;
        if (!(total > 0))
            return {};
        for (auto& point : m_points)
            point.share = point.time_s / total;
        return std::move(m_points);
    }

private:
    double m_micro_batches;
    std::vector<KernelPoint> m_points;
};

/// What is left of stages when their multiplications are taken out. It multiplies nothing, so what rounding
/// leaves of FLOP goes.
Metered passes_of(const Metered& rest) { return {rest.value, 0, rest.bytes, 0}; }

template <Lens lens> std::vector<KernelPoint> decode_points(const Calculation<Metered>& c) {
    const auto efficiency = efficiency_of(c, lens);
    const KernelCosts<Metered> costs(c, efficiency, 1.0);
    const auto requests = decode_requests(c);
    const auto queries = decode_queries(c);
    const bool has_experts = c.plain("model.routed_experts"_in) > 0;
    const auto scheduled = schedule_decode(costs, requests, queries);
    const auto& kernels = has_experts ? scheduled.stages : scheduled.whole;
    Layer layer(has_experts ? scheduled.schedule->micro_batches : 1);
    layer.add(Kernel::down_projections, kernels.qkv_a, figure_of(lens, "decode.kernels.qkv_a_s"));
    layer.add(Kernel::query_up, kernels.q_b, figure_of(lens, "decode.kernels.q_b_s"));
    layer.add(Kernel::absorb_key, kernels.absorb_k, figure_of(lens, "decode.kernels.absorb_k_s"));
    layer.add(Kernel::core_attention, kernels.core(), figure_of(lens, "decode.kernels.core_attention_s"));
    layer.add(Kernel::absorb_value, kernels.absorb_v, figure_of(lens, "decode.kernels.absorb_v_s"));
    layer.add(Kernel::output_projection, kernels.o_proj, figure_of(lens, "decode.kernels.o_proj_s"));
    if (has_experts) {
        layer.add(Kernel::router, kernels.gate, figure_of(lens, "decode.kernels.gate_s"));
        layer.add(Kernel::shared_expert, kernels.shared_experts,
                  figure_of(lens, "decode.kernels.shared_experts_s"));
        layer.add(Kernel::experts_up, kernels.expert_up, figure_of(lens, "decode.kernels.expert_up_s"));
        layer.add(Kernel::experts_down, kernels.expert_down, figure_of(lens, "decode.kernels.expert_down_s"));
    } else {
        layer.add(Kernel::dense_ffn, kernels.dense_ffn, figure_of(lens, "decode.dense_layer_s"));
    }
    Metered passes = kernels.norm_in + kernels.q_norm + kernels.rope + kernels.o_quant;
    if (has_experts)
        passes = passes + kernels.norm_post;
    layer.add(Kernel::passes, passes_of(passes), figure_of(lens, "decode.kernels.norm_in_s"));
    return layer.points();
}

template <Lens lens> std::vector<KernelPoint> prefill_points(const Calculation<Metered>& c) {
    const auto efficiency = efficiency_of(c, lens);
    const auto scheduled = detail::schedule_prefill(c, efficiency).layer;
    const bool has_experts = c.plain("model.routed_experts"_in) > 0;
    const auto stages = has_experts
                            ? scheduled.stages
                            : prefill_stages<ServingUnit::prefill>(KernelCosts<Metered>(c, efficiency, 1.0),
                                                                   c["prefill.tokens_per_gpu"_in]);
    const auto attention = figure_of(lens, "prefill.attention_s");
    Layer layer(has_experts ? scheduled.schedule->micro_batches : 1);
    layer.add(Kernel::down_projections, stages.qkv_a, attention);
    layer.add(Kernel::query_up, stages.q_b, attention);
    layer.add(Kernel::key_value_up, stages.kv_b, attention);
    layer.add(Kernel::core_attention, stages.core_attention, figure_of(lens, "prefill.core_attention_s"));
    layer.add(Kernel::output_projection, stages.o_proj, attention);
    Metered passes =
        stages.attention - stages.core_attention - stages.qkv_a - stages.q_b - stages.kv_b - stages.o_proj;
    if (has_experts) {
        layer.add(Kernel::router, stages.gate, attention);
        layer.add(Kernel::shared_expert, stages.shared, figure_of(lens, "prefill.shared_s"));
        layer.add(Kernel::experts_up, stages.expert_up, figure_of(lens, "prefill.expert_gemm_s"));
        layer.add(Kernel::experts_down, stages.expert_down, figure_of(lens, "prefill.expert_gemm_s"));
        passes = passes - stages.gate + stages.mlp - stages.expert_gemm;
    } else {
        layer.add(Kernel::dense_ffn, stages.dense_ffn, figure_of(lens, "prefill.dense_layer_s"));
    }
    layer.add(Kernel::passes, passes_of(passes), attention);
    return layer.points();
}

} // namespace

std::vector<KernelPoint> kernel_points(const Plan& plan, Lens lens, ServingUnit unit) {
    const auto c = metered(plan);
    const bool is_limit = lens == Lens::limit;
    if (unit == ServingUnit::decode)
        return is_limit ? decode_points<Lens::limit>(c) : decode_points<Lens::estimate>(c);
    return is_limit ? prefill_points<Lens::limit>(c) : prefill_points<Lens::estimate>(c);
}

double roof_flop_per_s(const Plan& plan, const KernelPoint& point) {
    return std::min(point.peak_flop_per_s, point.intensity() * plan["gpu.hbm_bandwidth"_in]);
}

} // namespace planner
