// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations of every figure of every preset: formula, operands, and a source for every leaf.
#include "model/explain/derivation_walk.h"
#include "model/report/plan_text.h"
#include "model/units/format.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestExplain : public QObject {
    Q_OBJECT
private slots:
    void everyFigure_data();
    void everyFigure();
    void everyParameter_data() { everyFigure_data(); }
    void everyParameter();
    void wordsOfAFormula();
    void editedLeaves();
    void publishedPlanBesideThisOne();
    void usedBy();
    void whyNothingIsShown();
    void wholeText();
    void linesAreReadable_data();
    void linesAreReadable();
    void partsOfAKernel();
};

void TestExplain::everyFigure_data() {
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QString>("id");
    for (const auto& scenario : presets())
        QTest::newRow(scenario.id.c_str()) << QStringList() << text(scenario.id);
    QTest::newRow("edited") << QStringList{"gpu=a100-80g-sxm", "decode.nodes=9"} << QString(opening_preset);
    QTest::newRow("dense") << QStringList{"model=llama-3.1-405b"} << QString(opening_preset);
}

void TestExplain::everyFigure() {
    QFETCH(QStringList, edits);
    QFETCH(QString, id);
    auto scenario = preset(id.toStdString());
    for (const auto& edit : edits)
        QVERIFY(assign(scenario, edit.toStdString()));
    const auto plan = evaluate(scenario);
    const Explainer explainer(scenario);
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto asked = static_cast<Figure>(index);
        const auto* name = figure_table[index].id.data();
        const auto explanation = explainer.explain(asked);
        QVERIFY2(std::get<Figure>(explanation.subject) == asked, name);
        QVERIFY2(!explanation.formula.empty() && !explanation.numbers.empty(), name);
        QVERIFY2(!explanation.operands.empty(), name);
        if (std::isnan(plan[asked]))
            QVERIFY2(explanation.value == missing_text, name);
        else if (info(asked).unit != Unit::bytes) // these may be written to the byte
            QVERIFY2(explanation.value == format_figure(plan, asked), name);
        for (const auto& operand : explanation.operands) {
            QVERIFY2(*operand.label != 0 && !operand.value.empty(), name);
            const bool has_formula = std::holds_alternative<Figure>(operand.target) ||
                                     std::holds_alternative<Part>(operand.target) || operand.follows;
            const bool leaf = !has_formula;
            const bool says_why_missing = operand.value == missing_text && leaf;
            QVERIFY2(!leaf || says_why_missing || !english(operand.source).empty(), name);
        }
        QVERIFY2(text(derivation_text(scenario, asked)).startsWith(text(figure_table[index].id)), name);
    }
}

void TestExplain::everyParameter() {
    QFETCH(QString, id);
    const auto scenario = preset(id.toStdString());
    const auto plan = evaluate(scenario);
    const Explainer explainer(scenario);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        const auto* name = parameter_table[index].id.data();
        const auto explanation = explainer.explain(parameter);
        QVERIFY2(std::isnan(plan[parameter]) == (explanation.value == missing_text), name);
        if (is_following(scenario, parameter))
            QVERIFY2(!explanation.formula.empty() && !explanation.operands.empty(), name);
        else
            QVERIFY2(explanation.formula.empty() && !english(explanation.source).empty(), name);
    }
}

void TestExplain::wordsOfAFormula() {
    const Explainer explainer(opening());
    const auto all_to_all = explainer.explain("chapter.decode.all_to_all_s"_fig);
    QCOMPARE(text(english(all_to_all.formula)), "Tokens per GPU and step × Experts per token (top-k) × "
                                                "(Dispatch message + Combine message) ÷ NIC per GPU");
    QCOMPARE(text(english(all_to_all.numbers)),
             "176.19\u2009tok × 8 × (7,392\u2009B + 14,336\u2009B) ÷ 400\u2009Gb/s");
    QCOMPARE(text(all_to_all.value), "613\u2009µs");
    const auto step = explainer.explain("chapter.decode.step_s"_fig);
    QCOMPARE(text(english(step.formula)),
             "Layers per step × max(Attention and experts per layer, All-to-all time per layer)");
    // (1 − a) ÷ b and a ÷ (b × c) keep their brackets.
    const auto computed = explainer.explain("chapter.prefill.computed_tokens_per_gpu_s"_fig);
    QCOMPARE(text(english(computed.formula)), "Prefill rate per node × (1 − Cache hit rate) ÷ GPUs per node");
}

void TestExplain::editedLeaves() {
    const auto scenario = edited(opening(), {"network.nic_bandwidth=800Gb/s"});
    const auto explanation = Explainer(scenario).explain("network.nic_bandwidth"_in);
    QCOMPARE(text(english(explanation.source)), "set in this plan");
    QVERIFY(explanation.formula.empty());
}

