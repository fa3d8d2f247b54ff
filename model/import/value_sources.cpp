// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/value_sources.h"

namespace planner {

Text from_key(const std::string& key) { return {"{key}", {{"key", key}}}; }

Text derived(Text how) { return {PLANNER_TEXT("model", "derived: {how}"), {}, {{"how", std::move(how)}}}; }

Text assumed(Text why) { return {PLANNER_TEXT("model", "assumed: {why}"), {}, {{"why", std::move(why)}}}; }

Text by_architecture(const Architecture& architecture) {
    return assumed({PLANNER_TEXT("model", "architecture “{name}” has it; no key says so"),
                    {{"name", std::string(architecture.name)}}});
}

Text not_stated() { return derived({PLANNER_TEXT("model", "no key asks for it"), {}}); }

} // namespace planner
