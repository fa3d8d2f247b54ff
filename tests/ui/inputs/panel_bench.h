// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/scenario_document.h"
#include "ui/inputs/input_section.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/inputs/quantity_field.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

namespace planner::ui {

/// Narrow spaces as plain ones.
inline QString plain(QString text) { return text.replace(QChar(0x2009), u' ').replace(QChar(0x202f), u' '); }

inline constexpr auto nic = "network.nic_bandwidth"_in;
inline constexpr auto context = "decode.context_tokens"_in;
inline constexpr auto ep = "decode.ep"_in;
inline constexpr auto nodes = "decode.nodes"_in;
inline constexpr auto overlap = "decode.overlap"_in;

/// Settings of their own, and our look.
inline void prepareTests(const QString& name) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("moe-planner-tests"));
    QCoreApplication::setApplicationName(name);
    applyStyle(*qApp, Theme::light());
}

/// A document with its panel on screen.
struct Bench {
    Bench() : panel(document) {
        panel.resize(280, 900);
        panel.show();
        QApplication::setActiveWindow(&panel);
    }

    void type(Parameter parameter, const QString& text, Qt::Key end = Qt::Key_Return) {
        auto* field = panel.row(parameter)->field();
        field->setFocus();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, end);
    }

    void drag(Parameter parameter, int pixels) {
        auto* slider = panel.row(parameter)->slider();
        const QPoint from = slider->handleRect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(slider, from + QPoint(pixels * step / 4, 0));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(pixels, 0));
    }

    InputSection* section(std::string_view id) {
        for (auto* each : panel.sections())
            if (each->group().id() == id)
                return each;
        return nullptr;
    }

    ScenarioDocument document;
    InputsPanel panel;
};

} // namespace planner::ui
