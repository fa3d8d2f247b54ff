// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export_command.h"
#include "app/desktop/extract_command.h"
#include "app/desktop/output.h"
#include "app/desktop/report_command.h"
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

/// What the command line asks for. Read before there is a QApplication, which cannot be made without a
/// display.
struct Request {
    enum class Verb : std::uint8_t { window, export_picture, report, extract };

    Verb verb = Verb::window;
    std::string scenario = opening_preset;
    desktop::ReportRequest report;
    desktop::ExtractRequest extract;
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

void describe_report(CLI::App& app, Request& request) {
    auto& wanted = request.report;
    auto* report = app.add_subcommand("report", "write the report of a plan, without a display");
    report->add_option("SCENARIO", wanted.scenario, "preset id, scenario file, or a picture that carries one")
        ->required();
    report->add_option("--baseline", wanted.baseline, "what to compare with, likewise")
        ->type_name("SCENARIO");
    report->add_option("-o,--output", wanted.output, "file; .pdf or .html")->required()->type_name("FILE");
    report->add_option("--prepared-by", wanted.preparedBy, "name on the title")->type_name("NAME");
    report->add_option("--language", wanted.language, "en or zh_CN")->check(CLI::IsMember({"en", "zh_CN"}));
    report->callback([&request] { request.verb = Request::Verb::report; });
}

void describe_extract(CLI::App& app, Request& request) {
    auto& wanted = request.extract;
    auto* extract = app.add_subcommand("extract", "write the scenario that a picture or report carries");
    extract->add_option("PICTURE", wanted.picture, "PNG, SVG, PDF or HTML that this program made")
        ->required();
    extract->add_option("-o,--output", wanted.output, "scenario file; - is standard output")
        ->required()
        ->type_name("FILE");
    extract->callback([&request] { request.verb = Request::Verb::extract; });
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
    picture->callback([&request] { request.verb = Request::Verb::export_picture; });
    describe_report(app, request);
    describe_extract(app, request);
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

int export_picture(const Request& request) {
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

/// The verbs draw without a display.
int run_verb(int& argc, char** argv, const Request& request) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    load_own_entries();
    if (request.verb == Request::Verb::report)
        return desktop::writeReport(request.report);
    if (request.verb == Request::Verb::extract)
        return desktop::extractScenario(request.extract);
    return export_picture(request);
}

int show_window(int& argc, char** argv, const Request& request) {
    if (!has_display()) {
        std::fputs("moe-planner: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
                   "For a picture without one:  moe-planner export deepseek-v3-online --chart dashboard -o "
                   "plan.png\n"
                   "For the figures as text:    moe-planner-cli evaluate deepseek-v3-online\n",
                   stderr);
        return desktop::badInput;
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
        return app.exit(error) == 0 ? desktop::done : desktop::wrongUsage;
    }
    quiet_runtime_folder();
    name_application();
    const bool window = request.verb == Request::Verb::window;
    return window ? show_window(argc, argv, request) : run_verb(argc, argv, request);
}
