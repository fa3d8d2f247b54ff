// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/hourly_column.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace planner::ui {

class ScenarioDocument;
class TrafficSketch;

/// One's own traffic: 24 numbers, pasted, typed or from a file. What cannot be read is said with its line,
/// stays as it is, and changes nothing. Not modal.
class TrafficDialog : public QDialog {
    Q_OBJECT

public:
    explicit TrafficDialog(ScenarioDocument& document, QWidget* parent = nullptr);

    /// Shows the document's column, or the shape of its profile where it has none.
    void fill();

    /// Reads a file into the editor; false where it cannot be read or is no column.
    bool readFile(const QString& path);

    /// Makes the column the traffic of the day and closes.
    void use();

    QPlainTextEdit* text() const { return m_text; }
    QLabel* message() const { return m_message; }
    QPushButton* useButton() const { return m_use; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void check(const Result<HourlyColumn>& read);
    void checkText();
    void askForFile();
    void retranslate();

    ScenarioDocument& m_document;
    QLabel* m_help;
    QPlainTextEdit* m_text;
    TrafficSketch* m_sketch;
    QLabel* m_message;
    QPushButton* m_open;
    QPushButton* m_use;
    std::optional<HourlyColumn> m_column; ///< what the text says, where it can be read
    QString m_file;                       ///< where the text came from, until it is edited
};

} // namespace planner::ui
