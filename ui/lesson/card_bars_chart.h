// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/lesson/card_bars_layout.h"

namespace planner::ui {

/// Bars of cards, made of what loads them. Where that is allowed, loads can be dragged from card to card, or
/// moved by Shift with Left and Right; or drawn higher and lower, or changed by Shift with Up and Down.
class CardBarsChart final : public Chart {
    Q_OBJECT

public:
    explicit CardBarsChart(QWidget* parent = nullptr) : Chart(parent) {}

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const CardBars& data);
    const CardBars& data() const { return m_data; }
    void setMovable(bool movable) { m_movable = movable; }
    void setStretchable(bool stretchable) { m_stretchable = stretchable; }
    bool isStretching() const { return m_stretched.id >= 0; }

    QString description() const override;
    QVector<QStringList> table() const override;
    QSize sizeHint() const override;

    static QString meanWord();

signals:
    /// Somebody moved a load to another bar.
    void loadMoved(int id, int bar);

    /// Somebody draws a load higher or lower, by so much in all since it was taken.
    void loadStretched(int id, double by);
    void stretchEnded();

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A load in the hand.
    struct Held {
        int id = -1;
        QSizeF size;
        QPointF at;
        int over = -1; ///< the bar below it
    };

    /// A load that is being drawn higher or lower.
    struct Stretched {
        int id = -1;
        double from = 0; ///< where it was taken
        double perPixel = 0;
    };

    int barOf(int id) const;
    void moveByKey(int id, int bars);
    void stretchByKey(int id, int steps);
    void drawHeld(QPainter& painter) const;

    CardBars m_data;
    bool m_movable = false;
    bool m_stretchable = false;
    Held m_held;
    Stretched m_stretched;
};

} // namespace planner::ui
