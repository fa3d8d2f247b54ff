// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/dimension.h"

#include <string_view>

namespace planner {

/// The unit a value is held in (always the SI base unit) together with how people write it.
enum class Unit : std::uint8_t {
    ratio,              ///< plain number, shown as 2.26×
    fraction,           ///< 0..1, shown in per cent
    count,              ///< things that are counted
    gpus,               ///< GPUs
    nodes,              ///< nodes
    requests,           ///< requests
    tokens,             ///< tokens
    parameters,         ///< model parameters (weights)
    tokens_per_s,       ///< tokens per second; the label names the denominator
    bytes,              ///< bytes
    bytes_per_s,        ///< memory and storage bandwidth
    link_rate,          ///< bytes per second inside, shown and typed in bits per second as links are sold
    flop,               ///< floating-point operations
    flop_per_s,         ///< dense peak or achieved rate, shown as TFLOPS
    flop_per_byte,      ///< arithmetic intensity
    rows_per_intensity, ///< rows of a matrix per FLOP/B of a ridge point
    seconds,            ///< time
    usd,                ///< money
    usd_per_hour,       ///< price of one GPU for one hour
    usd_per_million,    ///< price per million tokens
    requests_per_s,     ///< requests per second; the label names the denominator
    hours,              ///< time of day, and times that go with prices per hour
    kilowatts,          ///< power; times a price per kWh it is a price per hour
    usd_per_kwh,        ///< price of electricity
    cny_per_million,    ///< price per million tokens in yuan
    cny_per_usd,        ///< rate of exchange
    tokens_per_usd,     ///< tokens that a dollar pays for
    choice,             ///< one of the named values of the parameter or figure
    yes_no,             ///< 1 or 0
};

/// How the number before the symbol is written.
enum class NumberStyle : std::uint8_t { plain, grouped, prefixed, money, yuan, percent, word };

/// What is known of a unit.
struct UnitInfo {
    std::string_view symbol;     ///< SI symbol as the command line prints it in tables and JSON
    std::string_view shown;      ///< symbol as shown behind a formatted number
    std::string_view key_suffix; ///< ending that a JSON key of this unit carries; empty when none is needed
    Dimension dimension;
    NumberStyle style = NumberStyle::plain;
};

const UnitInfo& info(Unit unit);

} // namespace planner
