// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/panels/dashboard.h"
#include "ui/theme/fonts.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/settings.h"
#include "ui/window/view_actions.h"

#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <array>
#include <utility>

namespace planner::ui {

namespace {

constexpr double leastTextScale = 1.6;
constexpr int pixelsPerScale = 450; ///< of the screen's height, for one unit of text scale
// A sandbox has much to show besides its charts.
constexpr double leastSandboxTextScale = 1.3;
constexpr int pixelsPerSandboxScale = 550;
constexpr int chartsAtOnce = 2;

/// Of the screen's height, for what stands below charts, below a question's cover, and below a sandbox.
constexpr std::array lessonShares{0.38, 0.6, 0.26};

/// A ring and a dot: seen on light and dark, like the spot of a laser pointer.
QCursor pointer() {
    constexpr int size = 32;
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto colour = currentTheme().colour(Meaning::Measured);
    painter.setPen(QPen(Qt::white, 5));
    painter.drawEllipse(QRectF(5, 5, size - 10, size - 10));
    painter.setPen(QPen(colour, 3));
    painter.drawEllipse(QRectF(5, 5, size - 10, size - 10));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(size / 2.0, size / 2.0), 3, 3);
    return QCursor(picture, size / 2, size / 2);
}

} // namespace

Presentation::Presentation(const Parts& parts) : QObject(&parts.window), m_parts(parts) {
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), &parts.window);
    escape->setEnabled(false);
    connect(escape, &QShortcut::activated, this, &Presentation::leave);
    connect(this, &Presentation::changed, escape, [this, escape] { escape->setEnabled(m_on); });
    connect(&parts.lessons.player(), &LessonPlayer::stepChanged, this, &Presentation::arrange);
    connect(&parts.lessons.player(), &LessonPlayer::freePlayChanged, this, &Presentation::arrange);
    connect(&parts.lessons.player(), &LessonPlayer::answered, this, &Presentation::arrange);
}

void Presentation::fill(QMenu& menu) {
    auto* action = menu.addAction(tr("Presentation &mode"), QKeySequence(Qt::Key_F11), this,
                                  [this] { m_on ? leave() : enter(); });
    action->setCheckable(true);
    action->setChecked(m_on);
    connect(this, &Presentation::changed, action, [this, action] { action->setChecked(m_on); });
}

void Presentation::enter() {
    if (m_on)
        return;
    m_on = m_entering = true;
    m_textScale = m_parts.view.textScale();
    m_docks = m_parts.window.saveState(layoutVersion);
    m_wasMaximised = m_parts.window.isMaximized();
    m_room = neededRoom();
    fitText();
    // Hidden, the menu bar would take its shortcuts with it.
    m_parts.window.menuBar()->setMaximumHeight(0);
    m_parts.lessons.startPresenting(m_textScale > 0 ? m_textScale : systemTextScale());
    arrange();
    QApplication::setOverrideCursor(pointer());
    m_parts.window.showFullScreen();
    emit changed();
}

void Presentation::leave() {
    if (!m_on)
        return;
    m_on = false;
    QApplication::restoreOverrideCursor();
    m_parts.window.menuBar()->setMaximumHeight(QWIDGETSIZE_MAX);
    m_parts.window.restoreState(m_docks, layoutVersion);
    indentLesson(false);
    m_parts.view.setTextScale(m_textScale);
    if (m_wasMaximised)
        m_parts.window.showMaximized();
    else
        m_parts.window.showNormal();
    m_parts.dashboard.showOnly(std::nullopt);
    m_parts.lessons.stopPresenting();
    emit changed();
}

/// The chart has the whole width; the inputs of the step and the lesson stand below it.
void Presentation::moveDocksBelow() {
    auto* inputs = m_parts.window.findChild<QDockWidget*>(QStringLiteral("inputs"));
    auto* lesson = m_parts.window.findChild<QDockWidget*>(QStringLiteral("lesson"));
    if (m_parts.window.dockWidgetArea(lesson) == Qt::BottomDockWidgetArea)
        return;
    m_parts.window.addDockWidget(Qt::BottomDockWidgetArea, inputs);
    m_parts.window.addDockWidget(Qt::BottomDockWidgetArea, lesson);
    m_parts.window.splitDockWidget(inputs, lesson, Qt::Horizontal);
    const QSize screen = m_parts.window.screen()->size();
    const int wide = screen.width() / 3;
    m_parts.window.resizeDocks({inputs, lesson}, {wide, screen.width() - wide}, Qt::Horizontal);
}

void Presentation::fitDocks() {
    auto* inputs = m_parts.window.findChild<QDockWidget*>(QStringLiteral("inputs"));
    auto* lesson = m_parts.window.findChild<QDockWidget*>(QStringLiteral("lesson"));
    const double share = lessonShares.at(static_cast<std::size_t>(m_room));
    const int low = static_cast<int>(m_parts.window.screen()->size().height() * share);
    m_parts.window.resizeDocks({inputs, lesson}, {low, low}, Qt::Vertical);
}

/// With no inputs beside it the lesson stands at the window's left edge, and needs the air that it has at the
/// right.
void Presentation::indentLesson(bool indented) {
    auto* holder = m_parts.window.findChild<QDockWidget*>(QStringLiteral("lesson"))->widget();
    auto margins = holder->layout()->contentsMargins();
    margins.setLeft(indented ? margins.right() : 0);
    holder->layout()->setContentsMargins(margins);
}

Presentation::Room Presentation::neededRoom() const {
    const auto& player = m_parts.lessons.player();
    if (!player.isPlaying() || player.isFreePlay())
        return Room::charts;
    const auto& step = player.step();
    if (!player.isRevealed() || (step.question && step.charts.empty()))
        return Room::words;
    return step.sandbox != Sandbox::none ? Room::sandbox : Room::charts;
}

void Presentation::fitText() {
    const double screen = m_parts.window.screen()->size().height();
    const double scale = m_room == Room::sandbox
                             ? std::max(leastSandboxTextScale, screen / pixelsPerSandboxScale)
                             : std::max(leastTextScale, screen / pixelsPerScale);
    if (!qFuzzyCompare(scale, m_parts.view.textScale()))
        m_parts.view.setTextScale(scale);
}

void Presentation::arrange() {
    if (!m_on)
        return;
    const auto before = std::exchange(m_room, neededRoom());
    const bool otherRoom = before != m_room;
    if (otherRoom)
        fitText();
    const auto& player = m_parts.lessons.player();
    const bool guided = player.isPlaying() && !player.isFreePlay();
    moveDocksBelow();
    for (auto* dock : m_parts.window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const bool kept = dock->objectName() == QStringLiteral("lesson") ? player.isPlaying()
                          : dock->objectName() == QStringLiteral("inputs")
                              ? guided && !player.step().inputs.empty()
                              : false;
        dock->setVisible(kept);
    }
    // A height that somebody has given them stays from step to step.
    if (otherRoom || std::exchange(m_entering, false))
        fitDocks();
    indentLesson(m_parts.window.findChild<QDockWidget*>(QStringLiteral("inputs"))->isHidden());
    if (!guided)
        m_parts.dashboard.showOnly(m_parts.dashboard.order().mid(0, chartsAtOnce));
}

} // namespace planner::ui
