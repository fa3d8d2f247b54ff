// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hour_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/language/translate.h"
#include "ui/theme/fonts.h"

#include <qcustomplot.h>

namespace planner::ui {

namespace {

/// Whole hours as a clock shows them.
class ClockTicker : public QCPAxisTickerFixed {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return QStringLiteral("%1:00").arg(static_cast<int>(std::lround(tick)), 2, 10, QLatin1Char('0'));
    }
};

/// Values with their unit, as everywhere else.
class UnitTicker : public QCPAxisTicker {
public:
    void setUnit(Unit unit) { m_unit = unit; }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return formatted(tick, m_unit); }
    int getSubTickCount(double) override { return 0; }

private:
    Unit m_unit{};
};

void prepare(QCPAxis* axis) {
    axis->setTickLength(0, 0);
    axis->setSubTicks(false);
    axis->setTickLabelPadding(4);
    axis->setPadding(0);
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

void dress(QCPAxis* axis, const Theme& theme, const QFont& caption) {
    axis->setBasePen(QPen(theme.colour(Meaning::Line), 1.0));
    axis->setTickPen(axis->basePen());
    axis->setTickLabelFont(caption);
    axis->setTickLabelColor(theme.textColour(Meaning::Muted));
    axis->grid()->setPen(QPen(theme.colour(Meaning::Grid), 1.0));
}

} // namespace

HourFrame::HourFrame() : m_plot(std::make_unique<QCustomPlot>()) {
    m_plot->setLocale(QLocale::c());
    m_plot->setBackground(Qt::NoBrush);
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    m_plot->axisRect()->setMinimumMargins(QMargins(0, 0, 0, 0));
    m_plot->plotLayout()->setRowSpacing(0);
    m_plot->xAxis->setTicker(QSharedPointer<ClockTicker>::create());
    m_plot->yAxis->setTicker(QSharedPointer<UnitTicker>::create());
    prepare(m_plot->xAxis);
    prepare(m_plot->yAxis);
}

HourFrame::~HourFrame() = default;

void HourFrame::record(const QSize& size, const QRectF& plot, const HourLayout& layout, Unit unit,
                       const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    dress(m_plot->xAxis, theme, caption);
    dress(m_plot->yAxis, theme, caption);
    m_plot->xAxis->setRange(0.0, 24.0);
    m_plot->yAxis->setRange(0.0, layout.maximum);
    const double room = textWidth(caption, QStringLiteral("24:00")) + 12.0;
    double hours = 3.0;
    while (plot.width() * hours / 24.0 < room && hours < 12.0)
        hours *= 2.0;
    m_plot->xAxis->ticker().staticCast<ClockTicker>()->setTickStep(hours);
    const auto values = m_plot->yAxis->ticker().staticCast<UnitTicker>();
    values->setUnit(unit);
    values->setTickCount(std::clamp(static_cast<int>(plot.height() / (2.2 * lineHeight(caption))), 2, 6));
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
}

void HourFrame::paint(QPainter& painter, const QRectF& target, const HourLayout& layout, Unit unit,
                      const Theme& theme) {
    const QSize size = target.size().toSize();
    const QRectF plot = layout.plot.translated(-target.topLeft());
    if (!m_recorded || m_size != size || m_area != plot || m_maximum != layout.maximum || m_unit != unit ||
        !(m_theme == theme)) {
        record(size, plot, layout, unit, theme);
        m_size = size;
        m_area = plot;
        m_maximum = layout.maximum;
        m_unit = unit;
        m_theme = theme;
        m_recorded = true;
    }
    painter.save();
    painter.translate(target.topLeft());
    m_picture.play(&painter);
    painter.restore();
}

} // namespace planner::ui
