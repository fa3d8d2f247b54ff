// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_json.h"

#include <QByteArray>

namespace planner::ui {

/// Whether the content is that of a file which may carry a scenario, or of any other picture: PNG, SVG, PDF,
/// HTML and whatever Qt knows as an image.
bool isPicture(const QByteArray& content);

/// The scenario's JSON that a picture or report of ours carries; `file` is named where it has none or where
/// it cannot be read.
Result<std::string> embeddedScenario(const QByteArray& content, const std::string& file);

/// Where a scenario was found.
enum class FoundIn { Preset, File, Picture };

struct FoundScenario {
    LoadedScenario loaded;
    FoundIn where = FoundIn::File;
};

/// The scenario of a preset, of a scenario file, or of a picture or report that carries one.
Result<FoundScenario> findScenario(const std::string& presetOrPath);

} // namespace planner::ui
