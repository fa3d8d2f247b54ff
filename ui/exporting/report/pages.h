// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <functional>
#include <vector>

class QPainter;

namespace planner::ui {

/// What is never cut: a line of text, a row of a table, a chart. A document is a list of them.
struct Strip {
    double height = 0;
    double before = 0;         ///< space above, dropped at the top of a page
    bool keepWithNext = false; ///< never the last on a page while another follows
    bool beginsPage = false;
    int header = -1; ///< number of the strip that is repeated where this one comes first on a page; -1: none
    std::function<void(QPainter&, const QPointF&)> paint; ///< with its top left corner there
};

/// A strip on its page.
struct PlacedStrip {
    std::size_t strip = 0;
    double top = 0;
};

using Page = std::vector<PlacedStrip>;

/// Spreads strips over pages of one height. What is kept together moves as a whole; only what is higher than
/// a page is parted.
std::vector<Page> paginate(const std::vector<Strip>& strips, double pageHeight);

} // namespace planner::ui
