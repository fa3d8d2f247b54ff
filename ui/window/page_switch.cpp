// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_switch.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace planner::ui {

PageSwitch::PageSwitch(QWidget* parent) : QWidget(parent), m_pages(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 10, 0);
    row->setSpacing(2);
    for (const auto page : {Page::charts, Page::validation, Page::efficiency, Page::model}) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setProperty("tab", true);
        m_pages->addButton(button, static_cast<int>(page));
        row->addWidget(button);
    }
    m_pages->button(0)->setChecked(true);
    connect(m_pages, &QButtonGroup::idClicked, this,
            [this](int id) { emit pageChosen(static_cast<Page>(id)); });
    retranslate();
}

void PageSwitch::setPage(Page page) { m_pages->button(static_cast<int>(page))->setChecked(true); }

void PageSwitch::retranslate() {
    const auto name = [this](Page page, const QString& text, const QString& tip) {
        m_pages->button(static_cast<int>(page))->setText(text);
        m_pages->button(static_cast<int>(page))->setToolTip(tip);
    };
    name(Page::charts, tr("Charts"), tr("The charts of this plan"));
    name(Page::validation, tr("Validation"), tr("Every estimate against what was measured"));
    name(Page::efficiency, tr("Efficiency"), tr("How close kernels and network come to the nameplate"));
    name(Page::model, tr("Model"), tr("The model's layers, sizes and dimensions"));
}

void PageSwitch::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace planner::ui
