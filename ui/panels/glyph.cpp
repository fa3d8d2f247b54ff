// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/glyph.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace planner::ui {

namespace {

constexpr qreal grid = 16; ///< the paths below are written on a grid of 16 x 16

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes) {
    QPainterPath path;
    for (const auto& stroke : strokes) {
        path.moveTo(*stroke.begin());
        for (const auto& point : stroke)
            path.lineTo(point);
    }
    return path;
}

QPainterPath pathOf(Glyph glyph) {
    switch (glyph) {
    case Glyph::Enlarge:
        return lines({{{9.5, 3}, {13, 3}, {13, 6.5}},
                      {{13, 3}, {9, 7}},
                      {{6.5, 13}, {3, 13}, {3, 9.5}},
                      {{3, 13}, {7, 9}}});
    case Glyph::Restore:
        return lines({{{9, 3.5}, {9, 7}, {12.5, 7}},
                      {{9, 7}, {13, 3}},
                      {{7, 12.5}, {7, 9}, {3.5, 9}},
                      {{7, 9}, {3, 13}}});
    case Glyph::Copy: {
        QPainterPath path;
        path.addRoundedRect(QRectF(5.5, 5.5, 7.5, 8), 1.2, 1.2);
        path.addPath(lines({{{10.5, 3}, {4.2, 3}, {3, 4.2}, {3, 11}}}));
        return path;
    }
    case Glyph::Save:
        return lines({{{8, 2.5}, {8, 10}},
                      {{4.8, 7}, {8, 10.2}, {11.2, 7}},
                      {{3, 11}, {3, 13.5}, {13, 13.5}, {13, 11}}});
    case Glyph::Close:
        return lines({{{4, 4}, {12, 12}}, {{12, 4}, {4, 12}}});
    case Glyph::Back:
        return lines({{{10, 3.5}, {5.5, 8}, {10, 12.5}}});
    case Glyph::Forward:
        return lines({{{6, 3.5}, {10.5, 8}, {6, 12.5}}});
    case Glyph::More:
        break;
    }
    QPainterPath dots;
    for (const qreal x : {3.5, 8.0, 12.5})
        dots.addEllipse(QPointF(x, 8), 0.6, 0.6);
    return dots;
}

class GlyphEngine final : public QIconEngine {
public:
    GlyphEngine(Glyph glyph, const Theme& theme) : m_glyph(glyph), m_theme(theme) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto colour = m_theme.colour(mode == QIcon::Active     ? Meaning::Accent
                                           : mode == QIcon::Disabled ? Meaning::Line
                                                                     : Meaning::Muted);
        const qreal side = std::min(rect.width(), rect.height());
        painter->translate(rect.center() + QPointF(0.5 - side / 2, 0.5 - side / 2));
        painter->scale(side / grid, side / grid);
        painter->setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(pathOf(m_glyph));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
    Theme m_theme;
};

} // namespace

QIcon glyphIcon(Glyph glyph, const Theme& theme) { return QIcon(new GlyphEngine(glyph, theme)); }

} // namespace planner::ui
