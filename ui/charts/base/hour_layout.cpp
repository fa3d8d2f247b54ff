// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hour_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/language/translate.h"
#include "ui/theme/fonts.h"

namespace planner::ui {

namespace {

constexpr double chip = 14.0;
constexpr double hoursShown = 24.0;

QVector<HourLayout::LegendEntry> legendOf(const HourData& data, double width, const QFont& caption) {
    using Of = HourLayout::LegendEntry::Of;
    QVector<HourLayout::LegendEntry> entries;
    const double line = lineHeight(caption);
    double x = 0.0;
    double y = 0.0;
    const auto add = [&](Of of, int index, const QString& label) {
        const double entry = chip + 5.0 + textWidth(caption, label);
        if (x > 0.0 && x + entry > width) {
            x = 0.0;
            y += line;
        }
        entries.append({of, index, QRectF(x, y, std::min(entry, width), line)});
        x += entry + 12.0;
    };
    // What is drawn on top stands first: the stack is read from above.
    for (auto index = static_cast<int>(data.areas.size()) - 1; index >= 0; --index)
        add(Of::area, index, data.areas[index].label);
    for (int index = 0; index < data.lines.size(); ++index)
        add(Of::line, index, data.lines[index].label);
    if (!data.spans.isEmpty())
        add(Of::span, 0, data.spanLabel);
    return entries;
}

} // namespace

double HourLayout::x(double hour) const {
    return plot.left() + plot.width() * std::clamp(hour / hoursShown, 0.0, 1.0);
}

double HourLayout::y(double value) const {
    return plot.bottom() - plot.height() * std::clamp(value / maximum, 0.0, 1.0);
}

HourLayout layOutHours(const HourData& data, const QRectF& target, const Theme& theme) {
    HourLayout layout;
    layout.textScale = theme.textScale;
    layout.maximum = std::isfinite(data.axisMaximum) && data.axisMaximum > 0.0 ? data.axisMaximum : 1.0;
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const double line = lineHeight(caption);
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    area.setSize(area.size().expandedTo({1.0, 1.0}));
    const double axis = line + 3.0;
    // The names of what is drawn matter more than height, and height more than notes.
    double spare = area.height() - 0.5 * line - axis - 4.0 * line;
    double legendHeight = 0.0;
    auto legend = legendOf(data, area.width(), caption);
    if (!legend.isEmpty() && legend.last().area.bottom() + 2.0 <= spare) {
        legendHeight = legend.last().area.bottom() + 2.0;
        spare -= legendHeight;
    } else {
        legend.clear();
    }
    spare -= std::max(line, 0.55 * area.height() - 4.0 * line);
    QVector<double> heights;
    for (const ChartNote& note : data.notes) {
        const double height = line * std::min(2, wrappedLines(caption, note.text, area.width()));
        if (height > spare)
            break;
        spare -= height;
        heights.append(height);
    }
    double below = legendHeight;
    for (const double height : heights)
        below += height;
    const double left = area.left() + textWidth(caption, formatted(layout.maximum, data.unit)) + 7.0;
    // The last hour's text is centred on the end of the axis.
    const double right = area.right() - 0.5 * textWidth(caption, QStringLiteral("24:00")) - 1.0;
    layout.plot = QRectF(QPointF(left, area.top() + 0.5 * line),
                         QPointF(std::max(right, left + 1.0), area.bottom() - below - axis));
    double y = layout.plot.bottom() + axis;
    for (auto entry : legend) {
        entry.area.translate(area.left(), y + 1.0);
        layout.legend.append(entry);
    }
    y += legendHeight;
    for (const double height : heights) {
        layout.notes.append(QRectF(area.left(), y, area.width(), height));
        y += height;
    }
    return layout;
}

} // namespace planner::ui
