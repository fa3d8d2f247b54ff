// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QObject>

class QLayout;
class QMainWindow;

namespace planner::ui {

/// The air at the sides of the page in the middle of the window: little beside a dock, which has its own, and
/// as much as the rest of the window has where no dock stands.
class PageMargins final : public QObject {
    Q_OBJECT

public:
    PageMargins(QMainWindow& window, QLayout& page, const QMargins& besideDocks, int atEdges);

private:
    void fit();
    bool hasDock(Qt::DockWidgetArea area) const;

    QMainWindow& m_window;
    QLayout& m_page;
    QMargins m_besideDocks;
    int m_atEdges;
};

} // namespace planner::ui
