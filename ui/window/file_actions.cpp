// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_actions.h"

#include "model/analysis/measured_scenario.h"
#include "ui/charts/validation_chart.h"
#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/preset_gallery.h"
#include "ui/window/ask_where_to_save.h"
#include "ui/window/import_actions.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

namespace planner::ui {

namespace {

QString fileFilter() { return FileActions::tr("Scenarios (*.json);;All files (*)"); }

/// Pictures and reports carry the scenario that they show.
QString openFilter() {
    return FileActions::tr(
        "Scenarios, pictures and reports (*.json *.png *.svg *.pdf *.html);;All files (*)");
}

} // namespace

FileActions::FileActions(ScenarioDocument& document, MessageBar& messages, QWidget& window)
    : QObject(&window), m_document(document), m_messages(messages), m_window(window) {
    connect(&document, &ScenarioDocument::noticesRaised, this, &FileActions::tell);
}

void FileActions::tell(const QVector<Problem>& notices) {
    QStringList lines;
    for (const auto& notice : notices)
        lines.append(translated(notice));
    if (!lines.isEmpty())
        m_messages.showNotice(lines.join(QLatin1Char('\n')));
}

void FileActions::fill(QMenu& menu) {
    menu.addAction(tr("&Presets…"), QKeySequence::New, this, &FileActions::showGallery);
    menu.addAction(tr("&Open…"), QKeySequence::Open, this, &FileActions::askAndOpen);
    auto* recent = menu.addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    menu.addSeparator();
    menu.addAction(tr("&Save"), QKeySequence::Save, this, &FileActions::save);
    // Not every desktop has a key of its own for it.
    auto saveAsKeys = QKeySequence::keyBindings(QKeySequence::SaveAs);
    if (saveAsKeys.isEmpty())
        saveAsKeys.append(QKeySequence(QStringLiteral("Ctrl+Shift+S")));
    menu.addAction(tr("Save &as…"), this, &FileActions::saveAs)->setShortcuts(saveAsKeys);
    menu.addAction(tr("Re&vert"), this, [this] {
        if (const auto reverted = m_document.revert(); !reverted)
            m_messages.showProblem(translated(reverted.error()));
    });
}

void FileActions::fillRecent(QMenu& menu) {
    menu.clear();
    for (const auto& path : m_recent.files()) {
        auto* action = menu.addAction(QFileInfo(path).fileName(), this, [this, path] { open(path); });
        action->setToolTip(path);
        action->setStatusTip(path);
        action->setEnabled(!RecentFiles::isMissing(path));
    }
    if (menu.isEmpty())
        menu.addAction(tr("No files yet"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(tr("&Clear this list"), this, [this] { m_recent.clear(); });
}

void FileActions::showGallery() {
    if (m_gallery == nullptr) {
        m_gallery = new PresetGallery(&m_window);
        connect(m_gallery, &PresetGallery::presetChosen, this,
                [this](const Scenario& preset) { m_document.replaceScenario(preset); });
    }
    m_gallery->show();
    m_gallery->raise();
    m_gallery->activateWindow();
}

void FileActions::askAndOpen() {
    const auto folder = QFileInfo(m_document.filePath()).absolutePath();
    const auto path = QFileDialog::getOpenFileName(&m_window, tr("Open scenario"), folder, openFilter());
    if (!path.isEmpty())
        open(path);
}

bool FileActions::open(const QString& presetOrPath) {
    if (ImportActions::isConfig(presetOrPath)) {
        emit configChosen(presetOrPath);
        return false;
    }
    if (!mayClose())
        return false;
    if (const auto opened = m_document.open(presetOrPath); !opened) {
        m_messages.showProblem(translated(opened.error()));
        return false;
    }
    if (!m_document.filePath().isEmpty())
        m_recent.add(m_document.filePath());
    return true;
}

bool FileActions::openMeasured(const QString& rowId) {
    for (const auto& row : ValidationChart::rows()) {
        if (fromModel(row.id) != rowId)
            continue;
        const auto scenario = measured_scenario(row);
        if (!scenario)
            return false;
        m_document.replaceScenario(*scenario);
        m_messages.showNotice(tr("Opened the deployment of %1; Undo goes back.").arg(rowId));
        return true;
    }
    return false;
}

bool FileActions::save() {
    return m_document.filePath().isEmpty() ? saveAs() : saveTo(m_document.filePath());
}

bool FileActions::saveAs() {
    auto name = m_document.filePath();
    if (name.isEmpty())
        name = m_document.displayName().replace(QLatin1Char('/'), QLatin1Char('-')) + QStringLiteral(".json");
    const auto path =
        askWhereToSave(m_window, {tr("Save scenario"), name, fileFilter(), QStringLiteral("json")});
    return !path.isEmpty() && saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    if (const auto saved = m_document.saveAs(path); !saved) {
        m_messages.showProblem(translated(saved.error()));
        return false;
    }
    m_recent.add(m_document.filePath());
    return true;
}

bool FileActions::mayClose() {
    if (!m_document.isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("“%1” has changes that are not saved.").arg(m_document.displayName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

} // namespace planner::ui
