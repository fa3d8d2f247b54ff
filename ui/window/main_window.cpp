// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/document/scenario_document.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/language/language.h"
#include "ui/language/translate.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/findings_bar.h"
#include "ui/panels/headline_strip.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/questions_panel.h"
#include "ui/widgets/dock_handle.h"
#include "ui/window/chart_actions.h"
#include "ui/window/compare_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/header_bar.h"
#include "ui/window/import_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/page_margins.h"
#include "ui/window/page_switch.h"
#include "ui/window/plan_view.h"
#include "ui/window/presentation.h"
#include "ui/window/sandbox_window.h"
#include "ui/window/view_actions.h"
#include "ui/window/window_menus.h"

#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace planner::ui {

namespace {

constexpr int margin = 12;
constexpr int panelWidth = 300;

constexpr int leastPanelWidth = 240;

/// Air between a panel's card and the edges of the window.
QWidget* withMargins(QWidget* panel, const QMargins& margins) {
    auto* holder = new QWidget;
    holder->setMinimumWidth(leastPanelWidth);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(margins);
    column->addWidget(panel);
    return holder;
}

QDockWidget* dock(const char* name, QWidget* content, MainWindow& window) {
    auto* made = new QDockWidget(&window);
    made->setObjectName(QString::fromLatin1(name));
    made->setWidget(content);
    made->setTitleBarWidget(new DockHandle(made));
    return made;
}

/// The first local file of dropped data.
QString fileOf(const QMimeData& data) {
    for (const auto& url : data.urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

} // namespace

MainWindow::MainWindow(const WindowSettings& settings, QWidget* parent)
    : QMainWindow(parent), m_document(std::make_unique<ScenarioDocument>()) {
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks | GroupedDragging);
    m_view = new ViewActions(settings.theme, settings.textScale, this);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(10);
    m_findings = new FindingsBar(*m_document, page);
    m_headlines = new HeadlineStrip(this);
    m_planView = new PlanView(*m_document, *m_headlines, page);
    column->addWidget(m_findings);
    m_messages = new MessageBar(page);
    m_inputs = new InputsPanel(*m_document, this);
    m_lessons = new LessonActions({*this, *m_document, *m_inputs, *m_planView, *m_headlines, *m_messages});
    column->addWidget(&m_lessons->stage(), 1);
    column->addWidget(m_planView, 2);
    m_messages->raise();
    setCentralWidget(page);
    buildDocks();
    new PageMargins(*this, *column, {2, DockHandle::thickness, 2, margin}, margin);
    m_charts = new ChartActions(*m_document, *m_planView, *m_messages, *this);
    m_comparing = new CompareActions(*m_document, *m_charts, *m_messages, *this);
    m_files = new FileActions(*m_document, *m_messages, *this);
    m_imports = new ImportActions(*m_document, *m_messages, *this);
    m_pages = new PageSwitch(this);
    menuBar()->setCornerWidget(m_pages);
    m_presentation = new Presentation({*this, *m_view, dashboard(), *m_lessons});
    m_menus = new WindowMenus(*this);
    connectParts();
    m_planView->dashboard().setOrder(settings.chartOrder);
    m_inputs->lockIds(settings.lockedInputs);
    resize(1600, 1000);
    m_defaultLayout = saveState(layoutVersion);
    if (!settings.geometry.isEmpty())
        restoreGeometry(settings.geometry);
    if (!settings.docks.isEmpty())
        restoreState(settings.docks, layoutVersion);
    m_lessonDock->hide(); // a lesson does not start by itself
    m_view->setTheme(settings.theme);
    retranslate();
    // Nothing is marked as chosen before somebody chooses.
    setFocusPolicy(Qt::ClickFocus);
    setFocus();
}

// The parts refer to the document, so they go first.
MainWindow::~MainWindow() {
    delete m_sandboxes;
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly));
}

void MainWindow::buildDocks() {
    auto* top = new QWidget(this);
    top->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_header = new HeaderBar(*m_document, top);
    column->addWidget(m_header);
    auto* strip = new QHBoxLayout;
    strip->setContentsMargins(margin, 0, margin, 0);
    strip->addWidget(m_headlines);
    column->addLayout(strip);
    auto* headerDock = dock("header", top, *this);
    headerDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    headerDock->setTitleBarWidget(new QWidget(headerDock));
    headerDock->toggleViewAction()->setVisible(false);
    addDockWidget(Qt::TopDockWidgetArea, headerDock);
    m_explain = new ExplainPanel(*m_document, this);
    m_inputsDock = dock("inputs", withMargins(m_inputs, {margin, 0, 0, margin}), *this);
    m_explainDock = dock("explain", withMargins(m_explain, {0, 0, margin, margin}), *this);
    m_lessonDock = dock("lesson", withMargins(&m_lessons->panel(), {0, 0, margin, margin}), *this);
    addDockWidget(Qt::LeftDockWidgetArea, m_inputsDock);
    addDockWidget(Qt::RightDockWidgetArea, m_lessonDock);
    addDockWidget(Qt::RightDockWidgetArea, m_explainDock);
    m_questions = new QuestionsPanel(*m_document, this);
    m_questionsDock = dock("questions", withMargins(m_questions, {0, 0, margin, margin}), *this);
    addDockWidget(Qt::RightDockWidgetArea, m_questionsDock);
    m_lessons->setDocks(m_lessonDock, m_inputsDock, {m_explainDock, m_questionsDock});
    tabifyDockWidget(m_explainDock, m_questionsDock);
    m_explainDock->raise();
    resizeDocks({m_inputsDock, m_explainDock}, {panelWidth, panelWidth}, Qt::Horizontal);
}

