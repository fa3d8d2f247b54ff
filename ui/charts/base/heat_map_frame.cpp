// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/heat_map_frame.h"

#include "ui/theme/sequential_scale.h"

#include <qcustomplot.h>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int samples = 16; ///< of the colour scale

QCPColorGradient gradientOf(const HeatMap& data, const Theme& theme) {
    QCPColorGradient gradient;
    gradient.clearColorStops();
    gradient.setNanHandling(QCPColorGradient::nhTransparent);
    const auto kinds = static_cast<int>(data.kinds.size());
    for (int kind = 0; kind < kinds; ++kind)
        gradient.setColorStopAt(static_cast<double>(kind) / std::max(1, kinds - 1),
                                theme.colour(data.colourOf(kind)));
    if (kinds > 0) {
        gradient.setLevelCount(std::max(2, kinds)); // a level for each, none between them
        return gradient;
    }
    for (int sample = 0; sample <= samples; ++sample) {
        const double amount = static_cast<double>(sample) / samples;
        gradient.setColorStopAt(amount, sequentialColour(theme, amount));
    }
    return gradient;
}

} // namespace

HeatMapFrame::HeatMapFrame() : m_map(new QCPColorMap(plot().xAxis, plot().yAxis)) {
    m_map->setInterpolate(false);
    m_map->setTightBoundary(false);
    for (QCPAxis* axis : {plot().xAxis, plot().yAxis}) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
}

void HeatMapFrame::setData(const HeatMap& data) {
    m_data = data;
    setStale();
}

void HeatMapFrame::configure(const QSizeF&, const Theme& theme) {
    const int columns = m_data.x.count();
    const int rows = m_data.y.count();
    m_map->data()->setSize(columns, rows);
    m_map->data()->setRange(QCPRange(0.0, columns - 1.0), QCPRange(0.0, rows - 1.0));
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            m_map->data()->setCell(column, row, m_data.value(column, row));
    m_map->setGradient(gradientOf(m_data, theme));
    m_map->setDataRange(m_data.kinds.isEmpty()
                            ? QCPRange(m_data.minimum, m_data.maximum)
                            : QCPRange(0.0, std::max(1.0, static_cast<double>(m_data.kinds.size()) - 1.0)));
    plot().xAxis->setRange(-0.5, columns - 0.5);
    plot().yAxis->setRange(-0.5, rows - 0.5);
}

void HeatMapFrame::paint(QPainter& painter, const QRectF& target, const HeatMapLayout& layout,
                         const Theme& theme) {
    paintFrame(painter, target, layout.plot, theme);
}

} // namespace planner::ui
