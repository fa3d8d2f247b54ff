// SPDX-License-Identifier: GPL-3.0-or-later
// "ID=FROM:TO:COUNT" as the command line's --vary takes it.
#include "model/analysis/sweep_axis.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestSweepAxis : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void values_data();
    void values();
    void words();
    void endsAreExact();
    void hundredMillionValuesTakeNoMemory();
};

void TestSweepAxis::values_data() {
    QTest::addColumn<QList<double>>("expected");
    const auto row = [](const char* text, const QList<double>& expected) { QTest::newRow(text) << expected; };
    row("network.nic_bandwidth=200Gb/s:800Gb/s:4", {25e9, 50e9, 75e9, 100e9});
    row("network.nic_bandwidth=100GB/s:25000000000:2", {100e9, 25e9}); // falling; bare numbers are bytes/s
    row("decode.context_tokens=1:10:1", {1});
    row("decode.context_tokens=5:5:10", {5});
    row("decode.context_tokens=1,000:2 k:3", {1000, 1500, 2000});
    row("decode.nodes=1:4:100", {1, 2, 3, 4});
    row("decode.nodes=4:1:100", {4, 3, 2, 1});
    row("decode.nodes=1:16:5:log", {1, 2, 4, 8, 16});
    row("decode.nodes=1:4:3", {1, 3, 4}); // 2.5 is rounded
    row("decode.overlap=five-stage,none", {3, 0});
}

void TestSweepAxis::values() {
    QFETCH(QList<double>, expected);
    const auto axis = parse_sweep_axis(QTest::currentDataTag());
    QVERIFY(axis);
    QList<double> found;
    for (std::size_t index = 0; index < axis->size(); ++index)
        found << axis->value(index);
    QCOMPARE(found, expected);
}

void TestSweepAxis::words() {
    const auto gpus = parse_sweep_axis("gpu=h20-96g,h800-sxm");
    QVERIFY(gpus);
    QCOMPARE(gpus->id(), std::string_view("gpu"));
    QCOMPARE(gpus->word(0), std::string_view("h20-96g"));
    QCOMPARE(gpus->word(1), std::string_view("h800-sxm"));
    const auto overlap = parse_sweep_axis("decode.overlap=five-stage");
    QVERIFY(overlap);
    QCOMPARE(overlap->word(0), std::string_view("five-stage"));
    QVERIFY(parse_sweep_axis("decode.nodes=1:2:2")->word(0).empty());
}

void TestSweepAxis::endsAreExact() {
    VERIFY_PROPERTY("a range has both its ends, and moves one way between them", [] {
        const auto parameter = "network.nic_bandwidth"_in;
        SweepRange range{.from = random_value(parameter),
                         .to = random_value(parameter),
                         .count = *rc::gen::inRange<std::size_t>(2, 300),
                         .logarithmic = *rc::gen::arbitrary<bool>()};
        RC_PRE(!std::isnan(range.from) && !std::isnan(range.to));
        RC_ASSERT(range[0] == range.from);
        RC_ASSERT(range[range.count - 1] == range.to);
        const bool rising = range.from <= range.to;
        for (std::size_t index = 1; index < range.count; ++index)
            RC_ASSERT((rising ? range[index - 1] <= range[index] : range[index - 1] >= range[index]));
    });
}

void TestSweepAxis::hundredMillionValuesTakeNoMemory() {
    const auto axis = parse_sweep_axis("decode.context_tokens=1:10000:100000000");
    QVERIFY(axis);
    QCOMPARE(axis->size(), most_sweep_points);
    QVERIFY(std::holds_alternative<SweepRange>(axis->values));
}

QTEST_APPLESS_MAIN(TestSweepAxis)
#include "tst_sweep_axis.moc"
