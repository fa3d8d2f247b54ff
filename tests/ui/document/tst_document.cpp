// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recent_files.h"
#include "ui/document/scenario_document.h"

#include "model/catalog/presets.h"
#include "model/scenario/scenario_json.h"

#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace planner;
using namespace planner::ui;

namespace {

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
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
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
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Set NIC per GPU to 800\u2009Gb/s"));
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

    void failedOpenChangesNothing_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("truncated") << QByteArray("{\"format\": \"moe-pl");
        QTest::newRow("text for a number")
            << QByteArray(R"({"format":"moe-planner-scenario","version":1,"decode":{"nodes":"many"}})");
        QTest::newRow("EP 0") << QByteArray(R"({"format":"moe-planner-scenario","version":1,"decode":{"ep":0}})");
        QTest::newRow("newer") << QByteArray(R"({"format":"moe-planner-scenario","version":99})");
    }

    void failedOpenChangesNothing() {
        QFETCH(QByteArray, content);
        ScenarioDocument document;
        QVERIFY(document.setValue(nic, 100e9));
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("bad.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        QSignalSpy changes(&document, &ScenarioDocument::planChanged);
        const auto opened = document.open(path);
        QVERIFY(!opened);
        QCOMPARE(opened.error().file, path.toStdString());
        QVERIFY(!document.open(folder.path()));
        QVERIFY(!document.open(QStringLiteral("no-such-preset")));
        QCOMPARE(changes.count(), 0);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.plan()[nic], 100e9);
    }

    void savesAndOpensAgain() {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("计划.json"));
        ScenarioDocument document;
        QVERIFY(!document.save()); // no file yet
        QVERIFY(document.setValue(nic, 100e9));
        QVERIFY(document.saveAs(path));
        QVERIFY(!document.isModified());
        QCOMPARE(document.filePath(), path);
        QVERIFY(document.setValue(context, 6000));
        QVERIFY(document.isModified());
        QVERIFY(document.save());

        ScenarioDocument other;
        QVERIFY(other.open(path));
        QVERIFY(other.scenario() == document.scenario());
        QCOMPARE(other.filePath(), path);
        QCOMPARE((*other.baselinePlan())[nic], 100e9);
        QVERIFY(!document.saveAs(folder.filePath(QStringLiteral("none/plan.json"))));
        QCOMPARE(document.filePath(), path);
    }

    void unknownKeysAreNoticed() {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("plan.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        auto text = QByteArray::fromStdString(write_scenario(presets().front()));
        file.write(text.replace("\"version\": 1", "\"version\": 1, \"mood\": \"good\""));
        file.close();
        ScenarioDocument document;
        QSignalSpy notices(&document, &ScenarioDocument::noticesRaised);
        QVERIFY(document.open(path));
        QCOMPARE(notices.count(), 1);
        QCOMPARE(notices.at(0).at(0).value<QVector<Problem>>().at(0).key, std::string("mood"));
    }

    void loadingAPresetCanBeUndone() {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("plan.json"));
        ScenarioDocument document;
        QVERIFY(document.saveAs(path));
        const auto before = document.scenario();
        const int evaluations = document.evaluationCount();
        document.replaceScenario(*find_preset("exercise-nic-800g"));
        QCOMPARE(document.evaluationCount(), evaluations + 1);
        QCOMPARE(document.scenario().id, std::string("exercise-nic-800g"));
        QVERIFY(document.filePath().isEmpty()); // saving must not overwrite the other plan
        QVERIFY(document.isModified());
        QVERIFY(*document.baselineScenario() == document.scenario());
        document.undoStack().undo();
        QVERIFY(document.scenario() == before);
        QVERIFY(*document.baselineScenario() == before);
        QCOMPARE(document.filePath(), path);
        QVERIFY(!document.isModified());
    }

    void pinnedBaselineSurvivesAPreset() {
        ScenarioDocument document;
        document.setBaseline(QStringLiteral("mine"));
        document.replaceScenario(*find_preset("exercise-nic-800g"));
        QCOMPARE(document.baselineName(), QStringLiteral("mine"));
        document.undoStack().undo();
        QCOMPARE(document.baselineName(), QStringLiteral("mine"));
    }

    void revertCanBeUndone() {
        ScenarioDocument document;
        QVERIFY(document.setValue(nic, 100e9));
        QVERIFY(document.revert());
        QCOMPARE(document.plan()[nic], 50e9);
        QVERIFY(!document.isModified());
        document.undoStack().undo();
        QCOMPARE(document.plan()[nic], 100e9);
        QVERIFY(document.isModified());
    }

    void newFromStartsAfresh() {
        ScenarioDocument document;
        QVERIFY(document.setValue(nic, 100e9));
        document.newFrom(default_scenario());
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
    }

    void recentFilesAreBounded() {
        RecentFiles recent;
        for (int index = 0; index < 12; ++index)
            recent.add(QStringLiteral("/tmp/plan%1.json").arg(index));
        recent.add(QStringLiteral("/tmp/plan5.json"));
        QCOMPARE(recent.files().size(), RecentFiles::limit);
        QCOMPARE(recent.files().first(), QStringLiteral("/tmp/plan5.json"));
        QCOMPARE(recent.files().count(QStringLiteral("/tmp/plan5.json")), 1);
        QVERIFY(RecentFiles::isMissing(QStringLiteral("/tmp/no such file.json")));
        recent.clear();
        QVERIFY(recent.files().isEmpty());
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
