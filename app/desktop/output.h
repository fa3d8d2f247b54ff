// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <QString>

/// What the verbs of the desktop program say on the command line.
namespace planner::desktop {

/// Exit codes of every verb.
enum ExitCode : int { done = 0, badInput = 1, wrongUsage = 2 };

/// Prints what is wrong on standard error and answers `badInput`.
int failed(const QString& message);
int failed(const Problem& problem);

/// Prints a notice on standard error.
void tell(const Problem& notice);

/// Writes a file, whole or not at all; "-" is standard output. Answers the exit code.
int write(const std::string& path, std::string_view content);

} // namespace planner::desktop
