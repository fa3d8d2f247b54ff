// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/timeline.h"

namespace planner {

/// Lengths of the stages of one micro-batch, typed in by hand or taken from a plan.
struct StageTimes {
    double attention0 = 0; ///< projections before the core attention
    double attention1 = 0; ///< core attention, output projection, gate
    double shared = 0;
    double dispatch = 0;
    double mlp = 0;
    double combine = 0;

    /// A time by its stage; ATTN and the halves of MLP are made of these.
    double of(Stage stage) const;

    /// Where a stage's length is kept; null for stages that are made of others.
    double* slot(Stage stage);

    bool operator==(const StageTimes&) const = default;
};

/// The stages whose lengths can be set, in the order of a layer.
inline constexpr std::array what_if_stages{Stage::attention0, Stage::attention1, Stage::shared,
                                           Stage::dispatch,   Stage::mlp,        Stage::combine};

/// One layer of two micro-batches by a rule, with stages of these lengths and no gaps between them. With no
/// overlap the micro-batches run one after the other, so that all rules do the same work.
Timeline what_if_timeline(const StageTimes& times, Overlap overlap);

/// What overlap makes of the same work.
struct OverlapGain {
    double serial_s = 0;          ///< both micro-batches with nothing hidden
    double overlapped_s = 0;      ///< by the rule
    double least_s = 0;           ///< the busier of compute and network: no rule can do better
    double attention_whole_s = 0; ///< five stages, but attention in one piece: it hides one transfer at most

    double speedup() const { return overlapped_s > 0 ? serial_s / overlapped_s : 1.0; }

    /// What no rule can exceed with these lengths; at most 2.
    double most_speedup() const { return least_s > 0 ? serial_s / least_s : 1.0; }
};

OverlapGain overlap_gain(const StageTimes& times, Overlap overlap);

/// The stages of a unit under the lens `estimate`, per micro-batch of the plan's own rule.
StageTimes stage_times(const Plan& plan, ServingUnit unit);

} // namespace planner
