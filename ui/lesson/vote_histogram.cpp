// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/vote_histogram.h"

#include "model/lesson/grading.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

VoteHistogram::VoteHistogram(QWidget* parent) : QWidget(parent), m_counts(bins) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double VoteHistogram::placeOf(double value) const {
    return std::clamp(std::log(value / m_from) / std::log(m_to / m_from), 0.0, 1.0);
}

void VoteHistogram::show(const NumberQuestion& question, const std::vector<double>& votes,
                         std::optional<double> right) {
    m_from = question.from;
    m_to = question.to;
    m_unit = unit_of(question.answer);
    m_right = right;
    m_counts.assign(bins, 0);
    for (const double vote : votes) {
        const double place = vote > 0 ? placeOf(vote) : 0;
        ++m_counts[static_cast<std::size_t>(std::min(place * bins, bins - 1.0))];
    }
    update();
}

void VoteHistogram::paintEvent(QPaintEvent* /*event*/) {
    const auto& theme = currentTheme();
    QPainter painter(this);
    const int textHeight = fontMetrics().height();
    const QRectF area(0, textHeight, width(), height() - 2.0 * textHeight - 4);
    const int most = std::max(1, *std::max_element(m_counts.begin(), m_counts.end()));
    const double binWidth = area.width() / bins;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(Meaning::Accent));
    for (int bin = 0; bin < bins; ++bin) {
        const double barHeight = area.height() * m_counts[static_cast<std::size_t>(bin)] / most;
        painter.drawRect(QRectF(bin * binWidth + 1, area.bottom() - barHeight, binWidth - 2, barHeight));
    }
    painter.setPen(theme.colour(Meaning::Line));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(theme.textColour(Meaning::Muted));
    const QRectF scale(0, area.bottom() + 2, width(), textHeight);
    painter.drawText(scale, Qt::AlignLeft, formatted(m_from, m_unit));
    painter.drawText(scale, Qt::AlignRight, formatted(m_to, m_unit));
    if (!m_right)
        return;
    const double x = placeOf(*m_right) * width();
    painter.setPen(QPen(theme.colour(Meaning::Measured), 2, Qt::DashLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter.setPen(theme.textColour(Meaning::Measured));
    const auto text = formatted(*m_right, m_unit);
    const double textWidth = fontMetrics().horizontalAdvance(text);
    painter.drawText(QPointF(std::clamp(x - textWidth / 2, 0.0, width() - textWidth), textHeight - 3.0),
                     text);
}

} // namespace planner::ui
