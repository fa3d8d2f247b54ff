// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

/// The value below which a share of the samples lies; the samples are sorted on the way.
inline double percentile(std::vector<double>& samples, double share) {
    std::sort(samples.begin(), samples.end());
    const auto index = std::lround(share * static_cast<double>(samples.size() - 1));
    return samples.at(static_cast<std::size_t>(index));
}
