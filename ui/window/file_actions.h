// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"
#include "ui/document/recent_files.h"

#include <QObject>
#include <QPointer>

class QMenu;
class QWidget;

namespace planner::ui {

class MessageBar;
class PresetGallery;
class ScenarioDocument;

/// Opening, saving, recent files and the gallery. Whatever fails is told in the message bar.
class FileActions final : public QObject {
    Q_OBJECT

public:
    FileActions(ScenarioDocument& document, MessageBar& messages, QWidget& window);

    /// Adds the file entries of a menu.
    void fill(QMenu& menu);
    void showGallery();

    /// Opens a preset or file; false where it fails and for the config of a model, which is no scenario.
    bool open(const QString& presetOrPath);

    /// Puts the deployment of a row of the validation in place of the plan, as choosing a preset does: one
    /// undo step. False for a row without a deployment.
    bool openMeasured(const QString& rowId);
    bool save();
    bool saveAs();

    /// Saves to a path without asking.
    bool saveTo(const QString& path);

    /// Shows notices in the message bar; nothing where there are none.
    void tell(const QVector<Problem>& notices);

    /// Asks what to do with unsaved changes; false if the person wants to stay.
    bool mayClose();

signals:
    /// A file to open is the config of a model.
    void configChosen(const QString& path);

private:
    void askAndOpen();
    void fillRecent(QMenu& menu);

    ScenarioDocument& m_document;
    MessageBar& m_messages;
    QWidget& m_window;
    RecentFiles m_recent;
    QPointer<PresetGallery> m_gallery;
};

} // namespace planner::ui
