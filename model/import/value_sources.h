// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/architectures.h"

namespace planner {

/// The key itself, as the source of a value.
Text from_key(const std::string& key);

/// Whether a source is a key itself, and neither derived nor assumed.
bool is_key(const Text& source);

/// "derived: how" and "assumed: why".
Text derived(Text how);
Text assumed(Text why);

/// Assumed, because models of this family have it without a key.
Text by_architecture(const Architecture& architecture);

/// Derived, because no key asks for it.
Text not_stated();

} // namespace planner
