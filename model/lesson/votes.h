// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/grading.h"

#include <optional>
#include <vector>

namespace planner {

/// How many answers of a class were judged how.
struct VoteTally {
    int right = 0;
    int same_magnitude = 0;
    int wrong = 0;
    std::vector<int> mistakes; ///< for each known mistake, those that look like it
};

/// Judges each answer of a class once.
VoteTally tally(const AnswerKey& key, const std::vector<double>& votes);

/// The middle answer, or the mean of the two in the middle; nothing without answers.
std::optional<double> median(std::vector<double> votes);

} // namespace planner
