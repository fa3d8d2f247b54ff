// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/xy_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double panelGap = 16.0;
constexpr double namedPanelWidth = 200.0; ///< narrower ones leave names to the read-out

/// The widest text that an axis may show.
double tickWidth(const XyAxis& axis, const QFont& font) {
    if (axis.text == nullptr)
        return 0.0;
    double widest = 0.0;
    if (!axis.logarithmic)
        return std::max(textWidth(font, axis.text(axis.from)), textWidth(font, axis.text(axis.to)));
    for (double power = std::floor(std::log10(axis.from)); power <= std::ceil(std::log10(axis.to)); ++power)
        widest = std::max(widest, textWidth(font, axis.text(std::pow(10.0, power))));
    return widest;
}

/// Size of a panel where `count` of them stand in so many columns.
std::pair<double, double> panelSize(int count, int columns, const QSizeF& area) {
    const int rows = (count + columns - 1) / columns;
    return {std::max((area.width() - panelGap * (columns - 1)) / columns, 40.0),
            std::max((area.height() - panelGap * (rows - 1)) / rows, 40.0)};
}

/// The number of columns that leaves the panels the most room in both directions.
int bestColumns(int count, const QSizeF& area) {
    int best = 1;
    double most = 0.0;
    for (int columns = 1; columns <= count; ++columns) {
        const auto [width, height] = panelSize(count, columns, area);
        // Beside a plot stand long texts, above and below it a line each.
        if (const double side = std::min(width * 0.75, height); side > most) {
            most = side;
            best = columns;
        }
    }
    return best;
}

/// Entries beside each other, in as many lines as they need; answers the height.
double placeLegend(XyLayout& layout, const XyData& data, const QRectF& area, const QFont& font) {
    const double line = lineHeight(font) + 2.0;
    double x = area.left();
    double y = 0.0;
    for (int index = 0; index < data.legend.size(); ++index) {
        const double width = legendSignWidth + textWidth(font, data.legend[index].text);
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += line;
        }
        layout.legend.append({index, QRectF(x, y, std::min(width, area.right() - x), line)});
        x += width + 16.0;
    }
    const double height = data.legend.isEmpty() ? 0.0 : y + line;
    for (XyLayout::LegendEntry& entry : layout.legend)
        entry.area.translate(0.0, area.bottom() - height);
    return height;
}

/// The part of a band between the axes.
QPolygonF bandArea(const XyScale& scale, const XyPanel& panel, const XyBand& band) {
    // Straight on two equal logarithmic axes; sampled, it is right on any.
    constexpr int steps = 64;
    QPolygonF polygon;
    const auto edge = [&](double factor, bool forwards) {
        for (int step = 0; step <= steps; ++step) {
            const double part = static_cast<double>(forwards ? step : steps - step) / steps;
            const double x = panel.x.from * std::pow(panel.x.to / panel.x.from, part);
            const double y = std::clamp(x * factor, panel.y.from, panel.y.to);
            polygon << scale.at(x, y);
        }
    };
    edge(band.from, true);
    edge(band.to, false);
    return polygon;
}

void placeDots(XyLayout::Panel& placed, const XyPanel& panel, double radius, const QFont& font) {
    QVector<LabelRequest> requests;
    const bool isNamed = placed.scale.plot().width() >= namedPanelWidth;
    for (int index = 0; index < panel.points.size(); ++index) {
        const XyPoint& point = panel.points[index];
        if (!placed.scale.isInside(point.x, point.y))
            continue;
        const QPointF centre = placed.scale.at(point.x, point.y);
        placed.dots.append({index, centre, {}});
        const bool wanted = isNamed && !point.label.isEmpty();
        requests.append({centre, radius,
                         wanted ? QSizeF(textWidth(font, point.label), font.pixelSize() * 1.15) : QSizeF(),
                         std::abs(std::log(point.y / point.x))}); // the farthest off is named first
    }
    QVector<QLineF> lines;
    if (panel.diagonal)
        lines << placed.diagonal;
    const QVector<PlacedLabel> labels =
        placeLabels(requests, placed.scale.plot().adjusted(2.0, 2.0, -2.0, -2.0), {}, lines);
    for (int index = 0; index < placed.dots.size(); ++index)
        placed.dots[index].label = labels[index];
}

