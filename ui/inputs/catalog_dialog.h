// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/catalog_kind.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace planner::ui {

class CatalogTable;
class ScenarioDocument;

/// Chooses the model or the GPU from the catalog: a search field, the key figures of every entry, and the
/// source, the notes and the doubts of the marked one. Not modal; choosing is one undo step and closes it.
///
/// Keyboard: typing searches, Up and Down move through the entries, Enter chooses, Esc closes.
class CatalogDialog final : public QDialog {
    Q_OBJECT

public:
    CatalogDialog(ScenarioDocument& document, CatalogKind kind, QWidget* parent = nullptr);

    /// Shows the catalog as it is now, the plan's entry marked.
    void browse();

    QLineEdit& search() { return *m_search; }
    QTreeView& list() { return *m_list; }
    QLabel& details() { return *m_details; }
    QPushButton& useButton() { return *m_use; }

    /// Marks an entry, if it is shown.
    void mark(const std::string& id);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void applySearch();
    void showDetails();
    void choose();
    int markedRow() const;

    ScenarioDocument& m_document;
    CatalogKind m_kind;
    CatalogTable* m_table;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_search;
    QTreeView* m_list;
    QLabel* m_details;
    QPushButton* m_use;
};

} // namespace planner::ui
