// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <atomic>
#include <csignal>

namespace planner::cli {

namespace {

std::atomic<bool> is_asked = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

extern "C" void ask(int) { is_asked = true; }

void on_signals(void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

} // namespace

Interrupt::Interrupt() { on_signals(ask, static_cast<int>(SA_RESETHAND) | SA_RESTART); }
Interrupt::~Interrupt() { on_signals(SIG_DFL, 0); }
bool Interrupt::asked() { return is_asked; }

} // namespace planner::cli
