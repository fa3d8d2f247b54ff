// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;
class QMenu;

namespace planner::ui {

class Dashboard;
class LessonActions;
class ViewActions;

/// Presentation mode: full screen, type that is legible from the back of a room, one chart or two and the
/// lesson beside them, a pointer that stands out on a projector. Esc or F11 leaves it, and everything is as
/// it was.
class Presentation final : public QObject {
    Q_OBJECT

public:
    /// What is shown large; all outlive it.
    struct Parts {
        QMainWindow& window;
        ViewActions& view;
        Dashboard& dashboard;
        LessonActions& lessons;
    };

    explicit Presentation(const Parts& parts);

    /// Adds the entry of the menu.
    void fill(QMenu& menu);

    void enter();
    void leave();
    bool isOn() const { return m_on; }

signals:
    void changed();

private:
    /// What needs the most room: charts, the words of a question below its cover, or a sandbox.
    enum class Room : std::uint8_t { charts, words, sandbox };

    void arrange();
    void moveDocksBelow();
    void fitDocks();
    void indentLesson(bool indented);
    Room neededRoom() const;
    void fitText();

    Parts m_parts;
    bool m_on = false;
    bool m_entering = false;
    bool m_wasMaximised = false;
    Room m_room = Room::charts; ///< what there is room for
    double m_textScale = 0;     ///< before it
    QByteArray m_docks;         ///< before it
};

} // namespace planner::ui
