// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/wrapped_text.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace planner::ui {

WrappedText::WrappedText(const QString& text, const QFont& font, double width, Qt::Alignment alignment)
    : m_layout(std::make_shared<QTextLayout>(text, font)) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout->setTextOption(option);
    m_layout->setCacheEnabled(true);
    double y = 0;
    m_layout->beginLayout();
    for (auto line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += std::ceil(line.height() * 1.12); // Chinese needs the air
    }
    m_layout->endLayout();
}

int WrappedText::lineCount() const { return m_layout->lineCount(); }

double WrappedText::lineHeight(int line) const { return std::ceil(m_layout->lineAt(line).height() * 1.12); }

double WrappedText::height() const {
    double height = 0;
    for (int line = 0; line < lineCount(); ++line)
        height += lineHeight(line);
    return height;
}

void WrappedText::paint(QPainter& painter, const QPointF& topLeft, const QColor& colour) const {
    painter.setPen(colour);
    m_layout->draw(&painter, topLeft);
}

void WrappedText::paintLine(int line, QPainter& painter, const QPointF& topLeft, const QColor& colour) const {
    painter.setPen(colour);
    const auto part = m_layout->lineAt(line);
    part.draw(&painter, topLeft - QPointF(0, part.y()));
}

} // namespace planner::ui
