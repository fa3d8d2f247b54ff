// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;

namespace planner::ui {

class Chart;

/// Two charts above one another, or side by side where there is not the height for that.
class ChartPair final : public QWidget {
    Q_OBJECT

public:
    ChartPair(Chart* first, Chart* second, QWidget* parent);

    bool isSideBySide() const;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    Chart* m_first;
    QBoxLayout* m_box;
};

} // namespace planner::ui
