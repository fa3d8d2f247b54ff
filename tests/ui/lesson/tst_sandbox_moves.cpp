// SPDX-License-Identifier: GPL-3.0-or-later
// Moves in a sandbox can be taken back, there and by its own keys; the plan's history is another one.
#include "ui/document/scenario_document.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/move_bar.h"
#include "ui/lesson/overlap/overlap_panel.h"
#include "ui/lesson/overlap/stage_rows.h"
#include "ui/lesson/overlap/what_if_timeline.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/sandboxes/decode_sandbox.h"
#include "ui/lesson/sandboxes/expert_sandbox.h"
#include "ui/lesson/sandboxes/prefill_sandbox.h"
#include "ui/lesson/use_in_plan.h"
#include "ui/theme/style.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

using namespace planner;
using namespace planner::ui;

class TestSandboxMoves : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }
    void init();
    void cleanup() { m_document.reset(); }
    void draggedPromptComesBack();
    void rulesAndFieldsAreMoves();
    void keysMeanTheSandboxAndNotThePlan();
    void keysOnTheFactorMeanThePlan();
    void writtenTextIsUndoneFirst();
    void fieldTurnedUpIsOneMove();
    void decodeFieldsComeBack();
    void expertLoadsAreDrawnAndComeBack();
    void expertLoadsAreWritten();
    void expertSourceComesBack();
    void stageDragsAreMovesOfTheirOwn();
    void sliderDragIsOneMove();
    void stageIsChangedByKeyboard();
    void buttonsSayWhatTheyTakeBack();

private:
    template <class Panel> std::unique_ptr<Panel> shown() {
        auto panel = std::make_unique<Panel>(*m_document, nullptr);
        panel->resize(900, 620);
        panel->show();
        [&] { QVERIFY(QTest::qWaitForWindowActive(panel.get())); }();
        return panel;
    }

    static CardBarsChart& chart(const QWidget& panel, int index) {
        return *panel.findChildren<CardBarsChart*>().at(index);
    }

    static QPoint middleOf(const Chart& chart, const QString& key) {
        for (const auto& element : chart.elements())
            if (element.key == key)
                return element.area.center().toPoint();
        return {};
    }

    static void drag(QWidget& widget, const QPoint& from, const QPoint& to) {
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        QTest::mouseMove(&widget, (from + to) / 2);
        QTest::mouseMove(&widget, to);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
    }

    static void undo(QWidget& widget) { QTest::keyClick(&widget, Qt::Key_Z, Qt::ControlModifier); }
    static void redo(QWidget& widget) {
        QTest::keyClick(&widget, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }

    static QPushButton& rule(QWidget& panel, int index) {
        return *panel.findChild<PolicyButtons*>()->findChildren<QPushButton*>().at(index);
    }

    std::unique_ptr<ScenarioDocument> m_document;
};

void TestSandboxMoves::init() {
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    m_document = std::make_unique<ScenarioDocument>();
}

void TestSandboxMoves::draggedPromptComesBack() {
    const auto panel = shown<PrefillSandbox>();
    auto& bars = chart(*panel, 0);
    const auto before = panel->cardOfRequests();
    const auto factor = panel->useInPlan().button().text();
    QVERIFY(!panel->moves().undoButton().isEnabled() && !panel->moves().resetButton().isEnabled());
    const auto from = middleOf(bars, QStringLiteral("0"));
    drag(bars, from, {bars.width() - 80, from.y()});
    const auto after = panel->cardOfRequests();
    QCOMPARE(after.at(0), 3);
    QVERIFY(before != after && panel->useInPlan().button().text() != factor);
    QVERIFY(bars.hasFocus());
    undo(bars);
    QCOMPARE(panel->cardOfRequests(), before);
    QCOMPARE(panel->useInPlan().button().text(), factor);
    QCOMPARE(panel->findChild<PolicyButtons*>()->chosen(), 0);
    redo(bars);
    QCOMPARE(panel->cardOfRequests(), after);
    QCOMPARE(panel->findChild<PolicyButtons*>()->chosen(), -1);
    QTest::mouseClick(&panel->moves().undoButton(), Qt::LeftButton);
    QCOMPARE(panel->cardOfRequests(), before);
    QTest::mouseClick(&panel->moves().redoButton(), Qt::LeftButton);
    QCOMPARE(panel->cardOfRequests(), after);
    // Reset is a move like others.
    QTest::mouseClick(&panel->moves().resetButton(), Qt::LeftButton);
    QCOMPARE(panel->cardOfRequests(), before);
    QVERIFY(!panel->moves().resetButton().isEnabled());
    undo(*panel);
    QCOMPARE(panel->cardOfRequests(), after);
}

