// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"
#include "model/report/document/material.h"

/// The sections of a plan's report, in the order in which they stand.
namespace planner::report {

Section decision(const Material& material);
Section comparison(const Material& material); ///< needs a baseline
Section feasibility(const Material& material);
Section memory(const Material& material);
Section step_time(const Material& material);
Section service(const Material& material);
Section cost(const Material& material);
Section sensitivities(const Material& material);
Section cross_checks(const Material& material);
Section model_statement(const Material& material);
Section assumptions(const Material& material);
Section derivations(const Material& material);
Section every_figure(const Material& material);
Section reproduction(const Material& material);

} // namespace planner::report
