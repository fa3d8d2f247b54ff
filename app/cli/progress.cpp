// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include "model/units/format.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace planner::cli {

namespace {
constexpr auto pause_between = std::chrono::milliseconds(100);
constexpr const char* clear_line = "\r\x1b[K";
} // namespace

Progress::Progress(std::size_t size, bool visible)
    : m_size(size), m_visible(visible && ::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
    if (m_shown)
        fmt::print(stderr, "{}", clear_line);
}

void Progress::show(std::size_t done) {
    const auto now = Clock::now();
    if (!m_visible || done == 0 || now - m_last < pause_between)
        return;
    m_last = now;
    m_shown = true;
    const auto count = [](double value) { return format(value, Unit::count); };
    const auto points = static_cast<double>(done);
    const auto rate = points / std::chrono::duration<double>(now - m_start).count();
    const auto left = static_cast<double>(m_size) - points;
    fmt::print(stderr, "{}{} of {} points, {} a second, {} left", clear_line, count(points),
               count(points + left), count(rate), format(left / rate, Unit::seconds));
    std::fflush(stderr);
}

} // namespace planner::cli
