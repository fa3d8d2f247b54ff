// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/roofline_frame.h"
#include "ui/charts/base/roofline_layout.h"
#include "ui/charts/base/roofline_painter.h"
#include "ui/charts/base/si_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace planner::ui {

namespace {

QString three(double value) {
    return std::isfinite(value) ? QLocale::c().toString(value, 'g', 3) : missingText();
}

QString rateText(double value) {
    if (!std::isfinite(value))
        return missingText();
    double power = 1.0;
    while (value / power >= 1000.0)
        power *= 10.0;
    return siText(std::round(value / power) * power) + QStringLiteral("FLOP/s");
}

} // namespace

RooflinePlot::RooflinePlot(QWidget* parent) : Chart(parent) {}

RooflinePlot::~RooflinePlot() = default;

void RooflinePlot::setData(const Roofline& data) {
    if (m_data == data)
        return;
    m_data = data;
    m_dirty = true;
    dataChanged();
}

QSize RooflinePlot::sizeHint() const { return QSize(430, 230) * theme().textScale; }

QString RooflinePlot::tipOf(const RooflinePoint& point) const {
    QString tip = point.tip.isEmpty()
                      ? tr("%1: %2 at %3 FLOP per byte")
                            .arg(point.label, rateText(point.achieved), three(point.intensity))
                      : point.tip;
    if (isAboveRoof(m_data, point))
        tip += u'\n' + tr("Above its roof: the inputs contradict each other.");
    return tip;
}

QString RooflinePlot::description() const {
    QStringList sentences;
    if (!m_data.title.isEmpty())
        sentences << m_data.title;
    for (const RoofLine& roof : m_data.roofs)
        sentences << tr("Roof %1: %2").arg(roof.label, rateText(roof.peak));
    if (!m_data.bandwidthLabel.isEmpty())
        sentences << m_data.bandwidthLabel;
    for (const RooflinePoint& point : m_data.points)
        sentences << tipOf(point);
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> RooflinePlot::table() const {
    QVector<QStringList> table;
    table << QStringList{tr("kernel"),        tr("FLOP per byte"),           tr("FLOP/s"),
                         tr("share of time"), tr("FLOP per byte, baseline"), tr("FLOP/s, baseline")};
    const auto number = [](double value) {
        return std::isfinite(value) ? QLocale::c().toString(value, 'g', 6) : missingText();
    };
    for (const RooflinePoint& point : m_data.points)
        table << QStringList{point.label,
                             number(point.intensity),
                             number(point.achieved),
                             number(point.share),
                             point.before ? number(point.before->x()) : QString(),
                             point.before ? number(point.before->y()) : QString()};
    return table;
}

ChartTable RooflinePlot::numbers() const {
    const QString perByte = QStringLiteral("FLOP/B");
    const QString rate = QStringLiteral("FLOP/s");
    ChartTable table;
    table.columns = {{tr("kernel"), {}},
                     {tr("figure"), {}},
                     {tr("intensity"), perByte},
                     {tr("achieved rate"), rate},
                     {tr("share of time"), {}},
                     {tr("intensity, baseline"), perByte},
                     {tr("achieved rate, baseline"), rate}};
    for (const RooflinePoint& point : m_data.points) {
        const QPointF before = point.before.value_or(QPointF(missingValue, missingValue));
        table.rows.append(
            {point.label, point.key, point.intensity, point.achieved, point.share, before.x(), before.y()});
    }
    // A roof's ridge is where the memory's slope meets its peak.
    for (const RoofLine& roof : m_data.roofs)
        table.rows.append({tr("roof %1").arg(roof.label), QString(), roof.peak / m_data.bandwidth, roof.peak,
                           missingValue, missingValue, missingValue});
    return table;
}

void RooflinePlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    if (!m_frame)
        m_frame = std::make_unique<RooflineFrame>();
    if (m_dirty) {
        m_frame->setData(m_data);
        m_dirty = false;
        ++m_syncs;
    }
    const RooflineLayout layout = layOutRoofline(m_data, target, theme);
    m_frame->paint(painter, target, layout, theme);
    paintRoofline(painter, target, m_data, layout, theme);
}

QVector<ChartElement> RooflinePlot::elementsIn(const QRectF& target, const Theme& theme) const {
    const RooflineLayout layout = layOutRoofline(m_data, target, theme);
    QVector<ChartElement> elements;
    for (const RooflineLayout::Dot& dot : layout.dots) {
        const double r = dot.radius;
        const RooflinePoint& point = m_data.points[dot.index];
        elements.append({point.key, tipOf(point),
                         QRectF(dot.centre.x() - r, dot.centre.y() - r, 2 * r, 2 * r),
                         static_cast<int>(dot.centre.y()), true});
    }
    // From left to right, as the arrow keys go.
    std::stable_sort(elements.begin(), elements.end(), [](const ChartElement& a, const ChartElement& b) {
        return a.area.center().x() < b.area.center().x();
    });
    return elements;
}

} // namespace planner::ui
