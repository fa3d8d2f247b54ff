// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_command.h"
#include "model/catalog/own_entries.h"
#include "model/catalog/presets.h"
#include "ui/charts/plan_chart.h"
#include "ui/language/language.h"
#include "ui/window/file_actions.h"
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
    std::string output;
    std::string size;
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
    picture->add_option("--chart", request.chart, chart_names())->required();
    picture->add_option("-o,--output", request.output, "file; .png, .svg or .pdf")->required();
    picture->add_option("--size", request.size, "size in pixels, such as 1200x700");
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

/// Without a runtime folder, as for root, Qt tells on every start where it puts one; that is no matter of the
/// person's. All else goes where it went before.
void quiet_runtime_folder() {
    static QtMessageHandler usual = nullptr;
    usual =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")))
                usual(type, context, text);
        });
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
    load_own_entries();
    return desktop::exportPicture(
        {QString::fromStdString(request.scenario), QString::fromStdString(request.chart),
         QString::fromStdString(request.output), QString::fromStdString(request.size),
         QString::fromStdString(request.theme), QString::fromStdString(request.language)});
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
    const auto problems = load_own_entries();
    ui::MainWindow window(settings);
    window.files().tell({problems.begin(), problems.end()});
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
    quiet_runtime_folder();
    name_application();
    return request.exporting ? export_picture(argc, argv, request) : show_window(argc, argv, request);
}
