// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_command.h"

#include "app/desktop/output.h"
#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_export.h"
#include "ui/exporting/dashboard_picture.h"
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

} // namespace

int exportPicture(const ExportRequest& request) {
    setLanguage(request.language);
    const auto theme = request.theme == QStringLiteral("dark") ? Theme::dark() : Theme::light();
    applyStyle(*qApp, theme);
    ScenarioDocument document;
    if (const auto opened = document.open(request.scenario); !opened)
        return failed(opened.error());
    // A picture of one plan has nothing to compare with.
    document.clearBaseline();
    const auto size = request.size.isEmpty() ? std::nullopt : sizeFrom(request.size);
    if (!request.size.isEmpty() && !size)
        return failed(
            QStringLiteral("--size: “%1” is no size; write for example 1200x700").arg(request.size));
    auto options = pictureOptionsOf(document.scenario(), document.displayName());
    options.theme = theme;
    if (request.chart == dashboardName) {
        DashboardPicture picture(document);
        options.size = size.value_or(picture.sizeHint());
        options.title = document.displayName();
        const auto written = exportChart(picture, request.output, options);
        return written ? done : failed(written.error());
    }
    for (const auto& kind : chartKinds()) {
        if (request.chart != QString::fromLatin1(kind.name))
            continue;
        const auto chart = kind.make(nullptr);
        const std::unique_ptr<Chart> widget(&chart->widget());
        const ChartInput input{&document.plan(), nullptr, false, true, &document.scenario()};
        chart->refresh(input);
        options.title = chart->title();
        options.subtitle = chart->subtitle(input);
        options.size = size.value_or(options.size);
        const auto written = exportChart(*widget, request.output, options);
        return written ? done : failed(written.error());
    }
    return failed(
        QStringLiteral("--chart: “%1” is no chart; charts are %2").arg(request.chart, chartNames()));
}

} // namespace planner::desktop
