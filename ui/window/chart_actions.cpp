// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/chart_actions.h"

#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/exporting/chart_export.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/message_bar.h"
#include "ui/window/ask_where_to_save.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace planner::ui {

namespace {
constexpr QLatin1String folderKey("exportFolder");
} // namespace

ChartActions::ChartActions(const ScenarioDocument& document, MessageBar& messages, QWidget& window)
    : QObject(&window), m_document(document), m_messages(messages), m_window(window) {}

void ChartActions::copy(ChartCard& card) {
    card.applyInput();
    copyToClipboard(card.chart());
    m_messages.showNotice(
        tr("“%1” is on the clipboard: as a picture, as SVG and as numbers.").arg(card.title()));
}

void ChartActions::save(ChartCard& card) {
    const auto folder = QSettings().value(folderKey, QDir::homePath()).toString();
    const auto path = askWhereToSave(m_window, {tr("Save chart"),
                                                QDir(folder).filePath(card.name() + QLatin1String(".png")),
                                                tr("Pictures (*.png *.svg *.pdf)"), QStringLiteral("png")});
    if (!path.isEmpty() && saveTo(card, path))
        QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
}

bool ChartActions::saveTo(ChartCard& card, const QString& path) {
    auto options = pictureOptionsOf(m_document.scenario(), m_document.displayName());
    options.title = card.title();
    card.applyInput();
    options.size = card.chart().size().expandedTo({640, 360});
    options.theme = Theme::light();
    const auto saved = exportChart(card.chart(), path, options);
    if (!saved)
        m_messages.showProblem(saved.error());
    else
        m_messages.showNotice(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
    return saved.has_value();
}

} // namespace planner::ui
