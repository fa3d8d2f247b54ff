// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/kernel_tables.h"

#include "model/analysis/csv_table.h"
#include "model/catalog/catalog.h"
#include "model/catalog/presets.h"
#include "model/catalog/shipped_files.h"
#include "model/engine/architecture.h"
#include "model/engine/estimate/prefill_stages.h"
#include "model/engine/evaluate.h"
#include "model/files/json_text.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace planner {

namespace {

constexpr double us = 1e-6;
constexpr double tera = 1e12;
constexpr double mla_heads = 128; ///< of DeepSeek-V3, on whose shapes the MLA tables were measured
constexpr double head_dim = 128;  ///< of the GQA tables
using Row = CsvTable::Row;
using Kernels = KernelCosts<double>;

/// The time of a row: stated, or that of the work at the stated rate.
double measured_s(const Row& row, std::string_view latency, double work) {
    return row.has("tflops") ? work / (row["tflops"] * tera) : row[latency] * us;
}

std::vector<TablePoint> dense(const Kernels& kernels, const Row& row) {
    const double work = 2 * row["m"] * row["n"] * row["k"];
    return {{kernels.gemm(row["m"], row["n"], row["k"]), measured_s(row, "latency_us", work)}};
}

/// Groups of equal size, every one of them touched.
std::vector<TablePoint> full_groups(const Kernels& kernels, const Row& row) {
    const double rows = row["groups"] * row["m_per_group"];
    const double work = 2 * rows * row["n"] * row["k"];
    return {{kernels.grouped(rows, row["groups"], row["n"], row["k"]), measured_s(row, {}, work)}};
}

/// The two multiplications of routed experts, tokens spread at random.
std::vector<TablePoint> grouped(const Kernels& kernels, const Row& row) {
    if (row.has("groups"))
        return full_groups(kernels, row);
    const double tokens =
        row[row.has("batch_size_per_gpu") ? "batch_size_per_gpu" : "seq_len_per_gpu"] * row["num_gpus"];
    const double share = row["topk"] / row["num_experts"];
    const double local = row["num_local_experts"];
    const double touched = local * (1 - std::pow(1 - share, tokens));
    const double chosen = tokens * share * local;
    const double hidden = row["hidden_size"];
    const double width = row["intermediate_size"];
    return {{kernels.grouped(chosen, touched, 2 * width, hidden), row["up_proj_us"] * us},
            {kernels.grouped(chosen, touched, hidden, width), row["down_proj_us"] * us}};
}

/// Heads of the models that the attention tables were measured on.
struct Heads {
    double heads, kv_heads;
};

/// The kernel takes as long for 1,024 cached tokens as for the 2,048 that the index would pick: it fills up.
/// Such rows say nothing of the law.
std::vector<TablePoint> sparse_decode(const Kernels& kernels, const Row& row) {
    if (row["kv_len"] < kernels.calculation()["model.index_top_k"_in])
        return {};
    return {{sparse_decode_core<double>(kernels, row["batch_size"], 1.0, row["kv_len"], mla_heads),
             row["latency_us"] * us}};
}

/// The kernel gives each query 2,048 tokens, the first ones too; with no prefix half of the queries have
/// fewer.
std::vector<TablePoint> sparse_prefill(const Kernels& kernels, const Row& row) {
    if (row["s_kv"] <= row["s_q"])
        return {};
    return {{sparse_prefill_core<double>(kernels, {1, row["s_q"], row["s_kv"] - row["s_q"]}, mla_heads),
             row["latency_us"] * us}};
}

std::vector<TablePoint> points_of(TableKernel kernel, const Kernels& kernels, const Row& row,
                                  const Heads& of) {
    constexpr double mla_key = 192; // expanded
    constexpr double mla_value = 128;
    switch (kernel) {
    case TableKernel::dense:
        return dense(kernels, row);
    case TableKernel::grouped:
        return grouped(kernels, row);
    case TableKernel::mla_decode:
        return {{mla_decode_core(kernels, row["batch_size"], 1.0, row["kv_len"], mla_heads),
                 row["latency_us"] * us}};
    case TableKernel::gqa_decode:
        return {{gqa_decode_core<double>(kernels, row["batch_size"], 1.0, row["kv_len"],
                                         {of.heads, of.kv_heads, head_dim, head_dim}),
                 row["latency_us"] * us}};
    case TableKernel::sparse_decode:
        return sparse_decode(kernels, row);
    case TableKernel::sparse_prefill:
        return sparse_prefill(kernels, row);
    case TableKernel::mla_prefill:
        break;
    }
    const Prompts<double> prompt{1, row["seq_len"], 0};
    return {{prefill_core<double>(kernels, prompt, prompt.pairs(), row["seq_len"],
                                  {mla_heads, mla_heads, mla_key, mla_value}, row["seq_len"]),
             row["latency_us"] * us}};
}

std::string_view shipped_text(const std::string& path) {
    for (const auto& file : shipped_files())
        if (file.path == path)
            return file.text;
    throw std::logic_error("no " + path);
}

TableKernel kernel_named(std::string_view word) {
    constexpr std::array<std::string_view, 7> words{
        "dense", "grouped", "mla-decode", "gqa-decode", "mla-prefill", "sparse-decode", "sparse-prefill"};
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        throw std::logic_error("no kernel " + std::string(word));
    return static_cast<TableKernel>(found - words.begin());
}

/// The opening preset on the table's GPU, with the table's kind of attention.
ParameterValues inputs_of(const KernelTable& table) {
    auto scenario = *find_preset(opening_preset);
    if (!set_catalog_entry(scenario, CatalogKind::gpu, table.gpu))
        throw std::logic_error("no GPU " + table.gpu);
    if (table.kernel == TableKernel::gqa_decode) {
        set_value(scenario, "model.attention_kind"_in, 1);
        set_value(scenario, "model.head_dim"_in, head_dim);
    }
    if (table.kernel == TableKernel::sparse_decode || table.kernel == TableKernel::sparse_prefill) {
        if (!set_catalog_entry(scenario, CatalogKind::model, "deepseek-v3.2"))
            throw std::logic_error("no DeepSeek-V3.2");
        set_value(scenario, "precision.kv"_in, 1); // FP8
    }
    return evaluate(scenario).inputs;
}

KernelTable load(const Json& entry) {
    KernelTable table;
    table.id = entry.at("id").get<std::string>();
    table.kernel = kernel_named(entry.at("kernel").get<std::string>());
    table.gpu = entry.at("gpu").get<std::string>();
    table.source = entry.at("source").get<std::string>();
    table.in_fit = entry.at("in_fit").get<bool>();
    const Heads heads{entry.value("heads", not_given), entry.value("kv_heads", not_given)};
    Calculation<double> c(inputs_of(table));
    architecture(c);
    const auto efficiency = realistic(c);
    const Kernels kernels(c, efficiency, 1.0);
    const CsvTable csv(shipped_text("kernels/" + table.id + ".csv"));
    for (const auto& row : csv.rows()) {
        const auto points = points_of(table.kernel, kernels, row, heads);
        table.points.insert(table.points.end(), points.begin(), points.end());
    }
    return table;
}

} // namespace

