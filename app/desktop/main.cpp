// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_command.h"
#include "model/catalog/presets.h"
#include "ui/charts/plan_chart.h"
#include "ui/language/language.h"
#include "ui/window/main_window.h"

#include <CLI/CLI.hpp>

#include <QApplication>

#include <cstdio>

namespace {

using namespace planner;

constexpr int done = 0;
constexpr int bad_input = 1;
constexpr int wrong_usage = 2;

/// What the command line asks for. Read before there is a QApplication, which cannot be made without a
/// display.
struct Request {
    std::string scenario = opening_preset;
    bool exporting = false;
    std::string chart;
    bool all = false;
    std::string output;
    std::string baseline;
    std::string format = "png";
    std::string size;
    double scale = 2;
    std::string theme = "light";
    std::string language = "en";
};

std::string chart_names() {
    std::string names;
    for (const auto& kind : ui::chartKinds())
        names += std::string(kind.name) + ", ";
    return names + "dashboard";
}

void describe(CLI::App& app, Request& request) {
    app.set_version_flag("--version", "moe-planner " PLANNER_VERSION);
    app.add_option("SCENARIO", request.scenario, "preset id or scenario file to open");
    auto* picture = app.add_subcommand("export", "draw a chart into a file, without a display");
    picture->add_option("SCENARIO", request.scenario, "preset id or scenario file")->required();
    auto* which = picture->add_option_group("which", "one chart, or all of them");
    which->add_option("--chart", request.chart, chart_names());
    auto* all = which->add_flag("--all", request.all, "every chart, each into a file of its own");
    which->require_option(1);
    picture->add_option("-o,--output", request.output, "file: .png, .svg, .pdf, or .csv; with --all a folder")
        ->required();
    picture->add_option("--format", request.format, "with --all: png, svg, pdf or csv")
        ->check(CLI::IsMember({"png", "svg", "pdf", "csv"}))
        ->needs(all);
    picture->add_option("--baseline", request.baseline, "preset id or scenario file to show as a ghost");
    picture->add_option("--size", request.size, "size in points, such as 1200x700");
    picture->add_option("--scale", request.scale, "pixels per point of a PNG")->check(CLI::Range(0.25, 8.0));
    picture->add_option("--theme", request.theme, "light or dark")->check(CLI::IsMember({"light", "dark"}));
    picture->add_option("--language", request.language, "en or zh_CN")->check(CLI::IsMember({"en", "zh_CN"}));
    picture->callback([&request] { request.exporting = true; });
}

bool has_display() {
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (qEnvironmentVariableIsSet(variable) && !qEnvironmentVariableIsEmpty(variable))
            return true;
    return false;
}

void name_application() {
    QCoreApplication::setOrganizationName(QStringLiteral("moe-planner"));
    QCoreApplication::setApplicationName(QStringLiteral("moe-planner"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PLANNER_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("MoE Planner"));
}

int export_picture(int& argc, char** argv, const Request& request) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    desktop::ExportRequest asked;
    asked.scenario = QString::fromStdString(request.scenario);
    asked.baseline = QString::fromStdString(request.baseline);
    asked.chart = QString::fromStdString(request.chart);
    asked.output = QString::fromStdString(request.output);
    asked.format = QString::fromStdString(request.format);
    asked.size = QString::fromStdString(request.size);
    asked.scale = request.scale;
    asked.theme = QString::fromStdString(request.theme);
    asked.language = QString::fromStdString(request.language);
    return desktop::exportPicture(asked);
}

int show_window(int& argc, char** argv, const Request& request) {
    if (!has_display()) {
        std::fputs("moe-planner: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
                   "For a picture without one:  moe-planner export deepseek-v3-online --chart dashboard -o "
                   "plan.png\n"
                   "For the figures as text:    moe-planner-cli evaluate deepseek-v3-online\n",
                   stderr);
        return bad_input;
    }
    const QApplication application(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("moe-planner"));
    const auto settings = ui::WindowSettings::load();
    ui::setLanguage(settings.language);
    ui::MainWindow window(settings);
    if (request.scenario != opening_preset)
        window.openScenario(QString::fromStdString(request.scenario));
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Plans the serving of large mixture-of-experts models, in a window"};
    Request request;
    describe(app, request);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? done : wrong_usage;
    }
    name_application();
    return request.exporting ? export_picture(argc, argv, request) : show_window(argc, argv, request);
}