XyLayout::Panel placePanel(const XyPanel& panel, const QRectF& area, double radius, const QFont& font) {
    XyLayout::Panel placed;
    placed.area = area;
    const double line = lineHeight(font);
    const double top = panel.title.isEmpty() ? line * 0.6 : line + 4.0;
    const double bottom = line + 4.0 + (panel.x.title.isEmpty() ? 0.0 : line);
    const double left = tickWidth(panel.y, font) + 10.0;
    const double right = std::min(tickWidth(panel.x, font) / 2.0 + 3.0, area.width() * 0.2);
    const QRectF inner = area.adjusted(left, top, -right, -bottom);
    // Whole pixels: QCustomPlot thinks in them, and our overlay must lie exactly on its axes.
    const QRectF plot(std::round(inner.left()), std::round(inner.top()),
                      std::max(std::floor(inner.width()), 20.0), std::max(std::floor(inner.height()), 20.0));
    placed.scale = XyScale(panel, plot);
    placed.title = QRectF(area.left(), area.top(), area.width(), line);
    placed.xTitle = QRectF(plot.left(), area.bottom() - line, plot.width(), line);
    for (const XyBand& band : panel.bands)
        placed.bands << bandArea(placed.scale, panel, band);
    const double from = std::max(panel.x.from, panel.y.from);
    const double to = std::min(panel.x.to, panel.y.to);
    if (panel.diagonal && from < to)
        placed.diagonal = QLineF(placed.scale.at(from, from), placed.scale.at(to, to));
    placeDots(placed, panel, radius, font);
    if (placed.scale.isInside(panel.marker, panel.y.from)) {
        const double x = placed.scale.x(panel.marker);
        placed.marker = QLineF(x, plot.top(), x, plot.bottom());
        const double width = textWidth(font, panel.markerText);
        // Beside the marker, on the side with room.
        const double start = x + 4.0 + width <= plot.right() ? x + 4.0 : x - 4.0 - width;
        placed.markerText = QRectF(start, plot.bottom() - line - 1.0, width, line);
    }
    return placed;
}

} // namespace

XyScale::XyScale(const XyPanel& panel, const QRectF& plot) : m_x(panel.x), m_y(panel.y), m_plot(plot) {}

double XyScale::share(const XyAxis& axis, double value) {
    return axis.logarithmic ? std::log(value / axis.from) / std::log(axis.to / axis.from)
                            : (value - axis.from) / (axis.to - axis.from);
}

double XyScale::x(double value) const { return m_plot.left() + m_plot.width() * share(m_x, value); }

QPointF XyScale::at(double x, double y) const {
    return {this->x(x), m_plot.bottom() - m_plot.height() * share(m_y, y)};
}

bool XyScale::isInside(double x, double y) const {
    const auto on = [](const XyAxis& axis, double value) {
        return std::isfinite(value) && value >= axis.from && value <= axis.to;
    };
    return on(m_x, x) && on(m_y, y);
}

XyLayout layOutXy(const XyData& data, const QRectF& target, const Theme& theme) {
    XyLayout layout;
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    layout.radius = 4.0 * theme.textScale;
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    const double legend = placeLegend(layout, data, area, caption);
    area.setBottom(area.bottom() - legend - (legend > 0.0 ? 8.0 : 0.0));
    const auto count = static_cast<int>(data.panels.size());
    if (count == 0)
        return layout;
    const int columns = bestColumns(count, area.size());
    const auto [width, height] = panelSize(count, columns, area.size());
    for (int index = 0; index < count; ++index) {
        const int row = index / columns;
        const int column = index % columns;
        const QRectF place(area.left() + column * (width + panelGap), area.top() + row * (height + panelGap),
                           width, height);
        layout.panels << placePanel(data.panels[index], place, layout.radius, caption);
    }
    return layout;
}

} // namespace planner::ui
