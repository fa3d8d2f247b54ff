// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;
class QMenuBar;

namespace planner::ui {

class MainWindow;

/// The menu bar; made anew when the language changes, so that no text is left behind.
class WindowMenus final : public QObject {
    Q_OBJECT

public:
    explicit WindowMenus(MainWindow& window);

    void rebuild();

private:
    void addEdit(QMenuBar& bar);
    void addView(QMenuBar& bar);
    void addPages(QMenu& menu);
    void addCompare(QMenuBar& bar);
    void addHelp(QMenuBar& bar);
    void showAbout();

    MainWindow& m_window;
};

} // namespace planner::ui
