// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/report_command.h"

#include "app/desktop/output.h"
#include "model/report/plan_report.h"
#include "ui/exporting/embedded_scenario.h"
#include "ui/exporting/report/report_html.h"
#include "ui/exporting/report/report_pdf.h"
#include "ui/language/language.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QDate>

namespace planner::desktop {

namespace {

Result<Scenario> opened(const std::string& presetOrPath) {
    auto found = ui::findScenario(presetOrPath);
    if (!found)
        return tl::make_unexpected(found.error());
    for (const auto& notice : found->loaded.notices)
        tell(notice);
    return std::move(found->loaded.scenario);
}

Result<report::Subject> subjectOf(const ReportRequest& request) {
    auto scenario = opened(request.scenario);
    if (!scenario)
        return tl::make_unexpected(scenario.error());
    report::Subject subject{std::move(*scenario),
                            {},
                            QDate::currentDate().toString(Qt::ISODate).toStdString(),
                            request.preparedBy};
    if (request.baseline.empty())
        return subject;
    auto baseline = opened(request.baseline);
    if (!baseline)
        return tl::make_unexpected(baseline.error());
    subject.baseline = std::move(*baseline);
    return subject;
}

} // namespace

int writeReport(const ReportRequest& request) {
    ui::setLanguage(QString::fromStdString(request.language));
    ui::applyStyle(*qApp, ui::Theme::light());
    const auto suffix = QString::fromStdString(request.output).section(QLatin1Char('.'), -1).toLower();
    const bool pdf = suffix == QLatin1String("pdf");
    if (!pdf && suffix != QLatin1String("html"))
        return failed({{PLANNER_TEXT("model", "a report's name must end in .pdf or .html; `moe-planner-cli "
                                              "report` writes .md"),
                        {}},
                       request.output,
                       {}});
    const auto subject = subjectOf(request);
    if (!subject)
        return failed(subject.error());
    const auto document = report::make_report(*subject);
    const ui::ReportPictures pictures(*subject);
    const auto bytes = pdf ? ui::reportPdf(document, pictures) : ui::reportHtml(document, pictures);
    return write(request.output, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace planner::desktop
