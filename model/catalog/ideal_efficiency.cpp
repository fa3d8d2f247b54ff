// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/ideal_efficiency.h"

#include "model/catalog/catalog.h"

namespace planner {

double ideal_value(Parameter parameter) {
    if (const auto* profile = find_entry(CatalogKind::efficiency, "ideal"))
        for (const auto& [each, value] : profile->values)
            if (each == parameter)
                return value;
    return not_given;
}

} // namespace planner
