// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"

#include <array>

namespace planner::ui {

/// The parts of a service that separates prefill from decode.
enum class SystemPart { api, prefillBalancer, prefill, store, decodeBalancer, decode };
inline constexpr std::size_t systemParts = 6;

/// What moves between them.
enum class SystemWay {
    input,         ///< API server to prefill balancer
    spreadPrefill, ///< prefill balancer to prefill units
    handOver,      ///< prefill units to decode units
    live,          ///< API server to decode balancer
    spreadDecode,  ///< decode balancer to decode units
    output         ///< decode units to API server
};
inline constexpr std::size_t systemWays = 6;

/// A part as it is shown.
struct SystemBox {
    QString key; ///< reported when it is chosen
    QString title;
    QStringList lines;
    QString inner; ///< a part within it, framed by itself
    QString tip;
    Meaning colour = Meaning::Muted;

    bool operator==(const SystemBox&) const = default;
};

/// A flow with its rate.
struct SystemFlow {
    QString key;
    QString value; ///< above the arrow
    QString note;  ///< below it
    QString tip;
    Meaning colour = Meaning::Muted;

    bool operator==(const SystemFlow&) const = default;
};

/// A service as a diagram.
struct SystemData {
    QString title; ///< for the description and the table, not drawn
    std::array<SystemBox, systemParts> boxes;
    std::array<SystemFlow, systemWays> flows;

    const SystemBox& box(SystemPart part) const { return boxes.at(static_cast<std::size_t>(part)); }
    SystemBox& box(SystemPart part) { return boxes.at(static_cast<std::size_t>(part)); }
    const SystemFlow& flow(SystemWay way) const { return flows.at(static_cast<std::size_t>(way)); }
    SystemFlow& flow(SystemWay way) { return flows.at(static_cast<std::size_t>(way)); }
    bool operator==(const SystemData&) const = default;
};

} // namespace planner::ui
