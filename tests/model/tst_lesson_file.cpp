// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files that must be refused, each with line and key.
#include "tests/model/support.h"

#include "model/files/json_lines.h"
#include "model/lesson/lesson_json.h"

using namespace planner;
using namespace planner::testing;

class TestLessonFile : public QObject {
    Q_OBJECT
private slots:
    void aLessonIsRead();
    void notesAndMinutesAreRead();
    void refused_data();
    void refused();
    void linesOfKeys();
};

namespace {

/// A small lesson; `from` in it is replaced.
QByteArray lesson(const QByteArray& from = {}, const QByteArray& to = {}) {
    QByteArray text = R"({
  "format": "moe-planner-lesson",
  "version": 1,
  "id": "small",
  "title": {"en": "Small", "zh_CN": "小"},
  "summary": {"en": "A test", "zh_CN": "测试"},
  "minutes": 5,
  "steps": [
    {
      "id": "first",
      "title": {"en": "First", "zh_CN": "第一步"},
      "text": [{"en": "EP{decode.ep}", "zh_CN": "EP{decode.ep}"}],
      "scenario": "deepseek-v3-online",
      "set": ["network.nic_bandwidth=800Gb/s"],
      "charts": ["memory"],
      "inputs": ["decode.ep"],
      "table": {"columns": [{"en": "a", "zh_CN": "甲"}],
                "rows": [[{"en": "b", "zh_CN": "乙"}]]},
      "question": {"kind": "number", "prompt": {"en": "How long?", "zh_CN": "多久？"},
        "answer": {"figure": "chapter.decode.step_s"}, "from": 0.001, "to": 1, "tolerance": 0.05,
        "mistakes": [{"value": {"product": ["chapter.decode.step_s"], "over": [2]},
                      "text": {"en": "Half", "zh_CN": "一半"}}],
        "reveal": [{"en": "{chapter.decode.step_s}", "zh_CN": "{chapter.decode.step_s}"}]}
    }
  ]
})";
    if (!from.isEmpty() && !text.contains(from))
        qFatal("the small lesson has no %s", from.constData());
    return from.isEmpty() ? text : text.replace(from, to);
}

/// For the place of `"scenario":` in it: a step that has notes and minutes, too.
QByteArray noted(const QByteArray& note, const QByteArray& minutes = "2.5") {
    return "\"notes\": [\n" + note + "],\n\"minutes\": " + minutes + ", \"scenario\":";
}

} // namespace

void TestLessonFile::aLessonIsRead() {
    const auto read = read_lesson(lesson().toStdString(), "f");
    QVERIFY2(read, read ? "" : english(read.error()).c_str());
    QCOMPARE(read->steps.size(), 1U);
    const auto& step = read->steps.front();
    QCOMPARE(step.inputs, std::vector{"decode.ep"_in});
    QVERIFY(step.question && step.table);
    QCOMPARE(std::get<NumberQuestion>(step.question->kind).mistakes.size(), 1U);
}

void TestLessonFile::notesAndMinutesAreRead() {
    const auto without = read_lesson(lesson().toStdString(), "f");
    QVERIFY(without && without->steps.front().notes.empty());
    QCOMPARE(without->steps.front().minutes, 0.0);
    const auto read = read_lesson(
        lesson("\"scenario\":", noted(R"({"en": "EP{decode.ep}", "zh_CN": "问"})")).toStdString(), "f");
    QVERIFY2(read, read ? "" : english(read.error()).c_str());
    QCOMPARE(read->steps.front().notes.size(), 1U);
    QCOMPARE(read->steps.front().notes.front().chinese, std::string("问"));
    QCOMPARE(read->steps.front().minutes, 2.5);
}

