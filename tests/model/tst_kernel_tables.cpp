// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel laws against published tables: H800's, on which they were fitted, and H20's, which they never
// saw.
#include "model/engine/architecture.h"
#include "model/engine/estimate/prefill_costs.h"
#include "tests/model/kernel_tables.h"

using namespace planner;
using namespace planner::testing;

class TestKernelTables : public QObject {
    Q_OBJECT
private slots:
    void dense_data();
    void dense();
    void grouped_data();
    void grouped();
    void mlaDecode_data();
    void mlaDecode();
    void gqaDecode_data();
    void gqaDecode();
    void mlaPrefill();
    void sparseDecode();
    void sparsePrefill();
};

namespace {

constexpr double us = 1e-6;

void holds(const std::vector<double>& errors, std::size_t rows, double median) {
    QCOMPARE(errors.size(), rows);
    const double found = median_of(errors);
    QVERIFY2(found <= median, qPrintable(QStringLiteral("median error %1 %").arg(found * 100)));
    qInfo("median error %.1f %% of %zu", found * 100, errors.size());
}

/// Causal attention of one prompt, MLA's 128 heads expanded to keys of 192 and values of 128.
double seconds_of(const KernelCosts<double>& kernels, double tokens) {
    const Prompts<double> prompt{1, tokens, 0};
    return prefill_core<double>(kernels, prompt, prompt.pairs(), tokens, {128, 128, 192, 128}, tokens);
}

/// Kernels of DeepSeek-V3.2 on H800, its cache in FP8 as in the tables.
class SparseModel {
public:
    SparseModel()
        : m_c(evaluate(edited(opening(), {"model=deepseek-v3.2", "precision.kv=fp8"})).inputs),
          m_efficiency(realistic(m_c)), m_kernels(m_c, m_efficiency, 1.0) {
        architecture(m_c);
    }
    SparseModel(const SparseModel&) = delete;
    SparseModel& operator=(const SparseModel&) = delete;

    const KernelCosts<double>& kernels() const { return m_kernels; }

private:
    Calculation<double> m_c;
    Efficiency<double> m_efficiency;
    KernelCosts<double> m_kernels;
};

void columns() {
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QStringList>("tables");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("median");
}

} // namespace

void TestKernelTables::dense_data() {
    columns();
    QTest::newRow("H800") << "h800-sxm" << QStringList{"gemm-h800.csv"} << 110 << 0.10;
    QTest::newRow("H20, not fitted") << "h20-96g" << QStringList{"gemm-h20.csv"} << 402 << 0.20;
}

void TestKernelTables::dense() {
    QFETCH(QString, gpu);
    QFETCH(QStringList, tables);
    QFETCH(int, rows);
    QFETCH(double, median);
    const Gpu on(gpu.toStdString());
    std::vector<double> errors;
    for (const auto& row : table_rows(tables.first()))
        errors.push_back(on.kernels().gemm(row["m"], row["n"], row["k"]) / (row["latency_us"] * us) - 1);
    holds(errors, static_cast<std::size_t>(rows), median);
}

void TestKernelTables::grouped_data() {
    columns();
    QTest::newRow("H800") << "h800-sxm"
                          << QStringList{"grouped_gemm-decode-h800.csv", "grouped_gemm-prefill-h800.csv"}
                          << 142 << 0.08;
    QTest::newRow("H20, not fitted") << "h20-96g"
                                     << QStringList{"grouped_gemm-decode-h20.csv",
                                                    "grouped_gemm-prefill-h20.csv"}
                                     << 852 << 0.20;
}

void TestKernelTables::grouped() {
    QFETCH(QString, gpu);
    QFETCH(QStringList, tables);
    QFETCH(int, rows);
    QFETCH(double, median);
    const Gpu on(gpu.toStdString());
    std::vector<double> errors;
    for (const auto& table : tables)
        for (const auto& row : table_rows(table)) {
            const double per_gpu =
                row.contains("batch_size_per_gpu") ? row["batch_size_per_gpu"] : row["seq_len_per_gpu"];
            const double tokens = per_gpu * row["num_gpus"];
            const double share = row["topk"] / row["num_experts"];
            const double local = row["num_local_experts"];
            const double chosen = tokens * share * local;
            const double touched = local * (1 - std::pow(1 - share, tokens));
            const double hidden = row["hidden_size"];
            const double width = row["intermediate_size"];
            errors.push_back(
                on.kernels().grouped(chosen, touched, 2 * width, hidden) / (row["up_proj_us"] * us) - 1);
            errors.push_back(
                on.kernels().grouped(chosen, touched, hidden, width) / (row["down_proj_us"] * us) - 1);
        }
    holds(errors, static_cast<std::size_t>(rows), median);
}

