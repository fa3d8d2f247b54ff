// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/imported_model.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace planner::ui {

class ImportTable;
class ScenarioDocument;

/// What was read of a model, before anything changes: every value with where it comes from, what is not
/// modelled, the totals, and what else the plan would have to change. Not modal. The model can then be used
/// in the plan, as one undo step, and kept in the person's own catalog.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ImportDialog(ScenarioDocument& document, QWidget* parent = nullptr);

    void show(const ImportedModel& model);

    ImportTable& table() { return *m_table; }
    QPushButton& useButton() { return *m_use; }
    QPushButton& keepButton() { return *m_keep; }
    QString totalsText() const; ///< "parameters 671.03 B" and so on, a line each
    QString notesText() const;
    QString statusText() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fillTotals();
    void showNotes();
    void use();
    void keep();

    ScenarioDocument& m_document;
    ImportedModel m_model;
    ImportTable* m_table;
    QTableView* m_view;
    QLabel* m_title;
    QLabel* m_file;
    QGridLayout* m_totals;
    QLabel* m_notes;
    QLabel* m_status;
    QPushButton* m_use;
    QPushButton* m_keep;
};

} // namespace planner::ui
