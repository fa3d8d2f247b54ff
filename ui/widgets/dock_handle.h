// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace planner::ui {

/// The title bar of a dock whose panel carries its own title: a quiet strip to drag the panel by. A double
/// click floats the panel or puts it back, which QDockWidget does itself.
class DockHandle : public QWidget {
    Q_OBJECT

public:
    static constexpr int thickness = 10;

    explicit DockHandle(QWidget* dock);

    QSize sizeHint() const override { return {thickness, thickness}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace planner::ui
