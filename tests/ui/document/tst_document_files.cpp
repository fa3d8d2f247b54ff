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

} // namespace

class DocumentFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("moe-planner-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_document_files"));
    }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }

    void failedOpenChangesNothing_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("truncated") << QByteArray("{\"format\": \"moe-pl");
        QTest::newRow("text for a number")
            << QByteArray(R"({"format":"moe-planner-scenario","version":1,"decode":{"nodes":"many"}})");
        QTest::newRow("EP 0") << QByteArray(
            R"({"format":"moe-planner-scenario","version":1,"decode":{"ep":0}})");
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

    void aSavedPlanIsNoLongerThePreset() {
        QTemporaryDir folder;
        const auto path = folder.filePath(QStringLiteral("review of May.json"));
        ScenarioDocument document;
        QCOMPARE(document.displayName(), QString::fromStdString(presets().front().name));
        QVERIFY(document.saveAs(path));
        QCOMPARE(document.displayName(), QStringLiteral("review of May"));
        QVERIFY(document.scenario().id.empty());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto content = file.readAll();
        QVERIFY2(!content.contains(opening_preset), content.constData());
        document.replaceScenario(*find_preset("exercise-nic-800g"));
        QVERIFY(document.displayName() != QStringLiteral("review of May"));
        document.undoStack().undo();
        QCOMPARE(document.displayName(), QStringLiteral("review of May"));
        QVERIFY(document.scenario().id.empty());
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
        QVERIFY(document.baselineScenario()->inputs == before.inputs);
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
        QCOMPARE(recent.files().constFirst(), QStringLiteral("/tmp/plan5.json"));
        QCOMPARE(recent.files().count(QStringLiteral("/tmp/plan5.json")), 1);
        QVERIFY(RecentFiles::isMissing(QStringLiteral("/tmp/no such file.json")));
        recent.clear();
        QVERIFY(recent.files().isEmpty());
    }
};

QTEST_GUILESS_MAIN(DocumentFilesTest)
#include "tst_document_files.moc"
