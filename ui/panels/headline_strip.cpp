// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/headline_strip.h"

#include <QEvent>
#include <QHBoxLayout>

#include <array>

namespace planner::ui {

namespace {
constexpr int cardCount = 6;

/// Widths of the cards in each focus: a longer note gets a wider card, the same whatever the numbers are.
constexpr std::array<std::array<int, cardCount>, 3> widths{
    {{20, 24, 18, 20, 18, 18}, {20, 17, 20, 24, 19, 20}, {22, 20, 20, 20, 19, 19}}};
} // namespace

HeadlineStrip::HeadlineStrip(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(10);
    for (int index = 0; index < cardCount; ++index) {
        auto* card = new HeadlineCard(this);
        connect(card, &HeadlineCard::clicked, this,
                [this, card] { emit figureActivated(card->headline().figureId); });
        m_row->addWidget(card);
        m_cards.append(card);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    shareWidth();
}

void HeadlineStrip::setFocusOn(Focus focus) {
    m_focus = focus;
    shareWidth();
    apply();
}

void HeadlineStrip::shareWidth() {
    for (int index = 0; index < cardCount; ++index)
        m_row->setStretch(index,
                          widths.at(static_cast<std::size_t>(m_focus)).at(static_cast<std::size_t>(index)));
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
