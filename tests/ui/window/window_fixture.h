// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/scenario_document.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <memory>

/// A fresh window, shown, with settings of its own. Any Qt warning fails the test.
class WindowFixture {
public:
    void open(int width = 1280, int height = 720) {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QStandardPaths::setTestModeEnabled(true);
        window = std::make_unique<planner::ui::MainWindow>();
        window->resize(width, height);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        settle();
    }

    void close() {
        window.reset();
        settle();
    }

    /// Lets all queued work and painting happen.
    static void settle() {
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
    }

    planner::ui::ScenarioDocument& document() const { return window->document(); }

    std::unique_ptr<planner::ui::MainWindow> window;
};
