// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario texts that must be refused, each with file, key and the rule that it breaks (issue 2, points 5 and
// 16).
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestBadScenario : public QObject {
    Q_OBJECT
private slots:
    void refused_data();
    void refused();
    void notEvenAlmost_data();
    void notEvenAlmost();
    void deepNesting();
    void truncatedAnywhere();
};

void TestBadScenario::refused_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto raw = [](const char* name, const QByteArray& content, const char* says) {
        QTest::newRow(name) << content << QStringLiteral("f: ") + says;
    };
    const auto with = [&raw](const char* name, const char* rest, const char* says) {
        raw(name, QByteArray(R"({"format": "moe-planner-scenario", "version": 1, )") + rest + "}", says);
    };
    with("negative count", R"("decode": {"nodes": -4})",
         "decode.nodes: −4 is not possible; a whole number from 1 to 100,000");
    with("EP 0", R"("decode": {"ep": 0})", "decode.ep: 0 is not possible; a whole number from 1 to 100,000");
    with("text for a number", R"("decode": {"context_tokens": "4989"})",
         "decode.context_tokens: \"4989\" is not a number; from 1\u2009tok to 100,000,000\u2009tok");
    with("4.9 nodes", R"("decode": {"nodes": 4.9})",
         "decode.nodes: 4.9 is not possible; a whole number from 1 to 100,000");
    with("true for a number", R"("prefill": {"nodes": true})",
         "prefill.nodes: true is not a number; a whole number from 1 to 100,000");
    with("list for a number", R"("prefill": {"nodes": [4]})",
         "prefill.nodes: [4] is not a number; a whole number from 1 to 100,000");
    with("null where a value is needed", R"("decode": {"nodes": null})",
         "decode.nodes: is missing; a whole number from 1 to 100,000");
    with("linked where there is no link", R"("decode": {"nodes": "linked"})",
         "decode.nodes: \"linked\" is not a number; a whole number from 1 to 100,000");
    with("number for a word", R"("decode": {"overlap": 3})",
         "decode.overlap: 3 is not one of its words; it is one of: none, single-batch, two-micro-batch, "
         "five-stage");
    with("unknown word", R"("precision": {"kv": "int8"})",
         "precision.kv: \"int8\" is not one of its words; it is one of: bf16, fp8, fp4");
    with("beyond the range", R"("memory": {"usable_fraction": 1.01})",
         "memory.usable_fraction: 101\u2009% is not possible; from 1\u2009% to 100\u2009%");
    with("integer beyond 64 bits", R"("decode": {"nodes": 99999999999999999999999})",
         "decode.nodes: 1e+23 is not possible; a whole number from 1 to 100,000");
    with("unknown GPU", R"("gpu": {"id": "h900"})", "gpu.id: “h900” is not in the catalog; known are ");
    with("GPU id that is no text", R"("gpu": {"id": 7})", "gpu.id: must be a text");
    with("group that is no object", R"("decode": 5)", "decode: must be an object of named values");
    with("group that is a list", R"("gpu": [])", "gpu: must be an object of named values");
    with("bad published value", R"("published": {"decode": {"ep": 0}})",
         "published.decode.ep: 0 is not possible; a whole number from 1 to 100,000");
    with("published that is no object", R"("published": 5)", "published: must be an object of groups");
    with("published list", R"("published": [{"decode": {}}])", "published: must be an object of groups");
    with("name that is no text", R"("name": 5)", "name: must be a text");
    with("sources that are no object", R"("sources": [])", "sources: must be an object of texts");
    with("source that is no text", R"("sources": {"gpu": 1})", "sources.gpu: must be a text");
    with("repeated key", R"("decode": {"nodes": 4, "ep": "linked", "nodes": 5})",
         "decode.nodes: stands there twice; keep one of the two");
    with("repeated group", R"("decode": {"nodes": 4}, "decode": {})",
         "decode: stands there twice; keep one of the two");
    with("repeated unknown key", R"("x": {"y": [{"z": 1, "z": 2}]})",
         "x.y.z: stands there twice; keep one of the two");
    with("1e999", R"("decode": {"nodes": 1e999})",
         "decode.nodes: holds a number beyond what can be calculated with");
    with("NaN", R"("decode": {"nodes": NaN})", "is not JSON: line 1, column 70 cannot be read");
    raw("newer version", R"({"format": "moe-planner-scenario", "version": 2})",
        "version: is 2: the file was made by a newer program; this one reads versions up to 1");
    raw("version 0", R"({"format": "moe-planner-scenario", "version": 0})",
        "version: must be a whole number from 1");
    raw("version as text", R"({"format": "moe-planner-scenario", "version": "1"})",
        "version: must be a whole number from 1");
    raw("no version", R"({"format": "moe-planner-scenario"})", "version: must be a whole number from 1");
    raw("huge version", R"({"format": "moe-planner-scenario", "version": 18446744073709551615})",
        "version: is 18446744073709551615: the file was made by a newer program");
    raw("no format", R"({"version": 1})",
        "format: is not a scenario: its format must be “moe-planner-scenario”");
    raw("format of another file", R"({"format": "moe-planner-gpu", "version": 1})",
        "format: is not a scenario: its format must be “moe-planner-scenario”");
    raw("list", "[1, 2]", "is not a scenario: a JSON object is needed");
    raw("number", "5", "is not a scenario: a JSON object is needed");
}

