// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_command.h"

#include "app/desktop/output.h"
#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/dashboard_picture.h"
#include "ui/exporting/export_choices.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/language/language.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QRegularExpression>

#include <memory>
#include <optional>

namespace planner::desktop {

namespace {

using namespace planner::ui;

constexpr QLatin1String dashboardName("dashboard");

std::optional<QSize> sizeFrom(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

QString chartNames() {
    QStringList names;
    for (const auto& kind : chartKinds())
        names.append(QString::fromLatin1(kind.name));
    return (names << dashboardName).join(QStringLiteral(", "));
}

/// Opens the scenario, and what it is compared with.
Result<void> open(ScenarioDocument& document, const ExportRequest& request) {
    if (auto opened = document.open(request.scenario); !opened)
        return opened;
    // A picture of one plan has nothing to compare with.
    document.clearBaseline();
    return request.baseline.isEmpty() ? Result<void>{} : document.setBaselineFrom(request.baseline);
}

Drawing dashboardOf(const ScenarioDocument& document) {
    return {dashboardName, [&document] {
                DrawnChart drawn{std::make_unique<DashboardPicture>(document), {}};
                drawn.options =
                    pictureOptionsOf(document.scenario(), document.displayName(), document.baselineName());
                drawn.options.title = document.displayName();
                return drawn;
            }};
}

int exportOne(const ScenarioDocument& document, const ExportRequest& request, const ChartInput& input,
              ExportChoices choices) {
    std::optional<Drawing> drawing;
    if (request.chart == dashboardName) {
        drawing = dashboardOf(document);
        if (request.size.isEmpty())
            choices.size = DashboardPicture(document).sizeHint();
    }
    for (const auto& kind : chartKinds())
        if (request.chart == QString::fromLatin1(kind.name))
            drawing = drawingOf(kind, document, input);
    if (!drawing)
        return failed(
            QStringLiteral("--chart: “%1” is no chart; charts are %2").arg(request.chart, chartNames()));
    const auto written = exportDrawing(*drawing, request.output, choices);
    return written ? done : failed(written.error());
}

} // namespace

int exportPicture(const ExportRequest& request) {
    setLanguage(request.language);
    ExportChoices choices;
    choices.theme = request.theme == QStringLiteral("dark") ? Theme::Mode::Dark : Theme::Mode::Light;
    choices.scale = request.scale;
    choices.format = request.format;
    applyStyle(*qApp, Theme{choices.theme, 1.0});
    ScenarioDocument document;
    if (const auto opened = open(document, request); !opened)
        return failed(opened.error());
    if (!request.size.isEmpty()) {
        const auto size = sizeFrom(request.size);
        if (!size)
            return failed(
                QStringLiteral("--size: “%1” is no size; write for example 1200x700").arg(request.size));
        choices.size = *size;
    }
    const ChartInput input{.plan = &document.plan(),
                           .baseline = document.baselinePlan(),
                           .scenario = &document.scenario(),
                           .baselineScenario = document.baselineScenario()};
    if (!request.chart.isEmpty())
        return exportOne(document, request, input, choices);
    const auto written = exportAll(drawingsOf(document, input), request.output, choices);
    return written ? done : failed(written.error());
}

} // namespace planner::desktop
