// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacher/teacher_view.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/lesson/lesson_player.h"
#include "ui/lesson/lesson_text.h"
#include "ui/lesson/teacher/class_times.h"
#include "ui/lesson/teacher/class_votes.h"
#include "ui/lesson/teacher/teacher_answer.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>

namespace planner::ui {

namespace {

QString geometryKey() { return QStringLiteral("teacherView/geometry"); }

QLabel* plainLabel(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

} // namespace

TeacherView::TeacherView(LessonPlayer& player, const ScenarioDocument& document, ClassClock& clock,
                         QWidget* parent)
    : QDialog(parent, Qt::Window), m_player(player), m_document(document),
      m_lesson(plainLabel("caption", this)), m_place(plainLabel("strong", this)),
      m_title(paragraph(this, "heading")), m_times(new ClassTimes(player, clock, this)),
      m_following(plainLabel("muted", this)), m_scroll(new QScrollArea(this)), m_notesCard(new QFrame),
      m_notesCaption(plainLabel("caption", m_notesCard)), m_notes(paragraph(m_notesCard)),
      m_answer(new TeacherAnswer(player, document)), m_votes(new ClassVotes(player, document)),
      m_previous(new QPushButton(this)), m_again(new QPushButton(this)), m_reveal(new QPushButton(this)),
      m_next(new QPushButton(this)) {
    setObjectName(QStringLiteral("teacherView"));
    setProperty(helpTopicProperty, QStringLiteral("teacher-view"));
    setModal(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(8);
    buildHead(*column);
    buildContent(*column);
    buildButtons(*column);
    resize(560, 640);
    restoreGeometry(QSettings().value(geometryKey()).toByteArray());
    connect(&player, &LessonPlayer::stepChanged, this, &TeacherView::stepChanged);
    connect(&player, &LessonPlayer::answered, this, &TeacherView::refresh);
    connect(&document, &ScenarioDocument::planChanged, this, &TeacherView::refresh);
    connect(m_answer, &TeacherAnswer::toggled, this, &TeacherView::showAnswers);
    // The keys of a presenter's remote.
    connect(new QShortcut(QKeySequence(Qt::Key_PageDown), this), &QShortcut::activated, &player,
            &LessonPlayer::next);
    connect(new QShortcut(QKeySequence(Qt::Key_PageUp), this), &QShortcut::activated, &player,
            &LessonPlayer::previous);
    retranslate();
}

void TeacherView::buildHead(QVBoxLayout& column) {
    auto* top = new QHBoxLayout;
    top->addWidget(m_lesson, 1);
    m_place->setWordWrap(false);
    top->addWidget(m_place);
    column.addLayout(top);
    column.addWidget(m_title);
    column.addWidget(m_times);
    column.addWidget(m_following);
}

void TeacherView::buildContent(QVBoxLayout& column) {
    m_notesCard->setProperty("card", true);
    auto* notes = new QVBoxLayout(m_notesCard);
    notes->setContentsMargins(12, 10, 12, 10);
    notes->addWidget(m_notesCaption);
    notes->addWidget(m_notes);
    auto* content = new QWidget;
    auto* list = new QVBoxLayout(content);
    list->setContentsMargins(0, 0, 6, 0);
    list->setSpacing(8);
    list->addWidget(m_notesCard);
    list->addWidget(m_answer);
    list->addWidget(m_votes);
    list->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    column.addWidget(m_scroll, 1);
}

void TeacherView::buildButtons(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->addWidget(m_previous);
    row->addStretch(1);
    row->addWidget(m_again);
    row->addWidget(m_reveal);
    row->addStretch(1);
    row->addWidget(m_next);
    column.addLayout(row);
    m_next->setProperty("primary", true);
    // A dialog would make one of them its default, which looks chosen.
    for (auto* button : {m_previous, m_again, m_reveal, m_next})
        button->setAutoDefault(false);
    connect(m_previous, &QPushButton::clicked, &m_player, &LessonPlayer::previous);
    connect(m_again, &QPushButton::clicked, &m_player, &LessonPlayer::askAgain);
    connect(m_reveal, &QPushButton::clicked, &m_player, &LessonPlayer::reveal);
    connect(m_next, &QPushButton::clicked, &m_player, &LessonPlayer::next);
}

void TeacherView::stepChanged() {
    m_answer->fold();
    if (!m_player.isPlaying()) {
        hide();
        return;
    }
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
}

void TeacherView::refresh() {
    if (!isVisible() || !m_player.isPlaying())
        return;
    ++m_refreshCount;
    const auto& step = m_player.step();
    const auto& plan = m_document.plan();
    m_lesson->setText(lessonText(m_player.lesson().title));
    m_place->setText(tr("%1 of %2").arg(m_player.index() + 1).arg(m_player.lesson().steps.size()));
    m_title->setText(liveText(step.title, plan));
    m_following->setText(
        m_player.hasNext()
            ? tr("Next: %1").arg(lessonText(m_player.lesson().steps[m_player.index() + 1].title))
            : tr("This is the last step."));
    QStringList notes;
    for (const auto& part : step.notes)
        notes.append(liveText(part, plan));
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_notesCard->setVisible(!notes.isEmpty());
    m_previous->setEnabled(m_player.hasPrevious());
    m_next->setEnabled(m_player.hasNext());
    m_times->refresh();
    showAnswers();
}

void TeacherView::showAnswers() {
    const auto& given = m_player.given();
    const bool asks = m_player.step().question.has_value();
    const bool revealed = asks && m_player.isRevealed();
    m_reveal->setVisible(asks);
    m_reveal->setEnabled(!revealed);
    m_again->setVisible(asks);
    m_again->setEnabled(revealed || !given.votes.empty());
    m_answer->refresh();
    m_votes->refresh(revealed || m_answer->isOpen());
}

QString TeacherView::notes() const { return m_notes->text(); }
QString TeacherView::place() const { return m_place->text(); }

void TeacherView::setTextScale(std::optional<double> scale) {
    if (!scale) {
        setStyleSheet({});
        return;
    }
    auto theme = currentTheme();
    theme.textScale = *scale;
    const auto body = QStringLiteral("* { font-size: %1px; }").arg(textPixels(TextRole::Body, *scale));
    setStyleSheet(body + styleSheetFor(theme));
}

void TeacherView::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    refresh();
}

void TeacherView::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    m_answer->fold();
    QSettings().setValue(geometryKey(), saveGeometry());
}

void TeacherView::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TeacherView::retranslate() {
    setWindowTitle(tr("Teacher view"));
    m_notesCaption->setText(tr("Notes"));
    m_previous->setText(tr("Back"));
    m_again->setText(tr("Ask again"));
    m_again->setToolTip(tr("Clears the answers and hides the right one from the class again"));
    m_reveal->setText(tr("Reveal to the class"));
    m_next->setText(tr("Next"));
    refresh();
}

} // namespace planner::ui
