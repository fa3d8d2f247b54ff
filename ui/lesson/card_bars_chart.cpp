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

constexpr double leastTarget = 1.5; ///< a thinner load cannot be pointed at

QString keyOf(int id) { return QString::number(id); }

} // namespace

QString CardBarsChart::meanWord() { return tr("mean"); }

QSize CardBarsChart::sizeHint() const { return QSize(560, 170) * theme().textScale; }

void CardBarsChart::setData(const CardBars& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
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
        for (int load = 0; load < layout.bars[bar].loads.size(); ++load)
            if (const auto& area = layout.bars[bar].loads[load]; area.height() >= leastTarget) {
                const auto& data = m_data.bars[bar].loads[load];
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
    const int index = event->button() == Qt::LeftButton && m_movable ? elementAt(event->position()) : -1;
    if (index < 0)
        return;
    const auto element = elements().at(index);
    m_held = {element.key.toInt(), element.area.size(), event->position(), -1};
    setCursor(Qt::ClosedHandCursor);
}

void CardBarsChart::mouseMoveEvent(QMouseEvent* event) {
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
    if (held.id < 0)
        return;
    unsetCursor();
    update();
    if (held.over >= 0 && held.over != barOf(held.id))
        emit loadMoved(held.id, held.over);
}

void CardBarsChart::keyPressEvent(QKeyEvent* event) {
    const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    const auto key = focusedKey();
    if (!m_movable || !sideways || !(event->modifiers() & Qt::ShiftModifier) || key.isEmpty()) {
        Chart::keyPressEvent(event);
        return;
    }
    const int bar = barOf(key.toInt()) + (event->key() == Qt::Key_Right ? 1 : -1);
    if (bar < 0 || bar >= m_data.bars.size())
        return;
    emit loadMoved(key.toInt(), bar);
    moveFocusTo(key);
}

} // namespace planner::ui
