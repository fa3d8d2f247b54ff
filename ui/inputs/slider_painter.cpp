// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/slider_painter.h"

#include "ui/theme/contrast.h"

#include <QPainter>

namespace planner::ui {

namespace {

constexpr double trackHeight = 3;
constexpr double tickHalfHeight = 5;
constexpr double ring = 2;

} // namespace

void paintSlider(QPainter& painter, const QSize& size, const Theme& theme, const SliderLook& look) {
    const QColor card = theme.colour(Meaning::Card);
    const QColor muted = theme.colour(Meaning::Muted);
    const QColor accent =
        look.enabled && !look.missing ? theme.colour(Meaning::Accent) : blend(muted, card, 0.55);
    const double middle = size.height() / 2.0;
    const double scale = theme.textScale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);

    QRectF track(0, middle - trackHeight * scale / 2, size.width(), trackHeight * scale);
    painter.setBrush(blend(muted, card, 0.28));
    painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    if (!look.missing) {
        track.setRight(look.handle);
        painter.setBrush(accent);
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    }
    if (look.baseline) {
        painter.setBrush(muted);
        painter.drawRect(QRectF(*look.baseline - scale, middle - tickHalfHeight * scale, 2 * scale,
                                2 * tickHalfHeight * scale));
    }
    const double radius = SliderLook::radius(theme) - ring / 2;
    painter.setPen(QPen(accent, ring));
    painter.setBrush(look.active && look.enabled    ? accent
                     : look.hovered && look.enabled ? blend(accent, card, 0.15)
                                                    : card);
    painter.drawEllipse(QPointF(look.handle, middle), radius, radius);
}

} // namespace planner::ui
