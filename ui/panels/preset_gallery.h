// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <QDialog>

namespace planner::ui {

/// The shipped scenarios with their key figures. Choosing one replaces the plan as one undo step, so the
/// gallery may stay open beside the window.
class PresetGallery final : public QDialog {
    Q_OBJECT

public:
    explicit PresetGallery(QWidget* parent = nullptr);

signals:
    void presetChosen(const planner::Scenario& preset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    QWidget* m_page; ///< the cards, in a scroll area
};

} // namespace planner::ui
