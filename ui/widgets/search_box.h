// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inputs/quiet_combo_box.h"

namespace planner::ui {

/// A long list in which typing finds: every entry that has the typed words anywhere. What is no entry is
/// taken back when the box is left.
class SearchBox final : public QuietComboBox {
    Q_OBJECT

public:
    explicit SearchBox(QWidget* parent = nullptr);

signals:
    /// The number of an entry that a person has chosen.
    void chosen(int index);

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeTyped();
};

} // namespace planner::ui
