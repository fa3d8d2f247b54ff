// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_painter.h"

#include "ui/charts/base/bar_legend_layout.h"
#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/theme/fonts.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace planner::ui {

BarPainter::BarPainter(QPainter& painter, const StackedBars& data, const BarLayout& layout,
                       const Theme& theme)
    : m_painter(painter), m_data(data), m_layout(layout), m_theme(theme),
      m_body(textFont(TextRole::Body, layout.scale)), m_strong(textFont(TextRole::Strong, layout.scale)),
      m_caption(textFont(TextRole::Caption, layout.scale)), m_value(m_caption) {
    m_value.setBold(true);
    // Very low bars get smaller figures rather than none.
    const double bar = layout.barShare * layout.pitch;
    m_value.setPixelSize(std::clamp(static_cast<int>(bar * 0.75), 8, m_caption.pixelSize()));
}

void BarPainter::drawEmpty(const QRectF& target) {
    const QString text = m_data.emptyText.isEmpty()
                             ? QCoreApplication::translate("StackedBarChart", "No data")
                             : m_data.emptyText;
    drawLine(m_painter, target.adjusted(8, 0, -8, 0), text, m_body, m_theme.textColour(Meaning::Muted),
             Qt::AlignCenter);
}

void BarPainter::drawUnder() {
    m_painter.setPen(QPen(m_theme.colour(Meaning::Grid), 1.0));
    for (const double x : m_layout.grid)
        m_painter.drawLine(QLineF(x, m_layout.plot.top(), x, m_layout.plot.bottom()));
    if (m_layout.tickBaseline > 0.0) {
        for (const auto& tick : m_data.ticks) {
            const double width = textWidth(m_caption, tick.second);
            const double x = m_layout.x(std::clamp(tick.first, 0.0, m_layout.maximum));
            drawLine(m_painter, QRectF(x - width / 2.0, m_layout.tickBaseline, width, lineHeight(m_caption)),
                     tick.second, m_caption, m_theme.textColour(Meaning::Muted), Qt::AlignCenter);
        }
    }
    for (int r = 0; r < m_layout.rows.size(); ++r)
        drawGhost(m_layout.rows[r], m_data.rows[r]);
}

void BarPainter::drawGhost(const BarLayout::Row& row, const BarRow& data) {
    if (row.ghost.isEmpty())
        return;
    if (!data.ghost.isEmpty()) {
        double sum = 0.0;
        m_painter.setPen(Qt::NoPen);
        for (const BarSegment& segment : data.ghost) {
            if (!std::isfinite(segment.value))
                continue;
            const double from = std::min(sum, m_layout.maximum);
            sum += std::max(segment.value, 0.0);
            const double to = std::min(sum, m_layout.maximum);
            if (segment.fill != Fill::Solid || to <= from)
                continue;
            m_painter.setBrush(m_theme.ghostColour(segment.colour));
            m_painter.drawRect(QRectF(QPointF(m_layout.x(from), row.ghost.top()),
                                      QPointF(m_layout.x(to), row.ghost.bottom())));
        }
    } else if (std::isfinite(data.ghostTotal) && data.ghostTotal > 0.0) {
        const double end = m_layout.x(std::min(data.ghostTotal, m_layout.maximum));
        m_painter.setPen(QPen(m_theme.colour(Meaning::Muted), 1.0));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(
            QRectF(QPointF(row.ghost.left() + 0.5, row.ghost.top()), QPointF(end, row.ghost.bottom())));
    }
}

void BarPainter::drawOver() {
    for (int r = 0; r < m_layout.rows.size(); ++r)
        drawRow(m_layout.rows[r], m_data.rows[r]);
    for (const BarBand& band : m_data.bands)
        drawBand(band);
    for (const BarLayout::Marker& marker : m_layout.markers)
        drawMarker(marker);
    drawLegend();
    for (int i = 0; i < m_layout.notes.size(); ++i)
        drawWrapped(m_painter, m_layout.notes[i], m_data.notes[i].text, m_caption,
                    m_theme.textColour(m_data.notes[i].colour));
}

void BarPainter::drawRow(const BarLayout::Row& row, const BarRow& data) {
    drawLabel(row, data);
    for (const BarLayout::Segment& placed : row.segments) {
        const BarSegment& segment = data.segments[placed.index];
        drawFill(placed.area, segment);
        if (textWidth(m_value, segment.valueText) + 6.0 > placed.text.width() ||
            m_value.pixelSize() > placed.text.height())
            continue;
        const bool solid = segment.fill == Fill::Solid;
        QFont font = m_value;
        font.setBold(solid);
        const QColor colour =
            solid ? m_theme.textOn(m_theme.colour(segment.colour)) : m_theme.textColour(Meaning::Text);
        if (segment.fill == Fill::Hatched && !segment.valueText.isEmpty()) {
            // A clear patch behind the words: text over a hatch is hard to read.
            const double width = textWidth(font, segment.valueText) + 8.0;
            const double height = std::min(lineHeight(font), placed.text.height() - 2.0);
            QRectF patch(0.0, 0.0, std::min(width, placed.text.width() - 2.0), height);
            patch.moveCenter(placed.text.center());
            m_painter.fillRect(patch, m_theme.colour(Meaning::Card));
        }
        drawLine(m_painter, placed.text, segment.valueText, font, colour, Qt::AlignCenter);
    }
    drawTotal(row, data);
}

