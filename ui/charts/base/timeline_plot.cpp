// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/timeline_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/timeline_frame.h"
#include "ui/charts/base/timeline_painter.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

namespace planner::ui {

TimelinePlot::TimelinePlot(QWidget* parent) : Chart(parent) {}

TimelinePlot::~TimelinePlot() = default;

void TimelinePlot::setData(const TimelineData& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
}

void TimelinePlot::setNow(double seconds) {
    if (m_data.now == seconds)
        return;
    m_data.now = seconds;
    update();
}

QSize TimelinePlot::sizeHint() const { return QSize(430, 190) * theme().textScale; }

QString TimelinePlot::description() const {
    QStringList sentences{m_data.title};
    if (m_data.isEmpty())
        sentences << m_data.emptyText;
    for (const auto& lane : m_data.lanes) {
        sentences << QStringList{lane.label, lane.mark, lane.remark}
                         .filter(QRegularExpression(QStringLiteral(".")))
                         .join(QStringLiteral(", "));
        for (const auto& block : lane.blocks)
            sentences << block.tip.section(u'\n', 0, 0);
    }
    sentences << m_data.end.tip << m_data.before.tip;
    for (const auto& note : m_data.notes)
        sentences << note.text;
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> TimelinePlot::table() const {
    QVector<QStringList> table{
        {m_data.title, tr("stage"), tr("micro-batch"), tr("start, s"), tr("end, s"), tr("time, s")}};
    const auto number = [](double value) { return QLocale::c().toString(value, 'g', 6); };
    for (const auto& lane : m_data.lanes)
        for (const auto& block : lane.blocks)
            table << QStringList{lane.label,         block.name,       QString::number(block.second ? 1 : 0),
                                 number(block.from), number(block.to), number(block.to - block.from)};
    for (const auto* moment : {&m_data.end, &m_data.before})
        if (std::isfinite(moment->at))
            table << QStringList{moment->tip, {}, {}, {}, number(moment->at), {}};
    return table;
}

ChartTable TimelinePlot::numbers() const {
    const QString seconds = QStringLiteral("s");
    ChartTable table;
    table.columns = {{tr("resource"), {}},    {tr("stage"), {}},      {tr("figure"), {}},
                     {tr("micro-batch"), {}}, {tr("start"), seconds}, {tr("end"), seconds}};
    for (const auto& lane : m_data.lanes)
        for (const auto& block : lane.blocks)
            table.rows.append(
                {lane.label, block.name, block.key, block.second ? 1.0 : 0.0, block.from, block.to});
    for (const auto* moment : {&m_data.end, &m_data.before})
        if (std::isfinite(moment->at))
            table.rows.append({QString(), moment->tip.section(u'\n', 0, 0), moment->key, missingValue,
                               missingValue, moment->at});
    return table;
}

void TimelinePlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    const TimelineLayout layout = layOutTimeline(m_data, target, theme);
    if (!m_data.isEmpty()) {
        if (!m_frame)
            m_frame = std::make_unique<TimelineFrame>();
        m_frame->paint(painter, target, layout, theme);
    }
    paintTimeline(painter, target, m_data, layout, theme);
}

QVector<ChartElement> TimelinePlot::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    if (m_data.isEmpty())
        return elements;
    constexpr double visible = 2.0; // a narrower gap is not seen
    const TimelineLayout layout = layOutTimeline(m_data, target, theme);
    for (int index = 0; index < layout.lanes.size(); ++index) {
        const auto& lane = layout.lanes[index];
        const auto& data = m_data.lanes[index];
        QVector<ChartElement> row;
        for (int block = 0; block < lane.blocks.size(); ++block)
            row.append({data.blocks[block].key, data.blocks[block].tip, lane.blocks[block], index});
        for (int gap = 0; gap < lane.gaps.size(); ++gap)
            if (lane.gaps[gap].width() >= visible)
                row.append({{}, data.gaps[gap].tip, lane.gaps[gap], index});
        // From left to right, as the arrow keys go.
        std::stable_sort(row.begin(), row.end(), [](const ChartElement& a, const ChartElement& b) {
            return a.area.left() < b.area.left();
        });
        elements += row;
    }
    const auto addMoment = [&](const TimelineMoment& moment, const TimelineLayout::Moment& placed) {
        if (placed.shown && !placed.text.isEmpty())
            elements.append({moment.key, moment.tip, placed.text, static_cast<int>(layout.lanes.size())});
    };
    addMoment(m_data.end, layout.end);
    addMoment(m_data.before, layout.before);
    return elements;
}

} // namespace planner::ui
