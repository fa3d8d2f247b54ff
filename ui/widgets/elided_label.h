// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace planner::ui {

/// A one-line label that ends in "…" where there is no room for it.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace planner::ui
