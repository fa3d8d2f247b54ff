// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ParameterRow that a right click or the menu key opens.
#include "ui/document/scenario_document.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/inputs/quantity_field.h"
#include "ui/language/translate.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>

#include <memory>

namespace planner::ui {

void ParameterRow::addActions(QMenu& menu) {
    const auto& scenario = m_document.scenario();
    auto* reset = menu.addAction(tr("Reset"), this, [this] { m_document.resetParameter(m_parameter); });
    reset->setEnabled(!m_locked && is_changed(scenario, m_parameter));
    if (info(m_parameter).link != nullptr) {
        auto* link =
            is_following(scenario, m_parameter)
                ? menu.addAction(tr("Keep This Value"), this, [this] { m_document.keepValue(m_parameter); })
                : menu.addAction(tr("Follow Again: %1").arg(translated(info(m_parameter).link)), this,
                                 [this] { m_document.restoreLink(m_parameter); });
        link->setEnabled(!m_locked);
    }
    menu.addSeparator();
    menu.addAction(tr("Explain"), this, [this] { emit explainRequested(m_parameter); });
    menu.addAction(tr("Copy Id"), this,
                   [this] { QApplication::clipboard()->setText(fromModel(info(m_parameter).id)); });
    auto* lock = menu.addAction(tr("Lock"));
    lock->setCheckable(true);
    lock->setChecked(m_locked);
    connect(lock, &QAction::toggled, this, &ParameterRow::setLocked);
}

void ParameterRow::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addActions(*menu);
    menu->popup(event->globalPos());
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_slider && event->type() == QEvent::FocusIn)
        m_series = m_document.newSeries();
    if (watched == m_field && event->type() == QEvent::ContextMenu && m_field->isEnabled()) {
        // The field keeps its Cut, Copy and Paste, followed by ours.
        auto* menu = m_field->createStandardContextMenu();
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addSeparator();
        addActions(*menu);
        menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace planner::ui
