// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_command.h"

#include "app/cli/output.h"
#include "app/cli/scenario_argument.h"
#include "model/files/file_access.h"
#include "model/report/plan_report.h"
#include "model/report/report_markdown.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

namespace planner::cli {

namespace {

bool is_markdown(std::string_view name) { return name.ends_with(".md") || name.ends_with(".markdown"); }

Result<report::Subject> subject_of(const ReportOptions& options) {
    auto scenario = prepared(options.scenario, options.assignments);
    if (!scenario)
        return tl::make_unexpected(scenario.error());
    report::Subject subject{std::move(*scenario),
                            {},
                            fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))),
                            options.prepared_by};
    if (options.baseline.empty())
        return subject;
    auto baseline = prepared(options.baseline, {});
    if (!baseline)
        return tl::make_unexpected(baseline.error());
    subject.baseline = std::move(*baseline);
    return subject;
}

} // namespace

int write_report(const ReportOptions& options) {
    const bool to_output = options.output == "-";
    if (!to_output && !is_markdown(options.output))
        return report(
            {{PLANNER_TEXT("model", "a report's name must end in .md; `moe-planner report` writes .pdf "
                                    "and .html"),
              {}},
             options.output});
    const auto subject = subject_of(options);
    if (!subject)
        return report(subject.error());
    const auto text = report::to_markdown(report::make_report(*subject));
    if (to_output) {
        fmt::print("{}", text);
        return done;
    }
    const auto written = write_file_atomically(options.output, text);
    return written ? static_cast<int>(done) : report(written.error());
}

} // namespace planner::cli
