// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_bench.h"

#include "ui/inputs/field_text.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/inputs/row_mark.h"

#include <QLabel>

#include <cmath>

using namespace planner;
using namespace planner::ui;

class RowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareTests(QStringLiteral("tst_row")); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }

    void typedUnits_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("gigabits");
        QTest::newRow("bits") << QStringLiteral("800 Gb/s") << 800.0;
        QTest::newRow("bytes") << QStringLiteral("100 GB/s") << 800.0;
        QTest::newRow("bare: the shown unit") << QStringLiteral("200") << 200.0;
        QTest::newRow("Gbps") << QStringLiteral("1.6 Tbps") << 1600.0;
    }

    void typedUnits() {
        QFETCH(QString, text);
        QFETCH(double, gigabits);
        Bench bench;
        bench.type(nic, text);
        QCOMPARE(bench.document.plan()[nic] * 8 / 1e9, gigabits);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void theSameRateInOtherWordsIsNoEdit() {
        Bench bench;
        bench.type(nic, QStringLiteral("50 GB/s"));
        QCOMPARE(bench.document.undoStack().count(), 0);
        QCOMPARE(plain(bench.panel.row(nic)->field()->text()), QStringLiteral("400 Gb/s"));
    }

    void wrongUnitIsRefusedWithAMessage() {
        Bench bench;
        auto* row = bench.panel.row(nic);
        bench.type(nic, QStringLiteral("38 ms"));
        QCOMPARE(bench.document.plan()[nic], 50e9);
        QCOMPARE(plain(row->field()->text()), QStringLiteral("38 ms"));
        QVERIFY(row->field()->property("invalid").toBool());
        QVERIFY(row->message()->isVisible());
        QVERIFY(row->message()->text().contains(QStringLiteral("400 Gb/s")));
        // Leaving the field and editing something else keeps what was typed.
        QVERIFY(bench.document.setValue(context, 7000));
        bench.panel.row(context)->field()->setFocus();
        QCOMPARE(plain(row->field()->text()), QStringLiteral("38 ms"));
        row->field()->setFocus();
        QTest::keyClick(row->field(), Qt::Key_Escape);
        QCOMPARE(plain(row->field()->text()), QStringLiteral("400 Gb/s"));
        QVERIFY(!row->message()->isVisible());
    }

    void outOfRangeSaysWhatIsLegal() {
        Bench bench;
        bench.type(nodes, QStringLiteral("0"));
        QCOMPARE(bench.document.plan()[nodes], 18.0);
        const auto said = bench.panel.row(nodes)->message()->text();
        QVERIFY2(said.contains(QStringLiteral("whole number")), qPrintable(said));
        bench.type(nodes, QStringLiteral("2.5"), Qt::Key_Tab);
        QVERIFY(bench.panel.row(nodes)->field()->isRefused());
    }

    void leavingAnUntouchedFieldChangesNothing() {
        Bench bench;
        auto* requests = bench.panel.row("decode.requests_per_rank"_in)->field();
        requests->setFocus();
        QCOMPARE(requests->selectedText(), requests->text());
        QVERIFY(requests->text().size() > 6); // all digits while editing
        bench.panel.row(context)->field()->setFocus();
        QCOMPARE(plain(requests->text()), QStringLiteral("88.1"));
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void fieldTextIsShort() {
        QCOMPARE(plain(fieldText("workload.input_tokens_per_day"_in, 608e9)), QStringLiteral("608 G tok"));
        QCOMPARE(plain(fieldText("gpu.memory"_in, 81559 * 0x1p20)), QStringLiteral("85.5 GB"));
        QCOMPARE(plain(fieldText("prefill.cache_hit_rate"_in, 0.5625)), QStringLiteral("56.25 %"));
        QCOMPARE(plain(fieldText("gpu.fp4_flop_per_s"_in, not_given)), QStringLiteral("–"));
    }

    void oneDragIsOneStepTwoAreTwo() {
        Bench bench;
        bench.drag(nic, 30);
        QCOMPARE(bench.document.undoStack().count(), 1);
        QVERIFY(bench.document.undoStack().undoText().startsWith(QStringLiteral("Set NIC per GPU to ")));
        QVERIFY(!bench.document.inGesture());
        const double first = bench.document.plan()[nic];
        bench.drag(nic, 20);
        QCOMPARE(bench.document.undoStack().count(), 2);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.plan()[nic], first);
        QCOMPARE(bench.panel.row(nic)->slider()->quantity(), first);
    }

    void arrowsMergeWhileTheRowHasTheFocus() {
        Bench bench;
        auto* slider = bench.panel.row(context)->slider();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.panel.row(nic)->slider()->setFocus();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bench.document.undoStack().count(), 2);
    }

    void marksResetAndRestoreTheLink() {
        Bench bench;
        auto* row = bench.panel.row(ep);
        QVERIFY(!row->changedMark()->isVisible());
        QVERIFY(row->linkMark()->toolTip().contains(QStringLiteral("nodes × GPUs per node")));
        QVERIFY(bench.document.setValue(ep, 72));
        QVERIFY(row->changedMark()->isVisible());
        QCOMPARE(row->linkMark()->sign(), RowMark::Sign::unlinked);
        row->linkMark()->click();
        QCOMPARE(row->linkMark()->sign(), RowMark::Sign::linked);
        QCOMPARE(plain(row->field()->text()), QStringLiteral("144"));
        QVERIFY(bench.document.setValue(context, 7000));
        bench.panel.row(context)->changedMark()->click();
        QCOMPARE(bench.document.plan()[context], 4989.0);
    }

    void doubleClickResets() {
        Bench bench;
        QVERIFY(bench.document.setValue(nic, 100e9));
        auto* slider = bench.panel.row(nic)->slider();
        QTest::mouseDClick(slider, Qt::LeftButton, {}, slider->handleRect().center());
        QCOMPARE(bench.document.plan()[nic], 50e9);
        QVERIFY(is_following(bench.document.scenario(), nic));
        QCOMPARE(bench.document.undoStack().count(), 2);
    }

    void sliderSnapsToEvenPlacements() {
        Bench bench;
        bench.drag(ep, -60);
        QCOMPARE(std::fmod(288, bench.document.plan()[ep]), 0.0);
        bench.type(ep, QStringLiteral("100")); // uneven, but legal
        QCOMPARE(bench.document.plan()[ep], 100.0);
    }

    void wordsAreChosen() {
        Bench bench;
        auto* choices = bench.panel.row(overlap)->choices();
        QCOMPARE(choices->currentText(), QStringLiteral("five stages"));
        choices->setFocus();
        QTest::keyClick(choices, Qt::Key_Home);
        QCOMPARE(bench.document.plan()[overlap], 0.0);
        QCOMPARE(plain(bench.document.undoStack().undoText()),
                 QStringLiteral("Set Overlap (Decode unit) to none"));
    }

    void undoKeyMeansThePlanUnlessTextWasTyped() {
        Bench bench;
        auto* field = bench.panel.row(nic)->field();
        field->setFocus();
        QKeyEvent untouched(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        untouched.ignore();
        QApplication::sendEvent(field, &untouched);
        QVERIFY(!untouched.isAccepted());
        QTest::keyClicks(field, QStringLiteral("8"));
        QKeyEvent typed(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        typed.ignore();
        QApplication::sendEvent(field, &typed);
        QVERIFY(typed.isAccepted());
    }
};

QTEST_MAIN(RowTest)
#include "tst_row.moc"
