// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/chart_pair.h"

#include "ui/charts/base/chart.h"

#include <QBoxLayout>

namespace planner::ui {

namespace {

constexpr int gap = 8;
constexpr double enough = 105; ///< pixels of height for a title, bars that can be told apart, and their names

} // namespace

ChartPair::ChartPair(Chart* first, Chart* second, QWidget* parent)
    : QWidget(parent), m_first(first), m_box(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(gap);
    m_box->addWidget(first, 1);
    m_box->addWidget(second, 1);
}

bool ChartPair::isSideBySide() const { return m_box->direction() == QBoxLayout::LeftToRight; }

/// For the lower of both arrangements.
QSize ChartPair::minimumSizeHint() const {
    const QSize one = m_first->minimumSizeHint();
    return {2 * one.width() + gap, static_cast<int>(enough * m_first->theme().textScale)};
}

void ChartPair::resizeEvent(QResizeEvent* event) {
    const double wanted = 2 * enough * m_first->theme().textScale + gap;
    m_box->setDirection(height() < wanted ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget::resizeEvent(event);
}

} // namespace planner::ui
