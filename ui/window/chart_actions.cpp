// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/chart_actions.h"

#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/exporting/chart_drag.h"
#include "ui/exporting/chart_export.h"
#include "ui/exporting/dashboard_picture.h"
#include "ui/exporting/export_dialog.h"
#include "ui/exporting/print_sheet.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/message_bar.h"
#include "ui/window/ask_where_to_save.h"
#include "ui/window/plan_view.h"

#include <QDir>
#include <QDrag>
#include <QFileInfo>
#include <QMenu>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <algorithm>

namespace planner::ui {

ChartActions::ChartActions(const ScenarioDocument& document, PlanView& plan, MessageBar& messages,
                           QWidget& window)
    : QObject(&window), m_document(document), m_plan(plan), m_messages(messages), m_window(window) {}

void ChartActions::fill(QMenu& menu) {
    menu.addAction(tr("&Export all charts…"), QKeySequence(QStringLiteral("Ctrl+E")), this,
                   &ChartActions::saveAll);
    menu.addAction(tr("Print previe&w…"), this, &ChartActions::showPrintPreview);
    menu.addAction(tr("Pr&int…"), QKeySequence::Print, this, &ChartActions::print);
}

Drawing ChartActions::drawingOf(const ChartCard& card) const {
    const auto& kinds = chartKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&card](const ChartKind& each) {
        return card.name() == QLatin1String(each.name);
    });
    return ui::drawingOf(*kind, m_document, m_plan.input());
}

void ChartActions::copy(ChartCard& card) {
    card.applyInput();
    copyToClipboard(card.chart(), drawingOf(card).make().options);
    m_messages.showNotice(
        tr("“%1” is on the clipboard: as a picture, as SVG and as numbers.").arg(card.title()));
}

void ChartActions::save(ChartCard& card) { save({drawingOf(card)}); }
void ChartActions::saveAll() { save(drawingsOf(m_document, m_plan.input())); }

void ChartActions::save(const QVector<Drawing>& drawings) {
    ExportDialog dialog(drawings, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto& files = dialog.files();
    const auto first =
        QDir::toNativeSeparators(files.size() == 1 ? files.front() : QFileInfo(files.front()).absolutePath());
    m_messages.showNotice(
        files.size() == 1 ? tr("Saved %1.").arg(first)
                          : tr("Saved %n charts in %1.", nullptr, static_cast<int>(files.size())).arg(first));
}

void ChartActions::saveTable(const ChartTable& table) {
    const auto path = askWhereToSave(m_window, {tr("Export comparison"),
                                                QDir::home().filePath(QStringLiteral("comparison.csv")),
                                                tr("Tables (*.csv)"), QStringLiteral("csv")});
    if (path.isEmpty())
        return;
    if (const auto saved = exportTable(table, path); !saved)
        m_messages.showProblem(saved.error());
    else
        m_messages.showNotice(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
}

QMimeData* ChartActions::dragData(ChartCard& card) const {
    return new ChartDragData(drawingOf(card), card.chart().size().expandedTo({640, 360}), m_dragged);
}

void ChartActions::drag(ChartCard& card) {
    auto* drag = new QDrag(&card); // Qt deletes it when the drag is over
    drag->setMimeData(dragData(card));
    drag->setPixmap(card.chart().grab().scaledToWidth(240, Qt::SmoothTransformation));
    drag->exec(Qt::CopyAction);
}

/// What is printed.
Drawing ChartActions::sheet() const {
    const auto alone = m_plan.dashboard().shownAlone();
    if (const auto* card = m_plan.dashboard().card(alone))
        return drawingOf(*card);
    return {QStringLiteral("dashboard"), [this] {
                DrawnChart drawn{std::make_unique<DashboardPicture>(m_plan.input()), {}};
                drawn.options = pictureOptionsOf(m_document.scenario(), m_document.displayName(),
                                                 m_document.baselineName());
                return drawn;
            }};
}

void ChartActions::print() {
    QPrinter printer(QPrinter::ScreenResolution);
    preparePrinter(printer, m_document.displayName());
    QPrintDialog dialog(&printer, &m_window);
    if (dialog.exec() == QDialog::Accepted && !printSheet(printer, sheet().make(), m_document.displayName()))
        m_messages.showProblem(tr("The printer did not take the page."));
}

void ChartActions::showPrintPreview() {
    QPrinter printer(QPrinter::ScreenResolution);
    preparePrinter(printer, m_document.displayName());
    QPrintPreviewDialog preview(&printer, &m_window);
    preview.setWindowTitle(tr("Print preview"));
    preview.resize(900, 700);
    connect(&preview, &QPrintPreviewDialog::paintRequested, this,
            [this](QPrinter* page) { printSheet(*page, sheet().make(), m_document.displayName()); });
    preview.exec();
}

} // namespace planner::ui
