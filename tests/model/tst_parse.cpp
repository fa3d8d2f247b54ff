// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types, read into SI base units; and what is refused instead of guessed.
#include "model/units/parse.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestParse : public QObject {
    Q_OBJECT
private slots:
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void bareNumberTakesTheShownSuffix();
    void sameRateTwice();
    void messages();
};

Q_DECLARE_METATYPE(planner::Unit)

void TestParse::accepted_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<double>("value");
    const auto row = [](const char* typed, Unit unit, double value) {
        QTest::addRow("%s as unit %d", typed, static_cast<int>(unit)) << QString(typed) << unit << value;
    };
    row("400 Gb/s", Unit::link_rate, 50e9);
    row("400Gbps", Unit::link_rate, 50e9);
    row("400Gbit/s", Unit::link_rate, 50e9);
    row("50 GB/s", Unit::link_rate, 50e9);
    row("50e9", Unit::link_rate, 50e9);
    row("1.6 Tb/s", Unit::link_rate, 200e9);
    row("3.35 TB/s", Unit::bytes_per_s, 3.35e12);
    row("80 GB", Unit::bytes, 80e9);
    row("80 GiB", Unit::bytes, 80 * 0x1p30);
    row("81559 MiB", Unit::bytes, 85520809984);
    row("81,559\u00a0MiB", Unit::bytes, 85520809984); // no-break space
    row("85.5\u2009GB", Unit::bytes, 85.5e9);         // thin space, as the formatter writes
    row("85.5\u202fGB", Unit::bytes, 85.5e9);         // narrow no-break space
    row("  80\tGB  ", Unit::bytes, 80e9);
    row("989 TFLOPS", Unit::flop_per_s, 989e12);
    row("989 TFLOP/s", Unit::flop_per_s, 989e12);
    row("1.979 PFLOPS", Unit::flop_per_s, 1979e12);
    row("86.5 GFLOP", Unit::flop, 86.5e9);
    row("295 FLOP/B", Unit::flop_per_byte, 295);
    row("38 ms", Unit::seconds, 0.038);
    row("35 us", Unit::seconds, 35e-6);
    row("35 µs", Unit::seconds, 35e-6); // micro sign
    row("35 μs", Unit::seconds, 35e-6); // Greek mu
    row("1 min", Unit::seconds, 60);
    row("56 %", Unit::fraction, 0.56);
    row("56.25%", Unit::fraction, 0.5625);
    row("0.56", Unit::fraction, 0.56);
    row("2.5×", Unit::ratio, 2.5);
    row("2.5x", Unit::ratio, 2.5);
    row("1,024", Unit::count, 1024);
    row("1,024,000.5", Unit::count, 1024000.5);
    row("999,999", Unit::count, 999999);
    row("−5", Unit::count, -5); // minus sign, as the formatter writes
    row("-5", Unit::count, -5);
    row("+5", Unit::count, 5);
    row("−1,024", Unit::count, -1024);
    row("1e3", Unit::count, 1000);
    row("1.5 k", Unit::tokens, 1500);
    row("128K", Unit::tokens, 128000);
    row("168 B", Unit::tokens, 168e9);
    row("4,989 tok", Unit::tokens, 4989);
    row("256 tokens", Unit::tokens, 256);
    row("1 token", Unit::tokens, 1);
    row("168 G tokens", Unit::tokens, 168e9);
    row("1,850 tokens/s", Unit::tokens_per_s, 1850);
    row("14.8k tok/s", Unit::tokens_per_s, 14800);
    row("18 node", Unit::nodes, 18);
    row("18 nodes", Unit::nodes, 18);
    row("88 requests", Unit::requests, 88);
    row("$2", Unit::usd_per_hour, 2);
    row("$2/h", Unit::usd_per_hour, 2);
    row("2 USD/h", Unit::usd_per_hour, 2);
    row("0.55", Unit::usd_per_million, 0.55);
    row("$0.55/M", Unit::usd_per_million, 0.55);
    row("0.55 USD/Mtok", Unit::usd_per_million, 0.55);
    row("$87,072", Unit::usd, 87072);
    row("$1.5 M", Unit::usd, 1.5e6);
}

