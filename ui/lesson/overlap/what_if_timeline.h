// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/schedule.h"
#include "ui/charts/base/timeline_plot.h"

#include <optional>

namespace planner::ui {

/// A timeline whose blocks can be drawn out at their right edges, or by Shift with Left and Right.
class WhatIfTimeline final : public TimelinePlot {
    Q_OBJECT

public:
    using TimelinePlot::TimelinePlot;

    /// The key of a block of this stage, by which the edge is known.
    static QString keyOf(Stage stage);

    bool isDragging() const { return m_drag.has_value(); }

signals:
    void stageDragged(planner::Stage stage, double seconds);
    void dragEnded();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Drag {
        Stage stage{};
        double seconds = 0;         ///< of the stage when it was taken
        double x = 0;               ///< where it was taken
        double secondsPerPixel = 0; ///< the axis stays while dragging
    };

    std::optional<Drag> edgeAt(const QPointF& position) const;

    std::optional<Drag> m_drag;
};

} // namespace planner::ui
