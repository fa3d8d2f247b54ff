// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace planner::ui {

/// One thing that a formula uses: its name (a link where there is more to explain), value and source.
class OperandRow final : public QWidget {
    Q_OBJECT

public:
    explicit OperandRow(QWidget* parent = nullptr);

    void show(const QString& name, const QString& value, const QString& source, bool hasMore);

signals:
    void activated();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Beside the name, or below it where both have no room in one line.
    void placeValue();

    QPushButton* m_name;
    QLabel* m_plainName;
    QLabel* m_value;
    QLabel* m_source;
    QGridLayout* m_grid;
    bool m_below = false;
};

} // namespace planner::ui
