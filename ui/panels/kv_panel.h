// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QLabel;
class QListWidget;

namespace planner::ui {

class ChartCard;

/// The comparison of KV caches, and beside it the models of the catalog to tick. What is ticked is
/// remembered.
class KvPanel final : public QWidget {
    Q_OBJECT

public:
    explicit KvPanel(QWidget* parent = nullptr);

    /// Draws the plan's model beside the others.
    void refresh(const ChartInput& input);

    ChartCard& card() { return *m_card; }
    QListWidget& models() { return *m_models; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fillModels();
    void applyTicks();
    void makeRoom();
    void retranslate();

    ChartCard* m_card;
    QFrame* m_side;
    QBoxLayout* m_parts;
    QLabel* m_title;
    QListWidget* m_models;
    ChartInput m_input;
    QStringList m_ticked;
};

} // namespace planner::ui
