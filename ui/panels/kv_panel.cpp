// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/kv_panel.h"

#include "ui/language/entry_text.h"
#include "ui/language/translate.h"
#include "ui/panels/chart_card.h"

#include "model/catalog/catalog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace planner::ui {

namespace {

constexpr int listWidth = 230;
constexpr int listHeight = 170; ///< below the chart
constexpr int besideFrom = 760; ///< with less room the list goes below the chart
constexpr int rowHeight = 30;   ///< of one model in the chart

QString settingsKey() { return QStringLiteral("models/compared"); }

} // namespace

KvPanel::KvPanel(QWidget* parent)
    : QWidget(parent), m_card(new ChartCard(chartKind("kv-per-token"), this)), m_side(new QFrame(this)),
      m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_title(new QLabel), m_models(new QListWidget),
      m_ticked(QSettings().value(settingsKey()).toStringList()) {
    m_card->hideEnlarge();
    m_side->setProperty("card", true);
    m_title->setProperty("role", QStringLiteral("title"));
    m_models->setFrameShape(QFrame::NoFrame);
    m_models->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* list = new QVBoxLayout(m_side);
    list->setContentsMargins(14, 10, 6, 10);
    list->addWidget(m_title);
    list->addWidget(m_models, 1);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(10);
    m_parts->addWidget(m_card, 1);
    m_parts->addWidget(m_side);
    connect(m_models, &QListWidget::itemChanged, this, &KvPanel::applyTicks);
    // Enter and a click on the name tick, too: nobody should have to aim at the box.
    connect(m_models, &QListWidget::itemActivated, this, [](QListWidgetItem* item) {
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    retranslate();
    fillModels();
}

void KvPanel::fillModels() {
    const QSignalBlocker quiet(m_models);
    m_models->clear();
    for (const auto& entry : catalog(CatalogKind::model)) {
        auto* item = new QListWidgetItem(entryName(entry), m_models);
        item->setData(Qt::UserRole, fromModel(entry.id));
        item->setToolTip(fromModel(entry.source));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_ticked.contains(fromModel(entry.id)) ? Qt::Checked : Qt::Unchecked);
    }
    makeRoom();
}

void KvPanel::makeRoom() {
    m_card->setMinimumHeight(chartKind("kv-per-token").leastHeight +
                             rowHeight * static_cast<int>(m_ticked.size()));
}

void KvPanel::applyTicks() {
    m_ticked.clear();
    for (int row = 0; row < m_models->count(); ++row)
        if (m_models->item(row)->checkState() == Qt::Checked)
            m_ticked.append(m_models->item(row)->data(Qt::UserRole).toString());
    QSettings().setValue(settingsKey(), m_ticked);
    makeRoom();
    refresh(m_input);
}

void KvPanel::refresh(const ChartInput& input) {
    m_input = input;
    m_input.comparedModels = m_ticked;
    m_card->refresh(m_input);
}

void KvPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isBeside = width() >= besideFrom;
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_side->setMinimumSize(isBeside ? listWidth : 0, isBeside ? 0 : listHeight);
    m_side->setMaximumSize(isBeside ? listWidth : QWIDGETSIZE_MAX, isBeside ? QWIDGETSIZE_MAX : listHeight);
}

void KvPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fillModels(); // the catalog may have got an entry
}

void KvPanel::retranslate() {
    m_title->setText(tr("Compare with"));
    m_models->setAccessibleName(tr("Models to compare with"));
}

void KvPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillModels();
    }
}

} // namespace planner::ui
