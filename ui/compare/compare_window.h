// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_table.h"
#include "ui/exporting/drawn_chart.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QTableView;
class QTabWidget;
class QTimer;
class QVBoxLayout;

namespace planner::ui {

class ComparisonModel;
class PlanNames;
class PlanSet;
class PlansChart;
class QuietComboBox;
class ScenarioDocument;

/// Up to four plans side by side: what was put in differently and every figure with its change in a table,
/// and any chart of each on the same scales. Follows the plan while it is edited.
class CompareWindow final : public QDialog {
    Q_OBJECT

public:
    explicit CompareWindow(ScenarioDocument& document, QWidget* parent = nullptr);
    ~CompareWindow() override;

    PlanSet& plans() { return *m_plans; }
    ComparisonModel& model() { return *m_model; }
    PlansChart& chart() { return *m_chart; }
    void search(const QString& words);
    void showChangedOnly(bool changedOnly);
    void showChart(const QString& name);

    /// The whole table as programs read it.
    ChartTable table() const;
    Drawing drawing() const;

signals:
    void exportRequested(const QVector<planner::ui::Drawing>& drawings);
    void tableExportRequested(const planner::ui::ChartTable& table);
    void problemRaised(const QString& problem);
    void figureActivated(const QString& figureId);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildTable();
    void buildCharts();
    void fillAdd(QMenu& menu);
    void addFile();
    void soon();
    void refresh();
    void showRows();
    void showCharts();
    void copy();
    void exportShown();
    void activate(const QModelIndex& index);
    void retranslate();

    ScenarioDocument& m_document;
    PlanSet* m_plans;
    QTimer* m_later;
    PlanNames* m_names;
    QTabWidget* m_tabs;
    QLineEdit* m_search;
    QCheckBox* m_changedOnly;
    QTableView* m_view;
    ComparisonModel* m_model;
    QuietComboBox* m_kind;
    PlansChart* m_chart;
    QLabel* m_scales;
    QMenu* m_addMenu;
    QPushButton* m_add;
    QPushButton* m_swap;
    QPushButton* m_copy;
    QPushButton* m_export;
};

} // namespace planner::ui
