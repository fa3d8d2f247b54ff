// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_window.h"

#include "model/catalog/presets.h"
#include "ui/compare/comparison_model.h"
#include "ui/compare/plan_names.h"
#include "ui/compare/plan_set.h"
#include "ui/compare/plans_chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/help/help_topic.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int pause = 40; ///< ms, so that a drag does not fill the table at every tick

QPushButton* button(QWidget* parent) {
    auto* made = new QPushButton(parent);
    made->setAutoDefault(false);
    return made;
}

QString titleOf(const ChartKind& kind) {
    const auto chart = kind.make(nullptr);
    const std::unique_ptr<Chart> widget(&chart->widget());
    return chart->title();
}

} // namespace

CompareWindow::CompareWindow(ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_plans(new PlanSet(document, this)), m_later(new QTimer(this)),
      m_names(new PlanNames(*m_plans, this)), m_tabs(new QTabWidget(this)), m_search(new QLineEdit(this)),
      m_changedOnly(new QCheckBox(this)), m_view(new QTableView(this)), m_model(new ComparisonModel(this)),
      m_kind(new QuietComboBox(this)), m_chart(new PlansChart(this)), m_scales(new QLabel(this)),
      m_addMenu(new QMenu(this)), m_add(button(this)), m_swap(button(this)), m_copy(button(this)),
      m_export(button(this)) {
    setObjectName(QStringLiteral("compareWindow"));
    setProperty(helpTopicProperty, QStringLiteral("compare"));
    setModal(false);
    m_add->setMenu(m_addMenu);
    m_scales->setProperty("role", QStringLiteral("caption"));
    buildTable();
    buildCharts();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_swap);
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_export);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 14);
    column->setSpacing(10);
    column->addWidget(m_names);
    column->addWidget(m_tabs, 1);
    column->addLayout(buttons);
    m_later->setSingleShot(true);
    m_later->setInterval(pause);
    connect(m_later, &QTimer::timeout, this, &CompareWindow::refresh);
    connect(m_plans, &PlanSet::changed, this, &CompareWindow::soon);
    connect(m_swap, &QPushButton::clicked, &m_document, &ScenarioDocument::swapWithBaseline);
    connect(m_copy, &QPushButton::clicked, this, &CompareWindow::copy);
    connect(m_export, &QPushButton::clicked, this, &CompareWindow::exportShown);
    connect(m_addMenu, &QMenu::aboutToShow, this, [this] { fillAdd(*m_addMenu); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &CompareWindow::refresh);
    retranslate();
    resize(1080, 680);
}

CompareWindow::~CompareWindow() = default;

void CompareWindow::buildTable() {
    m_view->setModel(m_model);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(false);
    m_view->setWordWrap(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_view->horizontalHeader()->setMinimumSectionSize(90);
    m_search->setClearButtonEnabled(true);
    m_changedOnly->setChecked(true);
    auto* page = new QWidget(this);
    auto* tools = new QHBoxLayout;
    tools->addWidget(m_search, 1);
    tools->addWidget(m_changedOnly);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addLayout(tools);
    column->addWidget(m_view, 1);
    m_tabs->addTab(page, QString());
    connect(m_search, &QLineEdit::textChanged, this, &CompareWindow::showRows);
    connect(m_changedOnly, &QCheckBox::toggled, this, &CompareWindow::showRows);
    connect(m_view, &QTableView::activated, this, &CompareWindow::activate);
}

void CompareWindow::buildCharts() {
    auto* page = new QWidget(this);
    auto* card = new QFrame(page);
    card->setProperty("card", true);
    auto* inner = new QVBoxLayout(card);
    inner->setContentsMargins(14, 10, 14, 10);
    inner->addWidget(m_chart, 1);
    auto* tools = new QHBoxLayout;
    tools->addWidget(m_kind);
    tools->addWidget(m_scales, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addLayout(tools);
    column->addWidget(card, 1);
    m_tabs->addTab(page, QString());
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CompareWindow::showCharts);
    connect(m_chart, &Chart::elementActivated, this, &CompareWindow::figureActivated);
}

void CompareWindow::fillAdd(QMenu& menu) {
    menu.clear();
    menu.addAction(tr("This plan, as it is now"), m_plans, &PlanSet::addNow);
    auto* shipped = menu.addMenu(tr("A preset"));
    for (const auto& preset : presets())
        shipped->addAction(translated(preset.name.c_str()), this, [this, chosen = &preset] {
            m_plans->add(*chosen, translated(chosen->name.c_str()));
        });
    menu.addAction(tr("A file…"), this, &CompareWindow::addFile);
}

void CompareWindow::addFile() {
    const auto path = QFileDialog::getOpenFileName(
        this, tr("Compare with"), {}, tr("Scenarios and pictures (*.json *.png *.svg *.pdf);;All files (*)"));
    if (path.isEmpty())
        return;
    if (const auto added = m_plans->addFrom(path); !added)
        emit problemRaised(translated(added.error()));
}

/// Does nothing while nobody looks.
void CompareWindow::soon() {
    if (isVisible())
        m_later->start();
}

void CompareWindow::refresh() {
    m_names->refresh();
    m_add->setEnabled(!m_plans->isFull());
    m_swap->setEnabled(m_document.hasBaseline());
    if (m_tabs->currentIndex() == 0)
        showRows();
    else
        showCharts();
}

void CompareWindow::search(const QString& words) { m_search->setText(words); }
void CompareWindow::showChangedOnly(bool changedOnly) { m_changedOnly->setChecked(changedOnly); }

void CompareWindow::showChart(const QString& name) {
    m_tabs->setCurrentIndex(1);
    m_kind->setCurrentIndex(m_kind->findData(name));
}

void CompareWindow::showRows() {
    const int columns = m_model->columnCount();
    m_model->setTheme(currentTheme());
    m_model->show(comparisonRows(m_plans->comparison(), {m_search->text(), m_changedOnly->isChecked()}),
                  m_plans->names());
    m_view->clearSpans();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->row(row).kind == ComparisonRow::Kind::Heading)
            m_view->setSpan(row, 0, 1, std::max(2, m_model->columnCount()));
    const int line = m_view->fontMetrics().height() + 7;
    m_view->verticalHeader()->setDefaultSectionSize(line);
    if (columns == m_model->columnCount())
        return; // widths that a person chose stay
    constexpr int names = 250;
    constexpr double wider = 1.5; // a change takes so much more room than a value
    const int plans = m_plans->count();
    const double shares = plans + wider * (plans - 1);
    const double value = std::clamp((m_view->viewport()->width() - names) / shares, 130.0, 210.0);
    m_view->setColumnWidth(0, names);
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_view->setColumnWidth(column,
                               static_cast<int>(ComparisonModel::isChange(column) ? wider * value : value));
}

