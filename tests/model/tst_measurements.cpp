// SPDX-License-Identifier: GPL-3.0-or-later
// The measurement files: complete, canonical, and with a source each.
#include "model/analysis/validation.h"
#include "model/catalog/catalog.h"
#include "model/files/file_access.h"
#include "model/files/json_text.h"
#include "model/scenario/scenario_json.h"
#include "tests/model/support.h"

#include <filesystem>

using namespace planner;
using namespace planner::testing;

class TestMeasurements : public QObject {
    Q_OBJECT
private slots:
    void everyFile_data();
    void everyFile();
    void allAreShipped();
    void catalogValuesAreTheCatalogs();
    void refused_data();
    void refused();
};

void TestMeasurements::everyFile_data() {
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::directory_iterator(PLANNER_PRESETS "/measurements"))
        QTest::newRow(entry.path().stem().c_str()) << text(entry.path().string());
}

void TestMeasurements::everyFile() {
    QFETCH(QString, path);
    const auto content = read_file(path.toStdString());
    QVERIFY(content);
    const auto read = read_measurement(*content, path.toStdString());
    QVERIFY2(read, read ? "" : english(read.error()).c_str());
    QCOMPARE(text(read->id), QString(QTest::currentDataTag()));
    QVERIFY(!read->source.empty());
    QVERIFY(!read->observations.empty());
    QVERIFY(!read->scenario.name.empty() && !read->scenario.description.empty());
    for (const auto& observation : read->observations) {
        QVERIFY2(observation.value > 0, observation.component.c_str());
        const auto id = info(observation.figure).id;
        QVERIFY2(id.starts_with("estimate.") || id.starts_with("decode.memory.") ||
                     id.starts_with("decode.max_"),
                 id.data());
    }
    // The scenario inside is written as the program writes it, with nothing that it does not know.
    const auto json = parse_json(*content, path.toStdString());
    QVERIFY(json);
    QCOMPARE(text((*json)["scenario"].dump(2) + "\n"), text(write_scenario(read->scenario)));
    QVERIFY(read->scenario.unknown.empty());
    QCOMPARE(text(json->dump(2) + "\n"), text(*content));
}

void TestMeasurements::allAreShipped() {
    QStringList shipped;
    for (const auto& measurement : measurements())
        shipped << text(measurement.id);
    QStringList files;
    for (const auto& entry : std::filesystem::directory_iterator(PLANNER_PRESETS "/measurements"))
        files << text(entry.path().stem().string());
    files.sort();
    shipped.sort();
    QCOMPARE(shipped, files);
    QVERIFY(files.size() >= 10);
}

void TestMeasurements::catalogValuesAreTheCatalogs() {
    for (const auto& measurement : measurements()) {
        if (measurement.id.starts_with("insights-"))
            continue; // a paper's own calculation, with a model of 7,000 dimensions
        auto filled = measurement.scenario.inputs;
        apply(*find_entry(CatalogKind::model, filled.model_id), CatalogKind::model, filled);
        apply(*find_entry(CatalogKind::gpu, filled.gpu_id), CatalogKind::gpu, filled);
        apply(*find_entry(CatalogKind::efficiency, filled.efficiency_id), CatalogKind::efficiency, filled);
        QVERIFY2(filled == measurement.scenario.inputs, measurement.id.c_str());
    }
}

void TestMeasurements::refused_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* content, const char* says) {
        QTest::newRow(name) << QString(content) << QString(says);
    };
    const char* scenario = R"("scenario": {"format": "moe-planner-scenario", "version": 1})";
    row("another format", R"({"format": "moe-planner-scenario"})", "f: format: is no measurement");
    row("no list", R"([])", "f: format: is no measurement");
    row("nothing observed", R"({"format": "moe-planner-measurement"})",
        "f: needs a scenario and what was observed");
    const auto observed = [scenario](const char* entry) {
        return QStringLiteral(R"({"format": "moe-planner-measurement", "id": "x", "observed": [%1], %2})")
            .arg(entry, scenario);
    };
    QTest::newRow("unknown figure")
        << observed(R"({"figure": "estimate.step", "value": 1})")
        << QString("f: estimate.step: is no figure; `moe-planner-cli figures` lists them");
    QTest::newRow("unknown parameter")
        << observed(R"({"figure": "estimate.decode.step_s", "value": 1, "set": ["decode.node=1"]})")
        << QString("f: decode.node: is no parameter");
    QTest::newRow("no object") << observed("1") << QString("f: observed: must be a list of objects");
    QTest::newRow("no value") << observed(R"({"figure": "estimate.decode.step_s", "value": "1"})")
                              << QString("f: estimate.decode.step_s: needs an observed value");
    QTest::newRow("of a difference")
        << observed(R"({"figure": "decode.memory.free_bytes", "value": 1, "minus": ["decode.epp=1"]})")
        << QString("f: decode.epp: is no parameter");
    QTest::newRow("a number as assignment")
        << observed(R"({"figure": "estimate.decode.step_s", "value": 1, "set": [1]})")
        << QString("f: set: must be a list of assignments");
}

void TestMeasurements::refused() {
    QFETCH(QString, content);
    QFETCH(QString, says);
    const auto read = read_measurement(content.toStdString(), "f");
    QVERIFY(!read);
    QVERIFY2(text(english(read.error())).startsWith(says), english(read.error()).c_str());
}

QTEST_APPLESS_MAIN(TestMeasurements)
#include "tst_measurements.moc"
