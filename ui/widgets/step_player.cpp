// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/step_player.h"

#include "ui/widgets/quiet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

#include <cmath>

namespace planner::ui {

namespace {

constexpr int speeds = 10; ///< steps of the slider, each of which is faster by the same factor

QPushButton* button(const QString& sign, QWidget* parent) {
    auto* made = new QPushButton(sign, parent);
    made->setProperty("chip", true);
    return made;
}

} // namespace

StepPlayer::StepPlayer(QWidget* parent)
    : QWidget(parent), m_first(button(QStringLiteral("|◀"), this)), m_back(button(QStringLiteral("◀"), this)),
      m_play(button({}, this)), m_forward(button(QStringLiteral("▶"), this)),
      m_last(button(QStringLiteral("▶|"), this)), m_place(new Quiet<QSlider>(Qt::Horizontal, this)),
      m_state(new QLabel(this)), m_speedLabel(new QLabel(this)),
      m_speed(new Quiet<QSlider>(Qt::Horizontal, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (auto* each : {m_first, m_back, m_play, m_forward, m_last})
        row->addWidget(each);
    row->addWidget(m_place, 1);
    row->addWidget(m_state);
    row->addSpacing(12);
    row->addWidget(m_speedLabel);
    row->addWidget(m_speed);
    m_state->setProperty("role", QStringLiteral("muted"));
    m_speedLabel->setProperty("role", QStringLiteral("muted"));
    m_speed->setRange(0, speeds);
    m_speed->setValue(4);
    m_speed->setFixedWidth(90);
    connect(m_first, &QPushButton::clicked, this, [this] { setPosition(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { setPosition(position() - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { setPosition(position() + 1); });
    connect(m_last, &QPushButton::clicked, this, [this] { setPosition(count()); });
    connect(m_play, &QPushButton::clicked, this, [this] { isPlaying() ? pause() : play(); });
    connect(m_place, &QSlider::valueChanged, this, [this](int place) {
        showState();
        emit positionChanged(place);
    });
    connect(m_speed, &QSlider::valueChanged, this, &StepPlayer::applySpeed);
    applySpeed();
    connect(&m_timer, &QTimer::timeout, this, &StepPlayer::tick);
    retranslate();
}

void StepPlayer::setSteps(int count, int position) {
    const QSignalBlocker quiet(m_place);
    m_place->setRange(0, count);
    m_place->setValue(position);
    showState();
}

void StepPlayer::setLooping(int slowestMilliseconds) {
    m_looping = true;
    m_slowest = slowestMilliseconds;
    m_state->hide();
    applySpeed();
}

void StepPlayer::applySpeed() {
    m_timer.setInterval(static_cast<int>(m_slowest / std::pow(1.6, m_speed->value())));
}

int StepPlayer::count() const { return m_place->maximum(); }

int StepPlayer::position() const { return m_place->value(); }

void StepPlayer::setPosition(int position) { m_place->setValue(position); }

void StepPlayer::play() {
    if (position() >= count())
        setPosition(0);
    m_timer.start();
    showState();
}

void StepPlayer::pause() {
    m_timer.stop();
    showState();
}

void StepPlayer::tick() {
    if (position() >= count() && m_looping)
        setPosition(0);
    else if (position() >= count())
        pause();
    else
        setPosition(position() + 1);
}

void StepPlayer::showState() {
    m_state->setText(tr("%1 of %2").arg(position()).arg(count()));
    m_play->setText(isPlaying() ? tr("Pause") : tr("Play"));
}

void StepPlayer::hideEvent(QHideEvent* event) {
    pause();
    QWidget::hideEvent(event);
}

void StepPlayer::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StepPlayer::retranslate() {
    const std::pair<QWidget*, QString> names[] = {{m_first, tr("To the start")},
                                                  {m_back, tr("One step back")},
                                                  {m_play, tr("Let the steps run by themselves")},
                                                  {m_forward, tr("One step forward")},
                                                  {m_last, tr("To the end")},
                                                  {m_place, tr("Step")},
                                                  {m_speed, tr("Speed")}};
    for (const auto& [widget, name] : names) {
        widget->setToolTip(name);
        widget->setAccessibleName(name);
    }
    m_speedLabel->setText(tr("Speed"));
    showState();
}

} // namespace planner::ui
