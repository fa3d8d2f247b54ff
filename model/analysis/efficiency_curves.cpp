// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/efficiency_curves.h"

#include "model/analysis/metered_plan.h"

#include <cmath>

namespace planner {

namespace {

constexpr int points_per_curve = 49;

struct Range {
    double from, to;
};

Range sizes_of(EfficiencyGroup group) {
    switch (group) {
    case EfficiencyGroup::mla_decode:
    case EfficiencyGroup::gqa_decode:
        return {1, 4096};
    case EfficiencyGroup::prefill_attention:
        return {64, 131072};
    case EfficiencyGroup::low_latency:
        return {1, 1024};
    case EfficiencyGroup::high_throughput:
        return {64, 65536};
    default:
        return {1, 16384};
    }
}

bool is_mla(const Calculation<Metered>& c) { return c.plain("model.attention_kind"_in) == 0; }

/// Width of all heads' results.
Metered heads_width(const Calculation<Metered>& c) {
    const auto head = is_mla(c) ? c["model.v_head_dim"_in] : c["model.head_dim"_in];
    return c["model.attention_heads"_in] * head;
}

Metered prefill_kernel(const KernelCosts<Metered>& k, const Metered& fresh) {
    const Prompts<Metered> prompt{1.0, fresh, 0.0};
    return prefill_core<Metered>(k, prompt, prompt.pairs(), fresh, main_heads(k.calculation()), fresh);
}

/// The kernel of a group at one size: for projections and experts the plan's own shapes, for attention in
/// decode its requests at their mean context, each with as many tokens as make up the rows.
Metered kernel_at(const KernelCosts<Metered>& k, EfficiencyGroup group, const Metered& size) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& heads = c["model.attention_heads"_in];
    const auto& context = c["decode.context_tokens"_in];
    const auto& requests = c["decode.requests_per_rank"_in];
    switch (group) {
    case EfficiencyGroup::dense_gemm:
        return k.gemm(size, hidden, heads_width(c));
    case EfficiencyGroup::grouped_gemm: {
        const auto& experts = c["decode.routed_experts_per_gpu"_fig];
        return k.grouped(size * experts, experts, matrices_in(c) * c["model.expert_intermediate_size"_in],
                         expert_hidden(c));
    }
    case EfficiencyGroup::mla_decode:
        return mla_decode_core<Metered>(k, requests, size / heads, context, heads);
    case EfficiencyGroup::gqa_decode: {
        const auto shape = main_heads(c);
        return gqa_decode_core<Metered>(k, requests, size * shape.kv_heads / shape.heads, context, shape);
    }
    case EfficiencyGroup::prefill_attention:
        return prefill_kernel(k, size);
    default:
        return k.pass(size * hidden, 9);
    }
}

/// Share of the rate that bounds work of this kind: multiplications of the peak, passes of the bandwidth.
double share_of_peak(const Metered& kernel, double bandwidth) {
    const double reached = kernel.flop > 0 ? kernel.flop / kernel.peak_flop_per_s : kernel.bytes / bandwidth;
    return known(reached / kernel.value);
}

double value_at(const KernelCosts<Metered>& k, EfficiencyGroup group, bool is_combine, double size) {
    const auto& c = k.calculation();
    if (group == EfficiencyGroup::low_latency)
        return low_latency<Metered>(c, k.efficiency(), expert_group<ServingUnit::decode>(c), size,
                                    !is_combine)
            .value;
    if (group == EfficiencyGroup::high_throughput)
        return high_throughput<Metered>(c, k.efficiency(), expert_group<ServingUnit::prefill>(c), size,
                                        !is_combine)
            .value;
    return share_of_peak(kernel_at(k, group, size), c.plain("gpu.hbm_bandwidth"_in));
}

/// Balance is no matter of efficiency: both curves are of work that is spread evenly.
Efficiency<Metered> balanced(Efficiency<Metered> efficiency) {
    efficiency.decode = efficiency.prefill = detail::even<Metered>(1.0);
    return efficiency;
}

EfficiencyCurve curve(const Calculation<Metered>& c, EfficiencyGroup group, Lens lens, bool is_combine) {
    const auto efficiency = balanced(efficiency_of(c, lens));
    const KernelCosts<Metered> costs(c, efficiency, 1.0);
    const auto [from, to] = sizes_of(group);
    EfficiencyCurve result{lens, is_combine, {}};
    for (int index = 0; index < points_per_curve; ++index) {
        const double size = from * std::pow(to / from, index / (points_per_curve - 1.0));
        const double value = value_at(costs, group, is_combine, size);
        if (value > 0)
            result.points.push_back({size, value});
    }
    return result;
}

bool has_work(const Calculation<Metered>& c, EfficiencyGroup group) {
    const bool has_experts = c.plain("model.routed_experts"_in) > 0;
    switch (group) {
    case EfficiencyGroup::mla_decode:
        return is_mla(c);
    case EfficiencyGroup::gqa_decode:
        return !is_mla(c);
    case EfficiencyGroup::grouped_gemm:
    case EfficiencyGroup::low_latency:
    case EfficiencyGroup::high_throughput:
        return has_experts;
    default:
        return group != EfficiencyGroup::runtime;
    }
}

EfficiencyGroup group_of(std::string_view name) {
    using Prefix = std::pair<std::string_view, EfficiencyGroup>;
    constexpr std::array prefixes{Prefix{"dense_", EfficiencyGroup::dense_gemm},
                                  Prefix{"grouped_", EfficiencyGroup::grouped_gemm},
                                  Prefix{"mla_", EfficiencyGroup::mla_decode},
                                  Prefix{"gqa_", EfficiencyGroup::gqa_decode},
                                  Prefix{"prefill_attention_", EfficiencyGroup::prefill_attention},
                                  Prefix{"pass_", EfficiencyGroup::memory_pass},
                                  Prefix{"nic_", EfficiencyGroup::low_latency},
                                  Prefix{"scaleup", EfficiencyGroup::low_latency},
                                  Prefix{"bulk_", EfficiencyGroup::high_throughput}};
    for (const auto& [prefix, group] : prefixes)
        if (name.starts_with(prefix))
            return group;
    return EfficiencyGroup::runtime;
}

} // namespace

