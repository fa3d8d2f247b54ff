// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/headline_card.h"

#include "ui/theme/style.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QLabel>

namespace planner::ui {

namespace {

constexpr double leastFigureSize = 0.7; ///< of the usual type; a smaller one is no headline

ElidedLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new ElidedLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

void setState(QLabel* label, const char* name, const QString& value) {
    if (label->property(name).toString() == value)
        return;
    label->setProperty(name, value);
    restyle(label);
}

QString toneOf(int direction) {
    if (direction == 0)
        return {};
    return direction > 0 ? QStringLiteral("good") : QStringLiteral("bad");
}

} // namespace

HeadlineCard::HeadlineCard(QWidget* parent)
    : QPushButton(parent), m_caption(labelled("caption", this)), m_sign(labelled("dot", this)),
      m_figure(labelled("figure", this)), m_note(labelled("caption", this)) {
    QPushButton::setProperty("headline", true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QSizePolicy signPolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    signPolicy.setRetainSizeWhenHidden(true); // captions of all cards stand on one line
    m_sign->setSizePolicy(signPolicy);
    m_figure->setLeastSize(leastFigureSize);
    auto* head = new QHBoxLayout;
    head->addWidget(m_caption, 1);
    head->addWidget(m_sign);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(1);
    column->addLayout(head);
    column->addWidget(m_figure);
    column->addWidget(m_note);
}

void HeadlineCard::show(const Headline& headline) {
    if (headline == m_headline)
        return;
    m_headline = headline;
    m_caption->setText(headline.caption);
    m_figure->setText(headline.figure);
    m_note->setText(headline.change.isEmpty() ? headline.note : headline.change);
    setState(m_figure, "tone", headline.tone);
    setState(m_note, "tone", toneOf(headline.direction));
    m_sign->setVisible(!headline.sign.isEmpty());
    setState(m_sign, "state", headline.sign);
    setAccessibleName(headline.caption);
    setAccessibleDescription(
        QStringLiteral("%1. %2 %3").arg(headline.figure, headline.note, headline.change));
    setToolTip(headline.change.isEmpty() ? headline.note
                                         : QStringLiteral("%1\n%2").arg(headline.note, headline.change));
}

QSize HeadlineCard::sizeHint() const { return layout()->sizeHint().expandedTo({150, 74}); }
QSize HeadlineCard::minimumSizeHint() const { return {110, layout()->minimumSize().height()}; }

} // namespace planner::ui
