// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/headline_strip.h"

#include <QEvent>
#include <QHBoxLayout>

namespace planner::ui {

namespace {
constexpr int cardCount = 6;
} // namespace

HeadlineStrip::HeadlineStrip(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (int index = 0; index < cardCount; ++index) {
        auto* card = new HeadlineCard(this);
        connect(card, &HeadlineCard::clicked, this,
                [this, card] { emit figureActivated(card->headline().figureId); });
        row->addWidget(card, 1);
        m_cards.append(card);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HeadlineStrip::setFocusOn(Focus focus) {
    m_focus = focus;
    apply();
}

void HeadlineStrip::refresh(const ChartInput& input) {
    m_input = input;
    if (isVisible())
        apply();
}

void HeadlineStrip::apply() {
    if (m_input.plan == nullptr)
        return;
    const auto headlines = headlinesOf(m_focus, m_input);
    for (qsizetype index = 0; index < headlines.size(); ++index)
        m_cards[index]->show(headlines[index]);
}

void HeadlineStrip::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    apply();
}

void HeadlineStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        apply();
}

} // namespace planner::ui
