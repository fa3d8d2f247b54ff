// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/known_text.h"

#include "model/catalog/catalog_texts.h"
#include "model/catalog/preset_texts.h"

#include <set>
#include <string_view>

namespace planner {

Text known_text(const std::string& text) {
    static const auto known = [] {
        std::set<std::string_view> all(preset_texts.begin(), preset_texts.end());
        all.insert(catalog_names.begin(), catalog_names.end());
        all.insert(default_sources.begin(), default_sources.end());
        all.insert(stated_sources.begin(), stated_sources.end());
        all.insert(entry_notes.begin(), entry_notes.end());
        all.insert(from_clipboard);
        all.insert(measurement_notes.begin(), measurement_notes.end());
        return all;
    }();
    const auto found = known.find(text);
    // The texts are literals, and so end with a zero.
    return found == known.end() ? Text{"{text}", {{"text", text}}} : Text{found->data(), {}};
}

} // namespace planner
