// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/timeline_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <qcustomplot.h>

namespace planner::ui {

namespace {

/// Round times in one unit for the whole axis.
class TimeTicker : public QCPAxisTicker {
public:
    void setMaximum(double maximum) {
        if (maximum >= 1.0) {
            m_unit = 1.0;
            m_name = QStringLiteral("s");
        } else if (maximum >= 1e-3) {
            m_unit = 1e-3;
            m_name = QStringLiteral("ms");
        } else {
            m_unit = 1e-6;
            m_name = QStringLiteral("µs");
        }
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        // What is left of a tick at 0 after rounding is 0.
        const double value = std::abs(tick) < 1e-9 * m_unit ? 0.0 : tick / m_unit;
        const QString number = QLocale::c().toString(value, 'g', 4);
        return value == 0.0 ? number : number + QChar(0x2009) + m_name;
    }
    int getSubTickCount(double) override { return 0; }

private:
    double m_unit = 1.0;
    QString m_name;
};

} // namespace

TimelineFrame::TimelineFrame() {
    plot().yAxis->setVisible(false);
    plot().yAxis->grid()->setVisible(false);
    prepareAxis(*plot().xAxis);
    plot().xAxis->setTicker(QSharedPointer<TimeTicker>::create());
    plot().xAxis->setTickLabelPadding(4);
}

void TimelineFrame::configure(const QSizeF& area, const Theme& theme) {
    QCPAxis* axis = plot().xAxis;
    dressAxis(*axis, theme);
    axis->setRange(0.0, m_maximum);
    const auto ticker = axis->ticker().staticCast<TimeTicker>();
    ticker->setMaximum(m_maximum);
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const double room = textWidth(caption, QStringLiteral("0.25 ms")) + 14.0;
    ticker->setTickCount(std::clamp(static_cast<int>(area.width() / room), 2, 6));
}

void TimelineFrame::paint(QPainter& painter, const QRectF& target, const TimelineLayout& layout,
                          const Theme& theme) {
    if (m_maximum != layout.maximum)
        setStale();
    m_maximum = layout.maximum;
    paintFrame(painter, target, layout.plot, theme);
}

} // namespace planner::ui