const std::vector<KernelTable>& kernel_tables() {
    static const auto tables = [] {
        const auto list = parse_json(shipped_text("kernels/tables.json"), "kernels/tables.json");
        if (!list)
            throw std::logic_error(english(list.error())); // our own file: a test reads it
        std::vector<KernelTable> loaded;
        for (const auto& entry : list->at("tables"))
            loaded.push_back(load(entry));
        return loaded;
    }();
    return tables;
}

Figure figure_of(TableKernel kernel) {
    switch (kernel) {
    case TableKernel::dense:
        return "estimate.decode.kernels.qkv_a_s"_fig;
    case TableKernel::grouped:
        return "estimate.decode.kernels.expert_up_s"_fig;
    case TableKernel::mla_prefill:
    case TableKernel::sparse_prefill:
        return "estimate.prefill.core_attention_s"_fig;
    default:
        return "estimate.decode.kernels.core_attention_s"_fig;
    }
}

const TablePoint& median_point(const KernelTable& table) {
    std::vector<const TablePoint*> points(table.points.size());
    std::transform(table.points.begin(), table.points.end(), points.begin(),
                   [](const TablePoint& point) { return &point; });
    const auto middle = points.begin() + static_cast<std::ptrdiff_t>(points.size() / 2);
    std::nth_element(points.begin(), middle, points.end(), [](const TablePoint* a, const TablePoint* b) {
        return std::abs(a->error()) < std::abs(b->error());
    });
    return **middle;
}

} // namespace planner
