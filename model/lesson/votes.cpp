// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/votes.h"

#include <algorithm>

namespace planner {

VoteTally tally(const AnswerKey& key, const std::vector<double>& votes) {
    VoteTally count;
    count.mistakes.resize(key.mistakes.size());
    for (const double vote : votes) {
        const auto graded = grade(key, vote);
        switch (graded.judgement) {
        case Judgement::right:
            ++count.right;
            break;
        case Judgement::known_mistake:
            ++count.mistakes[*graded.mistake];
            break;
        case Judgement::same_magnitude:
            ++count.same_magnitude;
            break;
        case Judgement::wrong:
            ++count.wrong;
            break;
        }
    }
    return count;
}

std::optional<double> median(std::vector<double> votes) {
    if (votes.empty())
        return std::nullopt;
    const auto middle = votes.begin() + static_cast<std::ptrdiff_t>(votes.size() / 2);
    std::nth_element(votes.begin(), middle, votes.end());
    if (votes.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(votes.begin(), middle)) / 2;
}

} // namespace planner
