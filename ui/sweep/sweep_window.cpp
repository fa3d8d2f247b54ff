// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweep_window.h"

#include "ui/charts/base/heat_map_plot.h"
#include "ui/charts/base/line_plot.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/help/help_topic.h"
#include "ui/language/translate.h"
#include "ui/sweep/axis_editor.h"
#include "ui/sweep/figure_list.h"
#include "ui/sweep/sweep_data.h"
#include "ui/widgets/elided_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int pause = 60; ///< ms that inputs rest before a sweep begins
constexpr int mostOfOne = 1000;
constexpr int mostOfTwo = 200;

QLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

QPushButton* button(QWidget* parent) {
    auto* made = new QPushButton(parent);
    made->setAutoDefault(false);
    return made;
}

} // namespace

SweepWindow::SweepWindow(ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_run(new SweepRun(this)), m_later(new QTimer(this)),
      m_varyTitle(labelled("title", this)), m_showTitle(labelled("title", this)),
      m_first(new AxisEditor("network.nic_bandwidth"_in, 41, this)), m_two(new QCheckBox(this)),
      m_second(new AxisEditor("decode.requests_per_rank"_in, 25, this)), m_figures(new FigureList(this)),
      m_problem(labelled("bad", this)), m_title(labelled("title", this)), m_stack(new QStackedWidget(this)),
      m_lines(new LinePlot(this)), m_map(new HeatMapPlot(this)), m_state(labelled("caption", this)),
      m_progress(new QProgressBar(this)), m_cancel(button(this)), m_point(new ElidedLabel(this)),
      m_use(button(this)), m_copy(button(this)), m_export(button(this)) {
    setObjectName(QStringLiteral("sweepWindow"));
    setProperty(helpTopicProperty, QStringLiteral("sweep"));
    setModal(false);
    auto* settings = new QWidget(this);
    settings->setFixedWidth(300);
    auto* left = new QVBoxLayout(settings);
    left->setContentsMargins(0, 0, 0, 0);
    buildSettings(*left);
    auto* card = new QFrame(this);
    card->setProperty("card", true);
    auto* right = new QVBoxLayout(card);
    right->setContentsMargins(14, 10, 14, 12);
    buildCard(*right);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 14, 14, 14);
    row->setSpacing(14);
    row->addWidget(settings);
    row->addWidget(card, 1);
    m_figures->setFigures({"estimate.decode.step_s"_fig, "chapter.decode.step_s"_fig});
    m_second->hide();
    m_first->setMostValues(mostOfOne);
    m_later->setSingleShot(true);
    m_later->setInterval(pause);
    connectParts();
    retranslate();
    resize(1080, 660);
}

SweepWindow::~SweepWindow() = default;

void SweepWindow::buildSettings(QVBoxLayout& column) {
    column.setSpacing(8);
    column.addWidget(m_varyTitle);
    column.addWidget(m_first);
    column.addWidget(m_two);
    column.addWidget(m_second);
    column.addSpacing(10);
    column.addWidget(m_showTitle);
    column.addWidget(m_figures, 1);
    column.addWidget(m_problem);
    m_problem->hide();
}

void SweepWindow::buildCard(QVBoxLayout& column) {
    m_stack->addWidget(m_lines);
    m_stack->addWidget(m_map);
    column.addWidget(m_title);
    column.addWidget(m_stack, 1);
    auto* progress = new QHBoxLayout;
    progress->addWidget(m_state, 1);
    progress->addWidget(m_progress);
    progress->addWidget(m_cancel);
    m_progress->setFixedWidth(160);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    auto keepsPlace = m_cancel->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_cancel->setSizePolicy(keepsPlace);
    column.addLayout(progress);
    auto* actions = new QHBoxLayout;
    m_point->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    actions->addWidget(m_point, 1);
    actions->addWidget(m_use);
    actions->addWidget(m_copy);
    actions->addWidget(m_export);
    column.addLayout(actions);
}

void SweepWindow::connectParts() {
    const auto soon = [this] {
        if (isVisible())
            m_later->start();
    };
    connect(m_first, &AxisEditor::changed, this, soon);
    connect(m_second, &AxisEditor::changed, this, soon);
    connect(m_figures, &FigureList::changed, this, soon);
    connect(m_figures, &FigureList::markChanged, this, &SweepWindow::showPoints);
    connect(&m_document, &ScenarioDocument::planChanged, this, soon);
    connect(m_two, &QCheckBox::toggled, this, [this, soon](bool two) {
        m_second->setVisible(two);
        for (auto* editor : {m_first, m_second})
            editor->setMostValues(two ? mostOfTwo : mostOfOne);
        soon();
    });
    connect(m_later, &QTimer::timeout, this, &SweepWindow::restart);
    connect(m_run, &SweepRun::advanced, this, &SweepWindow::showPoints);
    connect(m_run, &SweepRun::finished, this, &SweepWindow::showState);
    connect(m_cancel, &QPushButton::clicked, m_run, &SweepRun::cancel);
    connect(m_use, &QPushButton::clicked, this, &SweepWindow::usePoint);
    connect(m_copy, &QPushButton::clicked, this, &SweepWindow::copy);
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested({drawing()}); });
    for (Chart* chart : {static_cast<Chart*>(m_lines), static_cast<Chart*>(m_map)})
        connect(chart, &Chart::elementActivated, this,
                [this](const QString& key) { choosePoint(key.toULongLong()); });
}

void SweepWindow::varySecond(bool varied) { m_two->setChecked(varied); }

bool SweepWindow::showsMap() const { return m_stack->currentWidget() == m_map; }

