// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace planner::ui {

class ChartActions;
class CompareWindow;
class MessageBar;
class ScenarioDocument;
class SweepWindow;

/// The compare menu: the baseline, the comparison and the sweep.
class CompareActions final : public QObject {
    Q_OBJECT

public:
    CompareActions(ScenarioDocument& document, ChartActions& charts, MessageBar& messages, QWidget& window);

    /// Adds the entries of the menu.
    void fill(QMenu& menu);

    void showComparison();
    void showSweep();
    CompareWindow* comparison() const { return m_comparison; }
    SweepWindow* sweep() const { return m_sweep; }

    /// Takes a preset or file as baseline; a failure is told in the message bar.
    bool takeBaseline(const QString& presetOrPath);

signals:
    void figureActivated(const QString& figureId);

private:
    void askForBaseline();
    void askForName();

    ScenarioDocument& m_document;
    ChartActions& m_charts;
    MessageBar& m_messages;
    QWidget& m_window;
    CompareWindow* m_comparison = nullptr; ///< made when first asked for, as the next
    SweepWindow* m_sweep = nullptr;
};

} // namespace planner::ui
