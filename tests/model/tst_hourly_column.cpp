// SPDX-License-Identifier: GPL-3.0-or-later
// A pasted or saved column of traffic: what is read, and what is refused with the line that is wrong.
#include "model/files/file_access.h"
#include "model/report/plan_text.h"
#include "tests/model/support.h"

#include <QTemporaryDir>

using namespace planner;
using namespace planner::testing;

class TestHourlyColumn : public QObject {
    Q_OBJECT
private slots:
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void assignsAndSaves();
    void badColumnsInAFile_data();
    void badColumnsInAFile();
    void ownColumnMakesTheNodesSized();
    void customWithoutAColumn();
};

namespace {

/// Lines 1 to 24 with the hour's number 100, 101, ...; `change` replaces lines by their number.
QString lines(const std::map<int, QString>& change = {}, const QString& before = {},
              const QString& ending = "\n") {
    QString result = before;
    for (int line = 1; line <= 24; ++line) {
        const auto found = change.find(line);
        result += (found == change.end() ? QString::number(99 + line) : found->second) + ending;
    }
    return result;
}

QString twoCells(const QString& pattern) {
    QString result;
    for (int hour = 0; hour < 24; ++hour)
        result += QString(pattern)
                      .replace("H", QString("%1").arg(hour, 2, 10, QChar('0')))
                      .replace("h", QString::number(hour))
                      .replace("V", QString::number(100 + hour)) +
                  "\n";
    return result;
}

} // namespace

void TestHourlyColumn::accepted_data() {
    QTest::addColumn<QString>("content");
    QTest::newRow("plain") << lines();
    QTest::newRow("heading") << lines({}, "tokens per hour\n");
    QTest::newRow("byte-order mark") << lines({}, QString(QChar(0xFEFF)));
    QTest::newRow("byte-order mark and heading") << lines({}, QString(QChar(0xFEFF)) + "hour,tokens\n");
    QTest::newRow("Windows line ends") << lines({}, {}, "\r\n");
    QTest::newRow("empty lines at the end") << lines() + "\n\n";
    QTest::newRow("no line feed at the end") << lines().chopped(1);
    QTest::newRow("hour, value") << twoCells("h,V");
    QTest::newRow("clock, value") << twoCells("H:00,V");
    QTest::newRow("clock; value") << twoCells("H:00;V");
    QTest::newRow("from a spreadsheet") << twoCells("H:00\tV");
    QTest::newRow("quoted") << lines({{1, "\"100\""}});
    QTest::newRow("spaces") << lines({{1, "  100  "}});
}

void TestHourlyColumn::accepted() {
    QFETCH(QString, content);
    const auto column = parse_hourly_column(content.toStdString(), "f.csv");
    QVERIFY2(column, column ? "" : english(column.error()).c_str());
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        QCOMPARE(column->at(hour), 100.0 + static_cast<double>(hour));
}

void TestHourlyColumn::refused_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& content, const char* says) {
        QTest::newRow(name) << content.toUtf8() << QString::fromUtf8(says);
    };
    row("gap", lines({{7, ""}}), "f.csv: line 7: the hour 6 has no number; write 0 where nothing arrives");
    row("gap behind the hour", twoCells("h;V").replace("6;106", "6;"),
        "f.csv: line 7: the hour 6 has no number; write 0 where nothing arrives");
    row("gap below a heading", lines({{7, ""}}, "tokens\n"),
        "f.csv: line 8: the hour 6 has no number; write 0 where nothing arrives");
    row("negative", lines({{3, "-5"}}), "f.csv: line 3: −5 is negative; traffic is 0 or more");
    row("25 hours", lines() + "7\n", "f.csv: line 25: is a 25th hour; a day has 24, from midnight on");
    row("23 hours", lines().section('\n', 0, 22),
        "f.csv: line 23: ends after 23 hours; a day has 24, from "
        "midnight on");
    row("nothing", "", "f.csv: line 0: ends after 0 hours; a day has 24, from midnight on");
    row("thousands", lines({{2, "1,234"}, {1, "1,200"}}),
        "f.csv: line 1: “1,200” is not one number for the hour 0: write numbers without separators of "
        "thousands, or in quotes");
    row("three cells", lines({{1, "0,1,2"}}),
        "f.csv: line 1: “0,1,2” is not one number for the hour 0: write numbers without separators of "
        "thousands, or in quotes");
    row("half hours", twoCells("H:30,V"),
        "f.csv: line 1: “00:30,100” is not one number for the hour 0: write numbers without separators of "
        "thousands, or in quotes");
    row("words", lines({{4, "4 many"}}),
        "f.csv: line 4: the unit of “4 many” does not belong here; write for example 88, 4,989, 1.5 k");
    row("not finite", lines({{4, "1e999"}}),
        "f.csv: line 4: “1e999” is not a number; write for example 88, 4,989, 1.5 k");
    QString zeros;
    for (int hour = 0; hour < 24; ++hour)
        zeros += "0\n";
    row("no traffic", zeros, "f.csv: the hours add up to nothing; one of them must be above 0");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "1\0",
                                          4)
                            << "f.csv: line 1: the text is UTF-16; save it as UTF-8";
}

