// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of golden.json: right values computed outside this program, from the chapter's listing and from
// the architectures' own dimensions.
#include "model/catalog/catalog.h"
#include "model/files/file_access.h"
#include "model/files/json_text.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestGolden : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void chapter_data() { rows("chapter"); }
    void chapter();
    void exercises_data() { rows("exercises"); }
    void exercises();
    void exact_data() { rows("exact"); }
    void exact();

private:
    void rows(const char* section) const;
    Json m_golden;
};

void TestGolden::initTestCase() {
    const auto content = read_file(PLANNER_TEST_DATA "/golden.json");
    QVERIFY(content);
    m_golden = *parse_json(*content, "golden.json");
    QCOMPARE(m_golden["chapter"].size(), 28U);
    QCOMPARE(m_golden["exercises"].size(), 5U);
    QCOMPARE(m_golden["exact"].size(), 6U);
}

void TestGolden::rows(const char* section) const {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("word");
    for (const auto& [id, value] : m_golden[section].items())
        QTest::newRow(id.c_str()) << text(id) << (value.is_number() ? value.get<double>() : not_given)
                                  << (value.is_string() ? text(value.get<std::string>()) : QString());
}

void TestGolden::chapter() {
    QFETCH(QString, id);
    QFETCH(double, number);
    COMPARE_CLOSE(evaluate(opening())[figure(id.toStdString())], number, 1e-6);
}

void TestGolden::exercises() {
    QFETCH(QString, id);
    QFETCH(double, number);
    QFETCH(QString, word);
    const auto gqa = evaluate(preset("exercise-gqa-qwen3-235b"));
    const auto nic = evaluate(preset("exercise-nic-800g"));
    if (id == "gqa_kv_bytes_per_token")
        QCOMPARE(gqa["model.kv_bytes_per_token"_fig], number);
    else if (id == "gqa_kv_88x5000_bytes")
        COMPARE_CLOSE(gqa["chapter.decode.kv_bytes"_fig], number, 1e-9);
    else if (id == "nic_800g_step_s")
        COMPARE_CLOSE(nic["chapter.decode.step_s"_fig], number, 1e-6);
    else if (id == "nic_800g_bottleneck")
        QCOMPARE(text(word_of(nic, "chapter.decode.bottleneck"_fig)), word);
    else if (id == "flip_nic_Gbps") // bits are sold, bytes are held
        COMPARE_CLOSE(evaluate(opening())["chapter.decode.flip_nic_bandwidth"_fig] * 8 / 1e9, number, 1e-6);
    else
        QFAIL("an exercise that this test does not know");
}

void TestGolden::exact() {
    QFETCH(QString, id);
    QFETCH(double, number);
    const auto split = id.indexOf(QLatin1String(".model."));
    auto scenario = opening();
    QVERIFY(set_catalog_entry(scenario, CatalogKind::model, id.left(split).toStdString()));
    QCOMPARE(evaluate(scenario)[figure(id.mid(split + 1).toStdString())], number);
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"