void TestBadScenario::refused() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto loaded = read_scenario(content.toStdString(), "f");
    QVERIFY(!loaded);
    const auto message = text(english(loaded.error()));
    QVERIFY2(says.endsWith(' ') || says.contains("newer") ? message.startsWith(says) : message == says,
             qPrintable(message));
}

void TestBadScenario::notEvenAlmost_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& content, const char* says) {
        QTest::newRow(name) << content << QString(says);
    };
    row("empty", "", "f: is empty; a JSON object is needed");
    row("only space", " \n\t ", "f: is empty; a JSON object is needed");
    row("only a byte order mark", "\xef\xbb\xbf",
        "f: is cut short: the JSON ends at line 1, column 4 before it is complete");
    row("HTML", "<!DOCTYPE html>\n<html></html>", "f: is not JSON: line 1, column 1 cannot be read");
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), "f: is not JSON: line 1, column 1 cannot be read");
    row("zero bytes", QByteArray(64, '\0'), "f: is not JSON: line 1, column 1 cannot be read");
    row("invalid UTF-8", "{\"name\": \"a\xc3(\"}", "f: is not JSON: line 1, column 13 cannot be read");
    row("second line", "{\n  \"name\": x\n}", "f: is not JSON: line 2, column 11 cannot be read");
    row("cut short", "{\n  \"name\": \"a",
        "f: is cut short: the JSON ends at line 2, column 13 before it is complete");
    row("two objects", "{} {}", "f: is not JSON: line 1, column 4 cannot be read");
    row("comment", "{} // done", "f: is not JSON: line 1, column 4 cannot be read");
    row("comma at the end", "{\"version\": 1,}", "f: is not JSON: line 1, column 15 cannot be read");
}

void TestBadScenario::notEvenAlmost() {
    QFETCH(QByteArray, content);
    const auto loaded = read_scenario(content.toStdString(), "f");
    QVERIFY(!loaded);
    QTEST(text(english(loaded.error())), "says");
}

void TestBadScenario::deepNesting() {
    constexpr std::size_t levels = 100000;
    for (const auto& [open, close] : {std::pair{"[", "]"}, {R"({"a":)", "}"}}) {
        std::string content;
        for (std::size_t level = 0; level < levels; ++level)
            content += open;
        const auto unclosed = read_scenario(content, "f");
        for (std::size_t level = 0; level < levels; ++level)
            content += close;
        for (const auto& loaded : {unclosed, read_scenario(content, "f")}) {
            QVERIFY(!loaded);
            QCOMPARE(text(english(loaded.error())), "f: is nested deeper than 64 levels");
        }
    }
}

void TestBadScenario::truncatedAnywhere() {
    const auto whole = write_scenario(opening());
    for (std::size_t size = 0; size + 2 < whole.size(); size += 7) { // without the last brace and line feed
        const auto loaded = read_scenario(whole.substr(0, size), "f");
        QVERIFY2(!loaded, qPrintable(QString::number(size)));
        QCOMPARE(text(loaded.error().file), "f");
    }
}

QTEST_APPLESS_MAIN(TestBadScenario)
#include "tst_bad_scenario.moc"
