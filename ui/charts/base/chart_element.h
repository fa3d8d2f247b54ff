// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

namespace planner::ui {

/// One thing in a chart that can be pointed at, chosen by keyboard and read aloud.
struct ChartElement {
    QString key;        ///< what elementActivated() reports; empty: it only explains itself
    QString tip;        ///< the read-out
    QRectF area;        ///< in widget coordinates
    int line = 0;       ///< row for Up and Down
    bool round = false; ///< a dot: the focus ring is a circle
};

} // namespace planner::ui
