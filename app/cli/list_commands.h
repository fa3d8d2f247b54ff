// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::cli {

/// The listing commands; each prints a table, or JSON, and answers an exit code.
int list_presets(bool as_json);
int list_gpus(bool as_json);
int list_models(bool as_json);
int list_prices(bool as_json);
int list_parameters(bool as_json);
int list_figures(bool as_json);

} // namespace planner::cli
