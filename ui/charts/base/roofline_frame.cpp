// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/si_text.h"
#include "ui/theme/fonts.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

using AxisText = QString (*)(double);

// Powers of ten with our own texts; QCustomPlot's "10^n" breaks in a Chinese locale.
class DecadeTicker : public QCPAxisTickerLog {
public:
    explicit DecadeTicker(AxisText text) : m_text(text) {
        setLogBase(10.0);
        setSubTickCount(0);
    }

    /// Labels on every decade, or on every second, third .. where a decade is less than `room` pixels.
    void setStride(double pixelsPerDecade, double room) {
        m_stride = std::clamp(std::lround(std::ceil(room / std::max(pixelsPerDecade, 1.0))), 1L, 12L);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return std::lround(std::log10(tick)) % m_stride == 0 ? m_text(tick) : QString();
    }

private:
    AxisText m_text;
    long m_stride = 1;
};

void prepareAxis(QCPAxis* axis, AxisText text) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    axis->setTicker(QSharedPointer<DecadeTicker>::create(text));
    axis->setTickLength(0, 0);
    axis->setSubTicks(false);
    axis->setTickLabelPadding(5);
    axis->setPadding(0);
    axis->grid()->setSubGridVisible(false);
    axis->grid()->setZeroLinePen(Qt::NoPen);
}

} // namespace

RooflineFrame::RooflineFrame() : m_plot(std::make_unique<QCustomPlot>()) {
    static_assert(QCUSTOMPLOT_VERSION >= 0x020100);
    m_plot->setLocale(QLocale::c());
    m_plot->setNoAntialiasingOnDrag(false);
    m_plot->setBackground(Qt::NoBrush);
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    m_plot->axisRect()->setMinimumMargins(QMargins(0, 0, 0, 0));
    m_plot->plotLayout()->setRowSpacing(0);
    prepareAxis(m_plot->xAxis, &plainText);
    prepareAxis(m_plot->yAxis, &siText);
}

RooflineFrame::~RooflineFrame() = default;

void RooflineFrame::setData(const Roofline& data) {
    // Points move with every tick of a slider; the frame behind them seldom changes.
    const auto frame = [](Roofline value) {
        value.points.clear();
        return value;
    };
    const Roofline next = frame(data);
    if (m_valid && next == m_data)
        return;
    m_data = next;
    m_valid = false;
}

void RooflineFrame::applyTheme(const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setBasePen(QPen(theme.colour(Meaning::Line), 1.0));
        axis->setTickPen(axis->basePen()); // ticks of no length come out as dots: hide them in the axis line
        axis->setTickLabelFont(caption);
        axis->setTickLabelColor(theme.textColour(Meaning::Muted));
        axis->grid()->setPen(QPen(theme.colour(Meaning::Grid), 1.0));
    }
}

void RooflineFrame::record(const QSize& size, const QRectF& plot, const RooflineLayout& layout,
                           const Theme& theme) {
    applyTheme(theme);
    const RooflineScale& scale = layout.scale;
    m_plot->xAxis->setRange(scale.minimumIntensity(), scale.maximumIntensity());
    m_plot->yAxis->setRange(scale.minimumRate(), scale.maximumRate());

    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const auto stride = [](QCPAxis* axis, double pixels, double from, double to, double room) {
        axis->ticker().staticCast<DecadeTicker>()->setStride(pixels / std::log10(to / from), room);
    };
    stride(m_plot->xAxis, plot.width(), scale.minimumIntensity(), scale.maximumIntensity(),
           textWidth(caption, QStringLiteral("10 000")) + 6.0);
    stride(m_plot->yAxis, plot.height(), scale.minimumRate(), scale.maximumRate(), lineHeight(caption));

    while (m_plot->graphCount() < m_data.roofs.size())
        m_plot->addGraph();
    while (m_plot->graphCount() > m_data.roofs.size())
        m_plot->removeGraph(m_plot->graphCount() - 1);
    // The highest first: where roofs share the slope, the lowest one's colour counts.
    QVector<RoofLine> roofs = m_data.roofs;
    std::stable_sort(roofs.begin(), roofs.end(),
                     [](const RoofLine& a, const RoofLine& b) { return a.peak > b.peak; });
    for (int i = 0; i < roofs.size(); ++i) {
        QVector<double> keys;
        QVector<double> values;
        for (const QPointF& point : scale.roofPath(m_data.bandwidth, roofs[i].peak)) {
            keys << point.x();
            values << point.y();
        }
        m_plot->graph(i)->setData(keys, values, true);
        // Doubled points and adaptive sampling are of no use for three points, and would be clipped anew.
        m_plot->graph(i)->setAdaptiveSampling(false);
        m_plot->graph(i)->setPen(
            QPen(theme.colour(roofs[i].colour), 1.8, roofs[i].style, Qt::FlatCap, Qt::RoundJoin));
    }

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

void RooflineFrame::paint(QPainter& painter, const QRectF& target, const RooflineLayout& layout,
                          const Theme& theme) {
    const QSize size = target.size().toSize();
    const QRectF plot = layout.scale.plot().translated(-target.topLeft());
    if (!m_valid || m_size != size || m_area != plot || !(m_theme == theme)) {
        record(size, plot, layout, theme);
        m_size = size;
        m_area = plot;
        m_theme = theme;
        m_valid = true;
    }
    painter.save();
    painter.translate(target.topLeft());
    m_picture.play(&painter);
    painter.restore();
}

} // namespace planner::ui