void TestHourlyColumn::refused() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    const auto column = parse_hourly_column(content.toStdString(), "f.csv");
    QVERIFY(!column);
    QCOMPARE(text(english(column.error())), says);
}

void TestHourlyColumn::assignsAndSaves() {
    const QTemporaryDir folder;
    const auto path = folder.filePath("traffic.csv").toStdString();
    QVERIFY(write_file_atomically(path, lines({{1, "\"1,000\""}}).toStdString()));
    const auto scenario = edited(opening(), {"workload.hourly=" + path});
    QCOMPARE(scenario.value("workload.profile"_in), custom_profile);
    QCOMPARE(scenario.inputs.hourly.front(), 1000.0);
    const auto read = read_scenario(write_scenario(scenario), "saved");
    QVERIFY(read);
    QVERIFY(read->scenario == scenario);
    QVERIFY(read->scenario.origin->published.hourly != scenario.inputs.hourly);
    QVERIFY(!is_given(edited(scenario, {"workload.hourly=none"}).inputs.hourly));
    auto refused = opening();
    QVERIFY(!assign(refused, "workload.hourly=/nowhere.csv"));
    QVERIFY(refused == opening());
}

void TestHourlyColumn::badColumnsInAFile_data() {
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    const auto list = "must be a list of 24 numbers, one for each hour";
    QTest::newRow("number") << "7" << list;
    QTest::newRow("23") << "[" + QString("1,").repeated(22) + "1]" << list;
    QTest::newRow("word") << "[" + QString("1,").repeated(23) + "\"1\"]" << list;
    QTest::newRow("null inside") << "[" + QString("1,").repeated(23) + "null]" << list;
    QTest::newRow("negative") << "[" + QString("1,").repeated(23) + "-1]"
                              << "the traffic of an hour is a number, 0 or more";
    QTest::newRow("zeros") << "[" + QString("0,").repeated(23) + "0]"
                           << "the hours add up to nothing; one of them must be above 0";
}

void TestHourlyColumn::badColumnsInAFile() {
    QFETCH(QString, value);
    QFETCH(QString, says);
    auto content = text(write_scenario(opening()));
    content.replace("\"hourly\": null", "\"hourly\": " + value);
    const auto read = read_scenario(content.toStdString(), "f.json");
    QVERIFY(!read);
    QCOMPARE(text(english(read.error())), "f.json: workload.hourly: " + says);
}

void TestHourlyColumn::ownColumnMakesTheNodesSized() {
    auto scenario = opening();
    HourlyColumn column{};
    column.fill(1);
    column.at(20) = 2; // 25 parts in all, two of them in the evening hour
    set_hourly(scenario, column);
    const auto plan = evaluate(scenario);
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "sized");
    COMPARE_CLOSE(plan["service.peak_over_mean"_fig], 2 * 24 / 25.0, 1e-12);
    adopt_as_published(scenario);
    QCOMPARE(text(word_of(evaluate(scenario), "service.node_source"_fig)), "published");
    column.at(20) = 3;
    set_hourly(scenario, column);
    QCOMPARE(text(word_of(evaluate(scenario), "service.node_source"_fig)), "sized");
}

void TestHourlyColumn::customWithoutAColumn() {
    const auto plan = evaluate(edited(opening(), {"workload.profile=custom"}));
    for (const auto* id : {"service.peak_over_mean", "service.peak_nodes", "service.units.average_nodes",
                           "service.units.first_saturated", "revenue.off_peak_token_share"})
        QVERIFY2(is_missing(plan[figure(id)]), id);
    COMPARE_CLOSE(plan["service.average_nodes"_fig], 226.86356641580522, 1e-9); // the mean needs no hours
    QVERIFY(text(plan_to_text(plan)).contains("broken: The traffic by hour is an own column"));
}

QTEST_APPLESS_MAIN(TestHourlyColumn)
#include "tst_hourly_column.moc"
