// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/dashboard.h"

#include "ui/panels/chart_card.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {
constexpr int mostColumns = 2;
constexpr int gap = 10;
constexpr int leastChosenWidth =
    330; ///< of each chart that was chosen to be shown, before they stand in one column
} // namespace

Dashboard::Dashboard(QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_page(new QWidget), m_grid(new QGridLayout(m_page)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_page);
    m_scroll->viewport()->installEventFilter(this);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &Dashboard::catchUp);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
    for (const auto& kind : chartKinds()) {
        if (!kind.onDashboard)
            continue;
        auto* card = new ChartCard(kind, m_page);
        card->setMinimumHeight(kind.leastHeight);
        m_cards.append(card);
        connect(card, &ChartCard::figureActivated, this, &Dashboard::figureActivated);
        connect(card, &ChartCard::copyRequested, this, [this, card] { emit copyRequested(card->name()); });
        connect(card, &ChartCard::saveRequested, this, [this, card] { emit saveRequested(card->name()); });
        connect(card, &ChartCard::dragRequested, this, [this, card] { emit dragRequested(card->name()); });
        connect(card, &ChartCard::moveRequested, this, [this, card](int places) { move(card, places); });
        connect(card, &ChartCard::enlargeRequested, this,
                [this, card] { showAlone(m_alone.isEmpty() ? card->name() : QString()); });
    }
    arrange();
}

ChartCard* Dashboard::card(const QString& name) const {
    const auto found =
        std::find_if(m_cards.begin(), m_cards.end(), [&](auto* card) { return card->name() == name; });
    return found == m_cards.end() ? nullptr : *found;
}

void Dashboard::refresh(const ChartInput& input) {
    for (auto* card : m_cards)
        card->refresh(input);
}

void Dashboard::setTheme(const Theme& theme) {
    for (auto* card : m_cards)
        card->setTheme(theme);
}

/// A lesson's few charts are better read one above the other, where there is height for it, than squeezed
/// side by side; all of them together keep to two columns, which show twice as many at once.
int Dashboard::columns() const {
    if (!m_only)
        return mostColumns;
    const QSize room = m_scroll->viewport()->size();
    int height = 0;
    for (const auto* card : m_cards)
        height += m_only->contains(card->name()) ? card->minimumHeight() + gap : 0;
    const bool narrow = (room.width() - gap) / mostColumns < leastChosenWidth * currentTheme().textScale;
    return narrow && height <= room.height() ? 1 : mostColumns;
}

/// Charts that came into view take what they have missed.
void Dashboard::catchUp() {
    for (auto* card : m_cards)
        card->catchUp();
}

bool Dashboard::eventFilter(QObject* watched, QEvent* event) {
    // Later: the page has its new layout only when this event is done.
    if (event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, columns() == m_columns ? &Dashboard::catchUp : &Dashboard::arrange);
    return QWidget::eventFilter(watched, event);
}

void Dashboard::scrollTo(const QString& name) {
    if (const auto* target = card(name); target != nullptr && m_alone.isEmpty())
        m_scroll->verticalScrollBar()->setValue(target->y());
}

void Dashboard::showAlone(const QString& name) {
    m_alone = card(name) != nullptr ? name : QString();
    arrange();
}

void Dashboard::showOnly(const std::optional<QStringList>& names) {
    m_only = names;
    m_alone.clear();
    arrange();
}

QStringList Dashboard::order() const {
    QStringList names;
    for (const auto* card : m_cards)
        names.append(card->name());
    return names;
}

void Dashboard::setOrder(const QStringList& names) {
    const auto place = [&](const ChartCard* card) {
        const auto at = names.indexOf(card->name());
        return at < 0 ? names.size() : at;
    };
    std::stable_sort(m_cards.begin(), m_cards.end(), [&](auto* a, auto* b) { return place(a) < place(b); });
    arrange();
}

void Dashboard::move(ChartCard* card, int places) {
    const auto from = m_cards.indexOf(card);
    const auto to = std::clamp<qsizetype>(from + places, 0, m_cards.size() - 1);
    m_cards.move(from, to);
    arrange();
}

void Dashboard::arrange() {
    for (auto* card : m_cards)
        m_grid->removeWidget(card);
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    const auto isShown = [this](const ChartCard* card) {
        return m_alone.isEmpty() ? !m_only || m_only->contains(card->name()) : card->name() == m_alone;
    };
    const auto count = std::count_if(m_cards.begin(), m_cards.end(), isShown);
    m_columns = columns();
    int place = 0;
    for (auto* card : m_cards) {
        const bool shown = isShown(card);
        if (shown) {
            // One that has nothing beside it takes the whole row.
            const bool wide = place % m_columns == 0 && place + 1 == count;
            m_grid->addWidget(card, place / m_columns, place % m_columns, 1, wide ? m_columns : 1);
            m_grid->setRowStretch(place / m_columns, 1);
            ++place;
        }
        card->setEnlarged(card->name() == m_alone);
        card->setControlsShown(shown && count == 1);
        card->setVisible(shown);
        // The tab order follows the order on screen.
        card->raise();
    }
    for (int column = 0; column < mostColumns; ++column)
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
    QTimer::singleShot(0, this, &Dashboard::catchUp);
}

} // namespace planner::ui
