// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/hourly_column.h"

#include <QWidget>

namespace planner::ui {

/// The shape of a day in 24 small bars.
class TrafficSketch : public QWidget {
    Q_OBJECT

public:
    explicit TrafficSketch(QWidget* parent = nullptr);

    /// Missing values show an empty day.
    void setHours(const Hourly& hours);
    const Hourly& hours() const { return m_hours; }

    QSize sizeHint() const override { return {180, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Hourly m_hours = no_column();
};

} // namespace planner::ui
