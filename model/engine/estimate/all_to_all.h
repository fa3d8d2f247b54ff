// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/efficiency.h"

namespace planner {

/// What all-to-all runs over: the GPUs that share the experts, and the NVLink domain.
template <class N> struct ExpertGroup {
    N ep;
    bool crosses_nics; ///< whether the experts lie in more than one NVLink domain
};

template <ServingUnit unit, class N> ExpertGroup<N> expert_group(const Calculation<N>& c) {
    const auto& ep = c[input_of(unit, "ep")];
    return {ep, value_of(ep) > c.plain("gpu.scaleup_domain"_in)};
}

/// Low latency: `alpha + tokens × top-k × message × remote share / rate`, the same law at every scale; over
/// NVLink inside one domain. Source of the form: DeepEP's low-latency kernels (docs/legacy.md).
template <class N>
N low_latency(const Calculation<N>& c, const Efficiency<N>& e, const ExpertGroup<N>& group, const N& tokens,
              bool is_dispatch) {
    const N volume =
        part(PLANNER_TEXT("model", "Bytes of all messages"), Unit::bytes,
             tokens * c["model.experts_per_token"_in] *
                 c[is_dispatch ? "model.dispatch_bytes"_fig : "model.combine_bytes"_fig] * e.decode.tokens);
    if (!group.crosses_nics)
        return e.network.scaleup_latency +
               volume * ((group.ep - 1.0) / group.ep) / (c["gpu.scaleup_bandwidth"_in] * e.network.scaleup);
    const auto& remote = c["network.remote_share"_in];
    const N rate =
        c["network.nic_bandwidth"_in] * (is_dispatch ? e.network.nic_dispatch : e.network.nic_combine);
    return (is_dispatch ? e.network.nic_dispatch_latency : e.network.nic_combine_latency) +
           volume * remote / rate;
}

/// Expected distinct nodes that a token goes to: group-limited routing first narrows the nodes to those that
/// hold one of the chosen groups, then top-k picks among them.
template <class N> N distinct_nodes(const Calculation<N>& c, const N& nodes) {
    const auto& groups = c["model.expert_groups"_in];
    N eligible = nodes;
    if (value_of(groups) > 1) {
        const N chosen = c["model.expert_group_limit"_in] / groups;
        eligible = value_of(nodes) >= value_of(groups) ? chosen * nodes
                                                       : nodes * (1.0 - power(1.0 - chosen, groups / nodes));
    }
    eligible =
        part(PLANNER_TEXT("model", "Nodes that a token may go to"), Unit::count, larger(eligible, N(1.0)));
    return part(PLANNER_TEXT("model", "Distinct nodes per token"), Unit::count,
                eligible * (1.0 - power(1.0 - 1.0 / eligible, c["model.experts_per_token"_in])));
}

/// Expected distinct GPUs that a token goes to.
template <class N> N distinct_ranks(const Calculation<N>& c, const N& ep) {
    return part(PLANNER_TEXT("model", "Distinct GPUs per token"), Unit::count,
                ep * (1.0 - power(1.0 - 1.0 / ep, c["model.experts_per_token"_in])));
}

/// High throughput: one copy per distinct remote node over the NIC and one per distinct GPU over NVLink; the
/// slower of the two. What one GPU has too much averages out over the GPUs of its node.
template <class N>
N high_throughput(const Calculation<N>& c, const Efficiency<N>& e, const ExpertGroup<N>& group,
                  const N& tokens, bool is_dispatch) {
    const auto& message = c[is_dispatch ? "model.dispatch_bytes"_fig : "model.combine_bytes"_fig];
    const auto& domain = c["gpu.scaleup_domain"_in];
    const N local = smaller(group.ep, domain);
    const N forwarded = part(PLANNER_TEXT("model", "Time over NVLink"), Unit::seconds,
                             tokens * distinct_ranks(c, group.ep) * ((local - 1.0) / local) * message *
                                 e.prefill.tokens / (c["gpu.scaleup_bandwidth"_in] * e.network.bulk_scaleup));
    if (!group.crosses_nics)
        return e.network.bulk_latency + forwarded;
    const N nodes = part(PLANNER_TEXT("model", "NVLink domains of the unit"), Unit::count, group.ep / domain);
    const N copies = part(PLANNER_TEXT("model", "Copies per token over the NIC"), Unit::count,
                          distinct_nodes(c, nodes) * ((nodes - 1.0) / nodes));
    const N node_imbalance = part(PLANNER_TEXT("model", "Imbalance between nodes"), Unit::ratio,
                                  1.0 + (e.prefill.tokens - 1.0) / power(domain, N(0.5)));
    const N sent = part(PLANNER_TEXT("model", "Time over the NIC"), Unit::seconds,
                        tokens * copies * message * node_imbalance /
                            (c["network.nic_bandwidth"_in] * e.network.bulk_nic));
    return e.network.bulk_latency + larger(forwarded, sent);
}

} // namespace planner
