// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/unit.h"

#include <array>

namespace planner {

namespace {
constexpr Dimension none{};
constexpr Dimension byte{.byte = 1};
constexpr Dimension flop{.flop = 1};
constexpr Dimension second{.second = 1};
constexpr Dimension usd{.usd = 1};
constexpr Dimension cny{.cny = 1};

// In the order of the enumeration.
constexpr std::array units{
    UnitInfo{"1", "×", "", none, NumberStyle::plain},
    UnitInfo{"1", "%", "", none, NumberStyle::percent},
    UnitInfo{"1", "", "", none, NumberStyle::grouped},
    UnitInfo{"GPU", "", "", none, NumberStyle::grouped},
    UnitInfo{"node", "", "", none, NumberStyle::grouped},
    UnitInfo{"request", "", "", none, NumberStyle::grouped},
    UnitInfo{"tok", "tok", "", none, NumberStyle::grouped},
    UnitInfo{"parameter", "", "", none, NumberStyle::grouped},
    UnitInfo{"tok/s", "tok/s", "", none / second, NumberStyle::grouped},
    UnitInfo{"B", "B", "bytes", byte, NumberStyle::prefixed},
    UnitInfo{"B/s", "B/s", "bytes_per_s", byte / second, NumberStyle::prefixed},
    UnitInfo{"B/s", "b/s", "bytes_per_s", byte / second, NumberStyle::prefixed},
    UnitInfo{"FLOP", "FLOP", "flop", flop, NumberStyle::prefixed},
    UnitInfo{"FLOP/s", "FLOPS", "flop_per_s", flop / second, NumberStyle::prefixed},
    UnitInfo{"FLOP/B", "FLOP/B", "flop_per_byte", flop / byte, NumberStyle::plain},
    UnitInfo{"B/FLOP", "B/FLOP", "", byte / flop, NumberStyle::plain},
    UnitInfo{"s", "s", "s", second, NumberStyle::prefixed},
    UnitInfo{"USD", "", "usd", usd, NumberStyle::money},
    UnitInfo{"USD/h", "/h", "usd", usd / second, NumberStyle::money},
    UnitInfo{"USD/Mtok", "/M", "usd_per_million", usd, NumberStyle::money},
    UnitInfo{"request/s", "/s", "", none / second, NumberStyle::grouped},
    UnitInfo{"h", "h", "hours", second, NumberStyle::plain},
    UnitInfo{"kW", "kW", "kw", none, NumberStyle::plain},
    UnitInfo{"USD/kWh", "/kWh", "usd_per_kwh", usd / second, NumberStyle::money},
    UnitInfo{"CNY/Mtok", "/M", "cny_per_million", cny, NumberStyle::yuan},
    UnitInfo{"CNY/USD", "CNY/USD", "cny_per_usd", cny / usd, NumberStyle::plain},
    UnitInfo{"tok/USD", "tok/$", "tokens_per_usd", none / usd, NumberStyle::grouped},
    UnitInfo{"", "", "", none, NumberStyle::word},
    UnitInfo{"", "", "", none, NumberStyle::word},
};
static_assert(units.size() == static_cast<std::size_t>(Unit::yes_no) + 1);
} // namespace

const UnitInfo& info(Unit unit) { return units.at(static_cast<std::size_t>(unit)); }

} // namespace planner
