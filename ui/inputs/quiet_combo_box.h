// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace planner::ui {

/// A combo box that does not change when a panel is scrolled over it, and that fits a narrow panel.
class QuietComboBox : public QComboBox {
    Q_OBJECT

public:
    explicit QuietComboBox(QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace planner::ui
