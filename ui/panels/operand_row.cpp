// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/operand_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace planner::ui {

namespace {

constexpr int gap = 8; ///< between name and value

QLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

OperandRow::OperandRow(QWidget* parent)
    : QWidget(parent), m_name(new QPushButton(this)), m_plainName(labelled("strong", this)),
      m_value(labelled("strong", this)), m_source(labelled("caption", this)), m_grid(new QGridLayout(this)) {
    m_name->setProperty("link", true);
    m_name->setCursor(Qt::PointingHandCursor);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (auto* label : {m_plainName, m_source})
        label->setWordWrap(true);
    m_grid->setContentsMargins(0, 5, 0, 5);
    m_grid->setHorizontalSpacing(gap);
    m_grid->setVerticalSpacing(0);
    m_grid->addWidget(m_name, 0, 0);
    m_grid->addWidget(m_plainName, 0, 0);
    m_grid->addWidget(m_value, 0, 1, Qt::AlignRight | Qt::AlignTop);
    m_grid->addWidget(m_source, 2, 0, 1, 2);
    m_grid->setColumnStretch(0, 1);
    connect(m_name, &QPushButton::clicked, this, &OperandRow::activated);
}

void OperandRow::show(const QString& name, const QString& value, const QString& source, bool hasMore) {
    m_name->setText(name);
    m_name->setToolTip(name);
    m_plainName->setText(name);
    m_name->setVisible(hasMore);
    m_plainName->setVisible(!hasMore);
    m_name->setAccessibleDescription(value);
    m_value->setText(value);
    m_source->setText(source);
    m_source->setVisible(!source.isEmpty());
    setVisible(true);
    placeValue();
}

void OperandRow::placeValue() {
    // A link is one line; a plain name wraps.
    const bool below = !m_name->isHidden() &&
                       m_name->minimumSizeHint().width() + gap + m_value->sizeHint().width() > width();
    if (below == m_below)
        return;
    m_below = below;
    m_grid->removeWidget(m_value);
    m_grid->addWidget(m_value, below ? 1 : 0, 1, Qt::AlignRight | Qt::AlignTop);
    m_grid->removeWidget(m_name);
    m_grid->addWidget(m_name, 0, 0, 1, below ? 2 : 1);
}

void OperandRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeValue();
}

} // namespace planner::ui
