// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/export_choices.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace planner::ui {

/// Asks how and where a chart, or all of them, is exported. Begins with what was chosen last.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// With several drawings the place is a folder, with one a file.
    ExportDialog(const QVector<Drawing>& drawings, QWidget* parent = nullptr);

    ExportChoices choices() const;
    void setChoices(const ExportChoices& choices);

    QString path() const;
    void setPath(const QString& path);

    /// Exports and closes; a failure is told in the dialog, which stays.
    void accept() override;

    /// What was written.
    const QStringList& files() const { return m_files; }
    QString problem() const;

private:
    bool isFolder() const { return m_drawings.size() != 1; }
    void buildForm();
    void showPreview();
    void formatChosen();
    void browse();
    bool mayReplace();
    void tell(const QString& problem);

    QVector<Drawing> m_drawings;
    QComboBox* m_format;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QComboBox* m_scale;
    QComboBox* m_theme;
    QComboBox* m_language;
    QLineEdit* m_path;
    QLabel* m_preview;
    QLabel* m_problem;
    QStringList m_files;
};

} // namespace planner::ui
