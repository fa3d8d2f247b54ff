// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_label.h"

#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

QFont ElidedLabel::shownFont() const {
    auto shown = font();
    const int needed = fontMetrics().horizontalAdvance(text());
    if (needed <= width())
        return shown;
    const double share = std::max(m_leastSize, static_cast<double>(width()) / needed);
    shown.setPixelSize(static_cast<int>(std::floor(QFontInfo(shown).pixelSize() * share)));
    return shown;
}

QSize ElidedLabel::sizeHint() const {
    // A wrapping QLabel would ask for a shape of its own liking, narrower than its line.
    const auto size = QLabel::sizeHint();
    return wordWrap() ? QSize(fontMetrics().horizontalAdvance(text()) + 1, size.height()) : size;
}

QSize ElidedLabel::minimumSizeHint() const {
    if (wordWrap())
        return QLabel::minimumSizeHint();
    return {fontMetrics().horizontalAdvance(QStringLiteral("mmm…")), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (wordWrap()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setFont(shownFont());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, foregroundRole()));
    const auto shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, shown);
}

} // namespace planner::ui
