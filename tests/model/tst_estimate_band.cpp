// SPDX-License-Identifier: GPL-3.0-or-later
// The band of the estimate and the waterfall that leads to it.
#include "model/analysis/estimate_band.h"
#include "model/analysis/step_breakdown.h"
#include "model/analysis/waterfall.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"

#include <QTest>

#include <cmath>

using namespace planner;

class TestEstimateBand : public QObject {
    Q_OBJECT
private slots:
    void estimateLiesInItsBand_data() { presetRows(); }
    void estimateLiesInItsBand();
    void waterfallJoinsExactly_data() { presetRows(); }
    void waterfallJoinsExactly();
    void waterfallOfThePublishedPlan();
    void nothingWithoutAnEstimate();
    void partsSumToTheStep_data() { presetRows(); }
    void partsSumToTheStep();

private:
    static void presetRows() {
        QTest::addColumn<QString>("preset");
        // The prefill profile has no decode load; what it lacks is tested apart.
        for (const auto& preset : presets())
            if (preset.id != "deepseek-profile-prefill-ep32")
                QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }
};

void TestEstimateBand::estimateLiesInItsBand() {
    QFETCH(QString, preset);
    const auto& scenario = *find_preset(preset.toStdString());
    const double step = evaluate(scenario)["estimate.decode.step_s"_fig];
    const auto band = estimate_band(scenario, "estimate.decode.step_s"_fig);
    QVERIFY(band.best < step && step < band.worst);
}

void TestEstimateBand::waterfallJoinsExactly() {
    QFETCH(QString, preset);
    const auto& scenario = *find_preset(preset.toStdString());
    const auto plan = evaluate(scenario);
    const auto steps = waterfall(scenario);
    QVERIFY(steps.size() >= 7);
    QCOMPARE(steps.front().after_s, plan["chapter.decode.step_s"_fig]);
    for (std::size_t index = 1; index < steps.size(); ++index)
        QCOMPARE(steps[index].before_s, steps[index - 1].after_s);
    QCOMPARE(steps[6].after_s, plan["estimate.decode.step_s"_fig]);
    QCOMPARE(steps[2].after_s, plan["limit.decode.step_s"_fig]);
    // Causes that only ever cost time.
    for (const auto cause : {Cause::schedule, Cause::network, Cause::kernels, Cause::imbalance, Cause::fixed})
        for (const auto& step : steps)
            if (step.cause == cause)
                QVERIFY(step.after_s >= step.before_s * (1 - 1e-12));
}

void TestEstimateBand::waterfallOfThePublishedPlan() {
    auto scenario = *find_preset(opening_preset);
    QVERIFY(waterfall(scenario).back().cause == Cause::unexplained);
    set_value(scenario, "decode.context_tokens"_in, 6000);
    QVERIFY(waterfall(scenario).back().cause == Cause::fixed); // measured is of another plan now
}

void TestEstimateBand::nothingWithoutAnEstimate() {
    const auto& scenario = *find_preset("deepseek-profile-prefill-ep32");
    QVERIFY(waterfall(scenario).empty());
    QVERIFY(step_breakdown(evaluate(scenario), Lens::estimate).empty());
    QVERIFY(std::isnan(estimate_band(scenario, "estimate.decode.step_s"_fig).best));
}

void TestEstimateBand::partsSumToTheStep() {
    QFETCH(QString, preset);
    const auto plan = evaluate(*find_preset(preset.toStdString()));
    for (const auto lens : {Lens::limit, Lens::estimate}) {
        double sum = 0;
        for (const auto& share : step_breakdown(plan, lens)) {
            QVERIFY(share.seconds >= -1e-15);
            sum += share.seconds;
        }
        const double step =
            plan[lens == Lens::limit ? "limit.decode.step_s"_fig : "estimate.decode.step_s"_fig];
        QVERIFY(std::abs(sum - step) <= 1e-12 * step);
    }
}

QTEST_APPLESS_MAIN(TestEstimateBand)
#include "tst_estimate_band.moc"