void TestLessonFile::refused_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& from, const QByteArray& to, const char* says) {
        QTest::newRow(name) << lesson(from, to) << QStringLiteral("f: ") + QString::fromUtf8(says);
    };
    row("another format", "moe-planner-lesson", "moe-planner-scenario",
        "line 2, format: is no lesson: its format must be “moe-planner-lesson”");
    row("newer", "\"version\": 1", "\"version\": 2", "line 3, version: this program reads version 1");
    row("misspelt key", "\"charts\"", "\"chart\"",
        "line 15, steps.0.chart: is no key of this place; known are id, title, text, notes, minutes, "
        "scenario, "
        "set, charts, inputs, sandbox, table, question");
    row("misspelt notes",
        "\"scenario\":", "\"note\": [], \"scenario\":", "line 13, steps.0.note: is no key of this place");
    row("one note that is no list", "\"scenario\":", R"("notes": {"en": "a", "zh_CN": "b"}, "scenario":)",
        "line 13, steps.0.notes: must be a list");
    row("note in one language", "\"scenario\":", noted(R"({"en": "a"})"),
        "line 14, steps.0.notes.0: lacks “zh_CN”");
    row("unknown figure in a note", "\"scenario\":", noted(R"({"en": "{decode.epp}", "zh_CN": "b"})"),
        "line 13, steps.0.notes: “decode.epp” is neither a figure nor an input");
    row("no time at all", "\"scenario\":", noted(R"({"en": "a", "zh_CN": "b"})", "0"),
        "line 15, steps.0.minutes: must be above 0");
    row("unknown figure in a mistake", R"("text": {"en": "Half")", R"("text": {"en": "Half {a}")",
        "line 19, steps.0.question: “a” is neither a figure nor an input");
    row("one language", ", \"zh_CN\": \"第一步\"", "", "line 11, steps.0.title: lacks “zh_CN”");
    row("empty text", "\"zh_CN\": \"第一步\"", "\"zh_CN\": \"\"",
        "line 11, steps.0.title.zh_CN: must be a text");
    row("unknown preset", "deepseek-v3-online", "deepseek-v4",
        "line 13, steps.0.scenario: “deepseek-v4” is no preset; `moe-planner-cli presets` lists them");
    row("unknown figure", R"({"figure": "chapter.decode.step_s"})", R"({"figure": "chapter.step"})",
        "line 20, steps.0.question.answer.figure: “chapter.step” is no figure; `moe-planner-cli figures` "
        "lists them");
    row("unknown figure in a text", R"({"en": "EP{decode.ep}")", R"({"en": "EP{decode.epp}")",
        "line 12, steps.0.text: “decode.epp” is neither a figure nor an input");
    row("assignment that fails", "nic_bandwidth=800Gb/s", "nic_bandwidth=800GB",
        "line 14, steps.0.set.0: the unit of “800GB” does not belong here");
    row("uneven row", R"("rows": [[)", R"("rows": [[{"en": "c", "zh_CN": "丙"},)",
        "line 18, steps.0.table.rows.0: has 2 cells; the table has 1 columns");
    row("neither product nor sum", R"("product": ["chapter.decode.step_s"], )", "",
        "line 21, steps.0.question.mistakes.0.value: needs either a product or a sum");
    row("slider from 0", "\"from\": 0.001", "\"from\": 0",
        "line 20, steps.0.question.from: must be above 0 and below “to”: the slider is logarithmic");
    row("tolerance in per cent", "\"tolerance\": 0.05", "\"tolerance\": 5",
        "line 20, steps.0.question.tolerance: must be between 0 and 1, such as 0.05");
    row("no steps", lesson().mid(lesson().indexOf("    {\n      \"id\"")).chopped(6), "",
        "line 8, steps: is empty");
    row("not JSON", "\"minutes\": 5,", "\"minutes\": 5", "is not JSON: line 8");
}

void TestLessonFile::refused() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto read = read_lesson(content.toStdString(), "f");
    QVERIFY(!read);
    const auto message = QString::fromStdString(english(read.error()));
    QVERIFY2(message.startsWith(says), qPrintable(message));
}

void TestLessonFile::linesOfKeys() {
    const std::string text = "{\"a\":\n 1,\n \"b\": [10,\n  20,\n  {\"c\": \"x\"}\n ]\n}";
    QCOMPARE(line_of(text, Json::json_pointer("/a")), 1U);
    QCOMPARE(line_of(text, Json::json_pointer("/b")), 3U);
    QCOMPARE(line_of(text, Json::json_pointer("/b/0")), 3U);
    QCOMPARE(line_of(text, Json::json_pointer("/b/1")), 4U);
    QCOMPARE(line_of(text, Json::json_pointer("/b/2/c")), 5U);
    QCOMPARE(line_of(text, Json::json_pointer("/b/2/none")), 5U);
    QCOMPARE(line_of(text, Json::json_pointer()), 1U);
}

QTEST_GUILESS_MAIN(TestLessonFile)
#include "tst_lesson_file.moc"
