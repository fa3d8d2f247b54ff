// SPDX-License-Identifier: GPL-3.0-or-later
// The teacher's window beside the one that the class sees.
#include "tests/ui/lesson/lesson_fixture.h"

#include "ui/language/translate.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/quantity_line.h"
#include "ui/lesson/question_card.h"
#include "ui/lesson/teacher/class_clock.h"
#include "ui/lesson/teacher/class_times.h"
#include "ui/lesson/teacher/teacher_answer.h"
#include "ui/lesson/teacher/teacher_view.h"
#include "ui/lesson/vote_histogram.h"
#include "ui/panels/dashboard.h"
#include "ui/window/presentation.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <numeric>

using namespace planner;
using namespace planner::ui;

class TestTeacherView : public QObject {
    Q_OBJECT
private slots:
    void init() {
        QSettings().clear();
        m_fixture.open();
    }
    void cleanup() {
        m_fixture.close();
        setLanguage(QStringLiteral("en"));
    }
    void comesAndGoesWithTheLesson();
    void answerIsHiddenUntilAsked();
    void choicesAreShownToo();
    void foldsWhenTheStepChanges();
    void votesAreCountedByMistake();
    void revealReachesTheClass();
    void askingAgainForgets();
    void notesFollowTheLanguage();
    void everyStep_data() { addRowsForLessons(); }
    void everyStep();
    void clock();
    void timesAgainstThePlan();
    void presenterRemote();
    void hiddenItDoesNoWork();
    void keepsItsGeometry();
    void keepsItsTextSizeOnAProjector();

private:
    LessonActions& lessons() { return m_fixture.lessons(); }
    LessonPlayer& player() { return m_fixture.player(); }
    TeacherView& view() { return lessons().teacher(); }

    /// Starts the chapter's lesson at a step, with the teacher's window open.
    void startAt(const std::string& step) {
        m_fixture.startAt(step);
        view().show();
        QVERIFY(QTest::qWaitForWindowExposed(&view()));
        WindowFixture::settle();
    }

    /// All that can be read in the teacher's window.
    QString shown() {
        QStringList texts;
        for (const auto* label : view().findChildren<QLabel*>())
            if (label->isVisible())
                texts.append(label->text());
        return texts.join(u'\n');
    }

    LessonFixture m_fixture;
};

