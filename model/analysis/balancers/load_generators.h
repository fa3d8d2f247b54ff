// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace planner {

/// Loads of experts by Zipf's law, 1 / rank^skew, in an order that the seed shuffles; their mean is 1. Skew 0
/// is an even load. The same seed gives the same loads on every machine.
std::vector<double> zipf_loads(int count, double skew, std::uint64_t seed);

/// Lengths in whole tokens, from 1 up, spread log-normally around a median; `spread` 0 makes all equal.
std::vector<double> random_lengths(int count, double median_tokens, double spread, std::uint64_t seed);

/// Contexts of two kinds of traffic: most are short, `long_share` of them long; each kind within a factor of
/// two of its length.
std::vector<double> mixed_lengths(int count, double short_tokens, double long_tokens, double long_share,
                                  std::uint64_t seed);

} // namespace planner
