// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::cli {

/// `validate [--json]`: every shipped measurement against the engine.
int validate_measurements(bool as_json);

} // namespace planner::cli
