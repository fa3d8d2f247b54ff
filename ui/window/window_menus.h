// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMenu;
class QMenuBar;

namespace planner::ui {

class HelpWindow;
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
    void addTeach(QMenuBar& bar);
    void addHelp(QMenuBar& bar);
    void showGuide();
    void showAbout();

    MainWindow& m_window;
    QPointer<HelpWindow> m_guide;
};

} // namespace planner::ui
