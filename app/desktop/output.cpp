// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/output.h"

#include "model/files/file_access.h"
#include "model/files/system_reason.h"
#include "ui/language/translate.h"

#include <cerrno>
#include <cstdio>

namespace planner::desktop {

namespace {

void print(const QString& line) {
    const auto bytes = ("moe-planner: " + line.toUtf8() + "\n").toStdString();
    std::fputs(bytes.c_str(), stderr);
}

} // namespace

int failed(const QString& message) {
    print(message);
    return badInput;
}

int failed(const Problem& problem) { return failed(ui::translated(problem)); }

void tell(const Problem& notice) { print(QStringLiteral("note: ") + ui::translated(notice)); }

int write(const std::string& path, std::string_view content) {
    if (path != "-") {
        const auto written = write_file_atomically(path, content);
        return written ? done : failed(written.error());
    }
    const bool written =
        std::fwrite(content.data(), 1, content.size(), stdout) == content.size() && std::fflush(stdout) == 0;
    if (written)
        return done;
    Text reason{PLANNER_TEXT("model", "cannot be written: {reason}"), {}, {{"reason", system_reason(errno)}}};
    return failed(Problem{std::move(reason), "standard output", {}});
}

} // namespace planner::desktop
