// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/joined.h"
#include "model/scenario/parameters/efficiency.h"
#include "model/scenario/parameters/evidence.h"
#include "model/scenario/parameters/hardware.h"
#include "model/scenario/parameters/layer_kinds.h"
#include "model/scenario/parameters/model.h"
#include "model/scenario/parameters/pricing.h"
#include "model/scenario/parameters/service.h"
#include "model/scenario/parameters/serving.h"
#include "model/scenario/parameters/units.h"

#include <optional>

namespace planner {

/// The one table of everything that a person can edit, in the order of files and panels.
inline constexpr auto parameter_table = detail::joined<ParameterInfo>(
    parameters::model, parameters::window_attention, parameters::linear_attention, parameters::sparse_index,
    parameters::layer_details, parameters::hardware, parameters::serving, parameters::decode,
    parameters::decode_balance, parameters::prefill, parameters::prefill_pass, parameters::precision,
    parameters::memory, parameters::workload, parameters::kernel_efficiency, parameters::network_efficiency,
    parameters::runtime_efficiency, parameters::measured, parameters::pricing, parameters::cost,
    parameters::revenue, parameters::question, parameters::chapter);

inline constexpr std::size_t parameter_count = parameter_table.size();

/// An index into the table.
enum class Parameter : std::uint16_t {};

/// The parameter with this id; nothing if there is none.
constexpr std::optional<Parameter> find_parameter(std::string_view id) {
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].id == id)
            return static_cast<Parameter>(index);
    return std::nullopt;
}

constexpr std::size_t index_of(Parameter parameter) { return static_cast<std::size_t>(parameter); }
constexpr const ParameterInfo& info(Parameter parameter) { return parameter_table[index_of(parameter)]; }

inline namespace literals {
/// "decode.ep"_in is the parameter with this id; a misspelt id does not compile.
consteval Parameter operator""_in(const char* id, std::size_t size) {
    return find_parameter({id, size}).value();
}
} // namespace literals

/// The key under which the parameter stands in its group's JSON object: its name with its unit.
std::string json_key(Parameter parameter);

/// Index of a parameter's choice by its word; nothing if it has no such word.
std::optional<double> find_choice(const ParameterInfo& parameter, std::string_view word);

/// Whether the parameter is a measurement.
bool is_measurement(Parameter parameter);

/// Whether a change of this parameter makes the published measurements those of another plan.
bool shapes_measurement(Parameter parameter);

/// Whether the parameter is part of the traffic that the service must carry, or of how it is sized for that.
bool shapes_traffic(Parameter parameter);

/// Whether a price sheet fills the parameter.
bool is_of_price_sheet(Parameter parameter);

} // namespace planner
