// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scenario_document.h"

#include "model/catalog/presets.h"
#include "ui/language/translate.h"

#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace planner;
using namespace planner::ui;

namespace {

/// Narrow spaces as plain ones.
QString plain(QString text) { return text.replace(QChar(0x2009), u' ').replace(QChar(0x202f), u' '); }

constexpr auto nic = "network.nic_bandwidth"_in;
constexpr auto context = "decode.context_tokens"_in;
constexpr auto ep = "decode.ep"_in;

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("moe-planner-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_document"));
    }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }

    void opensWithTheOpeningPreset() {
        ScenarioDocument document;
        QCOMPARE(document.scenario().id, std::string(opening_preset));
        QVERIFY(!document.isModified());
        QVERIFY(document.filePath().isEmpty());
        QCOMPARE(document.baselineName(), QStringLiteral("as opened"));
        QCOMPARE(document.evaluationCount(), 1);
        QVERIFY(*document.baselineScenario() == document.scenario());
    }

    void oneTickEvaluatesOnce() {
        ScenarioDocument document;
        QSignalSpy changes(&document, &ScenarioDocument::planChanged);
        document.beginGesture();
        QVERIFY(document.setValue(nic, 100e9));
        QVERIFY(document.setValue(nic, 110e9));
        document.endGesture();
        QCOMPARE(document.evaluationCount(), 3);
        QCOMPARE(changes.count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.evaluationCount(), 4);
    }

    void equalValueDoesNothing() {
        ScenarioDocument document;
        QVERIFY(document.setValue(nic, document.plan()[nic]));
        QVERIFY(document.setValue(context, document.plan()[context]));
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.evaluationCount(), 1);
    }

    void illegalValueIsRefused() {
        ScenarioDocument document;
        const auto before = document.scenario();
        const auto result = document.setValue(ep, 0);
        QVERIFY(!result);
        QCOMPARE(result.error().key, std::string("decode.ep"));
        QVERIFY(document.scenario() == before);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void oneGestureIsOneNamedStep() {
        ScenarioDocument document;
        QSignalSpy gestures(&document, &ScenarioDocument::gestureChanged);
        document.beginGesture();
        for (double value = 60e9; value <= 100e9; value += 10e9)
            QVERIFY(document.setValue(nic, value));
        document.endGesture();
        QCOMPARE(gestures.count(), 2);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(plain(document.undoStack().undoText()), QStringLiteral("Set NIC per GPU to 800 Gb/s"));
        document.undoStack().undo();
        QCOMPARE(document.plan()[nic], 50e9);
        QVERIFY(is_following(document.scenario(), nic));
    }

    void twoGesturesAreTwoSteps() {
        ScenarioDocument document;
        for (const double value : {80e9, 100e9}) {
            document.beginGesture();
            QVERIFY(document.setValue(nic, value - 1e9));
            QVERIFY(document.setValue(nic, value));
            document.endGesture();
        }
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.plan()[nic], 80e9);
    }

    void twoParametersNeverMerge() {
        ScenarioDocument document;
        document.beginGesture();
        QVERIFY(document.setValue(nic, 80e9));
        QVERIFY(document.setValue(context, 6000));
        document.endGesture();
        QCOMPARE(document.undoStack().count(), 2);
    }

    void aDragBackToItsBeginningLeavesNoStep() {
        ScenarioDocument document;
        document.beginGesture();
        QVERIFY(document.setValue(context, 6000));
        QVERIFY(document.setValue(context, 4989));
        document.endGesture();
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void seriesMergesUntilAnUndo() {
        ScenarioDocument document;
        const int series = document.newSeries();
        QVERIFY(document.setValue(context, 5000, series));
        QVERIFY(document.setValue(context, 5100, series));
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.setValue(context, 5200, document.newSeries()));
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QVERIFY(document.setValue(context, 5300, series));
        QCOMPARE(document.undoStack().count(), 2);
    }

    void cleanStarFollowsTheHistory() {
        ScenarioDocument document;
        QSignalSpy names(&document, &ScenarioDocument::documentChanged);
        QVERIFY(document.setValue(context, 6000));
        QVERIFY(document.isModified());
        QCOMPARE(names.count(), 1);
        document.undoStack().undo();
        QVERIFY(!document.isModified());
        document.undoStack().redo();
        QVERIFY(document.isModified());
        QCOMPARE(document.plan()[context], 6000.0);
    }

    void linksAreRestoredAndKept() {
        ScenarioDocument document;
        QVERIFY(document.setValue(ep, 72));
        QVERIFY(!is_following(document.scenario(), ep));
        document.restoreLink(ep);
        QCOMPARE(document.plan()[ep], 144.0);
        QVERIFY(document.undoStack().undoText().contains(QStringLiteral("nodes × GPUs per node")));
        document.keepValue(ep);
        QVERIFY(!is_following(document.scenario(), ep));
        QVERIFY(document.setValue("decode.nodes"_in, 36));
        QCOMPARE(document.plan()[ep], 144.0);
        document.resetParameter(ep);
        QCOMPARE(document.plan()[ep], 288.0);
    }

    void catalogEntriesAreSwapped() {
        ScenarioDocument document;
        QVERIFY(document.setCatalogEntry(CatalogKind::gpu, QStringLiteral("h20-96g")));
        QCOMPARE(document.scenario().inputs.gpu_id, std::string("h20-96g"));
        QVERIFY(document.undoStack().undoText().startsWith(QStringLiteral("Choose GPU H20")));
        QVERIFY(!document.setCatalogEntry(CatalogKind::gpu, QStringLiteral("tpu")));
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.scenario().inputs.gpu_id, std::string("h800-sxm"));
    }

    void whatASwapAdjustsIsTold() {
        ScenarioDocument document;
        QVector<Problem> told;
        connect(&document, &ScenarioDocument::noticesRaised,
                [&told](const QVector<Problem>& notices) { told = notices; });
        // EP144 holds 256 + 32 experts evenly; 128 experts need 16 redundant ones.
        QVERIFY(document.setCatalogEntry(CatalogKind::model, QStringLiteral("qwen3-235b-a22b")));
        QCOMPARE(document.plan()["decode.redundant_experts"_in], 16.0);
        QVERIFY(!told.isEmpty());
        QVERIFY(translated(told.front()).contains(QStringLiteral("16 redundant experts instead of 32")));
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.plan()["decode.redundant_experts"_in], 32.0);
        QCOMPARE(document.scenario().inputs.model_id, std::string("deepseek-v3"));
    }

    void baselineStays() {
        ScenarioDocument document;
        QSignalSpy changes(&document, &ScenarioDocument::baselineChanged);
        QVERIFY(document.setValue(nic, 100e9));
        QCOMPARE((*document.baselinePlan())[nic], 50e9);
        document.setBaseline(QStringLiteral("800G"));
        QCOMPARE((*document.baselinePlan())[nic], 100e9);
        QCOMPARE(document.baselineName(), QStringLiteral("800G"));
        QCOMPARE(document.evaluationCount(), 2);
        document.clearBaseline();
        QVERIFY(!document.hasBaseline());
        QVERIFY(document.baselinePlan() == nullptr);
        QCOMPARE(changes.count(), 2);
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
