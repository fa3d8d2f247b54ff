// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/catalog_dialog.h"

#include "ui/document/scenario_document.h"
#include "ui/inputs/catalog_table.h"
#include "ui/language/entry_text.h"
#include "ui/language/translate.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {

/// Lines in which every word that was typed occurs.
class WordFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList& words) {
        m_words = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const auto text = sourceModel()->index(row, 0, parent).data(CatalogTable::searchRole).toString();
        return std::all_of(m_words.begin(), m_words.end(),
                           [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

} // namespace

CatalogDialog::CatalogDialog(ScenarioDocument& document, CatalogKind kind, QWidget* parent)
    : QDialog(parent), m_document(document), m_kind(kind), m_table(new CatalogTable(kind, this)),
      m_shown(new WordFilter(this)), m_search(new QLineEdit(this)), m_list(new QTreeView(this)),
      m_details(new QLabel(this)), m_use(new QPushButton(this)) {
    setModal(false);
    setObjectName(kind == CatalogKind::gpu ? QStringLiteral("gpuCatalog") : QStringLiteral("modelCatalog"));
    m_shown->setSourceModel(m_table);
    m_shown->setSortRole(CatalogTable::sortRole);
    m_list->setModel(m_shown);
    m_list->setRootIsDecorated(false);

    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(0, Qt::AscendingOrder);
    m_list->header()->setStretchLastSection(true);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_details->setProperty("role", QStringLiteral("caption"));
    m_details->setTextFormat(Qt::RichText);
    m_details->setWordWrap(true);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setMinimumHeight(64); // the list does not jump while entries with long notes pass by
    m_use->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_details, 1);
    bottom->addWidget(m_use, 0, Qt::AlignBottom);
    column->addLayout(bottom);
    connect(m_search, &QLineEdit::textChanged, this, &CatalogDialog::applySearch);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CatalogDialog::showDetails);
    connect(m_list, &QTreeView::activated, this, &CatalogDialog::choose);
    connect(m_use, &QPushButton::clicked, this, &CatalogDialog::choose);
    retranslate();
    resize(1140, 560);
}

void CatalogDialog::browse() {
    m_list->ensurePolished(); // rows are measured once, and must be as high as the style wants them
    m_table->reload();
    m_search->clear();
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    show();
    mark(m_document.scenario().inputs.catalog_id(m_kind));
    showDetails();
    raise();
    activateWindow();
    m_search->setFocus();
}

int CatalogDialog::markedRow() const { return m_shown->mapToSource(m_list->currentIndex()).row(); }

void CatalogDialog::mark(const std::string& id) {
    const auto index = m_shown->mapFromSource(m_table->index(m_table->rowOf(id), 0));
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void CatalogDialog::applySearch() {
    static_cast<WordFilter*>(m_shown)->setWords(m_search->text().split(u' ', Qt::SkipEmptyParts));
    if (!m_list->currentIndex().isValid() && m_shown->rowCount() > 0)
        m_list->setCurrentIndex(m_shown->index(0, 0));
    showDetails();
}

void CatalogDialog::showDetails() {
    const int row = markedRow();
    m_use->setEnabled(row >= 0);
    m_details->setText(row >= 0                  ? entryDetails(m_table->entry(row))
                       : m_shown->rowCount() > 0 ? QString()
                                                 : tr("No entry has these words."));
}

void CatalogDialog::choose() {
    const int row = markedRow();
    if (row < 0)
        return;
    accept();
    // An entry of our own list is always known.
    (void)m_document.setCatalogEntry(m_kind, fromModel(m_table->entry(row).id));
}

bool CatalogDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QCoreApplication::sendEvent(m_list, event);
        return true;
    default:
        return false;
    }
}

void CatalogDialog::retranslate() {
    const bool isGpu = m_kind == CatalogKind::gpu;
    setWindowTitle(isGpu ? tr("Choose a GPU") : tr("Choose a model"));
    m_search->setPlaceholderText(tr("search by name, figure or source"));
    m_search->setAccessibleName(tr("Search the catalog"));
    m_list->setAccessibleName(isGpu ? tr("GPUs") : tr("Models"));
    m_use->setText(tr("Use in this plan"));
}

void CatalogDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    m_table->reload();
    showDetails();
}

} // namespace planner::ui
