// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/card_bars_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/theme/fonts.h"

namespace planner::ui {

int CardBars::hottest() const {
    int best = -1;
    double most = 0.0;
    for (int bar = 0; bar < bars.size(); ++bar)
        if (const double total = bars[bar].total(); total > most) {
            most = total;
            best = bar;
        }
    return best;
}

int CardBarsLayout::barAt(double x) const {
    for (int bar = 0; bar < bars.size(); ++bar)
        if (x >= bars[bar].column.left() && x < bars[bar].column.right())
            return bar;
    return -1;
}

CardBarsLayout layOutCardBars(const CardBars& data, const QRectF& target, const Theme& theme) {
    CardBarsLayout layout;
    layout.textScale = theme.textScale;
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const double line = lineHeight(caption);
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    area.setSize(area.size().expandedTo({1.0, 1.0}));
    layout.title = QRectF(area.left(), area.top(), area.width(), line);
    const double side = textWidth(caption, CardBarsChart::meanWord()) + 6.0;
    layout.plot = QRectF(area.left(), area.top() + 2.0 * line, std::max(1.0, area.width() - side),
                         std::max(1.0, area.height() - 3.0 * line));
    const auto count = static_cast<double>(data.bars.size());
    const double pitch = count > 0 ? layout.plot.width() / count : 0.0;
    const double widestBar = 130.0 * theme.textScale;
    const double gap = pitch > 8.0 ? std::max(0.16 * pitch, pitch - widestBar) : 0.0;
    const auto height = [&](double value) {
        return data.axisMaximum > 0.0 ? layout.plot.height() * std::clamp(value / data.axisMaximum, 0.0, 1.0)
                                      : 0.0;
    };
    QFont strong = caption; // the hottest bar's name is bold
    strong.setBold(true);
    double widest = 0.0;
    for (const auto& bar : data.bars)
        widest = std::max(widest, textWidth(strong, bar.label));
    // Where not all names fit, every so many bars have one.
    const int every = pitch > 0.0 ? std::max(1, static_cast<int>(std::ceil((widest + 4.0) / pitch))) : 1;
    for (int index = 0; index < data.bars.size(); ++index) {
        const double left = layout.plot.left() + index * pitch;
        CardBarsLayout::Bar bar;
        bar.column = QRectF(left, layout.plot.top(), pitch, layout.plot.height());
        double bottom = layout.plot.bottom();
        for (const auto& load : data.bars[index].loads) {
            const double tall = std::min(height(load.value), bottom - layout.plot.top());
            bar.loads.append(QRectF(left + gap / 2.0, bottom - tall, pitch - gap, tall));
            bottom -= tall;
        }
        if (index % every == 0) {
            const double width = std::max(pitch * every, 1.0);
            bar.label = QRectF(left + pitch / 2.0 - width / 2.0, layout.plot.bottom() + 1.0, width, line);
            bar.label.setLeft(std::max(bar.label.left(), area.left()));
        }
        bar.top = QRectF(left, bottom - line, pitch, line);
        layout.bars.append(bar);
    }
    layout.meanY = layout.plot.bottom() - height(data.mean);
    layout.meanText = QRectF(layout.plot.right() + 4.0, layout.meanY - line / 2.0, side - 4.0, line);
    return layout;
}

} // namespace planner::ui
