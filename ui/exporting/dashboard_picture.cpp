// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/dashboard_picture.h"

#include "ui/document/scenario_document.h"
#include "ui/panels/headlines.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

constexpr qreal gap = 12;
constexpr qreal inner = 14;
constexpr qreal stripHeight = 78;
constexpr int columns = 2;
constexpr QSize cardSize(634, 270);

void drawCard(QPainter& painter, const QRectF& card, const Theme& theme) {
    painter.setPen(QPen(theme.colour(Meaning::Line), 1));
    painter.setBrush(theme.colour(Meaning::Card));
    painter.drawRoundedRect(card, 8, 8);
}

/// One line of text, elided; answers where the next line begins.
qreal drawLine(QPainter& painter, const QRectF& card, qreal top, const QFont& font, const QColor& colour,
               const QString& text) {
    const QFontMetricsF metrics(font);
    const QRectF line(card.left() + inner, top, card.width() - 2 * inner, metrics.height());
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, line.width()));
    return line.bottom() + 2;
}

} // namespace

DashboardPicture::DashboardPicture(const ScenarioDocument& document, QWidget* parent)
    : DashboardPicture(ChartInput{.plan = &document.plan(),
                                  .baseline = document.baselinePlan(),
                                  .scenario = &document.scenario(),
                                  .baselineScenario = document.baselineScenario()},
                       parent) {}

DashboardPicture::DashboardPicture(const ChartInput& input, QWidget* parent)
    : Chart(parent), m_input(input), m_headlines(headlinesOf(Focus::Decode, m_input)) {
    for (const auto& kind : chartKinds()) {
        if (!kind.onDashboard)
            continue;
        m_charts.push_back(kind.make(this));
        m_charts.back()->widget().hide();
        m_charts.back()->refresh(m_input);
    }
}

DashboardPicture::~DashboardPicture() = default;

int DashboardPicture::rows() const { return (static_cast<int>(m_charts.size()) + columns - 1) / columns; }

QSize DashboardPicture::sizeHint() const {
    const int between = static_cast<int>(gap);
    return {columns * cardSize.width() + (columns - 1) * between,
            static_cast<int>(stripHeight) + rows() * (cardSize.height() + between)};
}

void DashboardPicture::draw(QPainter& painter, const QRectF& target, const Theme& chosen) {
    // Type that suits one large chart is too large for many.
    auto theme = chosen;
    theme.textScale = 1.0;
    const auto cards = static_cast<qreal>(m_headlines.size());
    const qreal width = (target.width() - gap * (cards - 1)) / cards;
    for (qsizetype index = 0; index < m_headlines.size(); ++index)
        drawHeadline(
            painter,
            {target.left() + static_cast<qreal>(index) * (width + gap), target.top(), width, stripHeight},
            theme, m_headlines[index]);
    const qreal top = target.top() + stripHeight + gap;
    const QSizeF size((target.width() - gap) / columns,
                      (target.bottom() - top - gap * (rows() - 1)) / rows());
    for (std::size_t index = 0; index < m_charts.size(); ++index) {
        const auto column = index % columns;
        const auto row = index / columns;
        const QPointF corner(target.left() + static_cast<qreal>(column) * (size.width() + gap),
                             top + static_cast<qreal>(row) * (size.height() + gap));
        drawChart(painter, {corner, size}, theme, *m_charts[index]);
    }
}

void DashboardPicture::drawHeadline(QPainter& painter, const QRectF& card, const Theme& theme,
                                    const Headline& headline) const {
    drawCard(painter, card, theme);
    const auto muted = theme.textColour(Meaning::Muted);
    qreal top = drawLine(painter, card, card.top() + 10, textFont(TextRole::Caption, theme.textScale), muted,
                         headline.caption);
    const auto figure = textFont(TextRole::Figure, theme.textScale);
    top = drawLine(painter, card, top, figure, theme.textColour(Meaning::Text), headline.figure);
    drawLine(painter, card, top, textFont(TextRole::Caption, theme.textScale), muted, headline.note);
}

void DashboardPicture::drawChart(QPainter& painter, const QRectF& card, const Theme& theme,
                                 PlanChart& chart) const {
    drawCard(painter, card, theme);
    const auto text = theme.textColour(Meaning::Text);
    qreal top = drawLine(painter, card, card.top() + 10, textFont(TextRole::Title, theme.textScale), text,
                         chart.title());
    top = drawLine(painter, card, top, textFont(TextRole::Caption, theme.textScale),
                   theme.textColour(Meaning::Muted), chart.subtitle(m_input));
    chart.widget().paintTo(
        painter, {card.left() + inner, top + 4, card.width() - 2 * inner, card.bottom() - top - inner},
        theme);
}

QVector<ChartElement> DashboardPicture::elementsIn(const QRectF&, const Theme&) const { return {}; }

QString DashboardPicture::description() const {
    QStringList parts;
    for (const auto& headline : m_headlines)
        parts.append(QStringLiteral("%1: %2").arg(headline.caption, headline.figure));
    for (const auto& chart : m_charts)
        parts.append(chart->widget().description());
    return parts.join(QLatin1Char('\n'));
}

QVector<QStringList> DashboardPicture::table() const {
    QVector<QStringList> rows{{tr("Figure"), tr("Value"), tr("Note")}};
    for (const auto& headline : m_headlines)
        rows.append({headline.caption, headline.figure, headline.note});
    return rows;
}

} // namespace planner::ui
