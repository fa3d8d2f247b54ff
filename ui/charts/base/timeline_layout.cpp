// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/timeline_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

namespace planner::ui {

namespace {

constexpr double gap = 8.0;
constexpr double chip = 9.0; ///< a colour of the legend

double labelColumn(const TimelineData& data, const QFont& strong, const QFont& caption, double width) {
    double widest = 0.0;
    for (const auto& lane : data.lanes)
        widest = std::max({widest, textWidth(strong, lane.label) + (lane.mark.isEmpty() ? 0.0 : 12.0),
                           textWidth(caption, lane.remark), textWidth(caption, lane.mark)});
    // A minimum, so that charts above one another line up when their labels are short.
    return std::clamp(widest + gap, std::min(64.0, width * 0.2), width * 0.34);
}

/// The colours in as many lines as they need, from the top left corner on.
QVector<TimelineLayout::LegendEntry> legendOf(const TimelineData& data, double width, const QFont& caption) {
    QVector<TimelineLayout::LegendEntry> entries;
    const double line = lineHeight(caption);
    double x = 0.0;
    double y = 0.0;
    for (int index = 0; index < data.legend.size(); ++index) {
        const double entry = chip + 5.0 + textWidth(caption, data.legend[index].second);
        if (x > 0.0 && x + entry > width) {
            x = 0.0;
            y += line;
        }
        entries.append({index, QRectF(x, y, std::min(entry, width), line)});
        x += entry + 12.0;
    }
    return entries;
}

void placeSpans(const TimelineLayout& layout, TimelineLayout::Lane& lane, const TimelineLane& data) {
    const auto span = [&](double from, double to) {
        const double left = layout.x(from);
        return QRectF(left, lane.bar.top(), std::max(layout.x(to) - left, 0.0), lane.bar.height());
    };
    for (const auto& block : data.blocks)
        lane.blocks.append(span(block.from, block.to));
    for (const auto& idle : data.gaps)
        lane.gaps.append(span(idle.from, idle.to));
}

TimelineLayout::Moment momentAt(const TimelineLayout& layout, const TimelineMoment& moment) {
    TimelineLayout::Moment placed;
    placed.shown = std::isfinite(moment.at) && moment.at <= layout.maximum * (1.0 + 1e-9);
    if (placed.shown)
        placed.x = layout.x(moment.at);
    return placed;
}

/// The text stands behind its line, or before it where the edge is near or `left` is wanted.
void placeText(TimelineLayout::Moment& moment, const QString& text, const QFont& font,
               const TimelineLayout& layout, double top, double right, bool left) {
    if (!moment.shown || text.isEmpty())
        return;
    const double width = textWidth(font, text);
    moment.rightAligned = left || moment.x + 4.0 + width > right;
    const double x = moment.rightAligned ? moment.x - 4.0 - width : moment.x + 4.0;
    if (x >= layout.plot.left() - 40.0)
        moment.text = QRectF(x, top, width, lineHeight(font));
}

} // namespace

TimelineLayout layOutTimeline(const TimelineData& data, const QRectF& target, const Theme& theme) {
    TimelineLayout layout;
    layout.textScale = theme.textScale;
    layout.maximum = std::isfinite(data.axisMaximum) && data.axisMaximum > 0.0 ? data.axisMaximum : 1.0;
    const QFont strong = textFont(TextRole::Strong, layout.textScale);
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const double line = lineHeight(caption);
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    area.setSize(area.size().expandedTo({1.0, 1.0}));
    const auto lanes = static_cast<int>(data.lanes.size());

    // The lanes come first; legend and notes get what is left.
    const double top = line;
    const double axis = line + 2.0;
    const double leastLane = 2.0 * line; // name and mark
    double spare = area.height() - top - axis - lanes * leastLane;
    double legendHeight = 0.0;
    const auto legend = legendOf(data, area.width(), caption);
    if (!legend.isEmpty() && legend.last().area.bottom() + 2.0 <= spare) {
        legendHeight = legend.last().area.bottom() + 2.0;
        spare -= legendHeight;
    }
    int notes = 0;
    while (notes < data.notes.size() && spare >= line) {
        spare -= line;
        ++notes;
    }

    const double left = area.left() + labelColumn(data, strong, caption, area.width());
    // The last tick's text is centred on the end of the axis.
    const double right = area.right() - 0.5 * textWidth(caption, QStringLiteral("0.25 ms")) - 2.0;
    const double bottom = area.bottom() - notes * line - legendHeight - axis;
    const double pitch = lanes == 0 ? 1.0
                                    : std::min((bottom - area.top() - top) / lanes,
                                               std::max(64.0 * layout.textScale, 0.22 * area.height()));
    layout.plot = QRectF(left, area.top() + top, std::max(right - left, 1.0), std::max(pitch * lanes, 1.0));
    for (int index = 0; index < lanes; ++index) {
        TimelineLayout::Lane lane;
        const double laneTop = layout.plot.top() + index * pitch;
        lane.bar = QRectF(left, laneTop + 0.12 * pitch, layout.plot.width(), 0.76 * pitch);
        lane.lines = std::clamp(static_cast<int>(pitch / line + 0.01), 1, 3);
        lane.label = QRectF(area.left(), laneTop, left - gap - area.left(), pitch);
        placeSpans(layout, lane, data.lanes[index]);
        layout.lanes.append(lane);
    }
    for (const double boundary : data.boundaries)
        layout.boundaries.append(layout.x(boundary));

    layout.end = momentAt(layout, data.end);
    layout.before = momentAt(layout, data.before);
    const bool beforeIsLeft = layout.before.shown && layout.before.x < layout.end.x;
    placeText(layout.before, data.before.text, caption, layout, area.top(), area.right(), beforeIsLeft);
    placeText(layout.end, data.end.text, caption, layout, area.top(), area.right(),
              layout.before.shown && !beforeIsLeft);
    // The time of the layer also stands in the subtitle; the baseline's does not.
    if (layout.before.text.adjusted(-4.0, 0.0, 4.0, 0.0).intersects(layout.end.text))
        layout.end.text = {};

    double y = layout.plot.bottom() + axis;
    if (legendHeight > 0.0) {
        for (auto entry : legend) {
            entry.area.translate(area.left(), y + 2.0);
            layout.legend.append(entry);
        }
        y += legendHeight;
    }
    for (int note = 0; note < notes; ++note) {
        layout.notes.append(QRectF(area.left(), y, area.width(), line));
        y += line;
    }
    return layout;
}

} // namespace planner::ui
