// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "ui/charts/bars_plan_chart.h"
#include "ui/charts/base/chart.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/charts/base/xy_plot.h"
#include "ui/charts/validation_chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/dashboard_picture.h"
#include "ui/language/figure_text.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace planner;
using namespace planner::ui;

/// Each chart shows the figures of the plan, and nothing else.
class TestPlanCharts : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void everyElementIsAFigureOrAnInput_data() { presetRows(); }
    void everyElementIsAFigureOrAnInput();
    void memoryBarsSumToTheCapacity();
    void axisStaysWhileDragging();
    void ghostIsTheBaseline();
    void waterfallShowsTheBaselineBehind();
    void missingIsADashAndNeverZero();
    void changesAreWorded();
    void dashboardPictureHoldsAllCharts();
    void validationDrawsEveryRow();

private:
    static void presetRows() {
        QTest::addColumn<QString>("preset");
        for (const auto& preset : presets())
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    static const StackedBars& barsOf(const std::unique_ptr<PlanChart>& chart) {
        return static_cast<StackedBarChart&>(chart->widget()).data();
    }

    static std::unique_ptr<PlanChart> chart(const char* name, QWidget* parent) {
        for (const auto& kind : chartKinds())
            if (std::string_view(kind.name) == name)
                return kind.make(parent);
        return nullptr;
    }
};

void TestPlanCharts::everyElementIsAFigureOrAnInput() {
    QFETCH(QString, preset);
    const auto& scenario = *find_preset(preset.toStdString());
    const auto plan = evaluate(scenario);
    QWidget parent;
    for (const auto& kind : chartKinds()) {
        if (!kind.onDashboard)
            continue; // of no plan
        const auto made = kind.make(&parent);
        made->refresh({&plan, &plan, false, true, &scenario});
        made->widget().resize(455, 245);
        const auto elements = made->widget().elements();
        // A preset without a decode estimate has nothing to lay out in time.
        const bool estimated = !std::isnan(plan["estimate.decode.step_s"_fig]);
        // One without traffic or measured rates has no day, and says so.
        const bool isDay =
            std::string_view(kind.name) == "day" || std::string_view(kind.name) == "hours-money";
        const bool hasDay = !isDay || !std::isnan(plan["service.total_nodes"_fig]);
        QVERIFY2(!elements.isEmpty() || !estimated || !hasDay, kind.name);
        QVERIFY2(hasDay || made->widget().description().contains(QStringLiteral("missing")), kind.name);
        for (const auto& element : elements)
            if (!element.key.isEmpty())
                QVERIFY2(find_figure(element.key.toStdString()) || find_parameter(element.key.toStdString()),
                         qPrintable(element.key));
    }
}

void TestPlanCharts::memoryBarsSumToTheCapacity() {
    const auto plan = evaluate(*find_preset(opening_preset));
    QWidget parent;
    const auto memory = chart("memory", &parent);
    memory->refresh({&plan, nullptr, false, true});
    QCOMPARE(barsOf(memory).rows.size(), 2);
    for (const auto& row : barsOf(memory).rows) {
        double sum = 0;
        for (const auto& segment : row.segments)
            sum += segment.value;
        QVERIFY(std::abs(sum - 81559.0 * 1048576.0) < 1.0); // 81,559 MiB
    }
}

void TestPlanCharts::axisStaysWhileDragging() {
    auto scenario = *find_preset(opening_preset);
    QWidget parent;
    const auto step = chart("decode-step", &parent);
    auto plan = evaluate(scenario);
    step->refresh({&plan, nullptr, false, true});
    const double before = barsOf(step).axisMaximum;
    set_value(scenario, "network.nic_bandwidth"_in, 400e9);
    plan = evaluate(scenario);
    step->refresh({&plan, nullptr, true, true});
    QCOMPARE(barsOf(step).axisMaximum, before);
}

void TestPlanCharts::ghostIsTheBaseline() {
    auto scenario = *find_preset(opening_preset);
    const auto baseline = evaluate(scenario);
    set_value(scenario, "network.nic_bandwidth"_in, 100e9);
    const auto plan = evaluate(scenario);
    QWidget parent;
    const auto step = chart("decode-step", &parent);
    step->refresh({&plan, &baseline, false, true});
    const auto& chapter = barsOf(step).rows.at(0);
    QCOMPARE(chapter.ghost.at(0).value, baseline["chapter.decode.step_s"_fig]);
    QCOMPARE(chapter.segments.at(0).value, plan["chapter.decode.step_s"_fig]);
    QVERIFY(chapter.segments.at(0).value < chapter.ghost.at(0).value);
}

