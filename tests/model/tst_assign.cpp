// SPDX-License-Identifier: GPL-3.0-or-later
// "ID=VALUE" as the command line's --set takes it.
#include "tests/model/support.h"

#include <set>

using namespace planner;
using namespace planner::testing;

class TestAssign : public QObject {
    Q_OBJECT
private slots:
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void tableIsSound();
};

void TestAssign::accepted_data() {
    QTest::addColumn<double>("value");
    const auto row = [](const char* assignment, double value) { QTest::newRow(assignment) << value; };
    row("network.nic_bandwidth=800Gb/s", 100e9);
    row("network.nic_bandwidth=100 GB/s", 100e9);
    row("network.nic_bandwidth=100000000000", 100e9); // a bare number is in SI base units: bytes/s
    row("decode.nodes=1,024", 1024);
    row("memory.usable_fraction=88%", 0.88);
    row("gpu.memory=81559MiB", 85520809984);
    row("gpu.fp8_flop_per_s=2 PFLOPS", 2e15);
    row("pricing.gpu_hour_usd=$2.50", 2.5);
    row("pricing.gpu_hour_usd=none", not_given);
    row("workload.output_tokens_per_day=168 B", 168e9);
    row("decode.overlap=two-micro-batch", 2);
    row("precision.weights=bf16", 0);
    row("decode.tokens_per_step=1.8", 1.8);
}

void TestAssign::accepted() {
    QFETCH(double, value);
    const QString assignment = QTest::currentDataTag();
    auto scenario = opening();
    QVERIFY(assign(scenario, assignment.toStdString()));
    const auto parameter = *find_parameter(assignment.section('=', 0, 0).toStdString());
    QVERIFY(same_value(scenario.value(parameter), value));
}

void TestAssign::refused_data() {
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* assignment, const char* says) {
        QTest::newRow(assignment) << QString(assignment) << QString(says);
    };
    row("decode.nodes",
        "decode.nodes: is no assignment; write ID=VALUE, such as network.nic_bandwidth=800Gb/s");
    row("", "is no assignment; write ID=VALUE, such as network.nic_bandwidth=800Gb/s");
    row("decode.node=4", "decode.node: is no parameter; `moe-planner-cli parameters` lists them");
    row("=4", "is no parameter; `moe-planner-cli parameters` lists them");
    row("decode.nodes=", "decode.nodes: nothing was typed; write for example 88, 4,989, 1.5 k");
    row("decode.nodes=-1", "decode.nodes: −1 is not possible; a whole number from 1 to 100,000");
    row("decode.nodes=4.9", "decode.nodes: 4.9 is not possible; a whole number from 1 to 100,000");
    row("decode.nodes=linked", "decode.nodes: “linked” is not a number; write for example 88, 4,989, 1.5 k");
    row("decode.nodes=none", "decode.nodes: “none” is not a number; write for example 88, 4,989, 1.5 k");
    row("decode.overlap=most", "decode.overlap: “most” is not possible; "
                               "it is one of: none, single-batch, two-micro-batch, five-stage");
    row("network.nic_bandwidth=400 GB", "network.nic_bandwidth: the unit of “400 GB” does not belong here; "
                                        "write for example 400 Gb/s, 50 GB/s");
    row("prefill.cache_hit_rate=100%",
        "prefill.cache_hit_rate: 100\u2009% is not possible; from 0\u2009% to 99.9\u2009%");
    row("gpu=h900", "gpu: “h900” is not in the catalog; known are ");
}

void TestAssign::refused() {
    QFETCH(QString, assignment);
    QFETCH(QString, says);
    auto scenario = opening();
    const auto done = assign(scenario, assignment.toStdString());
    QVERIFY(!done);
    const auto message = text(english(done.error()));
    QVERIFY2(says.endsWith(' ') ? message.startsWith(says) : message == says, qPrintable(message));
    QVERIFY(scenario == opening()); // untouched
}

void TestAssign::tableIsSound() {
    std::set<std::string_view> ids;
    std::set<std::pair<std::string_view, std::string>> keys;
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto& entry = parameter_table[index];
        QVERIFY2(ids.insert(entry.id).second, entry.id.data());
        QVERIFY2(keys.emplace(entry.group(), json_key(static_cast<Parameter>(index))).second,
                 entry.id.data());
        QVERIFY2(*entry.help != 0 && *entry.source != 0 && *entry.label != 0, entry.id.data());
        QVERIFY2(entry.optional || (entry.standard >= entry.minimum && entry.standard <= entry.maximum),
                 entry.id.data());
        QVERIFY2(entry.minimum < entry.maximum && entry.slider_from < entry.slider_to, entry.id.data());
        QVERIFY2(entry.minimum <= entry.slider_from && entry.slider_to <= entry.maximum, entry.id.data());
        if (entry.scale == Scale::logarithmic)
            QVERIFY2(entry.slider_from > 0, entry.id.data());
    }
}

QTEST_APPLESS_MAIN(TestAssign)
#include "tst_assign.moc"
