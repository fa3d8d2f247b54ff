// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/traffic_sketch.h"

#include "model/scenario/values.h"
#include "ui/theme/style.h"

#include <QPainter>

#include <algorithm>

namespace planner::ui {

TrafficSketch::TrafficSketch(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrafficSketch::setHours(const Hourly& hours) {
    if (std::equal(hours.begin(), hours.end(), m_hours.begin(), same_value))
        return;
    m_hours = hours;
    update();
}

void TrafficSketch::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    const QRectF area = QRectF(rect()).adjusted(0.5, 1.0, -0.5, -0.5);
    painter.setPen(QPen(theme.colour(Meaning::Line), 1.0));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    const double highest = *std::max_element(m_hours.begin(), m_hours.end());
    if (!(highest > 0))
        return;
    const double width = area.width() / static_cast<double>(m_hours.size());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Meaning::Accent));
    for (std::size_t hour = 0; hour < m_hours.size(); ++hour) {
        const double height = area.height() * m_hours.at(hour) / highest;
        painter.drawRect(QRectF(area.left() + width * static_cast<double>(hour), area.bottom() - height,
                                std::max(width - 1.0, 1.0), height));
    }
}

} // namespace planner::ui