void TestPlanCharts::waterfallShowsTheBaselineBehind() {
    auto scenario = *find_preset(opening_preset);
    const auto before = scenario;
    const auto baseline = evaluate(before);
    set_value(scenario, "network.nic_bandwidth"_in, 100e9);
    const auto plan = evaluate(scenario);
    QWidget parent;
    const auto falls = chart("waterfall", &parent);
    falls->refresh(
        {.plan = &plan, .baseline = &baseline, .scenario = &scenario, .baselineScenario = &before});
    const auto& chapter = barsOf(falls).rows.at(0);
    QCOMPARE(chapter.segments.last().value, plan["chapter.decode.step_s"_fig]);
    QCOMPARE(chapter.ghost.last().value, baseline["chapter.decode.step_s"_fig]);
    // The last cause of the baseline ends at its estimate.
    double reached = 0;
    for (const auto& part : barsOf(falls).rows.last().ghost)
        reached += part.value;
    QCOMPARE(reached, baseline["estimate.decode.step_s"_fig]);
    falls->refresh({.plan = &plan, .scenario = &scenario});
    QVERIFY(barsOf(falls).rows.at(0).ghost.isEmpty());
}

void TestPlanCharts::missingIsADashAndNeverZero() {
    auto scenario = *find_preset(opening_preset);
    QVERIFY(assign(scenario, "pricing.output_usd_per_million=none"));
    const auto plan = evaluate(scenario);
    QWidget parent;
    const auto money = chart("money", &parent);
    money->refresh({&plan, nullptr, false, true});
    const auto& output = barsOf(money).rows.at(3);
    QVERIFY(std::isnan(output.segments.at(0).value));
    QCOMPARE(output.totalText, QStringLiteral("–"));
}

void TestPlanCharts::changesAreWorded() {
    auto scenario = *find_preset(opening_preset);
    const auto baseline = evaluate(scenario);
    set_value(scenario, "network.nic_bandwidth"_in, 100e9);
    const auto plan = evaluate(scenario);
    const auto step = changeText(plan, baseline, "chapter.decode.step_s"_fig);
    QVERIFY2(step.startsWith(QStringLiteral("▼ 18.3")) && step.endsWith(QStringLiteral("better")),
             qPrintable(step));
    QCOMPARE(changeText(plan, baseline, "chapter.decode.bottleneck"_fig), QStringLiteral("was: all-to-all"));
    QCOMPARE(changeText(plan, baseline, "model.total_params"_fig), QString());
    // A difference of two percentages is in points, not in per cent.
    const auto markup = changeText(plan, baseline, "service.markup"_fig);
    QVERIFY2(markup.startsWith(QStringLiteral("▲")) && markup.endsWith(QStringLiteral("points better")),
             qPrintable(markup));
}

void TestPlanCharts::dashboardPictureHoldsAllCharts() {
    ScenarioDocument document;
    DashboardPicture picture(document);
    const auto text = picture.description();
    for (const auto* word : {"60.4", "38.0", "all-to-all", "546", "routed experts"})
        QVERIFY2(text.contains(QString::fromLatin1(word)), word);
    QCOMPARE(picture.table().size(), 7);
}

void TestPlanCharts::validationDrawsEveryRow() {
    QWidget parent;
    const auto made = chart("validation", &parent);
    made->refresh({});
    const auto& data = static_cast<XyPlot&>(made->widget()).data();
    QVERIFY(data.panels.size() >= 2);
    std::map<QString, XyPoint> points;
    for (const auto& panel : data.panels) {
        QCOMPARE(panel.bands.size(), 2);
        for (const auto& point : panel.points) {
            QVERIFY2(point.x > panel.x.from && point.x < panel.x.to, qPrintable(point.key));
            QVERIFY2(point.y > panel.y.from && point.y < panel.y.to, qPrintable(point.key));
            points[point.key] = point;
        }
    }
    for (const auto& row : ValidationChart::rows()) {
        const auto& point = points.at(QString::fromStdString(row.id));
        QCOMPARE(point.x, row.measured);
        QCOMPARE(point.y, row.predicted);
        QCOMPARE(point.hollow, row.in_fit);
        QCOMPARE(point.shape == DotShape::Square, row.is_component && !row.is_formula);
        QVERIFY(point.tip.contains(QString::fromStdString(row.id)));
    }
    QCOMPARE(ValidationChart::validationCount(), 1);
}

QTEST_MAIN(TestPlanCharts)
#include "tst_plan_charts.moc"
