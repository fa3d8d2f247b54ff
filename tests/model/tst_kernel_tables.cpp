// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel laws against published tables: H800's, on which they were fitted, and H20's, which they never
// saw.
#include "model/analysis/csv_table.h"
#include "model/analysis/kernel_tables.h"
#include "model/files/file_access.h"
#include "tests/model/support.h"

#include <filesystem>

using namespace planner;
using namespace planner::testing;

class TestKernelTables : public QObject {
    Q_OBJECT
private slots:
    void medians_data();
    void medians();
    void allAreListed();
    void oneRowByHand();
    void medianPoint();
    void csv();
};

namespace {

/// The points of some tables together.
KernelTable joined(const QStringList& ids) {
    KernelTable all;
    for (const auto& table : kernel_tables())
        if (ids.contains(text(table.id)))
            all.points.insert(all.points.end(), table.points.begin(), table.points.end());
    return all;
}

const KernelTable& table(std::string_view id) {
    for (const auto& each : kernel_tables())
        if (each.id == id)
            return each;
    throw std::invalid_argument("no table " + std::string(id));
}

} // namespace

void TestKernelTables::medians_data() {
    QTest::addColumn<QStringList>("tables");
    QTest::addColumn<std::size_t>("points");
    QTest::addColumn<double>("median");
    const auto row = [](const char* name, const QStringList& tables, std::size_t points, double median) {
        QTest::newRow(name) << tables << points << median;
    };
    row("dense, H800", {"gemm-h800"}, 110, 0.10);
    // The README's rates are without launches and disagree with InferSim's table of the same kernels.
    row("dense, DeepGEMM's README", {"deepgemm-dense-h800"}, 18, 0.22);
    row("dense, H20, not fitted", {"gemm-h20"}, 402, 0.20);
    row("grouped, H800", {"grouped_gemm-decode-h800", "grouped_gemm-prefill-h800"}, 142, 0.08);
    row("grouped, DeepGEMM's README", {"deepgemm-contiguous-h800", "deepgemm-masked-h800"}, 10, 0.20);
    row("grouped, H20, not fitted", {"grouped_gemm-decode-h20", "grouped_gemm-prefill-h20"}, 852, 0.20);
    row("MLA decode, H800", {"mla-decode-h800-128-512-64"}, 41, 0.06);
    row("MLA decode, H20, not fitted", {"mla-decode-h20-128-512-64"}, 41, 0.20);
    row("GQA decode, 4 KV heads", {"mha-decode-h800-32-4-128"}, 41, 0.10);
    row("GQA decode, 2 KV heads", {"mha-decode-h800-64-2-128"}, 41, 0.10);
    row("MLA prefill", {"mla-prefill-h800-128-128-64"}, 5, 0.10);
    row("sparse decode, not fitted", {"dsa-decode-h800-attn-128-576-2048"}, 7, 0.20);
    row("sparse prefill, not fitted", {"dsa-prefill-h800-attn-128-576-2048"}, 5, 0.25);
}

void TestKernelTables::medians() {
    QFETCH(QStringList, tables);
    QFETCH(std::size_t, points);
    QFETCH(double, median);
    const auto all = joined(tables);
    QCOMPARE(all.points.size(), points);
    const double found = std::abs(median_point(all).error());
    QVERIFY2(found <= median, qPrintable(QStringLiteral("median error %1 %").arg(found * 100)));
}

void TestKernelTables::allAreListed() {
    QStringList listed;
    for (const auto& each : kernel_tables()) {
        listed << text(each.id) + ".csv";
        QVERIFY2(!each.source.empty() && !each.points.empty(), each.id.c_str());
        // Nothing was fitted on another GPU, nor on sparse attention.
        QCOMPARE(each.in_fit, text(each.gpu) == "h800-sxm" && !text(each.id).startsWith("dsa-"));
        for (const auto& point : each.points)
            QVERIFY2(point.measured_s > 0 && point.predicted_s > 0, each.id.c_str());
    }
    QStringList files;
    for (const auto& entry : std::filesystem::directory_iterator(PLANNER_PRESETS "/kernels"))
        if (entry.path().extension() == ".csv")
            files << text(entry.path().filename().string());
    listed.sort();
    files.sort();
    QCOMPARE(listed, files);
}

void TestKernelTables::oneRowByHand() {
    // M 64, N 2112, K 7168 at 206 TFLOPS: 2 x 64 x 2112 x 7168 FLOP take 9.41 us.
    const auto& first = table("deepgemm-dense-h800").points.front();
    COMPARE_CLOSE(first.measured_s, 2.0 * 64 * 2112 * 7168 / 206e12, 1e-12);
    // start-up 2.975 us + 0.7284 ns x 7168; compute at 1979 x 0.8746 x 0.8073 x 64 / (64 + 0.188 x 516.7)
    // TFLOPS.
    const double peak = 1979e12 * 0.8746;
    const double compute = 2.0 * 64 * 2112 * 7168 / (peak * 0.8073 * 64 / (64 + 0.188 * peak / 3.35e12));
    const double bytes = 2112.0 * 7168 + 64 * 7168 * (1 + 4.0 / 128) + 64 * 2112 * 2;
    const double memory = bytes / (3.35e12 * 0.9578);
    COMPARE_CLOSE(first.predicted_s, 2.975e-6 + 7.284e-10 * 7168 + std::max(compute, memory), 1e-9);
}

void TestKernelTables::medianPoint() {
    KernelTable three;
    three.points = {{1.3, 1}, {0.9, 1}, {1.2, 1}};
    COMPARE_CLOSE(median_point(three).error(), 0.2, 1e-9);
    three.points.push_back({2, 1});
    COMPARE_CLOSE(median_point(three).error(), 0.3,
                  1e-9); // of 0.1, 0.2, 0.3 and 1 the worse of the middle two
}

void TestKernelTables::csv() {
    const CsvTable read("a,b\n1,2.5\nword,3\n\n4\n");
    QCOMPARE(read.rows().size(), 3u);
    QCOMPARE(read.rows()[0]["b"], 2.5);
    QVERIFY(is_missing(read.rows()[1]["a"]) && is_missing(read.rows()[2]["b"]));
    QVERIFY(read.rows()[0].has("a") && !read.rows()[0].has("c"));
    QVERIFY_EXCEPTION_THROWN(read.rows()[0]["c"], std::out_of_range);
}

QTEST_APPLESS_MAIN(TestKernelTables)
#include "tst_kernel_tables.moc"