void TestTeacherView::comesAndGoesWithTheLesson() {
    auto* window = m_fixture.window.get();
    QTest::keyClick(window, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(window->findChild<TeacherView*>() == nullptr); // there is no lesson
    lessons().start(shipped_lessons().front());
    WindowFixture::settle();
    QTest::keyClick(window, Qt::Key_T, Qt::ControlModifier);
    WindowFixture::settle();
    QVERIFY(view().isVisible() && view().isWindow() && !view().isModal());
    QCOMPARE(view().place(), QStringLiteral("1 of 25"));
    QVERIFY(shown().contains(QStringLiteral("Next: The system on one page")));
    player().stop();
    QVERIFY(!view().isVisible());
    lessons().start(shipped_lessons().front());
    QVERIFY(!view().isVisible());
}

void TestTeacherView::answerIsHiddenUntilAsked() {
    startAt("step-bound");
    QVERIFY(!view().answer().isOpen());
    for (const auto* text : {"38.0", "57.7", "Known mistakes", "You added"})
        QVERIFY2(!shown().contains(QString::fromLatin1(text)), text);
    view().answer().showButton().click();
    WindowFixture::settle();
    QVERIFY(view().answer().isOpen());
    // The value with how it comes about, and what each mistake comes to with what is said to it.
    const auto right = formatted(m_fixture.document().plan()["chapter.decode.step_s"_fig], Unit::seconds);
    QVERIFY(right.startsWith(QStringLiteral("38.0")));
    for (const auto& text : {right, QStringLiteral("57.7"), QStringLiteral("You added compute"),
                             QStringLiteral("18.7"), QStringLiteral("19.7")})
        QVERIFY2(shown().contains(text), qPrintable(text));
    QVERIFY(shown().contains(QStringLiteral(" = "))); // the derivation
    // The class sees nothing of it.
    QVERIFY(!player().isRevealed());
    QVERIFY(!m_fixture.window->dashboard().isVisible());
    view().answer().showButton().click();
    WindowFixture::settle();
    QVERIFY(!shown().contains(right));
}

void TestTeacherView::choicesAreShownToo() {
    startAt("four-clocks");
    QVERIFY(!shown().contains(QStringLiteral("the all-to-all")));
    view().answer().showButton().click();
    WindowFixture::settle();
    QVERIFY(shown().contains(QStringLiteral("the all-to-all")));
    QVERIFY(shown().contains(QStringLiteral("next in line"))); // what a wrong choice is told
}

void TestTeacherView::foldsWhenTheStepChanges() {
    startAt("step-bound");
    const auto open = [this] {
        view().answer().showButton().click();
        QVERIFY(view().answer().isOpen());
    };
    open();
    player().next();
    QVERIFY(!view().answer().isOpen());
    player().previous();
    QVERIFY(!view().answer().isOpen());
    open();
    view().hide();
    view().show();
    QVERIFY(!view().answer().isOpen());
    open();
    lessons().start(shipped_lessons()[1]);
    QVERIFY(!view().answer().isOpen());
}

void TestTeacherView::votesAreCountedByMistake() {
    startAt("step-bound");
    const auto* histogram = view().findChild<VoteHistogram*>();
    QVERIFY(!histogram->isVisible());
    // Twice added up, once right, once without the drafts, once far off.
    for (const double vote : {57.7e-3, 57.5e-3, 38e-3, 18.7e-3, 0.4})
        player().vote(vote);
    WindowFixture::settle();
    QVERIFY(histogram->isVisible());
    QCOMPARE(std::accumulate(histogram->counts().begin(), histogram->counts().end(), 0), 5);
    QVERIFY(
        shown().contains(QStringLiteral("Answers: 5. Median: %1.").arg(formatted(57.5e-3, Unit::seconds))));
    QVERIFY(!shown().contains(QStringLiteral("Right: 1")));
    view().answer().showButton().click();
    WindowFixture::settle();
    QVERIFY(shown().contains(QStringLiteral("Right: 1. Right order of magnitude: 0. Far off: 1.")));
    const auto all = shown().split(u'\n');
    QCOMPARE(all.count(QStringLiteral("Answers: 2")), 1);
    QCOMPARE(all.count(QStringLiteral("Answers: 1")), 1);
    player().vote(57.7e-3); // the open answer follows
    WindowFixture::settle();
    QVERIFY(shown().contains(QStringLiteral("\nAnswers: 3\n")));
}

void TestTeacherView::revealReachesTheClass() {
    startAt("step-bound");
    QVERIFY(!m_fixture.window->dashboard().isVisible());
    view().revealButton().click();
    WindowFixture::settle();
    QVERIFY(player().isRevealed());
    QVERIFY(m_fixture.window->dashboard().isVisible());
    QVERIFY(!view().revealButton().isEnabled());
}

void TestTeacherView::askingAgainForgets() {
    startAt("step-bound");
    QVERIFY(!view().againButton().isEnabled());
    player().vote(0.1);
    view().revealButton().click();
    WindowFixture::settle();
    QVERIFY(view().againButton().isEnabled());
    auto* field = lessons().panel().question().number().findChild<QLineEdit*>();
    field->setText(QStringLiteral("12 ms"));
    view().againButton().click();
    WindowFixture::settle();
    QVERIFY(field->text().isEmpty());
    QVERIFY(player().given().votes.empty() && !player().isRevealed());
    QVERIFY(!m_fixture.window->dashboard().isVisible());
    QVERIFY(lessons().panel().question().reply().isEmpty());
    QVERIFY(lessons().panel().question().revealButton().isVisible());
    QVERIFY(view().revealButton().isEnabled());
}

void TestTeacherView::notesFollowTheLanguage() {
    startAt("ep320");
    QVERIFY(view().notes().contains(QStringLiteral("a unit of 40 nodes"))); // live
    setLanguage(QStringLiteral("zh_CN"));
    WindowFixture::settle();
    QVERIFY(view().notes().contains(QStringLiteral("40 个节点的单元")));
}

void TestTeacherView::everyStep() {
    QFETCH(QString, language);
    QFETCH(int, lesson);
    setLanguage(language);
    lessons().start(shipped_lessons()[static_cast<std::size_t>(lesson)]);
    view().show();
    while (true) {
        WindowFixture::settle();
        QVERIFY(view().minimumSizeHint().width() <= 560);
        if (player().step().question) {
            view().answer().showButton().click();
            WindowFixture::settle();
            QVERIFY(view().answer().isOpen());
        }
        QVERIFY2(!shown().contains(u'{') && !shown().contains(u'–'), qPrintable(shown()));
        QCOMPARE(view().answer().isVisible(), player().step().question.has_value());
        if (!player().hasNext())
            break;
        player().next();
    }
    QVERIFY(!shown().isEmpty());
}

void TestTeacherView::clock() {
    qint64 now = 1'000'000;
    ClassClock clock(player(), [&now] { return now; });
    lessons().start(shipped_lessons().front());
    now += 125'000;
    QCOMPARE(clock.lessonSeconds(), 125);
    player().next();
    now += 10'000;
    QCOMPARE(clock.lessonSeconds(), 135);
    QCOMPARE(clock.stepSeconds(), 10);
    player().restoreStep(); // is no other step
    QCOMPARE(clock.stepSeconds(), 10);
    clock.restart();
    now += 3'000;
    QCOMPARE(clock.lessonSeconds(), 3);
    QCOMPARE(clock.stepSeconds(), 3);
    lessons().start(shipped_lessons()[1]);
    QCOMPARE(clock.lessonSeconds(), 0);
    QCOMPARE(clockText(0), QStringLiteral("0:00"));
    QCOMPARE(clockText(605), QStringLiteral("10:05"));
    QCOMPARE(clockText(3600 + 65), QStringLiteral("1:01:05"));
}

void TestTeacherView::timesAgainstThePlan() {
    qint64 now = 0;
    ClassClock clock(player(), [&now] { return now; });
    lessons().start(shipped_lessons().front());
    TeacherView own(player(), m_fixture.document(), clock, m_fixture.window.get());
    own.show();
    player().next();
    now += 61'000;
    clock.restart();
    now += 62'000;
    own.hide();
    own.show();
    QCOMPARE(own.times().stepTime(), QStringLiteral("Step: 1:02 of 5 min"));
    QCOMPARE(own.times().lessonTime(),
             QStringLiteral("Class: 1:02; planned to the end of this step: 10 of 90 min"));
    now += 300'000;
    QTRY_COMPARE_WITH_TIMEOUT(own.times().stepTime(), QStringLiteral("Step: 6:02 of 5 min"),
                              3000); // it ticks
    own.times().restartButton().click();
    QCOMPARE(own.times().stepTime(), QStringLiteral("Step: 0:00 of 5 min"));
}

void TestTeacherView::presenterRemote() {
    startAt("guess-first");
    view().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view()));
    QTest::keyClick(&view(), Qt::Key_PageDown);
    QCOMPARE(player().index(), 1U);
    QTest::keyClick(&view(), Qt::Key_PageUp);
    QCOMPARE(player().index(), 0U);
}

