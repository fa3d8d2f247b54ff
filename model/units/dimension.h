// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace planner {

/// Exponents of the base units that formulas must not mix. Things that are counted (tokens, requests,
/// GPUs, parameters) are plain numbers.
struct Dimension {
    std::int8_t byte = 0;
    std::int8_t flop = 0;
    std::int8_t second = 0;
    std::int8_t usd = 0;
    std::int8_t cny = 0;

    constexpr bool operator==(const Dimension&) const = default;
};

constexpr Dimension operator*(Dimension a, Dimension b) {
    return {static_cast<std::int8_t>(a.byte + b.byte), static_cast<std::int8_t>(a.flop + b.flop),
            static_cast<std::int8_t>(a.second + b.second), static_cast<std::int8_t>(a.usd + b.usd),
            static_cast<std::int8_t>(a.cny + b.cny)};
}

constexpr Dimension operator/(Dimension a, Dimension b) {
    return {static_cast<std::int8_t>(a.byte - b.byte), static_cast<std::int8_t>(a.flop - b.flop),
            static_cast<std::int8_t>(a.second - b.second), static_cast<std::int8_t>(a.usd - b.usd),
            static_cast<std::int8_t>(a.cny - b.cny)};
}

/// Such as "B s^-1"; "1" for a plain number.
std::string to_string(Dimension dimension);

} // namespace planner
