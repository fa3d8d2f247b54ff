// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/material.h"

namespace planner::report {

/// The report of a plan, with a baseline that of a proposal. Made once; every writer gives the same document
/// another form.
Report make_report(const Subject& subject);

} // namespace planner::report