void CompareWindow::showCharts() {
    const auto& kinds = chartKinds();
    const auto index = static_cast<std::size_t>(std::max(0, m_kind->currentIndex()));
    m_chart->show(kinds.at(index), {m_plans->scenarios(), m_plans->comparison().plans, m_plans->names()});
    m_chart->setAccessibleName(m_kind->currentText());
}

ChartTable CompareWindow::table() const { return comparisonTable(m_plans->comparison(), m_plans->names()); }

Drawing CompareWindow::drawing() const {
    return {QStringLiteral("compare"), [this] {
                DrawnChart drawn;
                const auto index = static_cast<std::size_t>(std::max(0, m_kind->currentIndex()));
                auto chart = std::make_unique<PlansChart>();
                chart->show(chartKinds().at(index),
                            {m_plans->scenarios(), m_plans->comparison().plans, m_plans->names()});
                drawn.options = pictureOptionsOf(m_document.scenario(), m_document.planName());
                drawn.options.title = titleOf(chartKinds().at(index));
                drawn.chart = std::move(chart);
                return drawn;
            }};
}

/// The lines as shown, as spreadsheets paste them; or the charts.
void CompareWindow::copy() {
    if (m_tabs->currentIndex() == 1) {
        copyToClipboard(*m_chart, drawing().make().options);
        return;
    }
    QVector<QStringList> lines(1);
    for (int column = 0; column < m_model->columnCount(); ++column)
        lines[0].append(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList line;
        for (int column = 0; column < m_model->columnCount(); ++column)
            line.append(m_model->index(row, column).data(Qt::DisplayRole).toString());
        lines.append(line);
    }
    QGuiApplication::clipboard()->setText(tabSeparated(lines));
}

void CompareWindow::exportShown() {
    if (m_tabs->currentIndex() == 1)
        emit exportRequested({drawing()});
    else
        emit tableExportRequested(table());
}

void CompareWindow::activate(const QModelIndex& index) {
    if (m_model->row(index.row()).kind == ComparisonRow::Kind::Figure)
        emit figureActivated(m_model->row(index.row()).id);
}

void CompareWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refresh();
}

void CompareWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        soon();
}

void CompareWindow::retranslate() {
    setWindowTitle(tr("Compare plans"));
    m_tabs->setTabText(0, tr("Inputs and figures"));
    m_tabs->setTabText(1, tr("Charts"));
    m_search->setPlaceholderText(tr("search names and ids"));
    m_search->setAccessibleName(tr("Search the comparison"));
    m_changedOnly->setText(tr("only what differs"));
    m_view->setAccessibleName(tr("Comparison"));
    m_scales->setText(tr("all on the same scales"));
    m_add->setText(tr("Add a plan"));
    m_swap->setText(tr("Swap plan and baseline"));
    m_copy->setText(tr("Copy"));
    m_export->setText(tr("Export…"));
    m_kind->setAccessibleName(tr("Chart"));
    const int chosen = std::max(0, m_kind->currentIndex());
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    for (const auto& kind : chartKinds())
        m_kind->addItem(titleOf(kind), QString::fromLatin1(kind.name));
    m_kind->setCurrentIndex(chosen);
    if (isVisible())
        refresh();
}

} // namespace planner::ui
