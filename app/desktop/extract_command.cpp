// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/extract_command.h"

#include "app/desktop/output.h"
#include "model/files/file_access.h"
#include "ui/exporting/embedded_scenario.h"

namespace planner::desktop {

int extractScenario(const ExtractRequest& request) {
    const auto content = read_file(request.picture);
    if (!content)
        return failed(content.error());
    const auto json = ui::embeddedScenario(QByteArray::fromStdString(*content), request.picture);
    if (!json)
        return failed(json.error());
    const auto loaded = read_scenario(*json, request.picture);
    if (!loaded)
        return failed(loaded.error());
    for (const auto& notice : loaded->notices)
        tell(notice);
    return write(request.output, write_scenario(loaded->scenario));
}

} // namespace planner::desktop
