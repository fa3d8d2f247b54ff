// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"

/// Number formats: how many bytes a value takes and which peak multiplies it.
namespace planner {

/// The formats that the words of `precision.*` stand for, in their order.
enum class Format : std::uint8_t { bf16, fp8, fp4 };
static_assert(parameters::weight_formats[0].id == "bf16" && parameters::weight_formats[1].id == "fp8" &&
              parameters::weight_formats[2].id == "fp4");

template <class N> Format format_of(const Calculation<N>& c, Parameter precision) {
    return static_cast<Format>(c.plain(precision));
}

/// Bytes per value of a `precision.*` parameter.
template <class N> N bytes_per_value(const Calculation<N>& c, Parameter precision) {
    const auto format = format_of(c, precision);
    if (format == Format::bf16)
        return c.decided_by(precision, 2, Unit::bytes, PLANNER_TEXT("model", "bytes per value, BF16"));
    if (format == Format::fp8)
        return c.decided_by(precision, 1, Unit::bytes, PLANNER_TEXT("model", "bytes per value, FP8"));
    return c.decided_by(precision, 0.5, Unit::bytes, PLANNER_TEXT("model", "bytes per value, FP4"));
}

/// Bytes of one BF16 value: vocabulary, router and norms are never quantised.
template <class N> N bf16_bytes(const Calculation<N>& c) {
    return c.constant(2, Unit::bytes, PLANNER_TEXT("model", "bytes per value, BF16"),
                      PLANNER_TEXT("model", "vocabulary, router and norms stay in BF16"));
}

/// Dense peak of the GPU in the format of a `precision.*` parameter; missing where the GPU has none.
template <class N> const N& peak_flop_per_s(const Calculation<N>& c, Parameter precision) {
    const auto format = format_of(c, precision);
    if (format == Format::bf16)
        return c["gpu.bf16_flop_per_s"_in];
    return format == Format::fp8 ? c["gpu.fp8_flop_per_s"_in] : c["gpu.fp4_flop_per_s"_in];
}

/// A multiplication and an addition.
template <class N> N flop_per_multiply_add(const Calculation<N>& c) {
    return c.constant(2, Unit::flop, PLANNER_TEXT("model", "FLOP per multiply-add"),
                      PLANNER_TEXT("model", "one multiplication and one addition"));
}

} // namespace planner
