// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_margins.h"

#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>

namespace planner::ui {

PageMargins::PageMargins(QMainWindow& window, QLayout& page, const QMargins& besideDocks, int atEdges)
    : QObject(&page), m_window(window), m_page(page), m_besideDocks(besideDocks), m_atEdges(atEdges) {
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        connect(dock, &QDockWidget::visibilityChanged, this, &PageMargins::fit);
        connect(dock, &QDockWidget::dockLocationChanged, this, &PageMargins::fit);
        connect(dock, &QDockWidget::topLevelChanged, this, &PageMargins::fit);
    }
    fit();
}

bool PageMargins::hasDock(Qt::DockWidgetArea area) const {
    const auto docks = m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    return std::any_of(docks.begin(), docks.end(), [&](QDockWidget* dock) {
        return !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == area;
    });
}

void PageMargins::fit() {
    auto margins = m_besideDocks;
    if (!hasDock(Qt::LeftDockWidgetArea))
        margins.setLeft(m_atEdges);
    if (!hasDock(Qt::RightDockWidgetArea))
        margins.setRight(m_atEdges);
    m_page.setContentsMargins(margins);
}

} // namespace planner::ui
