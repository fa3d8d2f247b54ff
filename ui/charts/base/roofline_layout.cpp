// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/roofline_numbers.h"
#include "ui/charts/base/si_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double roomyWidth = 560.0;

/// Room for the names that a small plot has no place for; the same whatever the dots do.
QRectF listArea(const QRectF& target, const Theme& theme) {
    constexpr double leastHeight = 190.0;
    constexpr double narrow = 340.0;
    if (target.width() >= roomyWidth || target.height() < leastHeight)
        return {};
    const double height =
        lineHeight(textFont(TextRole::Caption, theme.textScale)) * (target.width() < narrow ? 3.0 : 1.0);
    return {target.left(), target.bottom() - height, target.width(), height};
}

QRectF plotArea(const Roofline& data, const QRectF& target, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const double line = lineHeight(caption);
    const double left = textWidth(caption, QStringLiteral("100 T")) + 10.0;
    const double bottom =
        line + 4.0 + (data.intensityTitle.isEmpty() || target.height() < 130.0 ? 0.0 : line);
    const double top = data.rateTitle.isEmpty() || target.height() < 130.0 ? line * 0.6 : line + 2.0;
    // Whole pixels: QCustomPlot thinks in them, and our overlay must lie exactly on its axes.
    // QCustomPlot leaves out a label that would be cut, so the last one needs half its width.
    const double right = textWidth(caption, QStringLiteral("10 000")) / 2.0 + 3.0;
    const QRectF area = target.adjusted(left, top, -right, -bottom);
    return QRectF(std::round(area.left()), std::round(area.top()), std::max(std::floor(area.width()), 20.0),
                  std::max(std::floor(area.height()), 20.0));
}

double dotRadius(const RooflineLayout& layout, const RooflinePoint& point) {
    const QRectF& plot = layout.scale.plot();
    const double biggest =
        std::clamp(std::min(plot.width(), plot.height()) * 0.07, 6.0, 22.0 * layout.textScale);
    return std::max(3.5, biggest * std::sqrt(std::clamp(point.share, 0.0, 1.0)));
}

/// Where the dots lie, so that roofs are not named on them.
QVector<QRectF> dotAreas(const RooflineLayout& layout, const Roofline& data) {
    QVector<QRectF> areas;
    for (const RooflinePoint& point : data.points) {
        if (!isDrawable(point.intensity, point.achieved))
            continue;
        const QPointF centre = layout.scale.at(point.intensity, point.achieved);
        const double radius = dotRadius(layout, point) + 1.0;
        areas << QRectF(centre.x() - radius, centre.y() - radius, 2.0 * radius, 2.0 * radius);
    }
    return areas;
}

void placeRoofs(RooflineLayout& layout, const Roofline& data, const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    const double height = lineHeight(font) - 1.0;
    const QRectF& plot = layout.scale.plot();
    const QVector<QRectF> dots = dotAreas(layout, data);
    QVector<QRectF> taken;
    for (int i = 0; i < data.roofs.size(); ++i) {
        const QVector<QPointF> path = layout.scale.roofPath(data.bandwidth, data.roofs[i].peak);
        for (int p = 1; p < path.size(); ++p)
            layout.roofLines << QLineF(layout.scale.at(path[p - 1].x(), path[p - 1].y()),
                                       layout.scale.at(path[p].x(), path[p].y()));
        if (path.isEmpty())
            continue;
        const QPointF end = layout.scale.at(path.last().x(), path.last().y());
        const QString& brief = data.roofs[i].shortLabel;
        const bool isRoomy = plot.width() >= roomyWidth || brief.isEmpty();
        const QString text = isRoomy ? data.roofs[i].label : brief;
        const double width = textWidth(bold, text);
        // Above its line, or where that is taken, below it, or farther to the left.
        const auto isFree = [&](const QRectF& rect) {
            return rect.top() >= plot.top() - height && rect.left() >= plot.left() &&
                   std::none_of(dots.begin(), dots.end(),
                                [&rect](const QRectF& dot) { return dot.intersects(rect); }) &&
                   std::none_of(
                       taken.begin(), taken.end(),
                       // Capitals and digits fill the middle of a line of text.
                       [&rect](const QRectF& other) { return other.adjusted(0, 4, 0, -4).intersects(rect); });
        };
        const QRectF first(end.x() - width, end.y() - height, width, height);
        QRectF area = first;
        constexpr double step = 12.0;
        constexpr int attempts = 20;
        const std::array heights{end.y() + 1.0, end.y() - height};
        for (int attempt = 0; attempt < 2 * attempts && !isFree(area); ++attempt)
            area.moveTo(first.left() - (attempt / 2) * step, heights.at(attempt % 2));
        // Where dots lie all along the line: above them.
        for (int attempt = 0; attempt < attempts && !isFree(area); ++attempt)
            area.moveTo(first.left(), end.y() - height - attempt);
        if (!isFree(area))
            area = first;
        taken << area;
        layout.roofLabels.append({i, area, text});
    }
}

