// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/drawn_chart.h"
#include "ui/sweep/sweep_run.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;
class QVBoxLayout;

namespace planner::ui {

class AxisEditor;
class ElidedLabel;
class FigureList;
class HeatMapPlot;
class LinePlot;
class ScenarioDocument;

/// Varies one or two inputs of the plan and draws figures over them: lines, or a map. Follows the plan while
/// it is edited, and computes on other threads.
class SweepWindow final : public QDialog {
    Q_OBJECT

public:
    explicit SweepWindow(ScenarioDocument& document, QWidget* parent = nullptr);
    ~SweepWindow() override;

    AxisEditor& first() { return *m_first; }
    AxisEditor& second() { return *m_second; }
    void varySecond(bool varied);
    FigureList& figures() { return *m_figures; }
    LinePlot& lines() { return *m_lines; }
    HeatMapPlot& map() { return *m_map; }
    SweepRun& run() { return *m_run; }
    bool showsMap() const;

    /// Marks a point; the button then gives its inputs to the plan.
    void choosePoint(std::size_t point);
    void usePoint();

    /// What is shown now, for copying and exporting.
    Drawing drawing() const;
    QString problem() const;

signals:
    void exportRequested(const QVector<planner::ui::Drawing>& drawings);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildSettings(QVBoxLayout& column);
    void buildCard(QVBoxLayout& column);
    void connectParts();
    Result<Sweep> sweep() const;
    void restart();
    void showPoints();
    void showState();
    void copy();
    Chart& shownChart() const;
    void retranslate();

    ScenarioDocument& m_document;
    SweepRun* m_run;
    QTimer* m_later; ///< edits that follow each other quickly start one sweep
    QLabel* m_varyTitle;
    QLabel* m_showTitle;
    AxisEditor* m_first;
    QCheckBox* m_two;
    AxisEditor* m_second;
    FigureList* m_figures;
    QLabel* m_problem;
    QLabel* m_title;
    QStackedWidget* m_stack;
    LinePlot* m_lines;
    HeatMapPlot* m_map;
    QLabel* m_state;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    ElidedLabel* m_point;
    QPushButton* m_use;
    QPushButton* m_copy;
    QPushButton* m_export;
    std::optional<std::size_t> m_chosen;
};

} // namespace planner::ui
