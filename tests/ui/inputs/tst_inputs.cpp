// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scenario_document.h"
#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/field_text.h"
#include "ui/inputs/input_section.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/inputs/parameter_text.h"
#include "ui/inputs/quantity_field.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/inputs/row_mark.h"
#include "ui/inputs/section_header.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace planner;
using namespace planner::ui;

namespace {

constexpr auto nic = "network.nic_bandwidth"_in;
constexpr auto context = "decode.context_tokens"_in;
constexpr auto ep = "decode.ep"_in;
constexpr auto nodes = "decode.nodes"_in;
constexpr auto overlap = "decode.overlap"_in;

/// A document with its panel on screen.
struct Bench {
    Bench() : panel(document) {
        panel.resize(280, 900);
        panel.show();
        QApplication::setActiveWindow(&panel);
    }

    void type(Parameter parameter, const QString& text, Qt::Key end = Qt::Key_Return) {
        auto* field = panel.row(parameter)->field();
        field->setFocus();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, end);
    }

    void drag(Parameter parameter, int pixels) {
        auto* slider = panel.row(parameter)->slider();
        const QPoint from = slider->handleRect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(slider, from + QPoint(pixels * step / 4, 0));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(pixels, 0));
    }

    InputSection* section(std::string_view id) {
        for (auto* each : panel.sections())
            if (each->group().id() == id)
                return each;
        return nullptr;
    }

    ScenarioDocument document;
    InputsPanel panel;
};

} // namespace

class InputsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("moe-planner-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_inputs"));
        applyStyle(*qApp, Theme::light());
    }

    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }

    void everyParameterHasARow() {
        Bench bench;
        for (std::size_t index = 0; index < parameter_count; ++index) {
            const auto parameter = static_cast<Parameter>(index);
            QVERIFY(bench.panel.row(parameter) != nullptr);
            QCOMPARE(bench.panel.row(parameter)->choices() != nullptr, !info(parameter).choices.empty());
        }
        QCOMPARE(bench.panel.sections().first()->header()->text(), QStringLiteral("Decode unit"));
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
        QCOMPARE(bench.panel.row(nic)->field()->text(), QStringLiteral("400\u2009Gb/s"));
    }

    void wrongUnitIsRefusedWithAMessage() {
        Bench bench;
        auto* row = bench.panel.row(nic);
        bench.type(nic, QStringLiteral("38 ms"));
        QCOMPARE(bench.document.plan()[nic], 50e9);
        QCOMPARE(row->field()->text(), QStringLiteral("38 ms"));
        QVERIFY(row->field()->property("invalid").toBool());
        QVERIFY(row->message()->isVisible());
        QVERIFY(row->message()->text().contains(QStringLiteral("400 Gb/s")));
        // Leaving the field and editing something else keeps what was typed.
        QVERIFY(bench.document.setValue(context, 7000));
        bench.panel.row(context)->field()->setFocus();
        QCOMPARE(row->field()->text(), QStringLiteral("38 ms"));
        row->field()->setFocus();
        QTest::keyClick(row->field(), Qt::Key_Escape);
        QCOMPARE(row->field()->text(), QStringLiteral("400\u2009Gb/s"));
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
        QCOMPARE(requests->text(), QStringLiteral("88.1"));
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void fieldTextIsShort() {
        QCOMPARE(fieldText("workload.input_tokens_per_day"_in, 608e9), QStringLiteral("608\u2009G tok"));
        QCOMPARE(fieldText("gpu.memory"_in, 81559 * 0x1p20), QStringLiteral("85.5\u2009GB"));
        QCOMPARE(fieldText("prefill.cache_hit_rate"_in, 0.5625), QStringLiteral("56.25\u2009%"));
        QCOMPARE(fieldText("gpu.fp4_flop_per_s"_in, not_given), QStringLiteral("–"));
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

    void oneSliderTickEvaluatesOnce() {
        Bench bench;
        auto* slider = bench.panel.row(nic)->slider();
        const int before = bench.document.evaluationCount();
        const QPoint from = slider->handleRect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, from);
        QTest::mouseMove(slider, from + QPoint(10, 0));
        QCOMPARE(bench.document.evaluationCount(), before + 1);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(10, 0));
        QCOMPARE(bench.document.evaluationCount(), before + 1);
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
        QCOMPARE(row->field()->text(), QStringLiteral("144"));
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
        QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Set Overlap to none"));
    }

    void pickersFillTheGroup() {
        Bench bench;
        bench.section("gpu")->setExpanded(true);
        auto* picker = bench.section("gpu")->picker();
        QCOMPARE(picker->chosenName(), QStringLiteral("H800 SXM 80GB"));
        QVERIFY(picker->itemData(0, Qt::ToolTipRole).toString().contains(QStringLiteral("HBM bandwidth")));
        const int h20 = picker->findData(QStringLiteral("h20-96g"));
        picker->setCurrentIndex(h20);
        emit picker->activated(h20);
        QCOMPARE(bench.document.scenario().inputs.gpu_id, std::string("h20-96g"));
        bench.document.undoStack().undo();
        QCOMPARE(picker->currentText(), QStringLiteral("H800 SXM 80GB"));
    }

    void searchFindsById() {
        Bench bench;
        bench.panel.setSearchText(QStringLiteral("usable"));
        QVERIFY(bench.panel.row("memory.usable_fraction"_in)->isVisible());
        QVERIFY(!bench.section("decode")->isVisible());
        bench.panel.setSearchText(QStringLiteral("bandwidth hbm")); // any order, in a collapsed group
        QVERIFY(bench.panel.row("gpu.hbm_bandwidth"_in)->isVisible());
        QVERIFY(!bench.panel.row("gpu.memory"_in)->isVisible());
        bench.panel.setSearchText(QStringLiteral("zzz"));
        bench.panel.setSearchText({});
        QVERIFY(bench.panel.row(nodes)->isVisible());
        QVERIFY(!bench.section("gpu")->isExpanded());
        QVERIFY(QSettings().allKeys().isEmpty()); // searching is no wish about groups
    }

    void searchForNothingSaysSo() {
        Bench bench;
        bench.panel.setSearchText(QStringLiteral("zzz"));
        bool said = false;
        for (const auto* label : bench.panel.findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().startsWith(QStringLiteral("No input")));
        QVERIFY(said);
    }

    void collapsedRowsDoNoWork() {
        Bench bench;
        QVERIFY(bench.section("gpu")->rows().isEmpty()); // not even made
        auto* row = bench.panel.row(context);
        bench.section("decode")->setExpanded(false);
        const int before = row->refreshCount();
        QVERIFY(bench.document.setValue(context, 7000));
        QCOMPARE(row->refreshCount(), before);
        bench.section("decode")->setExpanded(true);
        QCOMPARE(row->refreshCount(), before + 1);
        QCOMPARE(row->slider()->quantity(), 7000.0);
        QVERIFY(bench.document.setValue(context, 8000));
        QCOMPARE(row->refreshCount(), before + 2); // one update for one change
        bench.panel.hide();
        QVERIFY(bench.document.setValue(context, 9000));
        QCOMPARE(row->refreshCount(), before + 2);
        bench.panel.show();
        QCOMPARE(row->slider()->quantity(), 9000.0);
    }

    void groupsStayAsTheyWere() {
        {
            Bench bench;
            bench.section("network")->setExpanded(false);
            bench.section("chapter")->setExpanded(true);
        }
        Bench again;
        QVERIFY(!again.section("network")->isExpanded());
        QVERIFY(again.section("chapter")->isExpanded());
    }

    void lockedRowsCannotBeEdited() {
        Bench bench;
        bench.panel.setLocked(nic, true);
        bench.drag(nic, 30);
        QVERIFY(!bench.panel.row(nic)->field()->isEnabled());
        QCOMPARE(bench.document.undoStack().count(), 0);
        bench.panel.unlockAll();
        bench.drag(nic, 30);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void revealOpensTheGroup() {
        Bench bench;
        bench.panel.reveal("pricing.gpu_hour_usd"_in);
        QVERIFY(bench.section("pricing")->isExpanded());
        QTRY_VERIFY(bench.panel.row("pricing.gpu_hour_usd"_in)->field()->hasFocus());
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

    void toolTipTellsWhereItComesFrom() {
        const ScenarioDocument document;
        const auto text = parameterToolTip(document.scenario(), nic);
        for (const auto& part : {QStringLiteral("Network rate per GPU"), QStringLiteral("Legal: "),
                                 QStringLiteral("Follows: "), QStringLiteral("Source: "),
                                 QStringLiteral("network.nic_bandwidth")})
            QVERIFY2(text.contains(part), qPrintable(part));
    }

    void assistantsHearNameValueAndHelp() {
        Bench bench;
        auto* slider = QAccessible::queryAccessibleInterface(bench.panel.row(nic)->slider());
        QVERIFY(slider != nullptr);
        QCOMPARE(slider->role(), QAccessible::Slider);
        QCOMPARE(slider->text(QAccessible::Name), QStringLiteral("NIC per GPU"));
        QCOMPARE(slider->text(QAccessible::Value), QStringLiteral("400\u2009Gb/s"));
        QVERIFY(slider->text(QAccessible::Description).contains(QStringLiteral("one way")));
        QVERIFY(slider->valueInterface() != nullptr);
        slider->valueInterface()->setCurrentValue(100e9);
        QCOMPARE(bench.document.plan()[nic], 100e9);
        auto* field = QAccessible::queryAccessibleInterface(bench.panel.row(nodes)->field());
        QCOMPARE(field->text(QAccessible::Name), QStringLiteral("Nodes (Decode unit)"));
        bench.type(nodes, QStringLiteral("many"));
        QVERIFY(field->text(QAccessible::Description).contains(QStringLiteral("not a number")));
        auto* header = QAccessible::queryAccessibleInterface(bench.section("gpu")->header());
        QVERIFY(header->text(QAccessible::Description).contains(QStringLiteral("collapsed")));
    }

    void languageChangeIsSurvived() {
        Bench bench;
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(&bench.panel, &event);
        QCOMPARE(bench.panel.row(nic)->field()->text(), QStringLiteral("400\u2009Gb/s"));
        QVERIFY(bench.document.setValue(context, 7000));
        bench.document.retranslate();
        QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Set Context, mean to 7,000\u2009tok"));
    }
};

QTEST_MAIN(InputsTest)
#include "tst_inputs.moc"
