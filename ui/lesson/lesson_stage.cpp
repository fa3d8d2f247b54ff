// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_stage.h"

#include "ui/document/scenario_document.h"
#include "ui/lesson/lesson_player.h"
#include "ui/lesson/lesson_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

namespace planner::ui {

LessonStage::LessonStage(const LessonPlayer& player, const ScenarioDocument& document,
                         MakeSandbox makeSandbox, QWidget* parent)
    : QFrame(parent), m_player(player), m_document(document), m_makeSandbox(std::move(makeSandbox)),
      m_column(new QVBoxLayout(this)) {
    setProperty("card", true);
    setObjectName(QStringLiteral("lessonStage"));
    connect(&player, &LessonPlayer::stepChanged, this, &LessonStage::refresh);
    connect(&player, &LessonPlayer::answered, this, &LessonStage::refresh);
    connect(&player, &LessonPlayer::freePlayChanged, this, &LessonStage::refresh);
    hide();
}

void LessonStage::clear() {
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    while (auto* item = m_column->takeAt(0))
        delete item;
}

void LessonStage::refresh() {
    clear();
    m_leavesRoom = true;
    setVisible(false);
    if (!m_player.isPlaying() || m_player.isFreePlay())
        return;
    const auto& step = m_player.step();
    // A sandbox is a card already.
    const bool isCard = m_player.isRevealed() && !step.table && step.sandbox != Sandbox::none;
    m_column->setContentsMargins(isCard ? QMargins() : QMargins(18, 14, 18, 14));
    if (!m_player.isRevealed()) {
        showCover();
    } else if (step.table) {
        showTable(*step.table);
    } else if (auto* sandbox = step.sandbox == Sandbox::none ? nullptr : m_makeSandbox(step.sandbox, this)) {
        m_column->addWidget(sandbox, 1);
    } else if (step.charts.empty()) {
        showCover();
    } else {
        return;
    }
    m_leavesRoom = m_player.isRevealed() && !step.charts.empty();
    setVisible(true);
}

/// A step that asks is covered by its question, later by the answer; any other by its title.
void LessonStage::showCover() {
    const auto& step = m_player.step();
    const auto addLine = [this](const char* role, const QString& words) {
        auto* line = paragraph(this, role);
        line->setAlignment(Qt::AlignCenter);
        line->setText(words);
        m_column->addWidget(line);
    };
    m_column->addStretch(1);
    if (!step.question) {
        addLine("figure", liveText(step.title, m_document.plan()));
    } else if (!m_player.isRevealed()) {
        addLine("figure", liveText(step.question->prompt, m_document.plan()));
    } else {
        addLine("heading", liveText(step.question->prompt, m_document.plan()));
        addLine("figure", rightAnswer(*step.question, m_document.scenario()));
    }
    m_column->addStretch(1);
}

void LessonStage::showTable(const LessonTable& table) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(7);
    const auto cell = [&](const LocalText& text, const char* role, int row, std::size_t column) {
        auto* label = paragraph(content, role);
        label->setText(liveText(text, m_document.plan()));
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(label, row, static_cast<int>(column));
    };
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        cell(table.columns[column], "caption", 0, column);
        // The last column says why, and needs the room of two.
        grid->setColumnStretch(static_cast<int>(column), column + 1 == table.columns.size() ? 2 : 1);
    }
    int row = 1;
    for (const auto& cells : table.rows) {
        auto* line = new QFrame(content);
        line->setProperty("line", true);
        grid->addWidget(line, row++, 0, 1, static_cast<int>(table.columns.size()));
        for (std::size_t column = 0; column < cells.size(); ++column)
            cell(cells[column], column == 0 ? "strong" : "body", row, column);
        ++row;
    }
    grid->setRowStretch(row, 1);
    scroll->setWidget(content);
    m_column->addWidget(scroll, 1);
}

void LessonStage::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace planner::ui
