// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace planner::ui {

/// The step at which a lesson was left, kept in the settings; empty where it was never begun.
std::string lastStep(const std::string& lesson);

/// Remembers where a lesson stands.
void keepStep(const std::string& lesson, const std::string& step);

} // namespace planner::ui
