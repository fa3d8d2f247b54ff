// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_panel.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/lesson/lesson_text.h"
#include "ui/lesson/question_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace planner::ui {

namespace {

QPushButton* linkButton(QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setProperty("link", true);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

} // namespace

LessonPanel::LessonPanel(LessonPlayer& player, const ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_player(player), m_document(document), m_lesson(new QLabel(this)),
      m_place(linkButton(this)), m_scroll(new QScrollArea(this)), m_title(paragraph(nullptr, "heading")),
      m_text(paragraph()), m_question(new QuestionCard(player, document)), m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)), m_free(linkButton(this)), m_restore(linkButton(this)),
      m_close(linkButton(this)) {
    setProperty("card", true);
    setObjectName(QStringLiteral("lessonPanel"));
    setProperty(helpTopicProperty, QStringLiteral("teach"));
    m_lesson->setProperty("role", QStringLiteral("caption"));
    m_lesson->setWordWrap(true);
    m_next->setProperty("primary", true);
    m_free->setCheckable(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 4, 10);
    auto* top = new QHBoxLayout;
    top->addWidget(m_lesson, 1);
    top->addWidget(m_place);
    top->addWidget(m_close);
    column->addLayout(top);
    auto* content = new QWidget;
    auto* list = new QVBoxLayout(content);
    list->setContentsMargins(0, 0, 10, 0);
    list->setSpacing(10);
    list->addWidget(m_title);
    list->addWidget(m_text);
    list->addWidget(m_question);
    list->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    column->addWidget(m_scroll, 1);
    auto* links = new QHBoxLayout;
    links->addWidget(m_free);
    links->addWidget(m_restore);
    links->addStretch(1);
    column->addLayout(links);
    auto* way = new QHBoxLayout;
    way->addWidget(m_previous);
    way->addStretch(1);
    way->addWidget(m_next);
    column->addLayout(way);
    connect(m_previous, &QPushButton::clicked, &m_player, &LessonPlayer::previous);
    connect(m_next, &QPushButton::clicked, &m_player, &LessonPlayer::next);
    connect(m_free, &QPushButton::clicked, &m_player, &LessonPlayer::setFreePlay);
    connect(m_restore, &QPushButton::clicked, &m_player, &LessonPlayer::restoreStep);
    connect(m_close, &QPushButton::clicked, &m_player, &LessonPlayer::stop);
    connect(m_place, &QPushButton::clicked, this, &LessonPanel::openSteps);
    connect(m_question, &QuestionCard::explainRequested, this, &LessonPanel::explainRequested);
    connect(&m_player, &LessonPlayer::stepChanged, this, &LessonPanel::showStep);
    connect(&m_player, &LessonPlayer::freePlayChanged, this, &LessonPanel::refresh);
    // Later: the answer has its place only when this event is done.
    connect(&m_player, &LessonPlayer::answered, this,
            [this] { QTimer::singleShot(0, this, &LessonPanel::scrollToAnswer); });
    connect(&document, &ScenarioDocument::planChanged, this, [this] {
        if (isVisible())
            refresh();
    });
    retranslate();
}

QString LessonPanel::title() const { return m_title->text(); }
QString LessonPanel::text() const { return m_text->text(); }

void LessonPanel::showStep() {
    if (!m_player.isPlaying())
        return;
    m_question->ask();
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
}

void LessonPanel::scrollToAnswer() {
    const auto card = m_question->geometry();
    m_scroll->ensureVisible(card.left(), card.bottom(), 0, 0);
}

void LessonPanel::refresh() {
    if (!m_player.isPlaying())
        return;
    const auto& step = m_player.step();
    m_lesson->setText(lessonText(m_player.lesson().title));
    m_place->setText(tr("%1 of %2").arg(m_player.index() + 1).arg(m_player.lesson().steps.size()));
    m_title->setText(liveText(step.title, m_document.plan()));
    QString text;
    for (const auto& part : step.text)
        text += liveText(part, m_document.plan()) + QStringLiteral("\n\n");
    m_text->setText(text);
    m_question->refresh();
    m_previous->setEnabled(m_player.hasPrevious());
    m_next->setEnabled(m_player.hasNext());
    m_free->setChecked(m_player.isFreePlay());
    m_free->setText(m_player.isFreePlay() ? tr("Back to the lesson") : tr("Free play"));
}

void LessonPanel::openSteps() {
    QMenu menu;
    for (std::size_t index = 0; index < m_player.lesson().steps.size(); ++index) {
        const auto& step = m_player.lesson().steps[index];
        auto* action = menu.addAction(QStringLiteral("%1  %2").arg(index + 1).arg(lessonText(step.title)),
                                      &m_player, [this, index] { m_player.goTo(index); });
        action->setCheckable(true);
        action->setChecked(index == m_player.index());
    }
    menu.exec(m_place->mapToGlobal(QPoint(0, m_place->height())));
}

void LessonPanel::retranslate() {
    m_previous->setText(tr("Back"));
    m_next->setText(tr("Next"));
    m_restore->setText(tr("Restore this step"));
    m_close->setText(tr("End"));
    m_place->setToolTip(tr("All steps"));
    refresh();
}

void LessonPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LessonPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

} // namespace planner::ui
