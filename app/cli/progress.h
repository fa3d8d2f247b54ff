// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

namespace planner::cli {

/// A line on standard error that tells how far a long command is, where people see it: only on a terminal.
class Progress {
public:
    /// Without `visible`, says nothing in any case.
    Progress(std::size_t size, bool visible);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::size_t m_size;
    bool m_visible;
    bool m_shown = false;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_last = m_start;
};

} // namespace planner::cli
