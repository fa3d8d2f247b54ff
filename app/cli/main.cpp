// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/day_command.h"
#include "app/cli/evaluate_command.h"
#include "app/cli/import_command.h"
#include "app/cli/jumps_command.h"
#include "app/cli/list_commands.h"
#include "app/cli/output.h"
#include "app/cli/report_command.h"
#include "app/cli/sweep_command.h"
#include "app/cli/validate_command.h"
#include "model/catalog/own_entries.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <system_error>

namespace {

using namespace planner::cli;

/// The words of the command line, and what they ask for.
struct Commands {
    explicit Commands(CLI::App& app) {
        app.set_version_flag("--version", "moe-planner-cli " PLANNER_VERSION);
        app.require_subcommand(1);
        list(app, "presets", "list the shipped scenarios", list_presets);
        list(app, "gpus", "list the GPUs of the catalog", list_gpus);
        list(app, "models", "list the models of the catalog with their totals", list_models);
        list(app, "prices", "list the price sheets of the catalog, with dates", list_prices);
        list(app, "parameters", "list everything that can be set, with ids and units", list_parameters);
        list(app, "figures", "list everything that is computed, with ids and units", list_figures);
        list(app, "validate", "hold the estimates against the shipped measurements", validate_measurements);
        add_evaluate(app);
        add_explain(app);
        add_day(app);
        add_sweep(app);
        add_jumps(app);
        add_import(app);
        add_report(app);
    }

    int exit_code = done;

private:
    void list(CLI::App& app, const char* name, const char* help, int (*command)(bool)) {
        auto* sub = app.add_subcommand(name, help);
        sub->add_flag("--json", as_json, "print JSON");
        sub->callback([this, command] { exit_code = command(as_json); });
    }

    void add_scenario(CLI::App& sub, const char* help) {
        sub.add_option("SCENARIO", scenario, help)->required();
    }

    void add_assignments(CLI::App& sub) { add_assignments(sub, assignments); }

    static void add_assignments(CLI::App& sub, std::vector<std::string>& to) {
        sub.add_option("--set", to, "change an input first: ID=VALUE, a unit may follow the value")
            ->allow_extra_args(false)
            ->type_name("ID=VALUE");
    }

    void add_evaluate(CLI::App& app) {
        auto* sub = app.add_subcommand("evaluate", "compute all figures of a scenario");
        add_scenario(*sub, "preset id, file, or - for one scenario per line on standard input");
        add_assignments(*sub);
        sub->add_flag("--json", as_json, "print JSON");
        sub->callback([this] { exit_code = evaluate_scenario(scenario, assignments, as_json); });
    }

    void add_explain(CLI::App& app) {
        auto* sub = app.add_subcommand("explain", "show how a figure was computed, down to its sources");
        add_scenario(*sub, "preset id or file");
        sub->add_option("FIGURE", figure, "figure id")->required();
        add_assignments(*sub);
        sub->add_flag("--json", as_json, "print JSON");
        sub->callback([this] { exit_code = explain_figure(scenario, figure, assignments, as_json); });
    }

    void add_day(CLI::App& app) {
        auto* sub =
            app.add_subcommand("day", "print the service by hour: demand, units, nodes, cost, revenue");
        sub->add_option("SCENARIO", day.scenario, "preset id or file")->required();
        sub->add_option("--traffic", day.traffic,
                        "the traffic by hour: a column of 24 numbers, from midnight on")
            ->type_name("FILE");
        add_assignments(*sub, day.assignments);
        auto* csv = sub->add_flag("--csv", day.as_csv, "print CSV");
        sub->add_flag("--json", day.as_json, "print JSON")->excludes(csv);
        sub->callback([this] { exit_code = print_day(day); });
    }

    void add_sweep(CLI::App& app) {
        auto* sub = app.add_subcommand("sweep", "vary one to three inputs and tabulate figures");
        sub->add_option("SCENARIO", swept.scenarios, "preset id or file; of several, a column names them")
            ->required();
        sub->add_option("--vary", swept.vary,
                        "ID=FROM:TO:COUNT, `:log` may follow; ID=WORD,WORD for words, model and gpu")
            ->required()
            ->allow_extra_args(false)
            ->type_name("ID=VALUES");
        sub->add_option("--figure", swept.figures, "figure id")
            ->required()
            ->allow_extra_args(false)
            ->type_name("ID");
        add_assignments(*sub, swept.assignments);
        auto* csv =
            sub->add_option("--csv", swept.csv, "write CSV to a file; - is standard output, as without")
                ->type_name("FILE");
        sub->add_flag("--json", swept.as_json, "print JSON instead")->excludes(csv);
        sub->callback([this] { exit_code = sweep(swept); });
    }

    void add_jumps(CLI::App& app) {
        constexpr int most = 4096;
        auto* sub = app.add_subcommand("jumps", "list where a unit's time jumps along EP, and why");
        sub->add_option("SCENARIO", jumps.scenario, "preset id or file")->required();
        sub->add_option("--unit", jumps.unit, "decode (as without) or prefill")
            ->check(CLI::IsMember({"decode", "prefill"}));
        sub->add_option("--from", jumps.from, "first EP")->check(CLI::Range(1, most))->capture_default_str();
        sub->add_option("--to", jumps.to, "last EP")->check(CLI::Range(1, most))->capture_default_str();
        add_assignments(*sub, jumps.assignments);
        sub->add_flag("--json", jumps.as_json, "print JSON");
        sub->callback([this] { exit_code = list_jumps(jumps); });
    }

    void add_import(CLI::App& app) {
        auto* sub = app.add_subcommand("import", "read a model from a Hugging Face config.json");
        sub->add_option("CONFIG_JSON", config, "the model's config.json")->required();
        sub->add_option("-o", file, "write an entry for the catalog, which `--set model=FILE` takes")
            ->type_name("FILE");
        sub->add_flag("--json", as_json, "print JSON");
        sub->callback([this] { exit_code = import_model(config, file, as_json); });
    }

    void add_report(CLI::App& app) {
        auto* sub = app.add_subcommand("report", "write a plan as a Markdown document for a review");
        sub->add_option("SCENARIO", reported.scenario, "preset id or file")->required();
        sub->add_option("--baseline", reported.baseline, "preset id or file to compare with")
            ->type_name("SCENARIO");
        add_assignments(*sub, reported.assignments);
        sub->add_option("--prepared-by", reported.prepared_by, "name on the title")->type_name("NAME");
        sub->add_option("-o,--output", reported.output, "file ending in .md; - is standard output")
            ->required()
            ->type_name("FILE");
        sub->callback([this] { exit_code = write_report(reported); });
    }

    bool as_json = false;
    std::string scenario;
    std::string figure;
    std::string config;
    std::string file;
    std::vector<std::string> assignments;
    DayOptions day;
    SweepOptions swept;
    JumpsOptions jumps;
    ReportOptions reported;
};

int not_written(const std::string& reason) {
    return report({{PLANNER_TEXT("model", "cannot be written: {reason}"), {{"reason", reason}}},
                   {},
                   "standard output"});
}

/// The exit code, unless standard output could not take everything, such as on a full disk.
int checked(int exit_code) {
    std::cout.flush();
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout;
    return written ? exit_code : not_written(std::strerror(errno));
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Plans the serving of large mixture-of-experts models"};
    Commands commands(app);
    print_notices(planner::load_own_entries());
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = app.exit(error);
        return code == 0 ? checked(done) : wrong_usage;
    } catch (const std::system_error& error) { // from fmt::print
        return not_written(error.code().message());
    }
    return checked(commands.exit_code);
}
