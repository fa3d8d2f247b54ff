// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <QObject>

class QMenu;
class QWidget;

namespace planner {
struct ImportedModel;
}

namespace planner::ui {

class ImportDialog;
class MessageBar;
class ScenarioDocument;

/// Models from elsewhere: a config.json from a file, from the clipboard or dropped on the window. What was
/// read is shown before anything changes; whatever is refused is told in the message bar.
class ImportActions final : public QObject {
    Q_OBJECT

public:
    ImportActions(ScenarioDocument& document, MessageBar& messages, QWidget& window);

    /// Adds the entries of the File menu.
    void fill(QMenu& menu);

    /// Whether the file is the config of a model and no scenario.
    static bool isConfig(const QString& path);

    bool importFile(const QString& path);

    /// Imports what the clipboard holds: the text of a config, or a copied file.
    bool paste();

    ImportDialog* dialog() const { return m_dialog; } ///< null before the first import

private:
    void askAndImport();
    bool show(const Result<ImportedModel>& model);

    ScenarioDocument& m_document;
    MessageBar& m_messages;
    QWidget& m_window;
    ImportDialog* m_dialog = nullptr;
};

} // namespace planner::ui
