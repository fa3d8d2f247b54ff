// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/looks_like_config.h"

#include "model/files/json_text.h"
#include "model/import/config_keys.h"

#include <algorithm>

namespace planner {

bool looks_like_config(std::string_view text) {
    const auto json = parse_json(text, {});
    if (!json || !json->is_object() || json->contains("format"))
        return false;
    const auto has_any = [&](config_keys::Keys keys) {
        return std::any_of(keys.begin(), keys.end(), [&](auto key) { return json->contains(key); });
    };
    return json->contains("architectures") || has_any(config_keys::model_type) ||
           has_any(config_keys::text_part) || has_any(config_keys::hidden_size);
}

} // namespace planner