Chart& SweepWindow::shownChart() const {
    return showsMap() ? static_cast<Chart&>(*m_map) : static_cast<Chart&>(*m_lines);
}

QString SweepWindow::problem() const { return m_problem->isVisible() ? m_problem->text() : QString(); }

/// The second input comes first: the last one varies fastest, and goes to the right.
Result<Sweep> SweepWindow::sweep() const {
    Sweep sweep;
    if (m_two->isChecked()) {
        auto axis = m_second->axis();
        if (!axis)
            return tl::make_unexpected(axis.error());
        sweep.axes.push_back(std::move(*axis));
    }
    auto axis = m_first->axis();
    if (!axis)
        return tl::make_unexpected(axis.error());
    sweep.axes.push_back(std::move(*axis));
    sweep.figures = m_figures->figures();
    if (auto checked = check_sweep(sweep); !checked)
        return tl::make_unexpected(checked.error());
    return sweep;
}

void SweepWindow::restart() {
    const auto asked = sweep();
    m_problem->setVisible(!asked.has_value());
    if (!asked) {
        m_problem->setText(translated(asked.error()));
        return;
    }
    m_chosen.reset();
    m_stack->setCurrentWidget(asked->axes.size() == 2 ? static_cast<QWidget*>(m_map) : m_lines);
    m_run->start(m_document.scenario(), *asked);
    showState();
}

void SweepWindow::showPoints() {
    const auto& sweep = m_run->sweep();
    if (sweep.axes.empty())
        return;
    if (sweep.axes.size() == 2) {
        m_map->setData(heatMapOf(sweep, m_run->table(), m_document.plan(),
                                 std::min(m_figures->marked(), sweep.figures.size() - 1)));
        m_title->setText(m_map->data().title);
    } else {
        m_lines->setData(linesOf(sweep, m_run->table(), m_document.plan()));
        m_title->setText(m_lines->data().title);
    }
    shownChart().setAccessibleName(m_title->text());
    showState();
}

void SweepWindow::showState() {
    const auto& table = m_run->table();
    const auto size = m_run->sweep().axes.empty() ? 0 : m_run->sweep().size();
    const auto broken = std::count_if(table.flags.begin(), table.flags.end(),
                                      [](const SweepFlags& flags) { return flags.findings.broken > 0; });
    const auto count = [](std::size_t value) { return formatted(static_cast<double>(value), Unit::count); };
    auto text = m_run->isRunning() || table.size() == size
                    ? tr("%1 of %2 plans").arg(count(table.size()), count(size))
                    : tr("stopped after %1 of %2 plans").arg(count(table.size()), count(size));
    if (broken > 0)
        text += QStringLiteral(" · ") +
                tr("%1 break a rule, hatched").arg(count(static_cast<std::size_t>(broken)));
    m_state->setText(text);
    m_progress->setVisible(m_run->isRunning());
    m_progress->setRange(0, static_cast<int>(size));
    m_progress->setValue(static_cast<int>(table.size()));
    m_cancel->setVisible(m_run->isRunning());
    const bool chosen = m_chosen && *m_chosen < size;
    m_use->setEnabled(chosen);
    m_point->setText(chosen ? pointText(m_run->sweep(), *m_chosen)
                            : tr("Choose a point to set the plan to it."));
}

void SweepWindow::choosePoint(std::size_t point) {
    m_chosen = point;
    showState();
}

void SweepWindow::usePoint() {
    const auto& sweep = m_run->sweep();
    if (!m_chosen || *m_chosen >= sweep.size())
        return;
    std::vector<std::pair<Parameter, double>> values;
    for (std::size_t axis = 0; axis < sweep.axes.size(); ++axis)
        values.emplace_back(std::get<Parameter>(sweep.axes[axis].subject),
                            sweep.axes[axis].value(sweep.index_on(axis, *m_chosen)));
    (void)m_document.setValues(values); // the ends were checked, so all between them are legal
}

Drawing SweepWindow::drawing() const {
    return {QStringLiteral("sweep"), [this, sweep = m_run->sweep(), table = m_run->table(),
                                      figure = m_figures->marked(), isMap = showsMap()] {
                DrawnChart drawn;
                const auto& plan = m_document.plan();
                drawn.options = pictureOptionsOf(m_document.scenario(), m_document.displayName());
                if (isMap) {
                    auto chart = std::make_unique<HeatMapPlot>();
                    chart->setData(heatMapOf(sweep, table, plan, std::min(figure, sweep.figures.size() - 1)));
                    drawn.options.title = chart->data().title;
                    drawn.chart = std::move(chart);
                } else {
                    auto chart = std::make_unique<LinePlot>();
                    chart->setData(linesOf(sweep, table, plan));
                    drawn.options.title = chart->data().title;
                    drawn.chart = std::move(chart);
                }
                return drawn;
            }};
}

void SweepWindow::copy() { copyToClipboard(shownChart(), drawing().make().options); }

void SweepWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_later->start();
}

void SweepWindow::closeEvent(QCloseEvent* event) {
    m_later->stop();
    m_run->cancel();
    QDialog::closeEvent(event);
}

void SweepWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SweepWindow::retranslate() {
    setWindowTitle(tr("Vary inputs"));
    m_varyTitle->setText(tr("Vary"));
    m_showTitle->setText(tr("Show"));
    m_two->setText(tr("and a second input, as a map"));
    m_cancel->setText(tr("Stop"));
    m_use->setText(tr("Set the plan to this point"));
    m_copy->setText(tr("Copy"));
    m_export->setText(tr("Export…"));
    m_first->retranslate();
    m_second->retranslate();
    m_figures->retranslate();
    if (m_run->sweep().axes.empty())
        showState();
    else
        showPoints();
}

} // namespace planner::ui
