// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/figure_list.h"

#include "ui/language/figure_text.h"
#include "ui/language/figure_title.h"
#include "ui/widgets/search_box.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {
constexpr std::size_t mostFigures = 8; ///< as many as there are colours
} // namespace

FigureList::FigureList(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)), m_box(new SearchBox(this)),
      m_remove(new QPushButton(this)) {
    m_list->setMinimumHeight(72);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_remove->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(m_box, 1);
    row->addWidget(m_remove);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    retranslate();
    connect(m_list, &QListWidget::currentRowChanged, this, &FigureList::markChanged);
    connect(m_box, &SearchBox::chosen, this, &FigureList::add);
    connect(m_remove, &QPushButton::clicked, this, &FigureList::removeMarked);
}

void FigureList::setFigures(const std::vector<Figure>& figures) {
    m_figures = figures;
    fill();
    emit changed();
}

std::size_t FigureList::marked() const { return static_cast<std::size_t>(std::max(0, m_list->currentRow())); }

void FigureList::mark(std::size_t index) { m_list->setCurrentRow(static_cast<int>(index)); }

void FigureList::add(int index) {
    const auto figure = find_figure(m_box->itemData(index).toString().toStdString());
    if (!figure || m_figures.size() >= mostFigures)
        return;
    const auto found = std::find(m_figures.begin(), m_figures.end(), *figure);
    const auto place = found - m_figures.begin();
    if (found == m_figures.end())
        m_figures.push_back(*figure);
    fill();
    {
        const QSignalBlocker blocker(m_list);
        m_list->setCurrentRow(static_cast<int>(place));
    }
    m_box->setCurrentIndex(-1);
    emit changed();
}

void FigureList::removeMarked() {
    if (m_figures.size() < 2)
        return;
    m_figures.erase(m_figures.begin() + static_cast<std::ptrdiff_t>(marked()));
    fill();
    emit changed();
}

void FigureList::fill() {
    const QSignalBlocker blocker(m_list);
    const int row = std::clamp(m_list->currentRow(), 0, static_cast<int>(m_figures.size()) - 1);
    m_list->clear();
    for (const auto figure : m_figures) {
        auto* item = new QListWidgetItem(figureTitle(figure), m_list);
        item->setToolTip(figureKey(figure));
    }
    m_list->setCurrentRow(row);
    m_remove->setEnabled(m_figures.size() > 1);
}

void FigureList::retranslate() {
    const QSignalBlocker blocker(m_box);
    m_box->clear();
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto figure = static_cast<Figure>(index);
        m_box->addItem(QStringLiteral("%1 · %2").arg(figureTitle(figure), figureKey(figure)),
                       figureKey(figure));
    }
    m_box->setCurrentIndex(-1);
    m_box->lineEdit()->setPlaceholderText(tr("add a figure"));
    m_box->setAccessibleName(tr("Add a figure"));
    m_list->setAccessibleName(tr("Figures"));
    m_remove->setText(tr("Remove"));
    if (!m_figures.empty())
        fill();
}

} // namespace planner::ui