void placeRidges(RooflineLayout& layout, const Roofline& data, const QFont& font) {
    const QRectF& plot = layout.scale.plot();
    const double height = lineHeight(font);
    double edge = -1e9;
    QVector<RoofLine> roofs = data.roofs;
    std::sort(roofs.begin(), roofs.end(),
              [](const RoofLine& a, const RoofLine& b) { return a.peak < b.peak; });
    for (const RoofLine& roof : roofs) {
        if (!isDrawable(data.bandwidth, roof.peak))
            continue;
        const double intensity = roof.peak / data.bandwidth;
        const QPointF ridge = layout.scale.at(intensity, roof.peak);
        if (!plot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(ridge))
            continue;
        RooflineLayout::Ridge placed{ridge.x(), ridge.y(), plainText(std::round(intensity)), QRectF()};
        const double width = textWidth(font, placed.text);
        const QRectF label(ridge.x() + 3.0, plot.bottom() - height, width, height);
        if (label.right() <= plot.right() && label.left() > edge) {
            placed.label = label;
            edge = label.right() + 4.0;
        }
        layout.ridges << placed;
    }
}

void placeZones(RooflineLayout& layout, const Roofline& data, const QFont& font) {
    const QRectF& plot = layout.scale.plot();
    const double height = lineHeight(font);
    const double y = plot.bottom() - 2.0 * height - 2.0;
    double first = plot.right();
    double last = plot.left();
    for (const RooflineLayout::Ridge& ridge : layout.ridges) {
        first = std::min(first, ridge.x);
        last = std::max(last, ridge.x);
    }
    if (layout.ridges.isEmpty() || plot.height() < 5.0 * height)
        return;
    const auto fitting = [&font](const QString& text, const QString& brief, double room) {
        for (const QString& each : {text, brief})
            if (textWidth(font, each) + 8.0 <= room)
                return each;
        return QString();
    };
    layout.memoryZoneText = fitting(data.memoryZone, data.briefMemoryZone, first - plot.left());
    layout.computeZoneText = fitting(data.computeZone, data.briefComputeZone, plot.right() - last);
    const double memory = textWidth(font, layout.memoryZoneText);
    if (memory > 0.0)
        layout.memoryZone = QRectF(first - memory - 5.0, y, memory, height);
    const double compute = textWidth(font, layout.computeZoneText);
    if (compute > 0.0)
        layout.computeZone = QRectF(last + 5.0, y, compute, height);
}

void placeSlopeLabel(RooflineLayout& layout, const Roofline& data, const QFont& font,
                     QVector<QRectF>& obstacles) {
    if (data.bandwidthLabel.isEmpty() || layout.scale.plot().height() < 60.0 || layout.roofLines.isEmpty())
        return;
    QLineF slope = layout.roofLines.first();
    const double width = textWidth(font, data.bandwidthLabel);
    if (slope.dx() <= 0.0 || -slope.dy() < 4.0 || slope.length() < width * 1.5)
        return;
    layout.slopeAngle = slope.angle();
    // A little above the line, in its lower half where no points lie.
    const double start = std::min(0.12, (slope.length() - width) / slope.length());
    const QLineF normal = slope.normalVector().unitVector();
    layout.slopeLabel = slope.pointAt(start) + QPointF(normal.dx(), normal.dy()) * 5.0;
    const QPointF end = layout.slopeLabel + QPointF(slope.dx(), slope.dy()) * (width / slope.length());
    // Small boxes along the text: one box around a slanted text would claim far too much.
    const QPointF up = QPointF(normal.dx(), normal.dy()) * font.pixelSize();
    const int boxes = static_cast<int>(std::ceil(width / 6.0));
    for (int i = 0; i <= boxes; ++i) {
        const QPointF foot = layout.slopeLabel + (end - layout.slopeLabel) * (static_cast<double>(i) / boxes);
        obstacles << QRectF(foot, foot + up).normalized().adjusted(-3.0, -3.0, 3.0, 3.0);
    }
}

