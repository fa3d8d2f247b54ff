// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace planner::ui {

/// The heading of a group of inputs: a triangle, a bold title and, where there is one, what is chosen in it.
/// Checked means expanded.
class SectionHeader : public QToolButton {
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setDetail(const QString& detail); ///< shown behind the title, such as the chosen GPU

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void describe();

    QString m_detail;
};

} // namespace planner::ui
