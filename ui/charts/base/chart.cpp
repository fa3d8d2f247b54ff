// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/chart.h"

#include "ui/charts/base/chart_accessible.h"
#include "ui/charts/base/chart_navigation.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace planner::ui {

namespace {

// A chart shown alone, or exported large, gets larger type: it is looked at from farther away.
Theme fitted(Theme theme, const QSizeF& size) {
    theme.textScale *= std::clamp(std::min(size.width() / 900.0, size.height() / 520.0), 1.0, 1.7);
    return theme;
}

} // namespace

Chart::Chart(QWidget* parent) : QWidget(parent), m_theme(currentTheme()) {
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

Chart::~Chart() = default;

void Chart::setTheme(const Theme& theme) {
    m_ownTheme = true;
    takeTheme(theme);
}

void Chart::takeTheme(const Theme& theme) {
    if (m_theme == theme)
        return;
    m_theme = theme;
    m_elementsValid = false;
    updateGeometry();
    update();
}

void Chart::paintTo(QPainter& painter, const QRectF& target) { paintTo(painter, target, m_theme); }

void Chart::paintTo(QPainter& painter, const QRectF& target, const Theme& theme) {
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    draw(painter, target, fitted(theme, target.size()));
    painter.restore();
}

QVector<ChartElement> Chart::elements() const {
    if (!m_elementsValid) {
        m_elements = elementsIn(rect(), shownTheme());
        m_elementsValid = true;
    }
    return m_elements;
}

QString Chart::focusedKey() const {
    if (m_focused < 0)
        return {};
    const QVector<ChartElement> all = elements();
    return m_focused < all.size() ? all[m_focused].key : QString();
}

QSize Chart::sizeHint() const { return QSize(430, 200) * m_theme.textScale; }

QSize Chart::minimumSizeHint() const { return {160, 90}; }

void Chart::dataChanged() {
    m_elementsValid = false;
    update(); // Qt drops this for a hidden widget, and showing it paints anyway
    if (QAccessible::isActive() && isVisible()) {
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

bool Chart::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
        m_elementsValid = false;
        break;
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
        if (!m_ownTheme)
            takeTheme(currentTheme());
        break;
    case QEvent::LanguageChange:
        dataChanged();
        break;
    case QEvent::ShortcutOverride:
        // A window-wide Copy action must not take Ctrl+C from the chart that has the keyboard.
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void Chart::paintEvent(QPaintEvent*) {
    ++m_paintCount;
    QPainter painter(this);
    paintTo(painter, rect(), m_theme);
    if (hasFocus() && m_keyboardFocus)
        drawFocus(painter);
}

void Chart::drawFocus(QPainter& painter) const {
    const QVector<ChartElement> all = elements();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QPen halo(m_theme.colour(Meaning::Card), 4.0);
    const QPen ring(m_theme.colour(Meaning::Accent), 2.0);
    if (m_focused < 0 || m_focused >= all.size()) {
        painter.setPen(ring);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        return;
    }
    const ChartElement& element = all[m_focused];
    const QRectF area = element.area.adjusted(-2, -2, 2, 2) & QRectF(rect()).adjusted(1, 1, -1, -1);
    for (const QPen& pen : {halo, ring}) {
        painter.setPen(pen);
        if (element.round)
            painter.drawEllipse(area);
        else
            painter.drawRoundedRect(area, 2, 2);
    }
}

void Chart::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copyToClipboard(*this);
        return;
    }
    const QVector<ChartElement> all = elements();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (!all.isEmpty())
            focusElement(nextElement(all, m_focused, event->key()));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_focused >= 0 && m_focused < all.size() && !all[m_focused].key.isEmpty()) {
            emit elementActivated(all[m_focused].key);
            return;
        }
        break;
    case Qt::Key_Escape:
        if (m_focused >= 0) {
            focusElement(-1);
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void Chart::focusElement(int index) {
    m_focused = index;
    m_keyboardFocus = true;
    update();
    const QVector<ChartElement> all = elements();
    if (index >= 0 && index < all.size())
        showTip(index, mapToGlobal(all[index].area.bottomLeft().toPoint()));
    else
        QToolTip::hideText();
    if (QAccessible::isActive()) {
        QAccessibleEvent changed(this, QAccessible::ValueChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

Theme Chart::shownTheme() const { return fitted(m_theme, size()); }

void Chart::moveFocusTo(const QString& key) {
    const QVector<ChartElement> all = elements();
    for (int index = 0; index < all.size(); ++index)
        if (all[index].key == key) {
            m_focused = index;
            update();
            return;
        }
}

int Chart::elementAt(const QPointF& position) const {
    const QVector<ChartElement> all = elements();
    // The last drawn lies on top. Thin segments and small dots get a few pixels of grace, exact hits first.
    for (const double grace : {0.0, 3.0})
        for (int i = static_cast<int>(all.size()) - 1; i >= 0; --i)
            if (all[i].area.adjusted(-grace, -grace, grace, grace).contains(position))
                return i;
    return -1;
}

void Chart::showTip(int index, const QPoint& globalPosition) {
    const ChartElement element = elements().at(index);
    QToolTip::showText(globalPosition, element.tip, this,
                       element.area.adjusted(-3, -3, 3, 3).toAlignedRect());
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
    const int index = elementAt(event->position());
    if (index < 0) {
        unsetCursor();
        QToolTip::hideText();
        return;
    }
    if (elements().at(index).key.isEmpty())
        unsetCursor();
    else
        setCursor(Qt::PointingHandCursor);
    showTip(index, event->globalPosition().toPoint());
}

void Chart::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = elementAt(event->position());
}

void Chart::mouseReleaseEvent(QMouseEvent* event) {
    const int pressed = m_pressed;
    m_pressed = -1;
    if (event->button() != Qt::LeftButton || pressed < 0 || elementAt(event->position()) != pressed)
        return;
    m_focused = pressed;
    const QString key = focusedKey();
    if (!key.isEmpty())
        emit elementActivated(key);
}

void Chart::leaveEvent(QEvent* event) {
    unsetCursor();
    QWidget::leaveEvent(event);
}

void Chart::focusInEvent(QFocusEvent* event) {
    m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                      event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
}

void Chart::focusOutEvent(QFocusEvent* event) {
    m_keyboardFocus = false;
    QWidget::focusOutEvent(event);
}

} // namespace planner::ui