void TestTeacherView::hiddenItDoesNoWork() {
    startAt("guess-first");
    view().hide();
    const int before = view().refreshCount();
    QVERIFY(before > 0);
    player().next();
    player().previous();
    player().vote(90);
    QVERIFY(m_fixture.document().setValue("decode.ep"_in, 72));
    WindowFixture::settle();
    QCOMPARE(view().refreshCount(), before);
    player().next();
    view().show();
    QCOMPARE(view().refreshCount(), before + 1);
    QCOMPARE(view().place(), QStringLiteral("2 of 25"));
}

void TestTeacherView::keepsItsGeometry() {
    startAt("guess-first");
    view().resize(640, 580);
    WindowFixture::settle();
    player().stop();
    m_fixture.close();
    m_fixture.open();
    startAt("guess-first");
    QCOMPARE(view().size(), QSize(640, 580));
}

void TestTeacherView::keepsItsTextSizeOnAProjector() {
    startAt("step-bound");
    auto* button = &view().revealButton();
    auto* label = view().answer().findChild<QLabel*>();
    const auto sizes = [&] {
        return std::pair(QFontInfo(button->font()).pixelSize(), QFontInfo(label->font()).pixelSize());
    };
    const auto usual = sizes();
    m_fixture.window->presentation().enter();
    WindowFixture::settle();
    QCOMPARE(sizes(), usual);
    QVERIFY(QFontInfo(lessons().panel().question().font()).pixelSize() > usual.first);
    m_fixture.window->presentation().leave();
    WindowFixture::settle();
    QCOMPARE(sizes(), usual);
}

QTEST_MAIN(TestTeacherView)
#include "tst_teacher_view.moc"
