// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWheelEvent>

namespace planner::ui {

/// An editor that the wheel changes only while it has the keyboard, so that scrolling edits nothing.
template <class Editor> class Quiet : public Editor {
public:
    template <class... Arguments> explicit Quiet(Arguments... arguments) : Editor(arguments...) {
        Editor::setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (Editor::hasFocus())
            Editor::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace planner::ui
