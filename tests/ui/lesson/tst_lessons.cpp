// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the lessons in the window as a class would.
#include "tests/ui/lesson/lesson_fixture.h"

#include "ui/charts/base/chart.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/quantity_field.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/lesson/quantity_line.h"
#include "ui/lesson/question_card.h"
#include "ui/lesson/vote_histogram.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/headline_strip.h"
#include "ui/panels/message_bar.h"
#include "ui/window/presentation.h"
#include "ui/window/view_actions.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <numeric>

using namespace planner;
using namespace planner::ui;

class TestLessons : public QObject {
    Q_OBJECT
private slots:
    void init() {
        QSettings().clear();
        m_window.open();
    }
    void cleanup() {
        m_window.close();
        setLanguage(QStringLiteral("en"));
    }
    void everyStep_data() { addRowsForLessons(); }
    void everyStep();
    void nothingGivesTheAnswerAway();
    void theAnswerIsShownLarge();
    void numbersAreGraded();
    void aMistakeIsToldWithItsNumbers();
    void aWrongUnitIsExplained();
    void aClassVotes();
    void choicesAreGraded();
    void inputsAreLocked();
    void freePlayAndBack();
    void progressIsKept();
    void presenterRemote();
    void brokenFile();
    void presentation();
    void sandboxesFitThePresentation();
    void presentedInputsHaveTheirValues();

private:
    LessonActions& lessons() { return m_window.lessons(); }
    LessonPlayer& player() { return m_window.player(); }
    QuestionCard& question() { return lessons().panel().question(); }

    void startAt(const std::string& step) { m_window.startAt(step); }
    void type(const QString& text) {
        auto* field = question().number().findChild<QLineEdit*>();
        field->setText(text);
        QTest::keyClick(field, Qt::Key_Return);
        m_window.settle();
    }

    LessonFixture m_window;
};

void TestLessons::everyStep() {
    QFETCH(QString, language);
    QFETCH(int, lesson);
    setLanguage(language);
    lessons().start(shipped_lessons()[static_cast<std::size_t>(lesson)]);
    const QString titleInEnglish = QString::fromStdString(player().step().title.english);
    QCOMPARE(lessons().panel().title() == titleInEnglish, language == QStringLiteral("en"));
    while (true) {
        const auto& step = player().step();
        for (const auto& chart : step.charts)
            QVERIFY2(m_window.window->dashboard().card(QString::fromStdString(chart)), chart.c_str());
        QVERIFY(!lessons().panel().text().contains(u'{'));
        if (step.question) {
            player().reveal();
            m_window.settle();
        }
        if (!step.charts.empty())
            QVERIFY(m_window.window->dashboard().isVisible());
        else
            QVERIFY2(lessons().stage().isVisible(), step.id.c_str());
        if (!player().hasNext())
            break;
        player().next();
        m_window.settle();
    }
    player().stop();
    m_window.settle();
    QVERIFY(m_window.window->dashboard().isVisible());
    QVERIFY(!lessons().panel().isVisible());
}

void TestLessons::nothingGivesTheAnswerAway() {
    startAt("memory");
    QVERIFY(!m_window.window->dashboard().isVisible());
    QVERIFY(!m_window.window->headlines().isVisible());
    QVERIFY(lessons().stage().isVisible());
    type(QStringLiteral("31 GB"));
    QVERIFY(m_window.window->dashboard().isVisible());
    QVERIFY(m_window.window->headlines().isVisible());
    QVERIFY(!lessons().stage().isVisible());
}

void TestLessons::theAnswerIsShownLarge() {
    const auto shows = [this](const QString& text) {
        const auto labels = lessons().stage().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == text; });
    };
    startAt("nic-800"); // asks about a plan with other NICs, so that no chart of this one can show the answer
    QVERIFY(!shows(QStringLiteral("19.7\u202fms")));
    player().reveal();
    m_window.settle();
    QVERIFY(shows(QStringLiteral("19.7\u202fms")));
}

void TestLessons::numbersAreGraded() {
    startAt("step-bound");
    type(QStringLiteral("57.7 ms")); // 62 x (612.5 + 318.1) us: added up instead of the slower one
    QVERIFY(question().reply().startsWith(QStringLiteral("You added compute and communication.")));
    type(QStringLiteral("38 ms"));
    QVERIFY(question().reply().startsWith(QStringLiteral("Right: 38.0")));
}

void TestLessons::aMistakeIsToldWithItsNumbers() {
    startAt("memory");
    type(QStringLiteral("506 MB")); // one of 61 layers
    QVERIFY(question().reply().startsWith(QStringLiteral("That is one layer; there are 61")));
}

void TestLessons::aWrongUnitIsExplained() {
    startAt("step-bound");
    type(QStringLiteral("38 GB"));
    QVERIFY(!player().isRevealed());
    bool told = false;
    for (const auto* label : question().number().findChildren<QLabel*>())
        told = told || (label->isVisible() && label->text().contains(QStringLiteral("38 GB")));
    QVERIFY(told);
}

