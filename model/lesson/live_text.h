// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <functional>
#include <optional>
#include <string>

namespace planner {

/// How a word of the model (an English label) is written in the reader's language.
using Translate = std::function<std::string(const char*)>;

/// The text with each `{id}` replaced by the value of that figure or input in the plan, formatted with its
/// unit.
std::string live_text(std::string_view text, const Plan& plan, const Translate& translate);

/// The first `{id}` that is neither a figure nor an input; nothing where all are known.
std::optional<std::string> unknown_quantity(std::string_view text);

} // namespace planner
