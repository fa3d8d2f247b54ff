// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import_actions.h"

#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/panels/import_dialog.h"
#include "ui/panels/message_bar.h"

#include "model/catalog/catalog_texts.h"
#include "model/files/file_access.h"
#include "model/import/looks_like_config.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace planner::ui {

ImportActions::ImportActions(ScenarioDocument& document, MessageBar& messages, QWidget& window)
    : QObject(&window), m_document(document), m_messages(messages), m_window(window) {}

void ImportActions::fill(QMenu& menu) {
    menu.addAction(tr("I&mport a model (config.json)…"), QKeySequence(QStringLiteral("Ctrl+I")), this,
                   &ImportActions::askAndImport);
    menu.addAction(tr("Import a model from the clip&board"), QKeySequence::Paste, this,
                   &ImportActions::paste);
}

bool ImportActions::isConfig(const QString& path) {
    const auto text = read_file(path.toStdString());
    return text && looks_like_config(*text);
}

void ImportActions::askAndImport() {
    const auto path = QFileDialog::getOpenFileName(&m_window, tr("Import a model"), {},
                                                   tr("Model configs (*.json);;All files (*)"));
    if (!path.isEmpty())
        importFile(path);
}

bool ImportActions::importFile(const QString& path) { return show(import_config_file(path.toStdString())); }

bool ImportActions::paste() {
    const auto* data = QGuiApplication::clipboard()->mimeData();
    if (data != nullptr && data->hasUrls() && data->urls().first().isLocalFile())
        return importFile(data->urls().first().toLocalFile());
    const auto text = data != nullptr ? data->text().trimmed().toStdString() : std::string();
    if (text.empty()) {
        m_messages.showProblem(tr("The clipboard holds no text. Copy the config.json of a model first."));
        return false;
    }
    auto model = import_config(text, {}); // without a file the config's own name counts
    if (model)
        model->file = from_clipboard;
    return show(model);
}

bool ImportActions::show(const Result<ImportedModel>& model) {
    if (!model) {
        m_messages.showProblem(tr("Not imported: %1").arg(translated(model.error())));
        return false;
    }
    if (m_dialog == nullptr)
        m_dialog = new ImportDialog(m_document, &m_window);
    m_dialog->show(*model);
    return true;
}

} // namespace planner::ui