void TestKernelTables::mlaDecode_data() {
    columns();
    QTest::newRow("H800") << "h800-sxm" << QStringList{"mla-decode-h800-128-512-64.csv"} << 41 << 0.06;
    QTest::newRow("H20, not fitted") << "h20-96g" << QStringList{"mla-decode-h20-128-512-64.csv"} << 41
                                     << 0.20;
}

void TestKernelTables::mlaDecode() {
    QFETCH(QString, gpu);
    QFETCH(QStringList, tables);
    QFETCH(int, rows);
    QFETCH(double, median);
    const Gpu on(gpu.toStdString());
    std::vector<double> errors;
    for (const auto& row : table_rows(tables.first()))
        errors.push_back(mla_decode_core(on.kernels(), row["batch_size"], 1.0, row["kv_len"], 128.0) /
                             (row["latency_us"] * us) -
                         1);
    holds(errors, static_cast<std::size_t>(rows), median);
}

void TestKernelTables::gqaDecode_data() {
    QTest::addColumn<double>("heads");
    QTest::addColumn<double>("kvHeads");
    QTest::newRow("mha-decode-h800-32-4-128.csv") << 32.0 << 4.0;
    QTest::newRow("mha-decode-h800-64-2-128.csv") << 64.0 << 2.0;
}

void TestKernelTables::gqaDecode() {
    QFETCH(double, heads);
    QFETCH(double, kvHeads);
    auto scenario = edited(opening(), {"gpu=h800-sxm", "model.attention_kind=gqa", "model.head_dim=128"});
    const Calculation<double> c(evaluate(scenario).inputs);
    const auto efficiency = realistic(c);
    const KernelCosts<double> kernels(c, efficiency, 1.0);
    std::vector<double> errors;
    for (const auto& row : table_rows(QTest::currentDataTag()))
        errors.push_back(gqa_decode_core<double>(kernels, row["batch_size"], 1.0, row["kv_len"],
                                                 {heads, kvHeads, 128, 128}) /
                             (row["latency_us"] * us) -
                         1);
    holds(errors, 41, 0.10);
}

void TestKernelTables::mlaPrefill() {
    const Gpu on("h800-sxm");
    std::vector<double> errors;
    for (const auto& row : table_rows("mla-prefill-h800-128-128-64.csv"))
        errors.push_back(seconds_of(on.kernels(), row["seq_len"]) / (row["latency_us"] * us) - 1);
    holds(errors, 5, 0.10);
}

void TestKernelTables::sparseDecode() {
    // Nothing was fitted on these: MLA's law with the 128 query heads as rows and 656 B per picked token. The
    // kernel takes as long for 1,024 tokens as for 2,048, so that row is left out.
    const SparseModel model;
    std::vector<double> errors;
    for (const auto& row : table_rows("dsa-decode-h800-attn-128-576-2048.csv"))
        if (row["kv_len"] >= 2048)
            errors.push_back(
                sparse_decode_core<double>(model.kernels(), row["batch_size"], 1.0, row["kv_len"], 128.0) /
                    (row["latency_us"] * us) -
                1);
    holds(errors, 7, 0.20);
}

void TestKernelTables::sparsePrefill() {
    // Not fitted either. The kernel gives each query 2,048 tokens, the first ones too: with no prefix half of
    // the queries have fewer, so that row is left out.
    const SparseModel model;
    std::vector<double> errors;
    for (const auto& row : table_rows("dsa-prefill-h800-attn-128-576-2048.csv"))
        if (row["s_kv"] > row["s_q"])
            errors.push_back(sparse_prefill_core<double>(model.kernels(),
                                                         {1, row["s_q"], row["s_kv"] - row["s_q"]}, 128.0) /
                                 (row["latency_us"] * us) -
                             1);
    holds(errors, 5, 0.25);
}

QTEST_APPLESS_MAIN(TestKernelTables)
#include "tst_kernel_tables.moc"
