// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

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

private:
    QPushButton* m_name;
    QLabel* m_plainName;
    QLabel* m_value;
    QLabel* m_source;
};

} // namespace planner::ui
