// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::cli {

/// While one lives, the first Ctrl+C (or SIGTERM) only asks to stop; a second one ends the program as ever.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    static bool asked();
};

} // namespace planner::cli
