// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/stage_what_if.h"

#include <QWidget>

class QLabel;
class QSlider;
class QSpinBox;

namespace planner::ui {

/// The lengths of the stages, each with a slider and a field, in whole microseconds.
class StageRows final : public QWidget {
    Q_OBJECT

public:
    explicit StageRows(QWidget* parent);

    /// Shows these lengths; with `newScale` the sliders fit them.
    void setTimes(const StageTimes& times, bool newScale);

    bool isHeld() const; ///< a slider is being dragged

signals:
    void stageEdited(planner::Stage stage, double seconds);
    void editEnded(); ///< a slider was let go

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* name = nullptr;
        QSlider* slider = nullptr;
        QSpinBox* field = nullptr;
    };

    Row makeRow(Stage stage);
    void retranslate();

    std::array<Row, what_if_stages.size()> m_rows;
};

} // namespace planner::ui
