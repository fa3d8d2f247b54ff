// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "ui/charts/plan_chart.h"
#include "ui/theme/palette.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace planner::ui {

class CatalogPicker;
class ChartCard;
class KvPanel;
class ParameterRow;
class ScenarioDocument;

/// The model by itself: its stack of layers with the totals, which stays in sight; below it every dimension
/// to edit, and what its cache costs beside that of other models.
class ModelView final : public QWidget {
    Q_OBJECT

public:
    explicit ModelView(ScenarioDocument& document, QWidget* parent = nullptr);

    /// Takes the plan that it shows; works when it can be seen.
    void refresh(const ChartInput& input);
    void setTheme(const Theme& theme);

    ChartCard& stack() { return *m_stack; }
    KvPanel& caches() { return *m_caches; }
    CatalogPicker& picker() { return *m_picker; }
    ParameterRow* row(Parameter parameter) const;

signals:
    void figureActivated(const QString& figureId);
    void explainRequested(planner::Parameter parameter);
    void copyRequested(planner::ui::ChartCard& card);
    void saveRequested(planner::ui::ChartCard& card);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeDimensions(ScenarioDocument& document);
    void connectCard(ChartCard& card);
    void arrangeRows();
    void refreshRows();
    void retranslate();

    ChartCard* m_stack;
    KvPanel* m_caches;
    QLabel* m_title;
    CatalogPicker* m_picker;
    QGridLayout* m_grid;
    QVector<ParameterRow*> m_rows;
    int m_columns = 0;
};

} // namespace planner::ui