void TestExplain::publishedPlanBesideThisOne() {
    const auto scenario = edited(opening(), {"network.nic_bandwidth=800Gb/s"});
    const Explainer explainer(scenario);
    const auto speed_up = explainer.explain("service.decode_speed_up"_fig);
    QCOMPARE(std::count_if(speed_up.operands.begin(), speed_up.operands.end(),
                           [](const Operand& operand) { return operand.of_published; }),
             2); // the estimate and the GPUs per node
    QCOMPARE(text(explainer.explain("chapter.decode.step_s"_fig, true).value), "38.0\u2009ms");
    QCOMPARE(text(explainer.explain("chapter.decode.step_s"_fig, false).value), "19.7\u2009ms");
    const auto whole = text(derivation_text(scenario, "service.decode_speed_up"_fig));
    QVERIFY(whole.contains("estimate.decode.tokens_per_gpu_s (published plan) = 2,005"));
}

void TestExplain::usedBy() {
    const auto explanation = Explainer(opening()).explain("chapter.decode.all_to_all_s"_fig);
    for (const auto user : {"chapter.decode.step_s"_fig, "chapter.decode.flip_nic_bandwidth"_fig})
        QVERIFY(std::find(explanation.used_by.begin(), explanation.used_by.end(), user) !=
                explanation.used_by.end());
    QVERIFY(std::find(explanation.used_by.begin(), explanation.used_by.end(), "decode.memory.kv_bytes"_fig) ==
            explanation.used_by.end());
}

void TestExplain::whyNothingIsShown() {
    const auto scenario = edited(opening(), {"decode.nodes=9"});
    QVERIFY(text(derivation_text(scenario, "chapter.decode.measured_over_bound"_fig))
                .contains("the measurement is of the published plan, not of this one"));
}

void TestExplain::wholeText() {
    const auto whole = text(derivation_text(opening(), "service.cost_per_day_usd"_fig));
    QVERIFY(whole.startsWith("service.cost_per_day_usd = $87,072\n"));
    QVERIFY(whole.contains("[pricing.gpu_hour_usd]  — deepseek-ai/open-infra-index"));
    QVERIFY(whole.contains("hours per day"));
    // Every paragraph once, though it is used more often.
    const auto step = text(derivation_text(opening(), "chapter.decode.step_s"_fig));
    QCOMPARE(step.count("\nchapter.decode.tokens_per_gpu = "), 1);
}

void TestExplain::linesAreReadable_data() {
    everyFigure_data();
    QTest::newRow("colocated") << QStringList{"serving.mode=colocated", "decode.nodes=1",
                                              "decode.attention_tp=2"}
                               << QString(opening_preset);
    QTest::newRow("small batch") << QStringList{"decode.requests_per_rank=2", "prefill.tokens_per_gpu=16",
                                                "decode.draft_tokens=3"}
                                 << QString(opening_preset);
}

void TestExplain::linesAreReadable() {
    QFETCH(QStringList, edits);
    QFETCH(QString, id);
    auto scenario = preset(id.toStdString());
    for (const auto& edit : edits)
        QVERIFY(assign(scenario, edit.toStdString()));
    const Explainer explainer(scenario);
    const auto is_part = [](const Operand& operand) { return std::holds_alternative<Part>(operand.target); };
    constexpr qsizetype longest = 480;
    for (std::size_t index = 0; index < figure_count; ++index)
        walk_derivation(explainer, static_cast<Figure>(index), is_part, [&](const Explanation& explanation) {
            const auto name = id_of(explanation.subject);
            QVERIFY2(text(english(explanation.formula)).size() <= longest, name.c_str());
            QVERIFY2(text(english(explanation.numbers)).size() <= longest, name.c_str());
            QVERIFY2(!explanation.formula.empty() && !explanation.operands.empty(), name.c_str());
        });
}

void TestExplain::partsOfAKernel() {
    const Explainer explainer(opening());
    const auto up = explainer.explain("estimate.decode.kernels.expert_up_s"_fig);
    QCOMPARE(text(english(up.formula)), "Grouped multiplication + Memory pass");
    const auto kernel = explainer.explain(std::get<Part>(up.operands.front().target));
    QCOMPARE(text(id_of(kernel.subject)), "estimate.decode.kernels.expert_up_s#1");
    QCOMPARE(text(kernel.help), text(up.label));
    QVERIFY(text(english(kernel.formula)).endsWith("max(Time to compute, Time of memory traffic)"));
    QCOMPARE(kernel.number, up.operands.front().number);
    // Down to an input, through parts alone.
    bool found = false;
    walk_derivation(
        explainer, "estimate.decode.kernels.expert_up_s"_fig,
        [](const Operand& operand) { return std::holds_alternative<Part>(operand.target); },
        [&](const Explanation& explanation) {
            for (const auto& operand : explanation.operands)
                found = found || operand.target == Target("model.expert_intermediate_size"_in);
        });
    QVERIFY(found);
    // In a plan whose formula has fewer parts, the figure answers.
    const auto beyond = explainer.explain(Part{"estimate.decode.kernels.expert_up_s"_fig, 999});
    QVERIFY(beyond.subject == Subject("estimate.decode.kernels.expert_up_s"_fig));
    // And the figure that is used by others is still used by them, through the parts.
    const auto tokens = explainer.explain("decode.routed_experts_per_gpu"_fig);
    QVERIFY(std::find(tokens.used_by.begin(), tokens.used_by.end(),
                      "estimate.decode.kernels.expert_up_s"_fig) != tokens.used_by.end());
}

QTEST_APPLESS_MAIN(TestExplain)
#include "tst_explain.moc"
