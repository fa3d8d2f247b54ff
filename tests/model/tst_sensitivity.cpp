// SPDX-License-Identifier: GPL-3.0-or-later
// No dead slider: every parameter moves some figure of the opening preset, or the table below says why not
// and in which plan it does.
#include "tests/model/support.h"

#include <map>

using namespace planner;
using namespace planner::testing;

class TestSensitivity : public QObject {
    Q_OBJECT
private slots:
    void everyParameterMovesSomething_data();
    void everyParameterMovesSomething();
    void reasonsAreStillTrue();
    void helpSaysSo();
};

namespace {

/// Why a parameter moves nothing in the opening preset, and edits after which it does.
struct Reason {
    const char* why;
    std::vector<std::string> edits;
};

const char* no_windows = "the model has no window layers";
const char* no_linear = "the model has no linear attention";
const char* no_index = "the model has no sparse attention";
const Reason in_yuan{"prices are in dollars", {"pricing.currency=cny"}};
const Reason owned{"no price of a node is known", {"cost.node_price_usd=300000"}};

const std::map<std::string_view, Reason> unmoved{
    {"model.window_kind", {no_windows, {"model=llama-4-scout", "prefill.prompt_tokens=100000"}}},
    {"model.window_tokens", {no_windows, {"model=gpt-oss-120b"}}},
    {"model.window_attention_heads", {no_windows, {"model=gpt-oss-120b"}}},
    {"model.window_kv_heads", {no_windows, {"model=gpt-oss-120b"}}},
    {"model.window_head_dim", {no_windows, {"model=gpt-oss-120b"}}},
    {"model.window_v_head_dim", {no_windows, {"model=gpt-oss-120b"}}},
    {"model.linear_kind", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_key_heads", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_value_heads", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_key_dim", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_value_dim", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_conv_width", {no_linear, {"model=minimax-m1"}}},
    {"model.linear_state_value", {no_linear, {"model=minimax-m1"}}},
    {"model.index_heads", {no_index, {"model=deepseek-v3.2"}}},
    {"model.index_head_dim", {no_index, {"model=deepseek-v3.2"}}},
    {"model.index_top_k", {no_index, {"model=deepseek-v3.2"}}},
    {"precision.index_cache", {no_index, {"model=deepseek-v3.2"}}},
    {"model.kv_heads", {"MLA keeps one latent vector for all heads", {"model.attention_kind=gqa"}}},
    {"model.head_dim", {"MLA has its own head dimensions", {"model.attention_kind=gqa"}}},
    {"model.qk_norm", {"counted for GQA only", {"model.attention_kind=gqa"}}},
    {"model.qkv_bias", {"counted for GQA only", {"model.attention_kind=gqa"}}},
    {"gpu.fp4_flop_per_s", {"nothing is multiplied in FP4", {"precision.weights=fp4"}}},
    {"decode.output_tokens", {"prefill runs on other GPUs", {"serving.mode=colocated"}}},
    {"efficiency.mla_compute_fp8", {"attention is BF16", {"precision.attention=fp8"}}},
    {"efficiency.prefill_attention_compute_fp8", {"attention is BF16", {"precision.attention=fp8"}}},
    {"efficiency.prefill_attention_memory", {"long blocks compute", {"gpu.hbm_bandwidth=100GB/s"}}},
    {"efficiency.gqa_start_up", {"the model has MLA", {"model=qwen3-235b-a22b"}}},
    {"efficiency.gqa_memory", {"the model has MLA", {"model=qwen3-235b-a22b"}}},
    {"efficiency.gqa_tile_rows", {"the model has MLA", {"model=qwen3-235b-a22b"}}},
    {"efficiency.gqa_compute",
     {"the model has MLA; few queries per KV head read memory",
      {"model=qwen3-235b-a22b", "decode.draft_tokens=4"}}},
    {"service.typed_decode_tokens_per_node_s", {"rates are measured", {"service.rate_source=typed"}}},
    {"service.typed_prefill_tokens_per_node_s", {"rates are measured", {"service.rate_source=typed"}}},
    {"measured.peak_nodes", {"nodes are sized", {"service.node_source=published"}}},
    {"pricing.input_hit_cny_per_million", in_yuan},
    {"pricing.input_miss_cny_per_million", in_yuan},
    {"pricing.output_cny_per_million", in_yuan},
    {"pricing.off_peak_input_hit_cny_per_million", in_yuan},
    {"pricing.off_peak_input_miss_cny_per_million", in_yuan},
    {"pricing.off_peak_output_cny_per_million", in_yuan},
    {"pricing.cny_per_usd", in_yuan},
    {"cost.node_life_years", owned},
    {"cost.node_power_kw", owned},
    {"cost.pue", owned},
    {"cost.usd_per_kwh", owned},
    {"cost.hosting_usd_per_node_hour", owned},
    {"question.step_s", {"the step is asked for", {"question.unknown=batch"}}},
    {"efficiency.scaleup_latency", {"the unit is larger than an NVLink domain", {"decode.nodes=1"}}},
    {"efficiency.scaleup", {"the unit is larger than an NVLink domain", {"decode.nodes=1"}}},
};

/// Values to try: another word, or the ends of the slider and twice and half the value.
std::vector<double> others(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    std::vector<double> result;
    for (std::size_t choice = 0; choice < entry.choices.size(); ++choice)
        result.push_back(static_cast<double>(choice));
    if (result.empty())
        result = {entry.slider_from, entry.slider_to, std::floor(value / 2), value * 2};
    return result;
}

/// The opening preset with sized nodes from the start, so that not every edit moves the money.
Scenario base() { return edited(opening(), {"service.node_source=sized"}); }

bool moves_something(const Scenario& scenario, Parameter parameter) {
    const auto before = evaluate(scenario);
    for (const double value : others(parameter, before[parameter])) {
        if (std::isnan(value) || value < info(parameter).minimum || value > info(parameter).maximum)
            continue;
        auto changed = scenario;
        set_value(changed, parameter, value);
        const auto after = evaluate(changed);
        for (std::size_t index = 0; index < figure_count; ++index) {
            // Not counted: a figure that repeats its input, and the ratio that any edit at all takes away.
            const bool repeats = figure_table[index].id == info(parameter).id;
            const bool taken_away = static_cast<Figure>(index) == "chapter.decode.measured_over_bound"_fig;
            if (!repeats && !taken_away && !same_value(before.figures[index], after.figures[index]))
                return true;
        }
    }
    return false;
}

} // namespace

void TestSensitivity::everyParameterMovesSomething_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < parameter_count; ++index)
        QTest::newRow(parameter_table[index].id.data()) << static_cast<int>(index);
}

void TestSensitivity::everyParameterMovesSomething() {
    QFETCH(int, index);
    const auto parameter = static_cast<Parameter>(index);
    const auto reason = unmoved.find(info(parameter).id);
    if (reason == unmoved.end())
        QVERIFY(moves_something(base(), parameter));
    else
        QVERIFY(moves_something(edited(base(), reason->second.edits), parameter));
}

void TestSensitivity::reasonsAreStillTrue() {
    for (const auto& [id, reason] : unmoved) {
        QVERIFY2(find_parameter(id), id.data());
        QVERIFY2(!moves_something(base(), *find_parameter(id)), id.data());
    }
}

void TestSensitivity::helpSaysSo() {
    // Who drags such a slider reads in its help when it counts.
    for (const char* id : {"model.kv_heads", "model.head_dim"})
        QVERIFY2(text(info(*find_parameter(id)).help).contains("not used by MLA"), id);
    for (const char* id : {"model.qk_norm", "model.qkv_bias"})
        QVERIFY2(text(info(*find_parameter(id)).help).startsWith("GQA:"), id);
    QVERIFY(text(info("gpu.fp4_flop_per_s"_in).help).contains("where weights are FP4"));
}

QTEST_APPLESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
