// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_table.h"
#include "ui/exporting/drawn_chart.h"

#include <QObject>
#include <QTemporaryDir>

class QMenu;
class QMimeData;
class QWidget;

namespace planner::ui {

class ChartCard;
class MessageBar;
class PlanView;
class ScenarioDocument;

/// Takes charts out of the window: to the clipboard, by dragging, into files and onto paper.
class ChartActions final : public QObject {
    Q_OBJECT

public:
    ChartActions(const ScenarioDocument& document, PlanView& plan, MessageBar& messages, QWidget& window);

    /// Adds its entries of the file menu.
    void fill(QMenu& menu);

    void copy(ChartCard& card);

    /// Asks how and where, and exports the chart.
    void save(ChartCard& card);
    void saveAll();

    /// Exports something that is no card of the dashboard in the same way.
    void save(const QVector<Drawing>& drawings);

    /// Asks for a file and writes the table as CSV.
    void saveTable(const ChartTable& table);

    /// Drags the chart out of the window as a picture.
    void drag(ChartCard& card);

    /// What drag() hands out; the caller owns it.
    QMimeData* dragData(ChartCard& card) const;

    /// The chart shown alone, or else headlines and all charts, on pages.
    void print();
    void showPrintPreview();

private:
    Drawing drawingOf(const ChartCard& card) const;
    Drawing sheet() const;

    const ScenarioDocument& m_document;
    PlanView& m_plan;
    MessageBar& m_messages;
    QWidget& m_window;
    QTemporaryDir m_dragged; ///< who was given a file may read it long after the drop
};

} // namespace planner::ui
