// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace planner {

/// What a catalog entry describes; each fills one group of parameters.
enum class CatalogKind : std::uint8_t { model, gpu, efficiency, prices };

inline constexpr std::array catalog_kinds{CatalogKind::model, CatalogKind::gpu, CatalogKind::efficiency,
                                          CatalogKind::prices};

/// The group of parameters that entries of this kind fill; a price sheet leaves the GPU hour and the
/// currency.
constexpr std::string_view group_of(CatalogKind kind) {
    constexpr std::array<std::string_view, 4> groups{"model", "gpu", "efficiency", "pricing"};
    return groups.at(static_cast<std::size_t>(kind));
}

/// The kind whose entries fill a group; nothing for the other groups.
constexpr std::optional<CatalogKind> kind_of(std::string_view group) {
    for (const auto kind : catalog_kinds)
        if (group_of(kind) == group)
            return kind;
    return std::nullopt;
}

/// What the command line calls the choice of an entry: "model", "gpu", "efficiency.profile", "pricing.sheet".
constexpr std::string_view choice_id(CatalogKind kind) {
    constexpr std::array<std::string_view, 4> ids{"model", "gpu", "efficiency.profile", "pricing.sheet"};
    return ids.at(static_cast<std::size_t>(kind));
}

} // namespace planner
