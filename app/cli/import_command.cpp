// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_command.h"

#include "app/cli/output.h"
#include "model/catalog/entry_json.h"
#include "model/files/file_access.h"
#include "model/report/import_report.h"

#include <fmt/format.h>

namespace planner::cli {

namespace {

Result<void> write_entry(const ImportedModel& model, const std::string& file) {
    const auto entry = catalog_entry(model);
    if (!entry)
        return tl::make_unexpected(entry.error());
    return write_file_atomically(file, catalog_entry_json(CatalogKind::model, *entry).dump(2) + "\n");
}

} // namespace

int import_model(const std::string& config, const std::string& file, bool as_json) {
    const auto model = import_config_file(config);
    if (!model)
        return report(model.error());
    if (!file.empty())
        if (const auto written = write_entry(*model, file); !written)
            return report(written.error());
    fmt::print("{}", as_json ? import_to_json(*model).dump(2) + "\n" : import_to_text(*model));
    return done;
}

} // namespace planner::cli
