// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the window in fresh processes and prints the time from the start of the process to the first paint.
#include "tests/bench/percentiles.h"
#include "ui/language/language.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>

#include <chrono>
#include <cstring>

using namespace planner::ui;

namespace {

constexpr int starts = 20;

qint64 nowNanoseconds() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// Opens the window as the program does and prints the milliseconds since `startedAt`.
int runChild(int argc, char** argv, qint64 startedAt) {
    const QApplication application(argc, argv);
    setLanguage(QStringLiteral("en"));
    MainWindow window;
    QObject::connect(&window, &MainWindow::firstPainted, &window, [startedAt] {
        std::printf("%.3f\n", static_cast<double>(nowNanoseconds() - startedAt) / 1e6);
        QCoreApplication::quit();
    });
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    if (argc == 3)
        return runChild(argc, argv,
                        QByteArray(argv[2], static_cast<qsizetype>(std::strlen(argv[2]))).toLongLong());
    const QCoreApplication application(argc, argv);
    std::vector<double> samples;
    for (int start = 0; start < starts; ++start) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("child"), QString::number(nowNanoseconds())});
        if (!child.waitForFinished())
            return 1;
        samples.push_back(child.readAllStandardOutput().trimmed().toDouble());
    }
    const double p50 = percentile(samples, 0.5);
    const double p99 = percentile(samples, 0.99);
    std::printf("{\"p50_ms\": %.1f, \"p99_ms\": %.1f, \"starts\": %d}\n", p50, p99, starts);
    return 0;
}
