// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/efficiency_curves.h"

#include <QFrame>
#include <QVector>

class QLabel;
class QPushButton;

namespace planner::ui {

class EfficiencyRow;
class ScenarioDocument;
class XyPlot;

/// One kind of work: its curve, and beside it the parameters that shape it.
class EfficiencyCard final : public QFrame {
    Q_OBJECT

public:
    EfficiencyCard(ScenarioDocument& document, EfficiencyGroup group, QWidget* parent = nullptr);

    /// Shows the document's present state; a card of work that the model does not have hides.
    void refresh();

    EfficiencyGroup group() const { return m_group; }
    XyPlot& plot() { return *m_plot; }
    QPushButton& idealButton() { return *m_ideal; }
    QPushButton& resetButton() { return *m_reset; }
    const QVector<EfficiencyRow*>& rows() const { return m_rows; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ScenarioDocument& m_document;
    EfficiencyGroup m_group;
    std::vector<Parameter> m_parameters;
    QLabel* m_title;
    QLabel* m_note;
    QPushButton* m_ideal;
    QPushButton* m_reset;
    XyPlot* m_plot;
    QVector<EfficiencyRow*> m_rows;
};

} // namespace planner::ui
