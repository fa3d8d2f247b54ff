// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/meaning.h"

#include <QPushButton>

class QLabel;

namespace planner::ui {

class ElidedLabel;

/// What one card of the headline strip shows.
struct Headline {
    QString caption;   ///< "Memory per GPU"
    QString figure;    ///< "59.9 / 85.5 GB"
    QString note;      ///< "fits, 46 more requests"
    QString change;    ///< against the baseline; empty without one
    int direction = 0; ///< of the change: -1 worse, 1 better
    QString sign;      ///< "good" or "bad": a coloured dot; empty for none
    QString tone;      ///< tone of the figure, such as "warning"; empty for the text's own
    QString figureId;  ///< what a click explains

    bool operator==(const Headline&) const = default;
};

/// A card of the strip above the charts: a large figure, what it is, and how it changed. A click explains it.
class HeadlineCard final : public QPushButton {
    Q_OBJECT

public:
    explicit HeadlineCard(QWidget* parent = nullptr);

    void show(const Headline& headline);
    const Headline& headline() const { return m_headline; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    Headline m_headline;
    QLabel* m_caption;
    QLabel* m_sign;
    ElidedLabel* m_figure;
    QLabel* m_note;
};

} // namespace planner::ui
