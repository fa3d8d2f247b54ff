// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace planner {

namespace {

constexpr std::string_view thin_space = "\u2009";
constexpr std::string_view minus_sign = "\u2212";
constexpr int exact_digits = 10;
constexpr int rounded_digits = 3;
constexpr double bits_per_byte = 8;

struct Prefix {
    double factor;
    std::string_view symbol;
};
constexpr std::array prefixes{Prefix{1e-9, "n"}, Prefix{1e-6, "µ"}, Prefix{1e-3, "m"}, Prefix{1, ""},
                              Prefix{1e3, "k"},  Prefix{1e6, "M"},  Prefix{1e9, "G"},  Prefix{1e12, "T"},
                              Prefix{1e15, "P"}, Prefix{1e18, "E"}};

std::string grouped(std::string digits) {
    auto end = static_cast<std::ptrdiff_t>(std::min(digits.find('.'), digits.size()));
    for (auto at = end - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

std::string trimmed(std::string digits) {
    if (digits.find('.') == std::string::npos)
        return digits;
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits;
}

std::string significant(double value, int digits) {
    const int magnitude = value == 0 ? 0 : static_cast<int>(std::floor(std::log10(value)));
    constexpr int smallest_magnitude = -9;
    if (magnitude < smallest_magnitude) // no screenful of zeros
        return fmt::format("{:.{}e}", value, digits - 1);
    int decimals = std::max(0, digits - 1 - magnitude);
    // Rounding may carry into one more digit before the point: 9.999 is 10.0, not 10.00.
    if (value != 0 && std::round(value * std::pow(10, decimals)) >= std::pow(10, decimals + magnitude + 1))
        decimals = std::max(0, decimals - 1);
    return fmt::format("{:.{}f}", value, decimals);
}

std::string exact(double value) {
    if (value >= 1e15 || (value != 0 && value < 1e-6))
        return fmt::format("{:.{}g}", value, exact_digits);
    return grouped(trimmed(significant(value, exact_digits)));
}

std::string counted(double value) {
    if (value >= 1000 || value == std::floor(value))
        return grouped(fmt::format("{:.0f}", value));
    return value < 1 ? significant(value, rounded_digits) : trimmed(fmt::format("{:.2f}", value));
}

std::string money(double value) {
    if (value >= 100)
        return grouped(fmt::format("{:.0f}", value));
    return value != 0 && value < 0.1 ? significant(value, rounded_digits) : fmt::format("{:.2f}", value);
}

const Prefix& prefix_for(double value, Unit unit) {
    const bool divisible = unit == Unit::seconds;
    const auto* chosen = &prefixes.at(divisible ? 0 : 3);
    for (const auto& prefix : prefixes) {
        // 999.6 is shown as 1.00 of the next prefix, so the border lies where rounding carries.
        const bool fits = value >= prefix.factor * 0.9995;
        // Peaks are written in TFLOPS however large; seconds have no larger prefix.
        const bool unusual = (unit == Unit::seconds && prefix.factor > 1) ||
                             (unit == Unit::flop_per_s && prefix.factor > 1e12);
        if (fits && !unusual && prefix.factor >= chosen->factor)
            chosen = &prefix;
    }
    return value == 0 ? prefixes.at(3) : *chosen;
}

struct Parts {
    std::string number;
    std::string suffix;
};

Parts split(double value, Unit unit, bool full) {
    const auto& unit_info = info(unit);
    std::string suffix(unit_info.shown);
    switch (unit_info.style) {
    case NumberStyle::prefixed: {
        const double shown = unit == Unit::link_rate ? value * bits_per_byte : value;
        const auto& prefix = prefix_for(shown, unit);
        const double scaled = shown / prefix.factor;
        return {full ? exact(scaled) : grouped(significant(scaled, rounded_digits)),
                std::string(prefix.symbol) + suffix};
    }
    case NumberStyle::percent: {
        const double percent = value * 100;
        return {full ? exact(percent) : grouped(significant(percent, rounded_digits)), suffix};
    }
    case NumberStyle::money:
        return {"$" + (full ? exact(value) : money(value)), suffix};
    case NumberStyle::yuan:
        return {"¥" + (full ? exact(value) : money(value)), suffix};
    case NumberStyle::plain:
        return {full ? exact(value) : grouped(significant(value, rounded_digits)), suffix};
    default:
        return {full ? exact(value) : counted(value), suffix};
    }
}

std::string joined(double value, Unit unit, bool full) {
    if (!std::isfinite(value))
        return std::string(missing_text);
    auto [number, suffix] = split(std::abs(value), unit, full);
    const bool attached = suffix.empty() || suffix.front() == '/' || suffix == "×";
    const bool negative = value < 0 && number.find_first_of("123456789") != std::string::npos;
    return fmt::format("{}{}{}{}", negative ? minus_sign : "", number, attached ? "" : thin_space, suffix);
}

} // namespace

std::string format(double value, Unit unit) { return joined(value, unit, false); }

std::string format_exact(double value, Unit unit) { return joined(value, unit, true); }

std::string format_compact(double value, Unit unit) {
    const auto& unit_info = info(unit);
    const bool counts = unit_info.style == NumberStyle::grouped && std::isfinite(value);
    for (const auto& prefix : {Prefix{1e12, "T"}, Prefix{1e9, "G"}, Prefix{1e6, "M"}}) {
        // Two decimals at most, and only where they are all there are.
        const double scaled = std::round(value / prefix.factor * 100) / 100;
        if (counts && std::abs(value) >= prefix.factor && scaled * prefix.factor == value)
            return fmt::format("{}{}{}{}{}{}", value < 0 ? minus_sign : "", exact(std::abs(scaled)),
                               thin_space, prefix.symbol, unit_info.shown.empty() ? "" : " ",
                               unit_info.shown);
    }
    return format_exact(value, unit);
}

std::string format_bytes_exact(double bytes) {
    constexpr double small = 1e6;
    const bool to_the_byte = std::abs(bytes) < small && bytes == std::floor(bytes);
    return to_the_byte ? fmt::format("{}{}B", format(bytes, Unit::count), thin_space)
                       : format_bytes_both(bytes);
}

std::string format_bytes_both(double bytes) {
    if (!(std::abs(bytes) >= 1024))
        return format(bytes, Unit::bytes);
    constexpr std::array<std::string_view, 5> binary{"KiB", "MiB", "GiB", "TiB", "PiB"};
    double scaled = std::abs(bytes) / 1024;
    std::size_t index = 0;
    for (; scaled >= 1023.5 && index + 1 < binary.size(); ++index)
        scaled /= 1024;
    return fmt::format("{} ({}{}{}{})", format(bytes, Unit::bytes), bytes < 0 ? minus_sign : "",
                       grouped(significant(scaled, rounded_digits)), thin_space, binary.at(index));
}

std::string format_change(double change, Unit unit) {
    if (change == 0)
        return "±0";
    auto text = format(change, unit);
    return change > 0 ? text.insert(0, 1, '+') : text;
}

std::string shown_suffix(double value, Unit unit) {
    return std::isfinite(value) ? split(std::abs(value), unit, false).suffix : std::string(info(unit).shown);
}

} // namespace planner