void BarPainter::drawFill(const QRectF& area, const BarSegment& segment) {
    if (segment.fill == Fill::Solid)
        return;
    const QRectF inner = area.adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor colour = m_theme.colour(segment.colour);
    m_painter.setBrush(Qt::NoBrush);
    if (segment.fill == Fill::Hatched) {
        m_painter.setPen(QPen(colour, 1.2));
        m_painter.drawLines(hatchLines(inner, 6.0));
        m_painter.setPen(QPen(colour, 1.0));
    } else {
        m_painter.setPen(QPen(colour, 1.5, Qt::DashLine));
    }
    if (inner.width() > 0.0)
        m_painter.drawRect(inner);
}

void BarPainter::drawLabel(const BarLayout::Row& row, const BarRow& data) {
    drawLine(m_painter, row.label, data.label, m_body, m_theme.textColour(Meaning::Text));
    if (data.lens == Meaning::Text || row.label.height() < lineHeight(m_body) + 2.0)
        return;
    // The lens once more as a stroke under its name: dashed, dotted or solid as everywhere else.
    QPen pen(m_theme.colour(data.lens), 2.0, m_theme.lineStyle(data.lens), Qt::FlatCap);
    m_painter.setPen(pen);
    const double y = row.label.center().y() + m_body.pixelSize() * 0.75;
    const double width = std::min(textWidth(m_body, data.label), row.label.width());
    m_painter.drawLine(QLineF(row.label.left(), y, row.label.left() + width, y));
}

void BarPainter::drawTotal(const BarLayout::Row& row, const BarRow& data) {
    const double x = row.missing ? row.bar.left() + 2.0 : row.textStart;
    if (row.beyond) {
        // An arrow head of the last colour, beyond the axis: the bar goes on.
        const double tip = arrowSize(row.bar.height());
        const Meaning last =
            row.segments.isEmpty() ? Meaning::Muted : data.segments[row.segments.last().index].colour;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.colour(last));
        m_painter.drawPolygon(QPolygonF{QPointF(row.end + 1.0, row.bar.top()),
                                        QPointF(row.end + 1.0 + tip, row.bar.center().y()),
                                        QPointF(row.end + 1.0, row.bar.bottom())});
    }
    const double right = m_layout.rows.isEmpty() ? 0.0 : m_layout.plot.right() + m_layout.totalWidth;
    QRectF area(x, row.bar.top(), right - x, row.bar.height());
    const QString total = row.missing && (data.totalText.isEmpty() || !data.segments.isEmpty())
                              ? missingText()
                              : data.totalText;
    drawLine(m_painter, area, total, m_strong,
             m_theme.textColour(row.missing ? Meaning::Muted : Meaning::Text));
    area.setLeft(x + textWidth(m_strong, total) + 6.0);
    drawLine(m_painter, area, data.remark, m_caption, m_theme.textColour(Meaning::Muted));
}

void BarPainter::drawMarker(const BarLayout::Marker& placed) {
    const BarMarker& marker = m_data.markers[placed.index];
    QFont bold = m_caption;
    bold.setBold(true);
    m_painter.setPen(QPen(m_theme.colour(marker.colour), 2.0, m_theme.lineStyle(marker.colour), Qt::FlatCap));
    const double top = m_layout.plot.top() - (marker.above ? 1.0 : 0.0);
    m_painter.drawLine(QLineF(placed.x, top, placed.x, m_layout.plot.bottom()));
    drawLine(m_painter, placed.label, marker.text, bold, m_theme.textColour(marker.colour), Qt::AlignCenter);
}

void BarPainter::drawBand(const BarBand& band) {
    for (int r = 0; r < m_layout.rows.size(); ++r) {
        if (m_data.rows[r].key != band.row || !std::isfinite(band.from) || !std::isfinite(band.to))
            continue;
        const QRectF& bar = m_layout.rows[r].bar;
        const double from = m_layout.x(std::clamp(band.from, 0.0, m_layout.maximum));
        const double to = m_layout.x(std::clamp(band.to, 0.0, m_layout.maximum));
        // A bracket over the bar, where it covers no figure.
        const double y = bar.top() - 3.5;
        m_painter.setPen(QPen(m_theme.colour(band.colour), 1.5, Qt::SolidLine, Qt::FlatCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(QPolygonF{QPointF(from, bar.top() + 1.5), QPointF(from, y), QPointF(to, y),
                                         QPointF(to, bar.top() + 1.5)});
    }
}

void BarPainter::drawLegend() {
    const double side = swatchSize(m_caption);
    for (const BarLayout::LegendEntry& entry : m_layout.legend) {
        const QRectF swatch(entry.area.left(), entry.area.center().y() - side / 2.0, side, side);
        const QColor colour = m_theme.colour(entry.colour);
        m_painter.setPen(entry.fill == Fill::Solid ? QPen(Qt::NoPen) : QPen(colour, 1.5, Qt::DashLine));
        m_painter.setBrush(entry.fill == Fill::Solid ? QBrush(colour) : QBrush(Qt::NoBrush));
        m_painter.drawRoundedRect(swatch, 2.0, 2.0);
        drawLine(m_painter, entry.area.adjusted(side + 5.0, 0.0, 0.0, 0.0), entry.label, m_caption,
                 m_theme.textColour(Meaning::Muted));
    }
}

} // namespace planner::ui
