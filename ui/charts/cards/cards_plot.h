// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/cards/cards_layout.h"

namespace planner::ui {

/// Units as nodes with cards with expert slots, to count and to point at.
class CardsPlot final : public Chart {
    Q_OBJECT

public:
    using Chart::Chart;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const CardsData& data);
    const CardsData& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;

    static QString nodeName(int number);
    static QString cellText(const CardsLayout::Cell& cell);
    static QString emptyText(const CardsUnit& unit);

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    static QString tipOf(const CardsUnit& unit, const CardsLayout::Cell& cell);

    CardsData m_data;
};

} // namespace planner::ui
