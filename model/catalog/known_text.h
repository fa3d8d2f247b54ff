// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

#include <string>

namespace planner {

/// The marked text of a shipped file that reads like this, so that it can be translated, or the text as it
/// is.
Text known_text(const std::string& text);

} // namespace planner
