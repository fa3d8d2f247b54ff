// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QList>

#include <optional>

namespace planner::ui {

/// One collapsible group of the panel: one group of the parameter table, or several that belong together.
struct InputGroup {
    QList<std::string_view> groups; ///< the first one names it
    bool startsExpanded = false;
    std::optional<CatalogKind> picker; ///< what can be chosen from a catalog at its top

    std::string_view id() const { return groups.front(); }
};

/// The groups in the order on screen; a group of the table that nobody has placed comes last.
QList<InputGroup> inputGroups();

/// The parameters of a group, in table order.
QList<Parameter> parametersOf(const InputGroup& group);

} // namespace planner::ui
