// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/section_header.h"

#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace planner::ui {

SectionHeader::SectionHeader(QWidget* parent) : QToolButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    connect(this, &QToolButton::toggled, this, &SectionHeader::describe);
    describe();
}

void SectionHeader::setTitle(const QString& title) {
    setText(title);
    describe();
}

void SectionHeader::setDetail(const QString& detail) {
    if (m_detail == detail)
        return;
    m_detail = detail;
    describe();
    update();
}

void SectionHeader::describe() {
    setAccessibleName(m_detail.isEmpty() ? text() : text() + QStringLiteral(", ") + m_detail);
    setAccessibleDescription(isChecked() ? tr("expanded group of inputs") : tr("collapsed group of inputs"));
}

QSize SectionHeader::sizeHint() const {
    const QFontMetrics metrics(textFont(TextRole::Strong, currentTheme().textScale));
    return {metrics.horizontalAdvance(text()) + 2 * metrics.height(), metrics.height() + 10};
}

void SectionHeader::keyPressEvent(QKeyEvent* event) {
    // As in a tree: right opens, left closes, Enter and Space toggle.
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)
        setChecked(event->key() == Qt::Key_Right);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        toggle();
    else
        QToolButton::keyPressEvent(event);
}

void SectionHeader::paintEvent(QPaintEvent*) {
    const auto& theme = currentTheme();
    const bool lit = underMouse() || hasFocus();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.colour(lit ? Meaning::Accent : Meaning::Text));
    auto font = textFont(TextRole::Strong, theme.textScale);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const double side = metrics.xHeight() * 0.9;
    const double middle = height() / 2.0;
    const QPolygonF triangle =
        isChecked()
            ? QPolygonF({{0, middle - side / 3}, {side, middle - side / 3}, {side / 2, middle + side / 2}})
            : QPolygonF({{1, middle - side / 2}, {1, middle + side / 2}, {side * 0.85 + 1, middle}});
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(triangle);
    painter.restore();
    const double left = side + metrics.horizontalAdvance(u' ') + 2;
    const auto title = m_detail.isEmpty() ? text() : text() + QStringLiteral(" · ") + m_detail;
    const QRectF room(left, 0, width() - left, height());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(title, Qt::ElideRight, room.width()));
    if (hasFocus()) {
        painter.setPen(theme.colour(Meaning::Accent));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(-0.5 + 1, 1.5, -0.5, -1.5), 4, 4);
    }
}

} // namespace planner::ui
