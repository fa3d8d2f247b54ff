// SPDX-License-Identifier: GPL-3.0-or-later
// Values as people read them (DESIGN section 4). The other direction: tst_parse.cpp.
#include "model/units/format.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestFormat : public QObject {
    Q_OBJECT
private slots:
    void rounded_data();
    void rounded();
    void exact_data();
    void exact();
    void compact_data();
    void compact();
    void bytesBoth_data();
    void bytesBoth();
    void changes_data();
    void changes();
    void suffixes_data();
    void suffixes();
};

namespace {

/// '_' stands for the thin space before a unit.
QString with_thin_spaces(const char* string) { return QString(string).replace('_', QChar(0x2009)); }

void row(const char* expected, double value, Unit unit) {
    QTest::addRow("%g as %s", value, expected) << value << unit << with_thin_spaces(expected);
}

void columns() {
    QTest::addColumn<double>("value");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<QString>("expected");
}

} // namespace

Q_DECLARE_METATYPE(planner::Unit)

void TestFormat::rounded_data() {
    columns();
    // Scaled quantities: three significant digits, SI prefix, thin space.
    row("0.00_B", 0, Unit::bytes);
    row("999_B", 999, Unit::bytes);
    row("1.00_kB", 999.6, Unit::bytes); // rounding carries into the next prefix
    row("1.00_kB", 1000, Unit::bytes);
    row("70.3_kB", 70272, Unit::bytes);
    row("85.5_GB", 81559 * 0x1p20, Unit::bytes);
    row("−7.20_GB", -7.2e9, Unit::bytes);
    row("3.35_TB/s", 3.35e12, Unit::bytes_per_s);
    row("400_Gb/s", 50e9, Unit::link_rate); // held in bytes, sold in bits
    row("1.60_Tb/s", 200e9, Unit::link_rate);
    row("989_TFLOPS", 989e12, Unit::flop_per_s);
    row("1,979_TFLOPS", 1979e12, Unit::flop_per_s); // peaks are written in TFLOPS
    row("86.5_GFLOP", 86465315840.0, Unit::flop);
    row("295_FLOP/B", 989 / 3.35, Unit::flop_per_byte);
    row("38.0_ms", 0.0379764, Unit::seconds);
    row("613_µs", 612.52e-6, Unit::seconds);
    row("1.43_s", 1.43, Unit::seconds);
    row("3,600_s", 3600, Unit::seconds); // no kiloseconds
    row("12.0_ns", 12e-9, Unit::seconds);
    row("10.0_µs", 9.999e-6, Unit::seconds); // 10.0, not 10.00
    // Counts and money: whole, thousands grouped.
    row("88.1", 88.0952, Unit::requests);
    row("226.75", 226.75, Unit::nodes);
    row("2,224", 2224, Unit::gpus);
    row("1,850_tok/s", 1850.4, Unit::tokens_per_s);
    row("0.500", 0.5, Unit::count);
    row("671,026,419,200", 671026419200, Unit::parameters);
    row("$87,072", 87072, Unit::usd);
    row("−$475,028", -475028, Unit::usd);
    row("$0.52/M", 0.518285, Unit::usd_per_million);
    row("$0.0603/M", 0.060304, Unit::usd_per_million);
    row("$2.00/h", 2, Unit::usd_per_hour);
    row("$0.00/h", 0, Unit::usd_per_hour);
    row("$100", 100, Unit::usd);
    row("$99.99", 99.99, Unit::usd);
    // Ratios and shares.
    row("2.26×", 2.257, Unit::ratio);
    row("56.2_%", 0.5625, Unit::fraction); // ties to even, as the chapter prints
    row("546_%", 5.4556, Unit::fraction);
    row("100_%", 1, Unit::fraction);
    row("−3.00_%", -0.03, Unit::fraction);
    // What is missing is a dash, never 0.
    row("–", not_given, Unit::seconds);
    row("–", std::numeric_limits<double>::infinity(), Unit::usd);
    row("0_tok", -0.0, Unit::tokens);
    row("$0.00", -0.0, Unit::usd);
    row("1.00e-291_ns", 1e-300, Unit::seconds); // no screenful of zeros
}

void TestFormat::rounded() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QTEST(text(format(value, unit)), "expected");
}

void TestFormat::exact_data() {
    columns();
    row("85.52080998_GB", 81559 * 0x1p20, Unit::bytes);
    row("400_Gb/s", 50e9, Unit::link_rate);
    row("4,989_tok", 4989, Unit::tokens);
    row("56.25_%", 0.5625, Unit::fraction);
    row("56_%", 0.56, Unit::fraction); // not 56.00000001
    row("$0.14/M", 0.14, Unit::usd_per_million);
    row("608,000,000,000_tok", 608e9, Unit::tokens);
    row("88.0952381", 88.0952380952381, Unit::requests);
    row("1e+18_tok", 1e18, Unit::tokens);
    row("1.8_tok", 1.8, Unit::tokens);
    row("−5", -5, Unit::count);
    row("–", not_given, Unit::usd);
}

void TestFormat::exact() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QTEST(text(format_exact(value, unit)), "expected");
}

void TestFormat::compact_data() {
    columns();
    row("168_G tok", 168e9, Unit::tokens);
    row("14.8_T tok", 14.8e12, Unit::tokens);
    row("1.25_M", 1.25e6, Unit::count);
    row("−2_M", -2e6, Unit::count);
    row("1,234,567", 1234567, Unit::count); // digits would be lost
    row("999,000_tok", 999e3, Unit::tokens);
    row("400_Gb/s", 50e9, Unit::link_rate);
    row("–", not_given, Unit::tokens);
}

void TestFormat::compact() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QTEST(text(format_compact(value, unit)), "expected");
}

void TestFormat::bytesBoth_data() {
    columns();
    row("84.7_GB (78.9_GiB)", 84705280000, Unit::bytes);
    row("193_kB (188_KiB)", 192512, Unit::bytes);
    row("4.29_GB (4.00_GiB)", 0x1p32, Unit::bytes);
    row("−7.20_GB (−6.71_GiB)", -7.2e9, Unit::bytes);
    row("576_B", 576, Unit::bytes);
    row("1.10_TB (1.00_TiB)", 0x1p40, Unit::bytes);
    row("–", not_given, Unit::bytes);
}

void TestFormat::bytesBoth() {
    QFETCH(double, value);
    QTEST(text(format_bytes_both(value)), "expected");
}

void TestFormat::changes_data() {
    columns();
    row("+12.3_ms", 0.0123, Unit::seconds);
    row("−18.3_ms", -0.01826, Unit::seconds);
    row("±0", 0, Unit::seconds);
    row("+$1,200", 1200, Unit::usd);
    row("–", not_given, Unit::usd);
}

void TestFormat::changes() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QTEST(text(format_change(value, unit)), "expected");
}

void TestFormat::suffixes_data() {
    columns();
    row("Gb/s", 50e9, Unit::link_rate);
    row("GB", 85e9, Unit::bytes);
    row("ms", 0.038, Unit::seconds);
    row("TFLOPS", 989e12, Unit::flop_per_s);
    row("%", 0.5625, Unit::fraction);
    row("tok", 4989, Unit::tokens);
    row("", 18, Unit::nodes);
    row("/h", 2, Unit::usd_per_hour);
}

void TestFormat::suffixes() {
    QFETCH(double, value);
    QFETCH(Unit, unit);
    QTEST(text(shown_suffix(value, unit)), "expected");
}

QTEST_APPLESS_MAIN(TestFormat)
#include "tst_format.moc"
