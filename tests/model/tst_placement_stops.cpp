// SPDX-License-Identifier: GPL-3.0-or-later
// Where sliders snap: to sizes at which the experts of a layer fill their slots evenly (DESIGN 5.2).
#include "model/analysis/placement_stops.h"
#include "tests/model/support.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

class TestPlacementStops : public QObject {
    Q_OBJECT
private slots:
    void everyStopIsEven_data();
    void everyStopIsEven();
    void knownStops();
    void nothingToSnapTo();
};

namespace {

std::vector<double> stops(const Scenario& scenario, Parameter parameter) {
    return placement_stops(scenario, evaluate(scenario), parameter);
}

} // namespace

void TestPlacementStops::everyStopIsEven_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("empty");
    for (const char* unit : {"decode", "prefill"})
        for (const char* input : {"nodes", "ep", "redundant_experts"})
            QTest::addRow("%s.%s", unit, input)
                << QStringLiteral("%1.%2").arg(unit, input) << QStringLiteral("%1.empty_slots").arg(unit);
}

void TestPlacementStops::everyStopIsEven() {
    QFETCH(QString, id);
    QFETCH(QString, empty);
    const auto parameter = *find_parameter(id.toStdString());
    const auto found = stops(opening(), parameter);
    QVERIFY(found.size() >= 2);
    QVERIFY(std::is_sorted(found.begin(), found.end()));
    // Every whole number of the slider is a stop exactly if no slot stays empty.
    for (double value = info(parameter).slider_from; value <= info(parameter).slider_to; ++value) {
        auto scenario = opening();
        set_value(scenario, parameter, value);
        const bool even = evaluate(scenario)[figure(empty.toStdString())] == 0;
        QCOMPARE(std::binary_search(found.begin(), found.end(), value), even);
    }
}

void TestPlacementStops::knownStops() {
    // 288 experts and copies over 8 GPUs per node.
    QCOMPARE(stops(opening(), "decode.nodes"_in), (std::vector<double>{1, 2, 3, 4, 6, 9, 12, 18, 36}));
    // 256 experts over EP144: 32 copies fill two slots each, 176 three.
    QCOMPARE(stops(opening(), "decode.redundant_experts"_in), (std::vector<double>{32, 176}));
}

void TestPlacementStops::nothingToSnapTo() {
    QVERIFY(stops(opening(), "network.nic_bandwidth"_in).empty());
    QVERIFY(stops(edited(opening(), {"model=llama-3.1-70b"}), "decode.ep"_in).empty());
    // Nodes do not decide the placement once EP is set by hand.
    QVERIFY(stops(edited(opening(), {"decode.ep=72"}), "decode.nodes"_in).empty());
}

QTEST_APPLESS_MAIN(TestPlacementStops)
#include "tst_placement_stops.moc"
