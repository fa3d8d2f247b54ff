// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace planner::ui {

class ChartCard;
class MessageBar;
class ScenarioDocument;
struct PictureOptions;

/// Copies charts to the clipboard and saves them as PNG, SVG and PDF.
class ChartActions final : public QObject {
    Q_OBJECT

public:
    ChartActions(const ScenarioDocument& document, MessageBar& messages, QWidget& window);

    void copy(ChartCard& card);

    /// Asks for a file name and saves the chart there.
    void save(ChartCard& card);

    /// Saves the chart; a failure is told in the message bar.
    bool saveTo(ChartCard& card, const QString& path);

private:
    const ScenarioDocument& m_document;
    MessageBar& m_messages;
    QWidget& m_window;
};

} // namespace planner::ui
