// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/plot_frame.h"

#include "ui/theme/fonts.h"

#include <qcustomplot.h>

namespace planner::ui {

PlotFrame::PlotFrame() : m_plot(std::make_unique<QCustomPlot>()) {
    static_assert(QCUSTOMPLOT_VERSION >= 0x020100);
    m_plot->setLocale(QLocale::c());
    m_plot->setNoAntialiasingOnDrag(false);
    m_plot->setBackground(Qt::NoBrush);
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    m_plot->axisRect()->setMinimumMargins(QMargins(0, 0, 0, 0));
    m_plot->plotLayout()->setRowSpacing(0);
}

PlotFrame::~PlotFrame() = default;

void PlotFrame::prepareAxis(QCPAxis& axis) {
    axis.setTickLength(0, 0);
    axis.setSubTicks(false);
    axis.setTickLabelPadding(5);
    axis.setPadding(0);
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

void PlotFrame::dressAxis(QCPAxis& axis, const Theme& theme) {
    axis.setBasePen(QPen(theme.colour(Meaning::Line), 1.0));
    axis.setTickPen(axis.basePen()); // ticks of no length come out as dots: hide them in the axis line
    axis.setTickLabelFont(textFont(TextRole::Caption, theme.textScale));
    axis.setTickLabelColor(theme.textColour(Meaning::Muted));
    axis.grid()->setPen(QPen(theme.colour(Meaning::Grid), 1.0));
}

void PlotFrame::record(const QSize& size, const QRectF& area, const Theme& theme) {
    configure(area.size(), theme);
    m_plot->axisRect()->setMargins(QMargins(static_cast<int>(area.left()), static_cast<int>(area.top()),
                                            size.width() - static_cast<int>(area.right()),
                                            size.height() - static_cast<int>(area.bottom())));
    m_plot->setViewport(QRect(QPoint(0, 0), size));
    m_picture = QPicture();
    QCPPainter painter(&m_picture);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    ++m_records;
}

void PlotFrame::paintFrame(QPainter& painter, const QRectF& target, const QRectF& area, const Theme& theme) {
    const QSize size = target.size().toSize();
    const QRectF within = area.translated(-target.topLeft());
    if (m_stale || m_size != size || m_area != within || !(m_theme == theme)) {
        record(size, within, theme);
        m_size = size;
        m_area = within;
        m_theme = theme;
        m_stale = false;
    }
    painter.save();
    painter.translate(target.topLeft());
    m_picture.play(&painter);
    painter.restore();
}

} // namespace planner::ui
