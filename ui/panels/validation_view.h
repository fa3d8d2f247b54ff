// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/theme/palette.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace planner::ui {

class ChartCard;

/// How good the estimates are: every prediction against its measurement, and the medians beside it. Follows
/// no plan; it works once, when it is first shown.
class ValidationView final : public QWidget {
    Q_OBJECT

public:
    explicit ValidationView(const ChartInput& input, QWidget* parent = nullptr);

    ChartCard& card() { return *m_card; }
    void setTheme(const Theme& theme);

signals:
    /// The deployment of a row is wanted as a scenario.
    void measurementChosen(const QString& rowId);
    void copyRequested();
    void saveRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillTable();

    ChartInput m_input;
    ChartCard* m_card;
    QWidget* m_summary;
    QGridLayout* m_table;
    bool m_shown = false;
};

} // namespace planner::ui