std::vector<Parameter> parameters_of(EfficiencyGroup group) {
    std::vector<Parameter> parameters;
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() == "efficiency" && group_of(info(parameter).name()) == group)
            parameters.push_back(parameter);
    }
    return parameters;
}

std::vector<EfficiencyCurve> efficiency_curves(const Plan& plan, EfficiencyGroup group) {
    const auto c = metered(plan);
    if (!has_work(c, group))
        return {};
    const bool is_all_to_all =
        group == EfficiencyGroup::low_latency || group == EfficiencyGroup::high_throughput;
    std::vector<EfficiencyCurve> curves;
    for (const auto lens : {Lens::limit, Lens::estimate})
        for (const bool is_combine : {false, true})
            if (is_all_to_all || !is_combine)
                if (auto made = curve(c, group, lens, is_combine); !made.points.empty())
                    curves.push_back(std::move(made));
    return curves;
}

double size_in_plan(const Plan& plan, EfficiencyGroup group) {
    const auto c = metered(plan);
    if (!has_work(c, group))
        return not_given;
    const double micro_batches = plan["estimate.decode.is_split"_fig] == 1 ? 2 : 1;
    const double queries = decode_queries(c).value;
    const double tokens = decode_requests(c).value * queries / micro_batches;
    const double heads = plan["model.attention_heads"_in] / plan["decode.attention_tp"_in];
    switch (group) {
    case EfficiencyGroup::grouped_gemm:
        return known(tokens * plan["model.experts_per_token"_in] /
                     touched_experts<ServingUnit::decode>(c, Metered(tokens)).value);
    case EfficiencyGroup::mla_decode:
        return known(queries * heads);
    case EfficiencyGroup::gqa_decode:
        return known(queries * plan["model.attention_heads"_in] / plan["model.kv_heads"_in]);
    case EfficiencyGroup::prefill_attention:
        return known(plan["prefill.prompt_tokens"_in]);
    case EfficiencyGroup::high_throughput:
        return known(plan["prefill.tokens_per_gpu"_in] /
                     (plan["estimate.prefill.is_split"_fig] == 1 ? 2 : 1));
    default:
        return known(tokens);
    }
}

} // namespace planner
