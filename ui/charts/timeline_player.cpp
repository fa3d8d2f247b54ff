// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timeline_player.h"

#include "ui/charts/base/timeline_plot.h"
#include "ui/widgets/step_player.h"

#include <QHideEvent>
#include <QVBoxLayout>

#include <cmath>

namespace planner::ui {

namespace {

constexpr int frames = 120;       ///< of one run through the layer
constexpr int slowestFrame = 330; ///< milliseconds

} // namespace

TimelinePlayer::TimelinePlayer(TimelinePlot& plot, QWidget* parent)
    : QWidget(parent), m_plot(plot), m_player(new StepPlayer(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_player);
    m_player->setLooping(slowestFrame);
    m_player->setSteps(frames, frames);
    connect(m_player, &StepPlayer::positionChanged, this, &TimelinePlayer::showNow);
}

void TimelinePlayer::setPeriod(double seconds) {
    m_period = std::isfinite(seconds) ? seconds : 0.0;
    m_player->setEnabled(m_period > 0);
    if (m_period <= 0)
        m_player->pause();
    showNow();
}

void TimelinePlayer::showNow() {
    const int frame = m_player->position();
    m_plot.setNow(frame < frames && m_period > 0 ? m_period * frame / frames : endOfTime);
}

void TimelinePlayer::hideEvent(QHideEvent* event) {
    // A window that is only minimised comes back as it was.
    if (!event->spontaneous())
        m_player->setPosition(frames);
    QWidget::hideEvent(event);
}

} // namespace planner::ui
