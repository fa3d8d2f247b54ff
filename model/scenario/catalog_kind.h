// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace planner {

/// What a catalog entry describes; each fills one group of parameters.
enum class CatalogKind : std::uint8_t { model, gpu, efficiency };

inline constexpr std::array catalog_kinds{CatalogKind::model, CatalogKind::gpu, CatalogKind::efficiency};

/// The group of parameters that entries of this kind fill.
constexpr std::string_view group_of(CatalogKind kind) {
    constexpr std::array<std::string_view, 3> groups{"model", "gpu", "efficiency"};
    return groups.at(static_cast<std::size_t>(kind));
}

/// The kind whose entries fill a group; nothing for the other groups.
constexpr std::optional<CatalogKind> kind_of(std::string_view group) {
    for (const auto kind : catalog_kinds)
        if (group_of(kind) == group)
            return kind;
    return std::nullopt;
}

/// What the command line calls the choice of an entry: "model", "gpu", "efficiency.profile".
constexpr std::string_view choice_id(CatalogKind kind) {
    return kind == CatalogKind::efficiency ? "efficiency.profile" : group_of(kind);
}

} // namespace planner
