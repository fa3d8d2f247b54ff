// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"

namespace planner::report {

/// The report in English as Markdown (with tables, as GitHub and pandoc read them), without pictures, with
/// the scenario in a code block at the end.
std::string to_markdown(const Report& report);

} // namespace planner::report
