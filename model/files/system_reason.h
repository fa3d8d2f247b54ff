// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

namespace planner {

/// Why the system refused something (a value of `errno`), in the system's own words; the usual ones can be
/// translated.
Text system_reason(int error);

} // namespace planner
