// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/parse.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace planner {

namespace {

struct Suffix {
    std::string_view text;
    double factor;
};

constexpr std::array byte_suffixes{Suffix{"B", 1},        Suffix{"kB", 1e3},     Suffix{"KB", 1e3},
                                   Suffix{"MB", 1e6},     Suffix{"GB", 1e9},     Suffix{"TB", 1e12},
                                   Suffix{"PB", 1e15},    Suffix{"EB", 1e18},    Suffix{"KiB", 1024.0},
                                   Suffix{"MiB", 0x1p20}, Suffix{"GiB", 0x1p30}, Suffix{"TiB", 0x1p40}};
constexpr std::array bit_suffixes{Suffix{"b", 0.125},    Suffix{"kb", 125.0},   Suffix{"Kb", 125.0},
                                  Suffix{"Mb", 125e3},   Suffix{"Gb", 125e6},   Suffix{"Tb", 125e9},
                                  Suffix{"Gbit", 125e6}, Suffix{"Mbit", 125e3}, Suffix{"Tbit", 125e9}};
constexpr std::array flop_suffixes{Suffix{"FLOP", 1},     Suffix{"MFLOP", 1e6},  Suffix{"GFLOP", 1e9},
                                   Suffix{"TFLOP", 1e12}, Suffix{"PFLOP", 1e15}, Suffix{"EFLOP", 1e18}};
constexpr std::array time_suffixes{Suffix{"s", 1},      Suffix{"ms", 1e-3}, Suffix{"us", 1e-6},
                                   Suffix{"µs", 1e-6},  Suffix{"μs", 1e-6}, Suffix{"ns", 1e-9},
                                   Suffix{"min", 60.0}, Suffix{"h", 3600.0}};
constexpr std::array count_suffixes{Suffix{"k", 1e3}, Suffix{"K", 1e3}, Suffix{"M", 1e6},
                                    Suffix{"G", 1e9}, Suffix{"B", 1e9}, Suffix{"T", 1e12}};

template <std::size_t Size>
std::optional<double> find(const std::array<Suffix, Size>& table, std::string_view text) {
    for (const auto& suffix : table)
        if (suffix.text == text)
            return suffix.factor;
    return std::nullopt;
}

bool strip(std::string_view& text, std::string_view ending) {
    if (!text.ends_with(ending))
        return false;
    text.remove_suffix(ending.size());
    return true;
}

std::optional<double> rate_factor(std::string_view text) {
    const bool per_second = strip(text, "/s") || strip(text, "ps");
    if (!per_second)
        return std::nullopt;
    const auto bytes = find(byte_suffixes, text);
    return bytes ? bytes : find(bit_suffixes, text);
}

std::optional<double> flop_rate_factor(std::string_view text) {
    return strip(text, "S") || strip(text, "/s") ? find(flop_suffixes, text) : std::nullopt;
}

/// "tokens" as people write it becomes the symbol, "tok".
std::string with_symbols(std::string_view text) {
    std::string result(text);
    for (const std::string_view word : {"tokens", "token"})
        if (const auto at = result.find(word); at != std::string::npos)
            return result.replace(at, word.size(), "tok");
    return result;
}

std::optional<double> count_factor(std::string_view typed, Unit unit) {
    const auto& unit_info = info(unit);
    const auto with_symbol = with_symbols(typed);
    std::string_view text = with_symbol;
    for (const auto name : {unit_info.symbol, unit_info.shown})
        if (!name.empty() && name != "1" && (strip(text, name) || strip(text, std::string(name) + "s")))
            break;
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text.empty() ? std::optional(1.0) : find(count_suffixes, text);
}

/// The factor from a suffix to the SI base unit; nothing if the suffix does not belong to the unit.
std::optional<double> factor(std::string_view text, Unit unit) {
    switch (unit) {
    case Unit::bytes:
        return find(byte_suffixes, text);
    case Unit::bytes_per_s:
    case Unit::link_rate:
        return rate_factor(text);
    case Unit::flop:
        return find(flop_suffixes, text);
    case Unit::flop_per_s:
        return flop_rate_factor(text);
    case Unit::flop_per_byte:
        return text == "FLOP/B" ? std::optional(1.0) : std::nullopt;
    case Unit::seconds:
        return find(time_suffixes, text);
    case Unit::fraction:
        return text == "%" ? std::optional(0.01) : std::nullopt;
    case Unit::ratio:
        return text == "×" || text == "x" ? std::optional(1.0) : std::nullopt;
    case Unit::choice:
    case Unit::yes_no:
        return std::nullopt;
    default:
        return count_factor(text, unit);
    }
}

const char* examples(Unit unit) {
    switch (unit) {
    case Unit::bytes:
        return "80 GB, 81559 MiB";
    case Unit::bytes_per_s:
        return "3.35 TB/s, 3350 GB/s";
    case Unit::link_rate:
        return "400 Gb/s, 50 GB/s";
    case Unit::flop:
        return "86.5 GFLOP";
    case Unit::flop_per_s:
        return "989 TFLOPS";
    case Unit::flop_per_byte:
        return "295 FLOP/B";
    case Unit::seconds:
        return "35 us, 38 ms";
    case Unit::fraction:
        return "56 %, 0.56";
    case Unit::usd:
    case Unit::usd_per_hour:
    case Unit::usd_per_million:
    case Unit::usd_per_kwh:
        return "2, $0.55";
    case Unit::cny_per_million:
        return "4, ¥0.5";
    case Unit::hours:
        return "8, 16.5 h";
    default:
        return "88, 4,989, 1.5 k";
    }
}

/// All kinds of space become plain ones; no space at either end.
std::string plain_spaces(std::string_view text) {
    std::string result(text);
    for (const std::string_view space : {"\u2009", "\u00a0", "\u202f", "\u3000", "\t"})
        for (auto at = result.find(space); at != std::string::npos; at = result.find(space))
            result.replace(at, space.size(), " ");
    for (auto at = result.find("\u2212"); at != std::string::npos; at = result.find("\u2212"))
        result.replace(at, std::string_view("\u2212").size(), "-");
    const auto first = result.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    return result.substr(first, result.find_last_not_of(' ') - first + 1);
}

/// Takes the thousands separators out of the leading number; false if one stands where none belongs.
bool remove_grouping(std::string& text) {
    // Before the first one stand one to three digits, no leading zero: "0,125" is no 125, "1234,567" no
    // million.
    if (const auto comma = text.find(','); comma != std::string::npos) {
        const auto start = text.find_first_not_of("+-");
        const auto digits = text.find_first_not_of("0123456789", start);
        if (digits != comma || start == comma || comma - start > 3 || text[start] == '0')
            return false;
    }
    for (auto comma = text.find(','); comma != std::string::npos; comma = text.find(',')) {
        const auto next = text.find_first_not_of("0123456789", comma + 1);
        const auto run = (next == std::string::npos ? text.size() : next) - comma - 1;
        if (run != 3 || text.find('.') < comma)
            return false;
        text.erase(comma, 1);
    }
    return true;
}

void remove_currency(std::string& text, NumberStyle style) {
    if (style == NumberStyle::money && text.front() == '$')
        text.erase(0, 1);
    for (const std::string_view sign : {"¥", "￥"})
        if (style == NumberStyle::yuan && text.starts_with(sign))
            text.erase(0, sign.size());
}

} // namespace

