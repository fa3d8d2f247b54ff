// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/theme/palette.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace planner::ui {

class Chart;

/// A white card with a chart, what it answers, and buttons to enlarge, copy and save it. A card that cannot
/// be seen, hidden or scrolled away, does no work; it catches up when it is shown.
class ChartCard final : public QFrame {
    Q_OBJECT

public:
    explicit ChartCard(const ChartKind& kind, QWidget* parent = nullptr);
    ~ChartCard() override;

    QString name() const { return m_name; }
    QString title() const;
    Chart& chart() const;

    /// Takes the data of a plan, now or when the card is next seen. The plans must stay alive.
    void refresh(const ChartInput& input);

    /// Takes the data that it has waited with, if it can be seen now.
    void catchUp();

    /// Takes the data that it has waited with, seen or not: before a copy or an export.
    void applyInput();
    void setTheme(const Theme& theme);
    void setEnlarged(bool enlarged);

    /// For a card that is alone anyway.
    void hideEnlarge();

    /// Whether what plays the chart stands below it, where there is such a thing.
    void setControlsShown(bool shown);

    /// How often the chart was given data; for tests.
    int refreshCount() const { return m_refreshCount; }

signals:
    void figureActivated(const QString& figureId);
    void enlargeRequested();
    void copyRequested();
    void saveRequested();
    void dragRequested(); ///< somebody pulls at the card
    /// Move the card by this many places in the dashboard.
    void moveRequested(int places);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    QToolButton* addButton(QLayout& row, void (ChartCard::*signal)());

    QString m_name;
    std::unique_ptr<PlanChart> m_chart;
    ChartInput m_input;
    Theme m_theme;
    QLabel* m_title;
    QLabel* m_subtitle;
    QToolButton* m_enlarge;
    QToolButton* m_copy;
    QToolButton* m_save;
    QWidget* m_controls = nullptr; ///< made when first wanted
    bool m_enlarged = false;
    bool m_waiting = false;
    QPoint m_pressed; ///< where a drag may have begun
    int m_refreshCount = 0;
};

} // namespace planner::ui
