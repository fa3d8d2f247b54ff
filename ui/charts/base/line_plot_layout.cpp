// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/line_plot_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace planner::ui {

namespace {

constexpr double gap = 8.0;
constexpr double stroke = 18.0; ///< of the legend

double labelColumn(const Lines& data, const QFont& caption, double width) {
    double widest = 0.0;
    for (const auto& panel : data.panels) {
        for (const QString& kind : panel.kinds)
            widest = std::max(widest, textWidth(caption, kind));
        if (panel.kinds.isEmpty())
            for (const double share : {0.0, 0.23, 0.37, 0.61, 1.0})
                widest = std::max(
                    widest,
                    textWidth(caption, panel.text(panel.minimum + share * (panel.maximum - panel.minimum))));
    }
    return std::min(widest, 0.3 * width) + gap;
}

/// The lines' names, as many in a row as fit; answers the height that they take.
double placeLegend(LinePlotLayout& layout, const Lines& data, const QRectF& target, const QFont& caption) {
    const double line = lineHeight(caption);
    double x = target.left();
    double y = target.top();
    for (int panel = 0; panel < data.panels.size(); ++panel)
        for (int each = 0; each < data.panels[panel].lines.size(); ++each) {
            const double width = std::min(
                stroke + 5.0 + textWidth(caption, data.panels[panel].lines[each].label), target.width());
            if (x > target.left() && x + width > target.right()) {
                x = target.left();
                y += line;
            }
            layout.legend.append({panel, each, {x, y, width, line}});
            x += width + 16.0;
        }
    return y + line + 4.0 - target.top();
}

} // namespace

double LinePlotLayout::y(const LinePanel& data, int panel, double value) const {
    const QRectF& area = panels[panel];
    return area.bottom() - area.height() * (value - data.minimum) / (data.maximum - data.minimum);
}

LinePlotLayout layOutLines(const Lines& data, const QRectF& target, const Theme& theme) {
    LinePlotLayout layout;
    layout.places = std::max(1, data.x.count());
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const double line = lineHeight(caption);
    const double top = placeLegend(layout, data, target, caption);
    const bool notes = !data.legend.isEmpty() || !data.nowText.isEmpty();
    const double below = 2.0 * line + 6.0 + (notes ? line + 4.0 : 0.0);
    const double left = target.left() + labelColumn(data, caption, target.width());
    const double right = target.right() - 10.0;
    const auto count = std::max<qsizetype>(1, data.panels.size());
    // A panel's title stands above it, clear of the labels of the panel before.
    const bool titled = !data.panels.isEmpty() && !data.panels.front().title.isEmpty();
    const double first = titled ? line + 6.0 : 6.0;
    const double between = 2.0 * line + 2.0;
    const double room = target.height() - top - below - first - static_cast<double>(count - 1) * between;
    const double height = std::max(8.0, room / static_cast<double>(count));
    for (qsizetype panel = 0; panel < count; ++panel)
        layout.panels.append(
            QRectF(left, target.top() + top + first + static_cast<double>(panel) * (height + between),
                   std::max(8.0, right - left), height)
                .toAlignedRect());
    const double bottom = layout.panels.last().bottom();
    layout.xTitle = QRectF(left, bottom + line + 6.0, right - left, line);
    if (notes)
        layout.note = QRectF(target.left(), target.bottom() - line, target.width(), line);
    const auto width = [&](const QString& text) { return textWidth(caption, text) + gap; };
    for (const auto& [place, text] : roomyTicks(data.x, (right - left) / layout.places, width))
        layout.ticks.append({layout.x(place), text});
    return layout;
}

} // namespace planner::ui