Result<double> parse(std::string_view typed, Unit unit, std::string_view assumed_suffix) {
    auto text = plain_spaces(typed);
    const auto unreadable = [&](const char* pattern) {
        return failure({pattern, {{"text", std::string(typed)}, {"examples", examples(unit)}}});
    };
    if (text.empty())
        return unreadable(PLANNER_TEXT("model", "nothing was typed; write for example {examples}"));
    remove_currency(text, info(unit).style);
    if (!remove_grouping(text))
        return unreadable(PLANNER_TEXT(
            "model", "“{text}” is not a number: the decimal point is “.”, for example {examples}"));
    double number = 0;
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.erase(0, 1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || !std::isfinite(number))
        return unreadable(PLANNER_TEXT("model", "“{text}” is not a number; write for example {examples}"));
    std::string_view suffix(end, static_cast<std::size_t>(text.data() + text.size() - end));
    while (suffix.starts_with(' '))
        suffix.remove_prefix(1);
    if (suffix.empty())
        suffix = assumed_suffix;
    if (suffix.empty())
        return number;
    const auto scale = factor(suffix, unit);
    if (!scale)
        return unreadable(
            PLANNER_TEXT("model", "the unit of “{text}” does not belong here; write for example {examples}"));
    // Dividing by a whole number keeps 56 % exactly 0.56 where multiplying by 0.01 would not.
    const double value = *scale < 1 ? number / std::round(1 / *scale) : number * *scale;
    if (!std::isfinite(value))
        return unreadable(PLANNER_TEXT("model", "“{text}” is not a number; write for example {examples}"));
    return value;
}

} // namespace planner