void TestLessons::aClassVotes() {
    startAt("guess-first");
    question().voting().setChecked(true);
    for (const auto* vote : {"10", "90", "90", "2000"})
        type(QString::fromLatin1(vote));
    QVERIFY(!player().isRevealed());
    QCOMPARE(player().given().votes.size(), 4U);
    const auto* histogram = question().findChild<VoteHistogram*>();
    QVERIFY(histogram->isVisible());
    const auto& counts = histogram->counts();
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0), 4);
    QCOMPARE(*std::max_element(counts.begin(), counts.end()), 2);
    question().revealButton().click();
    QVERIFY(player().isRevealed());
}

void TestLessons::choicesAreGraded() {
    startAt("four-clocks");
    QCOMPARE(question().choices().size(), 4);
    question().choices()[1]->click(); // attention, multiplying
    m_window.settle();
    QVERIFY(question().choices()[0]->isChecked()); // all-to-all
    QVERIFY(question().reply().contains(QStringLiteral("next in line")));
}

void TestLessons::inputsAreLocked() {
    startAt("nic-drag");
    auto& inputs = m_window.window->inputs();
    QVERIFY(!inputs.row("network.nic_bandwidth"_in)->isLocked());
    QVERIFY(inputs.row("decode.ep"_in)->isLocked());
    player().stop();
    QVERIFY(!inputs.row("decode.ep"_in)->isLocked());
}

void TestLessons::freePlayAndBack() {
    startAt("nic-drag");
    player().setFreePlay(true);
    QVERIFY(!m_window.window->inputs().row("decode.ep"_in)->isLocked());
    QVERIFY(m_window.document().setValue("decode.ep"_in, 32));
    player().restoreStep();
    QVERIFY(!player().isFreePlay());
    QCOMPARE(m_window.document().scenario().value("decode.ep"_in), 144.0);
    m_window.document().undoStack().undo();
    QCOMPARE(m_window.document().scenario().value("decode.ep"_in), 32.0);
}

void TestLessons::progressIsKept() {
    startAt("cache");
    player().stop();
    lessons().start(shipped_lessons().front());
    QCOMPARE(player().step().id, std::string("cache"));
}

void TestLessons::presenterRemote() {
    startAt("guess-first");
    QTest::keyClick(m_window.window.get(), Qt::Key_PageDown);
    QCOMPARE(player().index(), 1U);
    QTest::keyClick(m_window.window.get(), Qt::Key_PageUp);
    QCOMPARE(player().index(), 0U);
}

void TestLessons::brokenFile() {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("课.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n \"format\": \"moe-planner-lesson\",\n \"version\": 9\n}");
    file.close();
    lessons().open(file.fileName());
    QVERIFY(!player().isPlaying());
    QVERIFY(m_window.window->messages().text().contains(QStringLiteral("line 3, version")));
}

void TestLessons::presentation() {
    startAt("nic-drag");
    auto& window = *m_window.window;
    const double scale = window.view().textScale();
    QTest::keyClick(&window, Qt::Key_F11);
    m_window.settle();
    QVERIFY(window.presentation().isOn());
    QVERIFY(window.isFullScreen());
    QVERIFY(window.view().textScale() >= 1.6);
    QVERIFY(window.menuBar()->height() == 0);
    QVERIFY(!window.headlines().isVisible());
    QVERIFY(window.inputs().row("network.nic_bandwidth"_in)->isVisible());
    QVERIFY(!window.inputs().row("network.remote_share"_in)->isVisible());
    QTest::keyClick(&window, Qt::Key_PageUp);
    QCOMPARE(player().step().id, std::string("nic-800"));
    QTest::keyClick(&window, Qt::Key_Escape);
    m_window.settle();
    QVERIFY(!window.presentation().isOn());
    QCOMPARE(window.view().textScale(), scale);
    QVERIFY(window.menuBar()->height() > 0);
    QVERIFY(player().isPlaying());
}

void TestLessons::sandboxesFitThePresentation() {
    auto& window = *m_window.window;
    startAt("nic-800");
    QTest::keyClick(&window, Qt::Key_F11);
    const double large = window.view().textScale();
    for (const char* step : {"stretch-a-stage", "balance-prefill", "balance-decode", "balance-experts"}) {
        startAt(step);
        window.resize(1280, 720);
        m_window.settle();
        QVERIFY(window.view().textScale() >= 1.3 && window.view().textScale() < large);
        QVERIFY2(window.width() == 1280 && window.height() == 720, step);
        // Its charts have room for what they show, and the lesson keeps off the edge.
        for (auto* chart : lessons().stage().findChildren<Chart*>())
            QVERIFY2(chart->height() >= 100 && chart->width() >= 500, step);
        QVERIFY(lessons().panel().mapTo(&window, QPoint()).x() >= 12);
    }
    startAt("nic-800");
    QCOMPARE(window.view().textScale(), large);
}

void TestLessons::presentedInputsHaveTheirValues() {
    m_window.window->presentation().enter();
    startAt("overlap"); // shows another row of the same group
    startAt("prefill");
    const auto& field = *m_window.window->inputs().row("prefill.cache_hit_rate"_in)->field();
    QVERIFY(field.isVisible());
    QCOMPARE(field.text(), QStringLiteral("56.25 %").replace(u' ', u'\u2009'));
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
