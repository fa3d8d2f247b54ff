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

TimelineFrame::TimelineFrame() : m_plot(std::make_unique<QCustomPlot>()) {
    m_plot->setLocale(QLocale::c());
    m_plot->setBackground(Qt::NoBrush);
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    m_plot->axisRect()->setMinimumMargins(QMargins(0, 0, 0, 0));
    m_plot->plotLayout()->setRowSpacing(0);
    m_plot->yAxis->setVisible(false);
    m_plot->yAxis->grid()->setVisible(false);
    QCPAxis* axis = m_plot->xAxis;
    axis->setTicker(QSharedPointer<TimeTicker>::create());
    axis->setTickLength(0, 0);
    axis->setSubTicks(false);
    axis->setTickLabelPadding(4);
    axis->setPadding(0);
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

TimelineFrame::~TimelineFrame() = default;

void TimelineFrame::record(const QSize& size, const QRectF& plot, const TimelineLayout& layout,
                           const Theme& theme) {
    QCPAxis* axis = m_plot->xAxis;
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    axis->setBasePen(QPen(theme.colour(Meaning::Line), 1.0));
    axis->setTickPen(axis->basePen());
    axis->setTickLabelFont(caption);
    axis->setTickLabelColor(theme.textColour(Meaning::Muted));
    axis->grid()->setPen(QPen(theme.colour(Meaning::Grid), 1.0));
    axis->setRange(0.0, layout.maximum);
    const auto ticker = axis->ticker().staticCast<TimeTicker>();
    ticker->setMaximum(layout.maximum);
    const double room = textWidth(caption, QStringLiteral("0.25 ms")) + 14.0;
    ticker->setTickCount(std::clamp(static_cast<int>(plot.width() / room), 2, 6));
    m_plot->axisRect()->setMargins(QMargins(static_cast<int>(plot.left()), static_cast<int>(plot.top()),
                                            size.width() - static_cast<int>(plot.right()),
                                            size.height() - static_cast<int>(plot.bottom())));
    m_plot->setViewport(QRect(QPoint(0, 0), size));
    m_picture = QPicture();
    QCPPainter painter(&m_picture);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    ++m_records;
}

void TimelineFrame::paint(QPainter& painter, const QRectF& target, const TimelineLayout& layout,
                          const Theme& theme) {
    const QSize size = target.size().toSize();
    const QRectF plot = layout.plot.translated(-target.topLeft());
    if (m_records == 0 || m_size != size || m_area != plot || m_maximum != layout.maximum ||
        !(m_theme == theme)) {
        record(size, plot, layout, theme);
        m_size = size;
        m_area = plot;
        m_maximum = layout.maximum;
        m_theme = theme;
    }
    painter.save();
    painter.translate(target.topLeft());
    m_picture.play(&painter);
    painter.restore();
}

} // namespace planner::ui
