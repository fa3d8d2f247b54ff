// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_menus.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/window/chart_actions.h"
#include "ui/window/compare_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/import_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/plan_view.h"
#include "ui/window/presentation.h"
#include "ui/window/sandbox_window.h"
#include "ui/window/view_actions.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

namespace planner::ui {

WindowMenus::WindowMenus(MainWindow& window) : QObject(&window), m_window(window) { rebuild(); }

void WindowMenus::rebuild() {
    auto& bar = *m_window.menuBar();
    const auto old = bar.findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
    bar.clear();
    for (auto* menu : old)
        menu->deleteLater();
    auto* file = bar.addMenu(tr("&File"));
    m_window.files().fill(*file);
    file->addSeparator();
    m_window.imports().fill(*file);
    file->addSeparator();
    m_window.charts().fill(*file);
    file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence::Quit, &m_window, &QWidget::close);
    addEdit(bar);
    addView(bar);
    addCompare(bar);
    addTeach(bar);
    addHelp(bar);
}

void WindowMenus::addEdit(QMenuBar& bar) {
    auto* menu = bar.addMenu(tr("&Edit"));
    auto& stack = m_window.document().undoStack();
    auto* undo = stack.createUndoAction(menu, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    auto* redo = stack.createRedoAction(menu, tr("&Redo"));
    redo->setShortcuts(QKeySequence::Redo);
    menu->addActions({undo, redo});
    menu->addSeparator();
    menu->addAction(tr("&Find an input"), QKeySequence::Find, &m_window, [this] {
        m_window.inputs().window()->activateWindow();
        m_window.inputs().focusSearch();
    });
}

void WindowMenus::addView(QMenuBar& bar) {
    auto* menu = bar.addMenu(tr("&View"));
    for (auto* dock : m_window.findChildren<QDockWidget*>())
        menu->addAction(dock->toggleViewAction());
    addPages(*menu);
    auto* charts = menu->addMenu(tr("Show one &chart"));
    auto& dashboard = m_window.dashboard();
    int number = 1;
    for (auto* card : dashboard.cards()) {
        // There are nine digits; Alt+0 brings all charts back.
        const auto keys = number < 10 ? QKeySequence(QStringLiteral("Alt+%1").arg(number++)) : QKeySequence();
        charts->addAction(card->title(), keys, &dashboard, [this, &dashboard, name = card->name()] {
            m_window.planView().showPage(Page::charts);
            dashboard.showAlone(name);
        });
    }
    charts->addAction(tr("&All charts"), QKeySequence(QStringLiteral("Alt+0")), &dashboard,
                      [this, &dashboard] {
                          m_window.planView().showPage(Page::charts);
                          dashboard.showAlone({});
                      });
    menu->addSeparator();
    m_window.view().fill(*menu);
    menu->addSeparator();
    menu->addAction(tr("&Restore the usual layout"), &m_window, &MainWindow::restoreDefaultLayout);
}

void WindowMenus::addPages(QMenu& menu) {
    menu.addSeparator();
    const auto add = [&](const QString& text, const char* key, Page page) {
        menu.addAction(text, QKeySequence(QString::fromLatin1(key)), &m_window,
                       [this, page] { m_window.planView().showPage(page); });
    };
    add(tr("C&harts"), "Ctrl+1", Page::charts);
    add(tr("&Validation"), "Ctrl+2", Page::validation);
    add(tr("Eff&iciency"), "Ctrl+3", Page::efficiency);
    add(tr("&Model"), "Ctrl+4", Page::model);
    menu.addSeparator();
}

void WindowMenus::addCompare(QMenuBar& bar) {
    auto* menu = bar.addMenu(tr("&Compare"));
    m_window.comparing().fill(*menu);
}

void WindowMenus::addTeach(QMenuBar& bar) {
    auto* menu = bar.addMenu(tr("&Teach"));
    m_window.lessons().fill(*menu);
    menu->addSeparator();
    const std::pair<QString, const char*> panels[] = {{tr("Prefi&ll balancer…"), "prefill-balancer"},
                                                      {tr("&Decode balancer…"), "decode-balancer"},
                                                      {tr("E&xpert balancer…"), "expert-balancer"},
                                                      {tr("O&verlap…"), "overlap"}};
    for (const auto& [text, name] : panels)
        menu->addAction(text, &m_window,
                        [this, name = name] { m_window.sandboxes().showPanel(QString::fromLatin1(name)); });
    menu->addSeparator();
    m_window.presentation().fill(*menu);
}

void WindowMenus::addHelp(QMenuBar& bar) {
    auto* menu = bar.addMenu(tr("&Help"));
    auto* guide = menu->addAction(tr("&Guide"), QKeySequence::HelpContents, this, &WindowMenus::showGuide);
    guide->setShortcutContext(Qt::ApplicationShortcut); // from the other windows, too
    menu->addAction(tr("&About MoE Planner"), this, &WindowMenus::showAbout);
}

/// Of what has the keyboard; charts take none, so for them the pointer counts.
void WindowMenus::showGuide() {
    auto topic = helpTopicOf(QApplication::focusWidget());
    if (topic == helpTopicOf(nullptr))
        topic = helpTopicOf(QApplication::widgetAt(QCursor::pos()));
    if (m_guide.isNull()) {
        m_guide = new HelpWindow(&m_window);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_guide->showTopic(topic);
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

void WindowMenus::showAbout() {
    QMessageBox::about(
        &m_window, tr("About MoE Planner"),
        tr("<h3>MoE Planner %1</h3><p>Plans the serving of large mixture-of-experts models, explains its own "
           "numbers and draws them.</p><p>Free software under the GNU General Public License, version 3 or "
           "later, without any warranty. Uses Qt and Qt Charts (GPL-3.0), QCustomPlot (GPL-3.0 or later), "
           "nlohmann/json, {fmt}, tl::expected and CLI11.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace planner::ui