void placeDots(RooflineLayout& layout, const Roofline& data, const QFont& font, QVector<QRectF> obstacles) {
    const QRectF& plot = layout.scale.plot();
    QVector<LabelRequest> requests;
    QVector<QLineF> lines = layout.roofLines;
    for (const RooflineLayout::Ridge& ridge : layout.ridges)
        lines << QLineF(ridge.x, ridge.y, ridge.x, plot.bottom());
    for (int i = 0; i < data.points.size(); ++i) {
        const RooflinePoint& point = data.points[i];
        if (!isDrawable(point.intensity, point.achieved))
            continue;
        RooflineLayout::Dot dot;
        dot.index = i;
        const QPointF wanted = layout.scale.at(point.intensity, point.achieved);
        dot.radius = dotRadius(layout, point);
        dot.centre = layout.scale.clamped(wanted, &dot.outside);
        if (dot.outside)
            dot.radius = 5.0;
        dot.above = isAboveRoof(data, point);
        if (point.before && isDrawable(point.before->x(), point.before->y())) {
            dot.before = layout.scale.clamped(layout.scale.at(point.before->x(), point.before->y()));
            dot.arrow = QLineF(dot.before, dot.centre).length() > dot.radius + 3.0;
            if (dot.arrow) {
                // Twice: a label over an arrow hides more than one over a roof.
                lines << QLineF(dot.before, dot.centre) << QLineF(dot.before, dot.centre);
                obstacles << QRectF(dot.before.x() - 4.0, dot.before.y() - 4.0, 8.0, 8.0);
            }
        }
        const bool isNamed = !point.hollow && !point.label.isEmpty();
        requests.append({dot.centre, dot.radius,
                         isNamed ? QSizeF(textWidth(font, point.label), font.pixelSize() * 1.15) : QSizeF(),
                         isNamed ? point.share : -1.0});
        layout.dots << dot;
    }
    // On a thumbnail names would hide the dots.
    const bool named = plot.width() >= 150.0 && plot.height() >= 60.0;
    const QVector<PlacedLabel> placed =
        !named ? QVector<PlacedLabel>(requests.size())
               : placeLabels(requests, plot.adjusted(2.0, 1.0, -1.0, -1.0), obstacles, lines);
    for (int i = 0; i < layout.dots.size(); ++i)
        layout.dots[i].label = placed[i];
    if (named)
        numberTheUnnamed(layout, data, font, requests, obstacles, lines);
    for (RooflineLayout::Dot& dot : layout.dots)
        dot.leftOfDot = dot.label.area.right() <= dot.centre.x();
    // Big dots first, so that a small one is never hidden behind them.
    std::stable_sort(
        layout.dots.begin(), layout.dots.end(),
        [](const RooflineLayout::Dot& a, const RooflineLayout::Dot& b) { return a.radius > b.radius; });
}

} // namespace

RooflineLayout layOutRoofline(const Roofline& data, const QRectF& target, const Theme& theme) {
    const QRectF list = listArea(target, theme);
    const QRectF framed = target.adjusted(0.0, 0.0, 0.0, -list.height());
    RooflineLayout layout{RooflineScale(data, plotArea(data, framed, theme)),
                          theme.textScale,
                          {},
                          {},
                          {},
                          {},
                          {},
                          {},
                          {},
                          {},
                          {},
                          0.0,
                          list,
                          {}};
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    placeRoofs(layout, data, caption);
    placeRidges(layout, data, caption);
    placeZones(layout, data, caption);
    QVector<QRectF> obstacles;
    for (const RooflineLayout::RoofLabel& label : layout.roofLabels)
        obstacles << label.area;
    for (const RooflineLayout::Ridge& ridge : layout.ridges)
        obstacles << ridge.label;
    placeSlopeLabel(layout, data, caption, obstacles);
    // Zone names yield to dots and to the slope's name; kernels' names keep clear of them.
    const QVector<QRectF> dots = dotAreas(layout, data);
    for (QRectF* zone : {&layout.memoryZone, &layout.computeZone}) {
        const auto hit = [zone](const QRectF& area) { return area.intersects(*zone); };
        if (std::any_of(dots.begin(), dots.end(), hit) ||
            std::any_of(obstacles.begin(), obstacles.end(), hit))
            *zone = QRectF();
        else if (!zone->isEmpty())
            obstacles << *zone;
    }
    placeDots(layout, data, caption, obstacles);
    return layout;
}

} // namespace planner::ui
