// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/compare_actions.h"

#include "model/catalog/presets.h"
#include "ui/compare/compare_window.h"
#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/panels/message_bar.h"
#include "ui/sweep/sweep_window.h"
#include "ui/window/chart_actions.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>

namespace planner::ui {

namespace {

void bringForward(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

CompareActions::CompareActions(ScenarioDocument& document, ChartActions& charts, MessageBar& messages,
                               QWidget& window)
    : QObject(&window), m_document(document), m_charts(charts), m_messages(messages), m_window(window) {}

void CompareActions::fill(QMenu& menu) {
    menu.addAction(tr("&Take this plan as baseline"), QKeySequence(QStringLiteral("Ctrl+B")), this,
                   [this] { m_document.setBaseline(); });
    auto* shipped = menu.addMenu(tr("Baseline from a &preset"));
    for (const auto& preset : presets())
        shipped->addAction(translated(preset.name.c_str()), this,
                           [this, id = QString::fromStdString(preset.id)] { takeBaseline(id); });
    menu.addAction(tr("Baseline from a &file…"), this, &CompareActions::askForBaseline);
    auto* name = menu.addAction(tr("&Name the baseline…"), this, &CompareActions::askForName);
    auto* swap =
        menu.addAction(tr("&Swap plan and baseline"), this, [this] { m_document.swapWithBaseline(); });
    auto* clear = menu.addAction(tr("&Clear the baseline"), QKeySequence(QStringLiteral("Ctrl+Shift+B")),
                                 this, [this] { m_document.clearBaseline(); });
    connect(&menu, &QMenu::aboutToShow, &menu, [this, name, swap, clear] {
        for (auto* action : {name, swap, clear})
            action->setEnabled(m_document.hasBaseline());
    });
    // A shortcut must work whatever the menu last looked like.
    connect(&menu, &QMenu::aboutToHide, &menu, [name, swap, clear] {
        for (auto* action : {name, swap, clear})
            action->setEnabled(true);
    });
    menu.addSeparator();
    menu.addAction(tr("Compare plans side &by side…"), QKeySequence(QStringLiteral("Ctrl+D")), this,
                   &CompareActions::showComparison);
    menu.addAction(tr("&Vary inputs…"), QKeySequence(QStringLiteral("Ctrl+Shift+V")), this,
                   &CompareActions::showSweep);
}

bool CompareActions::takeBaseline(const QString& presetOrPath) {
    if (const auto taken = m_document.setBaselineFrom(presetOrPath); !taken) {
        m_messages.showProblem(translated(taken.error()));
        return false;
    }
    return true;
}

void CompareActions::askForBaseline() {
    const auto path =
        QFileDialog::getOpenFileName(&m_window, tr("Baseline"), {},
                                     tr("Scenarios and pictures (*.json *.png *.svg *.pdf);;All files (*)"));
    if (!path.isEmpty())
        takeBaseline(path);
}

void CompareActions::askForName() {
    bool accepted = false;
    const auto name = QInputDialog::getText(&m_window, tr("Baseline"), tr("Name of the baseline"),
                                            QLineEdit::Normal, m_document.baselineName(), &accepted);
    if (accepted)
        m_document.nameBaseline(name.trimmed());
}

void CompareActions::showComparison() {
    if (m_comparison == nullptr) {
        m_comparison = new CompareWindow(m_document, &m_window);
        connect(m_comparison, &CompareWindow::exportRequested, &m_charts,
                qOverload<const QVector<Drawing>&>(&ChartActions::save));
        connect(m_comparison, &CompareWindow::tableExportRequested, &m_charts, &ChartActions::saveTable);
        connect(m_comparison, &CompareWindow::problemRaised, &m_messages, &MessageBar::showProblem);
        connect(m_comparison, &CompareWindow::figureActivated, this, &CompareActions::figureActivated);
    }
    bringForward(*m_comparison);
}

void CompareActions::showSweep() {
    if (m_sweep == nullptr) {
        m_sweep = new SweepWindow(m_document, &m_window);
        connect(m_sweep, &SweepWindow::exportRequested, &m_charts,
                qOverload<const QVector<Drawing>&>(&ChartActions::save));
    }
    bringForward(*m_sweep);
}

} // namespace planner::ui
