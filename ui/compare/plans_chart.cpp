// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/plans_chart.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

constexpr double gap = 18.0;

int columnsOf(std::size_t charts) { return charts > 1 ? 2 : 1; }

} // namespace

PlansChart::PlansChart(QWidget* parent) : Chart(parent) {}

PlansChart::~PlansChart() = default;

void PlansChart::show(const ChartKind& kind, const ComparedPlans& plans) {
    for (const auto& chart : m_charts)
        delete &chart->widget();
    m_charts.clear();
    m_plans = plans;
    const auto input = [this](std::size_t plan) {
        return ChartInput{&m_plans.plans[plan], nullptr, true, true, &m_plans.scenarios[plan]};
    };
    for (std::size_t own = 0; own < m_plans.plans.size(); ++own) {
        m_charts.push_back(kind.make(this));
        auto& chart = *m_charts.back();
        chart.widget().hide();
        // While somebody drags, axes only grow: shown every plan in turn, each chart ends with the scale
        // that suits them all.
        for (std::size_t other = 0; other < m_plans.plans.size(); ++other)
            if (other != own)
                chart.refresh(input(other));
        chart.refresh(input(own));
    }
    updateGeometry();
    dataChanged();
}

QSize PlansChart::sizeHint() const {
    const int columns = columnsOf(m_charts.size());
    const int rows = (static_cast<int>(m_charts.size()) + columns - 1) / columns;
    return QSize(470 * columns, std::max(1, rows) * 260) * theme().textScale;
}

QRectF PlansChart::cell(const QRectF& target, int index) const {
    const int columns = columnsOf(m_charts.size());
    const int rows = (static_cast<int>(m_charts.size()) + columns - 1) / columns;
    const QSizeF size((target.width() - gap * (columns - 1)) / columns,
                      (target.height() - gap * (rows - 1)) / rows);
    return {QPointF(target.left() + (index % columns) * (size.width() + gap),
                    target.top() + std::floor(index / columns) * (size.height() + gap)),
            size};
}

QRectF PlansChart::chartArea(const QRectF& target, int index, const Theme& theme) const {
    return cell(target, index)
        .adjusted(0.0, lineHeight(textFont(TextRole::Title, theme.textScale)) + 4.0, 0.0, 0.0);
}

void PlansChart::draw(QPainter& painter, const QRectF& target, const Theme& given) {
    // Type that suits one large chart is too large for several.
    auto theme = given;
    theme.textScale = std::min(given.textScale, this->theme().textScale);
    const QFont title = textFont(TextRole::Title, theme.textScale);
    for (int index = 0; index < static_cast<int>(m_charts.size()); ++index) {
        const QRectF area = cell(target, index);
        drawLine(painter, {area.left(), area.top(), area.width(), lineHeight(title)}, m_plans.names[index],
                 title, theme.textColour(Meaning::Text));
        m_charts[static_cast<std::size_t>(index)]->widget().paintTo(painter, chartArea(target, index, theme),
                                                                    theme);
    }
}

QVector<ChartElement> PlansChart::elementsIn(const QRectF& target, const Theme& given) const {
    auto theme = given;
    theme.textScale = std::min(given.textScale, this->theme().textScale);
    QVector<ChartElement> elements;
    int line = 0;
    for (int index = 0; index < static_cast<int>(m_charts.size()); ++index) {
        auto& chart = m_charts[static_cast<std::size_t>(index)]->widget();
        const QRectF area = chartArea(target, index, theme);
        chart.resize(area.size().toSize());
        int last = line;
        for (auto element : chart.elements()) {
            element.area.translate(area.topLeft());
            element.line += line;
            element.tip.prepend(m_plans.names[index] + u'\n');
            last = std::max(last, element.line);
            elements.append(element);
        }
        line = last + 1;
    }
    return elements;
}

QString PlansChart::description() const {
    QStringList parts;
    for (int index = 0; index < static_cast<int>(m_charts.size()); ++index)
        parts.append(m_plans.names[index] + QStringLiteral(": ") +
                     m_charts[static_cast<std::size_t>(index)]->widget().description());
    return parts.join(u'\n');
}

QVector<QStringList> PlansChart::table() const {
    QVector<QStringList> all;
    for (int index = 0; index < static_cast<int>(m_charts.size()); ++index) {
        all.append({m_plans.names[index]});
        all += m_charts[static_cast<std::size_t>(index)]->widget().table();
    }
    return all;
}

/// The tables one below the other; the plan's name comes first in each line.
ChartTable PlansChart::numbers() const {
    ChartTable all;
    for (int index = 0; index < static_cast<int>(m_charts.size()); ++index) {
        const auto own = m_charts[static_cast<std::size_t>(index)]->widget().numbers();
        if (all.columns.isEmpty())
            all.columns = QVector<ChartTable::Column>{{tr("plan"), {}}} + own.columns;
        for (auto row : own.rows) {
            row.prepend(m_plans.names[index]);
            all.rows.append(row);
        }
    }
    return all;
}

} // namespace planner::ui
