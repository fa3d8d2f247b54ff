// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/overlap/what_if_timeline.h"

#include "ui/charts/base/timeline_layout.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>

namespace planner::ui {

namespace {
constexpr double reach = 5.0;        ///< how near to an edge the pointer must be
constexpr double microsecond = 1e-6; ///< the fields have whole ones
constexpr int stepsOfAxis = 50;
} // namespace

QString WhatIfTimeline::keyOf(Stage stage) { return QString::number(static_cast<int>(stage)); }

std::optional<WhatIfTimeline::Drag> WhatIfTimeline::edgeAt(const QPointF& position) const {
    const auto layout = layOutTimeline(data(), rect(), shownTheme());
    std::optional<Drag> nearest;
    double distance = reach;
    for (int lane = 0; lane < layout.lanes.size(); ++lane)
        for (int block = 0; block < layout.lanes[lane].blocks.size(); ++block) {
            const auto& area = layout.lanes[lane].blocks[block];
            const bool level = position.y() >= area.top() && position.y() <= area.bottom();
            const double off = std::abs(position.x() - area.right());
            if (!level || off > distance)
                continue;
            const auto& shown = data().lanes[lane].blocks[block];
            distance = off;
            nearest = Drag{static_cast<Stage>(shown.key.toInt()), shown.to - shown.from, position.x(),
                           layout.maximum / layout.plot.width()};
        }
    return nearest;
}

void WhatIfTimeline::mousePressEvent(QMouseEvent* event) {
    m_drag = event->button() == Qt::LeftButton ? edgeAt(event->position()) : std::nullopt;
    if (!m_drag)
        TimelinePlot::mousePressEvent(event);
}

void WhatIfTimeline::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag) {
        const double moved = (event->position().x() - m_drag->x) * m_drag->secondsPerPixel;
        emit stageDragged(m_drag->stage, std::max(0.0, m_drag->seconds + moved));
        return;
    }
    TimelinePlot::mouseMoveEvent(event);
    if (edgeAt(event->position()))
        setCursor(Qt::SplitHCursor);
}

void WhatIfTimeline::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_drag) {
        TimelinePlot::mouseReleaseEvent(event);
        return;
    }
    m_drag.reset();
    emit dragEnded();
}

void WhatIfTimeline::keyPressEvent(QKeyEvent* event) {
    const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const auto key = focusedKey();
    if (!sideways || !(event->modifiers() & Qt::ShiftModifier) || key.isEmpty()) {
        TimelinePlot::keyPressEvent(event);
        return;
    }
    for (const auto& lane : data().lanes)
        for (const auto& block : lane.blocks)
            if (block.key == key) {
                const double step =
                    std::max(1.0, std::round(data().axisMaximum / stepsOfAxis / microsecond)) * microsecond;
                const double by = event->key() == Qt::Key_Right ? step : -step;
                emit stageDragged(static_cast<Stage>(key.toInt()), std::max(0.0, block.to - block.from + by));
                if (focusedKey() != key)
                    moveFocusTo(key);
                return;
            }
}

} // namespace planner::ui
