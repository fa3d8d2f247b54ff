// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/row_mark.h"

#include "ui/theme/contrast.h"
#include "ui/theme/style.h"

#include <QPainter>

#include <cmath>

namespace planner::ui {

namespace {

/// Two links of a chain around the origin, closed or pulled apart.
void drawChain(QPainter& painter, bool closed) {
    const double reach = closed ? 1.4 : 2.6;
    painter.rotate(-45);
    painter.drawRoundedRect(QRectF(-reach - 3, -2, 5.4, 4), 2, 2);
    painter.drawRoundedRect(QRectF(reach - 2.4, -2, 5.4, 4), 2, 2);
}

} // namespace

RowMark::RowMark(Sign sign, QWidget* parent) : QToolButton(parent), m_sign(sign) {
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void RowMark::setSign(Sign sign) {
    if (m_sign == sign)
        return;
    m_sign = sign;
    update();
}

QSize RowMark::sizeHint() const {
    const int side = static_cast<int>(std::lround(14 * currentTheme().textScale));
    return {side, side};
}

void RowMark::paintEvent(QPaintEvent*) {
    const auto& theme = currentTheme();
    const QColor muted = theme.colour(Meaning::Muted);
    const QColor accent = theme.colour(Meaning::Accent);
    QColor colour = m_sign == Sign::linked && !underMouse() ? muted : accent;
    if (!isEnabled())
        colour = blend(muted, theme.colour(Meaning::Card), 0.55);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(width() / 2.0, height() / 2.0);
    painter.scale(theme.textScale, theme.textScale);
    if (m_sign == Sign::changed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const double radius = underMouse() ? 4 : 3;
        painter.drawEllipse(QPointF(), radius, radius);
        return;
    }
    painter.setPen(QPen(colour, 1.3));
    drawChain(painter, m_sign == Sign::linked);
}

} // namespace planner::ui
