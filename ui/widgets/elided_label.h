// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace planner::ui {

/// A one-line label that ends in "…" where there is no room for it. With word wrap it is an ordinary label.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// Before it is cut, a text is written smaller, down to this share of its size.
    void setLeastSize(double share) { m_leastSize = share; }

    /// The font that the text is written in at the present width.
    QFont shownFont() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_leastSize = 1.0;
};

} // namespace planner::ui
