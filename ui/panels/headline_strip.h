// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/headlines.h"

#include <QWidget>

class QHBoxLayout;

namespace planner::ui {

/// The row of headline figures above the charts.
class HeadlineStrip final : public QWidget {
    Q_OBJECT

public:
    explicit HeadlineStrip(QWidget* parent = nullptr);

    void setFocusOn(Focus focus);
    Focus focusOn() const { return m_focus; }
    void refresh(const ChartInput& input);
    const QVector<HeadlineCard*>& cards() const { return m_cards; }

signals:
    void figureActivated(const QString& figureId);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void apply();
    void shareWidth();

    QHBoxLayout* m_row;
    Focus m_focus = Focus::Decode;
    ChartInput m_input;
    QVector<HeadlineCard*> m_cards;
};

} // namespace planner::ui