void MainWindow::connectParts() {
    connect(m_header, &HeaderBar::focusChosen, m_planView, &PlanView::setFocusOn);
    connect(m_header, &HeaderBar::lensToggled, m_planView, &PlanView::setLensShown);
    connect(m_planView, &PlanView::figureActivated, this, &MainWindow::showFigure);
    connect(m_pages, &PageSwitch::pageChosen, m_planView, &PlanView::showPage);
    connect(m_planView, &PlanView::pageShown, m_pages, &PageSwitch::setPage);
    connect(m_planView, &PlanView::copyRequested, this, [this](ChartCard& card) { m_charts->copy(card); });
    connect(m_planView, &PlanView::saveRequested, this, [this](ChartCard& card) { m_charts->save(card); });
    connect(m_planView, &PlanView::measurementChosen, this, [this](const QString& rowId) {
        if (m_files->openMeasured(rowId))
            m_planView->showPage(Page::charts);
    });
    connect(&dashboard(), &Dashboard::copyRequested, this,
            [this](const QString& chart) { m_charts->copy(*dashboard().card(chart)); });
    connect(&dashboard(), &Dashboard::saveRequested, this,
            [this](const QString& chart) { m_charts->save(*dashboard().card(chart)); });
    connect(&dashboard(), &Dashboard::dragRequested, this,
            [this](const QString& chart) { m_charts->drag(*dashboard().card(chart)); });
    connect(m_comparing, &CompareActions::figureActivated, this, &MainWindow::showFigure);
    connect(m_inputs, &InputsPanel::explainRequested, this, &MainWindow::explain);
    connect(m_questions, &QuestionsPanel::explainRequested, this, &MainWindow::explain);
    connect(m_questions, &QuestionsPanel::figureActivated, this, &MainWindow::showFigure);
    connect(m_explain, &ExplainPanel::editRequested, this, &MainWindow::reveal);
    connect(m_findings, &FindingsBar::inputRequested, this, &MainWindow::reveal);
    connect(&m_lessons->panel(), &LessonPanel::explainRequested, this,
            [this](Figure figure) { showFigure(fromModel(info(figure).id)); });
    connect(m_planView, &PlanView::explainRequested, this, &MainWindow::explain);
    connect(m_files, &FileActions::configChosen, m_imports, &ImportActions::importFile);
    connect(m_document.get(), &ScenarioDocument::documentChanged, this, &MainWindow::updateTitle);
    connect(m_view, &ViewActions::themeChanged, this, [this](const Theme& theme) {
        m_planView->setTheme(theme);
        m_explain->setTheme(theme);
        m_messages->setTheme(theme);
    });
}

Dashboard& MainWindow::dashboard() { return m_planView->dashboard(); }

SandboxWindow& MainWindow::sandboxes() {
    if (m_sandboxes == nullptr)
        m_sandboxes = new SandboxWindow(*m_document, this);
    return *m_sandboxes;
}

void MainWindow::openScenario(const QString& presetOrPath) { m_files->open(presetOrPath); }

void MainWindow::showFigure(const QString& figureOrParameterId) {
    const auto id = figureOrParameterId.toStdString();
    if (const auto figure = find_figure(id)) {
        m_explainDock->show();
        m_explainDock->raise();
        m_explain->explain(*figure);
    } else if (const auto parameter = find_parameter(id)) {
        explain(*parameter);
        reveal(*parameter);
    }
}

void MainWindow::explain(Parameter parameter) {
    m_explainDock->show();
    m_explainDock->raise();
    m_explain->explain(parameter);
}

void MainWindow::reveal(Parameter parameter) {
    m_inputsDock->show();
    m_inputs->reveal(parameter);
}

void MainWindow::restoreDefaultLayout() {
    restoreState(m_defaultLayout, layoutVersion);
    m_lessonDock->setVisible(m_lessons->player().isPlaying());
    resizeDocks({m_inputsDock, m_explainDock}, {panelWidth, panelWidth}, Qt::Horizontal);
    QStringList names;
    for (const auto& kind : chartKinds())
        names.append(QString::fromLatin1(kind.name));
    dashboard().setOrder(names);
    dashboard().showAlone({});
    m_planView->showPage(Page::charts);
}

WindowSettings MainWindow::settings() const {
    return {saveGeometry(),       saveState(layoutVersion), m_planView->dashboard().order(),
            m_view->theme(),      currentLanguage(),        m_view->textScale(),
            m_inputs->lockedIds()};
}

void MainWindow::updateTitle() {
    setWindowTitle(tr("%1[*] – MoE Planner").arg(m_document->displayName()));
    setWindowModified(m_document->isModified());
    setWindowFilePath(m_document->filePath());
}

void MainWindow::retranslate() {
    m_inputsDock->setWindowTitle(tr("Inputs"));
    m_explainDock->setWindowTitle(tr("Explain"));
    m_lessonDock->setWindowTitle(tr("Lesson"));
    m_questionsDock->setWindowTitle(tr("Questions"));
    m_document->retranslate();
    m_menus->rebuild();
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_menus != nullptr)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayClose()) {
        event->ignore();
        return;
    }
    m_lessons->player().stop(); // its locks are not the person's
    settings().save();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    // What is dragged out of this window is meant for others.
    if (event->source() == nullptr && !fileOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const auto path = fileOf(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    // Opening may ask about unsaved changes; the drag's source must not wait for the answer.
    QTimer::singleShot(0, this, [this, path] { openScenario(path); });
}

void MainWindow::paintEvent(QPaintEvent* event) {
    QMainWindow::paintEvent(event);
    if (m_painted)
        return;
    m_painted = true;
    // The children paint in this same pass; when control returns to the loop all of the window is there.
    QTimer::singleShot(0, this, &MainWindow::firstPainted);
}

} // namespace planner::ui
