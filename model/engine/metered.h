// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/number.h"

#include <algorithm>

namespace planner {

/// A number that remembers the work behind it: the third number type of the engine's formulas. Kernels give
/// their time FLOP, bytes and peak with `with_work`; sums and multiples of times add up and scale that work.
struct Metered {
    double value = 0;
    double flop = 0;
    double bytes = 0;           ///< to and from HBM
    double peak_flop_per_s = 0; ///< nameplate rate of the format it multiplies in; the highest of several

    Metered(double number = 0) // NOLINT(google-explicit-constructor): formulas write 2.0 * x
        : value(number) {}
    Metered(double number, double flops, double traffic, double peak)
        : value(number), flop(flops), bytes(traffic), peak_flop_per_s(peak) {}
};

inline double value_of(const Metered& number) { return number.value; }

inline Metered operator+(const Metered& a, const Metered& b) {
    return {a.value + b.value, a.flop + b.flop, a.bytes + b.bytes,
            std::max(a.peak_flop_per_s, b.peak_flop_per_s)};
}
inline Metered operator-(const Metered& a, const Metered& b) {
    return {a.value - b.value, a.flop - b.flop, a.bytes - b.bytes,
            std::max(a.peak_flop_per_s, b.peak_flop_per_s)};
}
inline Metered operator*(const Metered& a, const Metered& b) {
    return {a.value * b.value, a.flop * b.value + b.flop * a.value, a.bytes * b.value + b.bytes * a.value,
            std::max(a.peak_flop_per_s, b.peak_flop_per_s)};
}
inline Metered operator/(const Metered& a, const Metered& b) {
    return {a.value / b.value, a.flop / b.value, a.bytes / b.value, a.peak_flop_per_s};
}
inline Metered larger(const Metered& a, const Metered& b) {
    return std::isnan(a.value) || a.value >= b.value ? a : b;
}
inline Metered smaller(const Metered& a, const Metered& b) {
    return std::isnan(a.value) || a.value <= b.value ? a : b;
}
inline Metered power(const Metered& base, const Metered& exponent) {
    return std::pow(base.value, exponent.value);
}
inline Metered rounded_up(const Metered& number) { return std::ceil(number.value); }
inline Metered rounded_down(const Metered& number) { return std::floor(number.value); }

inline const Metered& part(const char*, Unit, const Metered& value) { return value; }

/// The time of a kernel, with its work.
inline Metered with_work(const Metered& time, const Metered& flop, const Metered& bytes,
                         const Metered& peak) {
    return {time.value, flop.value, bytes.value, peak.value};
}

template <> struct Leaves<Metered> {
    Metered input(Parameter, double value) const { return value; }
    Metered linked_input(Parameter, const Metered& value) const { return known(value.value); }
    Metered named(Figure, const Metered& value) const {
        return std::isfinite(value.value) ? value : Metered(not_given);
    }
    Metered constant(double value, Unit, const char*, const char*) const { return value; }
    Metered decided_by(Parameter, double value, Unit, const char*) const { return value; }
    Metered missing(const char*) const { return not_given; }
    Metered chosen(double choice, std::initializer_list<Metered>) const { return choice; }
};

} // namespace planner
