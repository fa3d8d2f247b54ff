// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

#include <memory>

class QPainter;
class QPointF;
class QTextLayout;

namespace planner::ui {

/// A text broken into lines of one width, to be painted as a whole or line by line.
class WrappedText {
public:
    WrappedText(const QString& text, const QFont& font, double width,
                Qt::Alignment alignment = Qt::AlignLeft);

    int lineCount() const;
    double lineHeight(int line) const;
    double height() const;

    void paint(QPainter& painter, const QPointF& topLeft, const QColor& colour) const;
    void paintLine(int line, QPainter& painter, const QPointF& topLeft, const QColor& colour) const;

private:
    std::shared_ptr<QTextLayout> m_layout;
};

} // namespace planner::ui
