// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import_dialog.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/language/translate.h"
#include "ui/panels/import_table.h"
#include "ui/theme/style.h"

#include "model/catalog/keep_entry.h"
#include "model/catalog/known_text.h"
#include "model/catalog/own_entries.h"
#include "model/import/adopt_model.h"

#include <QDir>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <cmath>

namespace planner::ui {

namespace {

constexpr int fieldWidth = 250;
constexpr int valueWidth = 190;
constexpr int totalsInARow = 5;

QLabel* labelled(const char* role, const QString& text = {}) {
    auto* label = new QLabel(text);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

/// Whether keeping the model replaces an entry that the person kept before.
bool isKept(const ImportedModel& model) {
    const auto* known = find_entry(CatalogKind::model, model.id);
    return known != nullptr && !known->own_file.empty();
}

} // namespace

ImportDialog::ImportDialog(ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_table(new ImportTable(this)), m_view(new QTableView),
      m_title(labelled("heading")), m_file(labelled("caption")), m_totals(new QGridLayout),
      m_notes(labelled("body")), m_status(labelled("body")), m_use(new QPushButton), m_keep(new QPushButton) {
    setModal(false);
    setObjectName(QStringLiteral("importDialog"));
    setProperty(helpTopicProperty, QStringLiteral("import"));
    m_view->setModel(m_table);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->setColumnWidth(0, fieldWidth);
    m_view->setColumnWidth(1, valueWidth);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setTabKeyNavigation(false);
    m_totals->setHorizontalSpacing(24);
    m_totals->setVerticalSpacing(0);
    m_notes->setProperty("tone", QStringLiteral("warning"));
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_use->setProperty("primary", true);
    m_use->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_file);
    column->addLayout(m_totals);
    column->addWidget(m_view, 1);
    column->addWidget(m_notes);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_status, 1);
    bottom->addWidget(m_keep, 0, Qt::AlignBottom);
    bottom->addWidget(m_use, 0, Qt::AlignBottom);
    column->addLayout(bottom);
    connect(m_use, &QPushButton::clicked, this, &ImportDialog::use);
    connect(m_keep, &QPushButton::clicked, this, &ImportDialog::keep);
    connect(&document, &ScenarioDocument::planChanged, this, &ImportDialog::showNotes);
    resize(860, 640);
}

void ImportDialog::show(const ImportedModel& model) {
    m_model = model;
    m_table->show(model);
    m_status->clear();
    refresh();
    QDialog::show();
    raise();
    activateWindow();
}

void ImportDialog::refresh() {
    setWindowTitle(tr("Import a model"));
    m_title->setText(fromModel(m_model.name));
    m_file->setText(tr("Read from: %1. Nothing has changed yet.").arg(translated(known_text(m_model.file))));
    m_use->setText(tr("Use in this plan"));
    m_view->setAccessibleName(tr("What was read of the model"));
    m_keep->setText(isKept(m_model) ? tr("Replace it in my catalog") : tr("Keep in my catalog"));
    fillTotals();
    const auto entry = catalog_entry(m_model);
    m_use->setEnabled(entry.has_value());
    m_keep->setEnabled(entry.has_value());
    showNotes();
}

void ImportDialog::fillTotals() {
    while (auto* item = m_totals->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_model.is_complete) {
        m_totals->addWidget(labelled("caption", tr("totals")), 0, 0);
        m_totals->addWidget(labelled("strong", tr("not modelled")), 1, 0);
        return;
    }
    int place = 0;
    for (const auto& line : lines_of(m_model.totals)) {
        const int row = place / totalsInARow * 2;
        const int column = place % totalsInARow;
        auto* value = labelled("strong", std::isnan(line.value)          ? tr("not modelled")
                                         : line.unit == Unit::parameters ? parametersText(line.value)
                                                                         : formatted(line.value, line.unit));
        m_totals->addWidget(labelled("caption", translated(line.label)), row, column);
        m_totals->addWidget(value, row + 1, column);
        ++place;
    }
}

void ImportDialog::showNotes() {
    const auto entry = catalog_entry(m_model);
    QStringList lines;
    if (!entry) {
        lines.append(
            tr("This model cannot be planned with: a part that the engine needs is not modelled. The "
               "first lines of the table say why."));
    } else {
        auto tried = m_document.scenario();
        if (const auto adjusted = adopt_model(tried, m_model); adjusted && !adjusted->empty()) {
            lines.append(tr("Used in this plan, it also changes:"));
            for (const auto& note : *adjusted)
                lines.append(translated(note));
        }
    }
    m_notes->setText(lines.join(QLatin1Char('\n')));
    m_notes->setVisible(!lines.isEmpty());
}

void ImportDialog::use() {
    if (const auto used = m_document.adoptModel(m_model); !used) {
        m_status->setText(translated(used.error()));
        return;
    }
    accept();
}

void ImportDialog::keep() {
    const auto entry = catalog_entry(m_model);
    const auto folder = own_entries_folder();
    if (!entry || !folder) {
        m_status->setText(entry ? tr("There is no folder for your own entries: HOME is not set.")
                                : translated(entry.error()));
        return;
    }
    const auto kept = keep_entry(*folder, CatalogKind::model, *entry);
    m_status->setText(kept ? tr("Kept as %1").arg(QDir::toNativeSeparators(fromModel(kept->string())))
                           : translated(kept.error()));
    m_status->setProperty("tone", kept ? QStringLiteral("good") : QStringLiteral("bad"));
    restyle(m_status);
    refresh();
}

QString ImportDialog::totalsText() const {
    QStringList lines;
    for (int place = 0; place + 1 < m_totals->count(); place += 2)
        lines.append(static_cast<QLabel*>(m_totals->itemAt(place)->widget())->text() + u' ' +
                     static_cast<QLabel*>(m_totals->itemAt(place + 1)->widget())->text());
    return lines.join(QLatin1Char('\n'));
}

QString ImportDialog::notesText() const { return m_notes->text(); }
QString ImportDialog::statusText() const { return m_status->text(); }

void ImportDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_use->setFocus();
}

void ImportDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_table->retranslate();
    refresh();
}

} // namespace planner::ui
