// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/value_sources.h"

namespace planner {

namespace {

constexpr const char* key_alone = "{key}";

} // namespace

Text from_key(const std::string& key) { return {key_alone, {{"key", key}}}; }

bool is_key(const Text& source) { return std::string_view(source.pattern) == key_alone; }

Text derived(Text how) { return {PLANNER_TEXT("model", "derived: {how}"), {}, {{"how", std::move(how)}}}; }

Text assumed(Text why) { return {PLANNER_TEXT("model", "assumed: {why}"), {}, {{"why", std::move(why)}}}; }

Text by_architecture(const Architecture& architecture) {
    return assumed({PLANNER_TEXT("model", "architecture “{name}” has it; no key says so"),
                    {{"name", std::string(architecture.name)}}});
}

Text not_stated() { return derived({PLANNER_TEXT("model", "no key asks for it"), {}}); }

} // namespace planner
