// SPDX-License-Identifier: GPL-3.0-or-later
// Drags sliders over the full dashboard at 1600x1000 without a display, and prints how long a tick takes from
// the edit to the last painted chart.
#include "tests/bench/percentiles.h"
#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>

using namespace planner;
using namespace planner::ui;

namespace {

constexpr int ticksPerDrag = 200;

/// One drag of a parameter from end to end; appends the milliseconds of each tick.
void drag(MainWindow& window, Parameter parameter, double from, double to, std::vector<double>& samples) {
    auto& document = window.document();
    document.beginGesture();
    for (int tick = 1; tick <= ticksPerDrag; ++tick) {
        QElapsedTimer timer;
        timer.start();
        const auto value = from + (to - from) * tick / ticksPerDrag;
        if (!document.setValue(parameter, value))
            std::abort();
        QCoreApplication::processEvents();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    document.endGesture();
    QCoreApplication::processEvents();
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    for (int turn = 0; turn < 20; ++turn)
        QCoreApplication::processEvents();
    std::vector<double> samples;
    std::vector<double> warmUp;
    drag(window, "network.nic_bandwidth"_in, 40e9, 120e9, warmUp);
    int before = 0;
    for (const auto* card : window.dashboard().cards())
        before += card->chart().paintCount();
    drag(window, "network.nic_bandwidth"_in, 40e9, 120e9, samples);
    drag(window, "decode.context_tokens"_in, 1000, 9000, samples);
    drag(window, "decode.requests_per_rank"_in, 20, 200, samples);
    int paints = -before;
    for (const auto* card : window.dashboard().cards())
        paints += card->chart().paintCount();
    const auto charts = static_cast<double>(window.dashboard().cards().size());
    const auto perTick = paints / charts / static_cast<double>(samples.size());
    const double p50 = percentile(samples, 0.5);
    const double p99 = percentile(samples, 0.99);
    std::printf("{\"p50_ms\": %.3f, \"p99_ms\": %.3f, \"ticks\": %zu, \"paints_per_chart_and_tick\": %.3f}\n",
                p50, p99, samples.size(), perTick);
    return 0;
}
