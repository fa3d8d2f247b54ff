// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/headlines.h"

#include "model/engine/figure_info.h"

#include <QFrame>

#include <array>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace planner::ui {

class ScenarioDocument;

/// The band under the menu: which scenario, what the headlines are about, what is shown, and the baseline.
class HeaderBar final : public QFrame {
    Q_OBJECT

public:
    explicit HeaderBar(ScenarioDocument& document, QWidget* parent = nullptr);

    void setFocusOn(Focus focus);

signals:
    void focusChosen(planner::ui::Focus focus);
    void lensToggled(planner::Lens lens, bool shown);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void drawStrokes();
    void documentChanged();
    void baselineChanged();
    void openBaselineMenu();

    ScenarioDocument& m_document;
    QLabel* m_name;
    QLabel* m_state;
    QButtonGroup* m_focus;
    std::array<QPushButton*, 4> m_lenses; ///< chapter, limit, estimate, measured
    QPushButton* m_baseline;
};

} // namespace planner::ui
