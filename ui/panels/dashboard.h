// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/theme/palette.h"

#include <QStringList>
#include <QVector>
#include <QWidget>

#include <optional>

class QGridLayout;
class QScrollArea;

namespace planner::ui {

class ChartCard;

/// The charts in a grid of two columns that scrolls where they would get too low to read; one can be shown
/// alone, and their order is the user's.
class Dashboard final : public QWidget {
    Q_OBJECT

public:
    explicit Dashboard(QWidget* parent = nullptr);

    const QVector<ChartCard*>& cards() const { return m_cards; }
    ChartCard* card(const QString& name) const;

    void refresh(const ChartInput& input);
    void setTheme(const Theme& theme);

    /// Scrolls to a chart where all of them are shown.
    void scrollTo(const QString& name);

    /// Shows one chart alone, or all of them with an empty name.
    void showAlone(const QString& name);
    QString shownAlone() const { return m_alone; }

    /// Shows these charts and no others, for a lesson or a presentation; nothing shows all of them again.
    void showOnly(const std::optional<QStringList>& names);

    /// Names of the charts in their order; unknown names are passed over, missing ones come last.
    QStringList order() const;
    void setOrder(const QStringList& names);

signals:
    void figureActivated(const QString& figureId);
    void copyRequested(const QString& chart);
    void saveRequested(const QString& chart);
    void dragRequested(const QString& chart);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int columns() const;
    void arrange();
    void catchUp();
    void move(ChartCard* card, int places);

    QScrollArea* m_scroll;
    QWidget* m_page; ///< what scrolls: the grid of cards
    QGridLayout* m_grid;
    QVector<ChartCard*> m_cards;
    int m_columns = 0; ///< of the grid as it stands
    QString m_alone;
    std::optional<QStringList> m_only;
};

} // namespace planner::ui