void TestParse::accepted() {
    QFETCH(QString, typed);
    QFETCH(Unit, unit);
    QFETCH(double, value);
    const auto parsed = parse(typed.toStdString(), unit);
    QVERIFY2(parsed, parsed ? "" : english(parsed.error()).c_str());
    QCOMPARE(*parsed, value);
}

void TestParse::refused_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Unit>("unit");
    const auto row = [](const char* typed, Unit unit) {
        QTest::addRow("%s as unit %d", typed, static_cast<int>(unit)) << QString(typed) << unit;
    };
    // A decimal comma must not become a thousand times as much.
    for (const char* typed : {"3,5", "0,125", "1,02", "1,0245", "1234,567", "12,34,567", "1,024,5", ",5",
                              ",500", "-,500", "1.5,000", "1,,024", "0,5", "00,125", "1 024"})
        row(typed, Unit::count);
    for (const char* typed : {"", "   ", "abc", "nan", "inf", "-inf", "infinity", "1e999", "0x10", "5 5",
                              "5..5", "--5", "+-5", "5-", "1e", "٣", "５"})
        row(typed, Unit::count);
    row("400 GB", Unit::link_rate); // an amount is no rate
    row("400 Gb", Unit::link_rate);
    row("400 ms", Unit::link_rate);
    row("400 gb/s", Unit::link_rate); // bits or bytes?
    row("80 Gb", Unit::bytes);        // memory is not counted in bits
    row("80 GB/s", Unit::bytes);
    row("80 gigabytes", Unit::bytes);
    row("989 TFLOP", Unit::flop_per_s);
    row("38 m", Unit::seconds); // minutes or milli?
    row("56 k", Unit::fraction);
    row("5 %", Unit::count);
    row("5 ms", Unit::requests);
    row("$5", Unit::tokens);
    row("5 tok", Unit::requests);
    row("5 tokens", Unit::requests);
    row("5 tokenstokens", Unit::tokens);
    row("€5", Unit::usd);
    row("5/h", Unit::usd_per_million);
    row("1e308 TB", Unit::bytes); // beyond what a double holds
}

void TestParse::refused() {
    QFETCH(QString, typed);
    QFETCH(Unit, unit);
    const auto parsed = parse(typed.toStdString(), unit);
    QVERIFY2(!parsed, qPrintable(QString::number(parsed.value_or(0))));
    QVERIFY(!english(parsed.error()).empty());
}

void TestParse::bareNumberTakesTheShownSuffix() {
    QCOMPARE(*parse("800", Unit::link_rate, "Gb/s"), 100e9);
    QCOMPARE(*parse("800", Unit::link_rate), 800.0); // SI base unit where nothing is shown
    QCOMPARE(*parse("800 GB/s", Unit::link_rate, "Gb/s"), 800e9);
    QCOMPARE(*parse("60", Unit::fraction, "%"), 0.6);
    QCOMPARE(*parse("3", Unit::usd_per_hour, "/h"), 3.0);
    QCOMPARE(*parse("8,192", Unit::tokens, "tok"), 8192.0);
}

void TestParse::sameRateTwice() {
    QCOMPARE(*parse("400 Gb/s", Unit::link_rate), *parse("50 GB/s", Unit::link_rate));
    QCOMPARE(*parse("800Gb/s", Unit::bytes_per_s), *parse("100GB/s", Unit::bytes_per_s));
}

void TestParse::messages() {
    const auto says = [](const char* typed, Unit unit) { return text(english(parse(typed, unit).error())); };
    QCOMPARE(says("3,5", Unit::seconds),
             "“3,5” is not a number: the decimal point is “.”, for example 35 us, 38 ms");
    QCOMPARE(says("fast", Unit::link_rate), "“fast” is not a number; write for example 400 Gb/s, 50 GB/s");
    QCOMPARE(says("5 GB", Unit::seconds),
             "the unit of “5 GB” does not belong here; write for example 35 us, 38 ms");
    QCOMPARE(says("", Unit::usd), "nothing was typed; write for example 2, $0.55");
}

QTEST_APPLESS_MAIN(TestParse)
#include "tst_parse.moc"