void TestSandboxMoves::rulesAndFieldsAreMoves() {
    const auto panel = shown<PrefillSandbox>();
    auto& bars = chart(*panel, 1);
    // Moved by the keyboard; the rule that places anew can be taken back.
    bars.setFocus();
    QTest::keyClick(&bars, Qt::Key_Home);
    QTest::keyClick(&bars, Qt::Key_Right, Qt::ShiftModifier);
    const auto byHand = panel->cardOfRequests();
    QTest::mouseClick(&rule(*panel, 2), Qt::LeftButton);
    QVERIFY(panel->cardOfRequests() != byHand);
    auto* cards = panel->findChild<QSpinBox*>();
    cards->setValue(2);
    QCOMPARE(bars.data().bars.size(), 2);
    undo(*panel);
    QCOMPARE(cards->value(), 4);
    QCOMPARE(bars.data().bars.size(), 4);
    undo(*panel);
    QCOMPARE(panel->cardOfRequests(), byHand);
    QVERIFY(panel->sentence().startsWith(QStringLiteral("By hand")));
    // Other lengths, too, and the field says them again.
    auto* field = panel->findChild<QLineEdit*>();
    const auto text = field->text();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("500 400 300"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(panel->cardOfRequests().size(), std::size_t{3});
    undo(*field);
    QCOMPARE(field->text(), text);
    QCOMPARE(panel->cardOfRequests(), byHand);
}

void TestSandboxMoves::keysMeanTheSandboxAndNotThePlan() {
    QMainWindow window;
    auto* page = new QWidget(&window);
    auto* panel = new PrefillSandbox(*m_document, page);
    panel->resize(800, 600);
    auto* elsewhere = new QPushButton(page);
    elsewhere->move(0, 620);
    window.setCentralWidget(page);
    int undone = 0;
    int redone = 0;
    auto* undoPlan = new QAction(&window);
    undoPlan->setShortcut(QKeySequence::Undo);
    connect(undoPlan, &QAction::triggered, this, [&] { ++undone; });
    auto* redoPlan = new QAction(&window);
    redoPlan->setShortcuts(QKeySequence::Redo);
    connect(redoPlan, &QAction::triggered, this, [&] { ++redone; });
    window.addActions({undoPlan, redoPlan});
    window.resize(800, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto& bars = chart(*panel, 0);
    const auto before = panel->cardOfRequests();
    const auto from = middleOf(bars, QStringLiteral("0"));
    drag(bars, from, {bars.width() - 80, from.y()});
    undo(bars);
    redo(bars);
    undo(bars);
    QCOMPARE(panel->cardOfRequests(), before);
    undo(bars); // with nothing left to undo the plan is still not meant
    auto* cards = panel->findChild<QSpinBox*>();
    cards->setFocus();
    undo(*cards);
    QCOMPARE(undone + redone, 0);
    elsewhere->setFocus();
    undo(*elsewhere);
    redo(*elsewhere);
    QCOMPARE(undone, 1);
    QCOMPARE(redone, 1);
}

void TestSandboxMoves::keysOnTheFactorMeanThePlan() {
    const auto panel = shown<PrefillSandbox>();
    QTest::mouseClick(&rule(*panel, 1), Qt::LeftButton);
    const auto placed = panel->cardOfRequests();
    auto& use = panel->useInPlan().button();
    QTest::mouseClick(&use, Qt::LeftButton);
    const double put = m_document->plan()["prefill.attention_imbalance"_in];
    QVERIFY(put > 1.0);
    use.setFocus();
    undo(use);
    QCOMPARE(m_document->plan()["prefill.attention_imbalance"_in], 1.0);
    redo(use);
    QCOMPARE(m_document->plan()["prefill.attention_imbalance"_in], put);
    QCOMPARE(panel->cardOfRequests(), placed);
    // And the other way round: what is undone in the sandbox leaves the plan alone.
    undo(*panel);
    QVERIFY(panel->cardOfRequests() != placed);
    QCOMPARE(m_document->plan()["prefill.attention_imbalance"_in], put);
}

void TestSandboxMoves::writtenTextIsUndoneFirst() {
    const auto panel = shown<PrefillSandbox>();
    QTest::mouseClick(&rule(*panel, 1), Qt::LeftButton);
    const auto placed = panel->cardOfRequests();
    auto* field = panel->findChild<QLineEdit*>();
    field->setFocus();
    const auto text = field->text();
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, QStringLiteral(" x"));
    undo(*field); // the writing, not the rule
    QCOMPARE(field->text(), text);
    QCOMPARE(panel->cardOfRequests(), placed);
    // A number that is being written counts as the last move.
    auto* cards = panel->findChild<QSpinBox*>();
    cards->setFocus();
    cards->selectAll();
    QTest::keyClicks(cards, QStringLiteral("7"));
    QCOMPARE(cards->value(), 4);
    undo(*cards);
    QCOMPARE(cards->text(), QStringLiteral("4"));
    QCOMPARE(panel->cardOfRequests(), placed);
    redo(*cards);
    QCOMPARE(cards->value(), 7);
}

void TestSandboxMoves::fieldTurnedUpIsOneMove() {
    const auto panel = shown<DecodeSandbox>();
    const auto fields = panel->findChildren<QSpinBox*>();
    for (int time = 0; time < 5; ++time)
        QTest::keyClick(fields[0], Qt::Key_Up);
    QCOMPARE(fields[0]->value(), 13);
    QCOMPARE(panel->moves().stack().count(), 1);
    QTest::keyClick(fields[1], Qt::Key_Down);
    QCOMPARE(panel->moves().stack().count(), 2);
    QTest::qWait(1100); // after a pause it is a move of its own
    QTest::keyClick(fields[1], Qt::Key_Down);
    QCOMPARE(panel->moves().stack().count(), 3);
    undo(*fields[1]);
    undo(*fields[1]);
    undo(*fields[1]);
    QCOMPARE(fields[0]->value(), 8);
    QCOMPARE(fields[1]->value(), 400);
    QVERIFY(!panel->moves().undoButton().isEnabled());
    // What comes back to where it was is no move.
    QTest::keyClick(fields[0], Qt::Key_Up);
    QTest::keyClick(fields[0], Qt::Key_Down);
    QVERIFY(!panel->moves().undoButton().isEnabled());
}

void TestSandboxMoves::decodeFieldsComeBack() {
    const auto panel = shown<DecodeSandbox>();
    const auto factor = panel->useInPlan().button().text();
    QTest::mouseClick(&rule(*panel, 3), Qt::LeftButton);
    const auto sentence = panel->sentence();
    panel->findChildren<QSpinBox*>().at(4)->setValue(50);
    QVERIFY(panel->sentence() != sentence);
    undo(*panel);
    QCOMPARE(panel->sentence(), sentence);
    undo(*panel);
    QCOMPARE(panel->policies().chosen(), 1);
    QCOMPARE(panel->useInPlan().button().text(), factor);
}

void TestSandboxMoves::expertLoadsAreDrawnAndComeBack() {
    const auto panel = shown<ExpertSandbox>();
    auto& experts = chart(*panel, 0);
    const auto loads = panel->task().loads;
    const double axis = experts.data().axisMaximum;
    // Expert 7 has a load of 4: hardly to be seen, but it can be drawn.
    const auto from = middleOf(experts, QStringLiteral("7"));
    QVERIFY(!from.isNull());
    QTest::mousePress(&experts, Qt::LeftButton, {}, from);
    QTest::mouseMove(&experts, from - QPoint(0, 10));
    const double once = panel->task().loads[7];
    QVERIFY(once > loads[7]);
    QTest::mouseMove(&experts, from - QPoint(0, 20));
    QVERIFY(panel->task().loads[7] > once);
    QCOMPARE(experts.data().axisMaximum, axis);
    QTest::mouseRelease(&experts, Qt::LeftButton, {}, from - QPoint(0, 20));
    QCOMPARE(panel->moves().stack().count(), 1);
    const auto drawn = panel->task().loads;
    QVERIFY(!panel->sentence().contains(QStringLiteral("1.2081")));
    // By the keyboard, each time a step; never below nothing.
    QTest::keyClick(&experts, Qt::Key_Home);
    QCOMPARE(experts.focusedKey(), QStringLiteral("0"));
    QTest::keyClick(&experts, Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(panel->task().loads[0] > loads[0]);
    QCOMPARE(experts.focusedKey(), QStringLiteral("0"));
    for (int time = 0; time < 40; ++time)
        QTest::keyClick(&experts, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(panel->task().loads[0], 0.0);
    while (panel->moves().stack().index() > 1)
        undo(experts);
    QCOMPARE(panel->task().loads, drawn);
    undo(experts);
    QCOMPARE(panel->task().loads, loads);
    QVERIFY(panel->sentence().contains(QStringLiteral("1.2081")));
}

void TestSandboxMoves::expertLoadsAreWritten() {
    const auto panel = shown<ExpertSandbox>();
    auto* field = panel->findChild<QLineEdit*>(QStringLiteral("expertLoads"));
    QVERIFY(field != nullptr);
    QCOMPARE(field->text(), QStringLiteral("90 132 40 61 104 165 39 4 73 56 183 86"));
    const auto write = [&](const QString& text) {
        field->setFocus();
        field->selectAll();
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_Return);
    };
    for (const char* bad : {"1 2 many", "-1 2", " "}) {
        write(QString::fromLatin1(bad));
        QVERIFY2(field->property("invalid").toBool(), bad);
        QCOMPARE(panel->task().loads.size(), std::size_t{12});
    }
    write(QStringLiteral("10, 20，30 ４０"));
    QVERIFY(!field->property("invalid").toBool());
    QCOMPARE(panel->task().loads, (std::vector<double>{10, 20, 30, 40}));
    // Four experts and four copies on eight GPUs: one copy each, 20 at most against a mean of 12.5.
    QTest::mouseClick(&rule(*panel, 2), Qt::LeftButton);
    QVERIFY2(panel->sentence().contains(QStringLiteral("1.2")), qPrintable(panel->sentence()));
    write(QStringLiteral("0 0 0"));
    QVERIFY(panel->sentence().contains(QStringLiteral(" 1 times")));
    QTest::mouseClick(&panel->moves().resetButton(), Qt::LeftButton);
    QVERIFY(panel->sentence().contains(QStringLiteral("1.2081")));
    QVERIFY(field->text().startsWith(QStringLiteral("90 132")));
}

void TestSandboxMoves::expertSourceComesBack() {
    const auto panel = shown<ExpertSandbox>();
    panel->findChild<QSpinBox*>(QStringLiteral("redundantExperts"))->setValue(6);
    const auto sentence = panel->sentence();
    panel->chooseSource(ExpertSandbox::Source::Decode);
    QCOMPARE(panel->task().gpus, 144);
    undo(*panel);
    QCOMPARE(panel->task().gpus, 8);
    QCOMPARE(panel->task().redundant, 6);
    QCOMPARE(panel->sentence(), sentence);
    redo(*panel);
    QCOMPARE(panel->task().gpus, 144);
    QCOMPARE(panel->task().redundant, 32);
    QCOMPARE(panel->policies().chosen(), 2);
    // A plan that has changed meanwhile counts as it is now.
    QVERIFY(m_document->setValue("decode.nodes"_in, 16));
    undo(*panel);
    redo(*panel);
    QCOMPARE(panel->task().gpus, 128);
}

void TestSandboxMoves::stageDragsAreMovesOfTheirOwn() {
    const auto panel = shown<OverlapPanel>();
    auto& timeline = panel->timeline();
    const auto begin = panel->times();
    const auto stretch = [&] {
        for (const auto& element : timeline.elements())
            if (element.key == WhatIfTimeline::keyOf(Stage::dispatch)) {
                const QPoint edge(static_cast<int>(element.area.right()),
                                  static_cast<int>(element.area.center().y()));
                drag(timeline, edge, edge + QPoint(30, 0));
                return;
            }
    };
    stretch();
    const auto once = panel->times();
    QVERIFY(once.dispatch > begin.dispatch);
    stretch();
    QVERIFY(panel->times().dispatch > once.dispatch);
    QCOMPARE(panel->moves().stack().count(), 2);
    undo(timeline);
    QCOMPARE(panel->times(), once);
    undo(timeline);
    QCOMPARE(panel->times(), begin);
    QTest::mouseClick(&rule(*panel, 0), Qt::LeftButton);
    undo(*panel);
    QCOMPARE(panel->rules().chosen(), 2);
}

void TestSandboxMoves::sliderDragIsOneMove() {
    const auto panel = shown<OverlapPanel>();
    auto* slider = panel->findChild<StageRows*>()->findChildren<QSlider*>().at(3);
    const auto begin = panel->times();
    slider->setSliderDown(true);
    slider->setValue(slider->value() + 10);
    QTest::qWait(1100); // a hand may rest
    slider->setValue(slider->value() + 10);
    slider->setSliderDown(false);
    QCOMPARE(panel->moves().stack().count(), 1);
    slider->setSliderDown(true);
    slider->setValue(slider->value() + 10);
    slider->setSliderDown(false);
    QCOMPARE(panel->moves().stack().count(), 2);
    undo(*slider);
    undo(*slider);
    QCOMPARE(panel->times(), begin);
}

void TestSandboxMoves::stageIsChangedByKeyboard() {
    const auto panel = shown<OverlapPanel>();
    auto& timeline = panel->timeline();
    timeline.setFocus();
    QTest::keyClick(&timeline, Qt::Key_Home);
    const auto key = timeline.focusedKey();
    const auto stage = static_cast<Stage>(key.toInt());
    const double before = panel->times().of(stage);
    QTest::keyClick(&timeline, Qt::Key_Right, Qt::ShiftModifier);
    const double after = panel->times().of(stage);
    QVERIFY(after > before);
    QCOMPARE(timeline.focusedKey(), key);
    for (int time = 0; time < 100; ++time)
        QTest::keyClick(&timeline, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(panel->times().of(stage) >= 0.0);
    QTest::mouseClick(&panel->moves().resetButton(), Qt::LeftButton);
    QCOMPARE(panel->times().of(stage), before);
}

void TestSandboxMoves::buttonsSayWhatTheyTakeBack() {
    const auto panel = shown<PrefillSandbox>();
    auto& moves = panel->moves();
    QVERIFY(moves.undoButton().toolTip().startsWith(QStringLiteral("No move")));
    QTest::mouseClick(&rule(*panel, 2), Qt::LeftButton);
    QVERIFY2(moves.undoButton().toolTip().contains(QStringLiteral("choose a rule")),
             qPrintable(moves.undoButton().toolTip()));
    QVERIFY(moves.undoButton().toolTip().contains(QStringLiteral("Ctrl+Z")));
    QTest::mouseClick(&moves.undoButton(), Qt::LeftButton);
    QVERIFY(moves.redoButton().toolTip().contains(
        QKeySequence(QKeySequence::Redo).toString(QKeySequence::NativeText)));
    QVERIFY(!moves.resetButton().toolTip().isEmpty());
}

QTEST_MAIN(TestSandboxMoves)
#include "tst_sandbox_moves.moc"
