// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_numbers.h"

#include "ui/charts/base/chart_text.h"

#include <QFont>

#include <algorithm>

namespace planner::ui {

namespace {

/// A free place of that size, looked for from the lower right, where a roofline has the least.
QRectF freePlace(const QSizeF& size, const QRectF& plot, const QVector<QRectF>& taken,
                 const QVector<QLineF>& lines) {
    constexpr double step = 9.0;
    for (double top = plot.bottom() - size.height() - 2.0; top >= plot.top(); top -= step) {
        for (double left = plot.right() - size.width() - 2.0; left >= plot.left() + 2.0; left -= step) {
            const QRectF place(QPointF(left, top), size);
            const auto hit = [&place](const QRectF& other) { return other.intersects(place); };
            const auto over = [&place](const QLineF& line) { return crosses(place, line); };
            if (std::none_of(taken.begin(), taken.end(), hit) &&
                std::none_of(lines.begin(), lines.end(), over))
                return place;
        }
    }
    return {};
}

/// The dots without a name, the one that takes most time first.
QVector<qsizetype> unnamed(const RooflineLayout& layout, const QVector<LabelRequest>& requests) {
    QVector<qsizetype> found;
    for (qsizetype index = 0; index < requests.size(); ++index)
        if (!requests[index].size.isEmpty() && layout.dots[index].label.area.isEmpty())
            found << index;
    std::stable_sort(found.begin(), found.end(), [&requests](qsizetype a, qsizetype b) {
        return requests[a].weight > requests[b].weight;
    });
    return found;
}

/// The list as a column in a free place of the plot; empty where there is none.
void stackList(RooflineLayout& layout, const QFont& font, const QVector<QRectF>& taken,
               const QVector<QLineF>& lines) {
    const double line = lineHeight(font);
    double width = 0.0;
    for (const auto& name : layout.list)
        width = std::max(width, textWidth(font, name.text));
    const QSizeF size(width, line * static_cast<double>(layout.list.size()));
    const QRectF place = freePlace(size, layout.scale.plot(), taken, lines);
    if (place.isEmpty())
        layout.list.clear();
    for (qsizetype row = 0; row < layout.list.size(); ++row)
        layout.list[row].area =
            QRectF(place.left(), place.top() + static_cast<double>(row) * line, width, line);
}

/// The list in running lines below the axes, as far as there is room.
void runList(RooflineLayout& layout, const QFont& font) {
    constexpr double gap = 12.0;
    const double line = lineHeight(font);
    QPointF at = layout.listArea.topLeft();
    for (qsizetype index = 0; index < layout.list.size(); ++index) {
        const double width = textWidth(font, layout.list[index].text);
        if (at.x() + width > layout.listArea.right())
            at = {layout.listArea.left(), at.y() + line};
        if (at.y() + line > layout.listArea.bottom() + 0.5) {
            layout.list.resize(index);
            return;
        }
        layout.list[index].area = QRectF(at, QSizeF(width, line));
        at.rx() += width + gap;
    }
}

RooflineLayout::Dot unnumbered(RooflineLayout::Dot dot) {
    dot.number = 0;
    dot.label = {};
    return dot;
}

} // namespace

void numberTheUnnamed(RooflineLayout& layout, const Roofline& data, const QFont& font,
                      QVector<LabelRequest> requests, QVector<QRectF> obstacles,
                      const QVector<QLineF>& lines) {
    const auto wanted = unnamed(layout, requests);
    if (wanted.isEmpty())
        return;
    const QRectF plot = layout.scale.plot();
    QVector<QLineF> leaders;
    for (qsizetype index = 0; index < requests.size(); ++index) {
        const auto& label = layout.dots[index].label;
        if (!label.area.isEmpty())
            obstacles << label.area;
        if (label.leader)
            leaders << label.line;
        requests[index].size = {};
    }
    for (const auto index : wanted)
        requests[index].size = QSizeF(textWidth(font, QStringLiteral("8")), font.pixelSize());
    const auto marks = placeLabels(requests, plot, obstacles, lines + leaders);

    int number = 0;
    for (const auto index : wanted) {
        auto& dot = layout.dots[index];
        if (marks[index].area.isEmpty())
            continue;
        dot.label = marks[index];
        dot.number = ++number;
        layout.list.append({QStringLiteral("%1  %2").arg(number).arg(data.points[dot.index].label), {}});
        obstacles << dot.label.area;
        if (dot.label.leader)
            leaders << dot.label.line;
    }
    for (const auto& dot : layout.dots)
        obstacles << QRectF(dot.centre.x() - dot.radius, dot.centre.y() - dot.radius, 2.0 * dot.radius,
                            2.0 * dot.radius);
    if (layout.listArea.isEmpty())
        stackList(layout, font, obstacles, lines + leaders);
    else
        runList(layout, font);
    // Numbers that nothing explains would only puzzle.
    for (auto& dot : layout.dots)
        if (dot.number > layout.list.size())
            dot = unnumbered(dot);
}

} // namespace planner::ui
