// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/card_bars_chart.h"

#include "ui/lesson/card_bars_painter.h"
#include "ui/theme/contrast.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace planner::ui {

namespace {

constexpr double leastTarget = 1.5;  ///< a thinner load cannot be pointed at
constexpr double leastStretch = 5.0; ///< of a load that can be drawn higher, even from nothing
constexpr int stepsOfAxis = 20;

QString keyOf(int id) { return QString::number(id); }

} // namespace

QString CardBarsChart::meanWord() { return tr("mean"); }

QSize CardBarsChart::sizeHint() const { return QSize(560, 170) * theme().textScale; }

void CardBarsChart::setData(const CardBars& data) {
    if (m_data == data)
        return;
    // The keyboard stays with the load, wherever that has gone.
    const auto key = focusedKey();
    m_data = data;
    dataChanged();
    if (!key.isEmpty() && focusedKey() != key)
        moveFocusTo(key);
}

QString CardBarsChart::description() const {
    QStringList sentences{m_data.title, m_data.summary};
    for (const auto& bar : m_data.bars)
        sentences << QStringLiteral("%1: %2").arg(bar.label, QString::number(bar.total()));
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> CardBarsChart::table() const {
    QVector<QStringList> table{{m_data.title, tr("load"), tr("value")}};
    for (const auto& bar : m_data.bars)
        for (const auto& load : bar.loads)
            table << QStringList{bar.label, load.name, QLocale::c().toString(load.value, 'g', 9)};
    return table;
}

void CardBarsChart::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    paintCardBars(painter, target, m_data, layOutCardBars(m_data, target, theme), theme);
}

void CardBarsChart::paintEvent(QPaintEvent* event) {
    Chart::paintEvent(event);
    if (m_held.id < 0)
        return;
    QPainter painter(this);
    drawHeld(painter);
}

void CardBarsChart::drawHeld(QPainter& painter) const {
    const auto layout = layOutCardBars(m_data, rect(), shownTheme());
    if (m_held.over >= 0) {
        painter.setPen(QPen(theme().colour(Meaning::Accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(layout.bars[m_held.over].column.adjusted(1, 1, -1, -1));
    }
    painter.setPen(QPen(theme().colour(Meaning::Accent), 1.5));
    painter.setBrush(theme().colour(m_data.colour));
    const QSizeF size = m_held.size.expandedTo({6.0, 4.0});
    painter.drawRect(QRectF(m_held.at - QPointF(size.width() / 2.0, size.height() / 2.0), size));
}

QVector<ChartElement> CardBarsChart::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    const auto layout = layOutCardBars(m_data, target, theme);
    for (int bar = 0; bar < layout.bars.size(); ++bar)
        for (int load = 0; load < layout.bars[bar].loads.size(); ++load) {
            auto area = layout.bars[bar].loads[load];
            if (m_stretchable)
                area.setTop(std::min(area.top(), area.bottom() - leastStretch));
            const auto& data = m_data.bars[bar].loads[load];
            if (area.height() >= leastTarget)
                elements.append({keyOf(data.id), data.tip, area, bar});
        }
    return elements;
}

int CardBarsChart::barOf(int id) const {
    for (int bar = 0; bar < m_data.bars.size(); ++bar)
        for (const auto& load : m_data.bars[bar].loads)
            if (load.id == id)
                return bar;
    return -1;
}

void CardBarsChart::mousePressEvent(QMouseEvent* event) {
    Chart::mousePressEvent(event);
    const bool grips = event->button() == Qt::LeftButton && (m_movable || m_stretchable);
    const int index = grips ? elementAt(event->position()) : -1;
    if (index < 0)
        return;
    const auto element = elements().at(index);
    if (m_stretchable) {
        const double height = layOutCardBars(m_data, rect(), shownTheme()).plot.height();
        m_stretched = {element.key.toInt(), event->position().y(), m_data.axisMaximum / height};
        setCursor(Qt::SizeVerCursor);
        return;
    }
    m_held = {element.key.toInt(), element.area.size(), event->position(), -1};
    setCursor(Qt::ClosedHandCursor);
}

void CardBarsChart::mouseMoveEvent(QMouseEvent* event) {
    if (isStretching()) {
        emit loadStretched(m_stretched.id, (m_stretched.from - event->position().y()) * m_stretched.perPixel);
        return;
    }
    if (m_held.id < 0) {
        Chart::mouseMoveEvent(event);
        return;
    }
    m_held.at = event->position();
    m_held.over = layOutCardBars(m_data, rect(), shownTheme()).barAt(m_held.at.x());
    update();
}

void CardBarsChart::mouseReleaseEvent(QMouseEvent* event) {
    const auto held = m_held;
    m_held = {};
    Chart::mouseReleaseEvent(event);
    if (isStretching()) {
        m_stretched = {};
        unsetCursor();
        emit stretchEnded();
        return;
    }
    if (held.id < 0)
        return;
    unsetCursor();
    update();
    if (held.over >= 0 && held.over != barOf(held.id))
        emit loadMoved(held.id, held.over);
}

void CardBarsChart::keyPressEvent(QKeyEvent* event) {
    const bool moves = m_movable && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right);
    const bool stretches = m_stretchable && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    const auto key = focusedKey();
    if ((!moves && !stretches) || !(event->modifiers() & Qt::ShiftModifier) || key.isEmpty()) {
        Chart::keyPressEvent(event);
        return;
    }
    if (moves)
        moveByKey(key.toInt(), event->key() == Qt::Key_Right ? 1 : -1);
    else
        stretchByKey(key.toInt(), event->key() == Qt::Key_Up ? 1 : -1);
}

void CardBarsChart::moveByKey(int id, int bars) {
    const int bar = barOf(id) + bars;
    if (bar >= 0 && bar < m_data.bars.size())
        emit loadMoved(id, bar);
}

void CardBarsChart::stretchByKey(int id, int steps) {
    emit loadStretched(id, steps * m_data.axisMaximum / stepsOfAxis);
    emit stretchEnded();
}

} // namespace planner::ui
