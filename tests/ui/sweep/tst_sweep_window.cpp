// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluate.h"
#include "ui/charts/base/heat_map_plot.h"
#include "ui/charts/base/line_plot.h"
#include "ui/document/scenario_document.h"
#include "ui/sweep/axis_editor.h"
#include "ui/sweep/axis_scale.h"
#include "ui/sweep/figure_list.h"
#include "ui/sweep/sweep_data.h"
#include "ui/sweep/sweep_window.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace planner;
using namespace planner::ui;

/// Sweeps in the window: what they show is what the engine computes.
class SweepWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        m_document = std::make_unique<ScenarioDocument>();
        m_window = std::make_unique<SweepWindow>(*m_document);
    }
    void cleanup() {
        m_window.reset();
        m_document.reset();
    }

    void placesOfValues();
    void ticksAreRoundAsShown();
    void wordsAreAnAxisToo();
    void linesEqualTheEngine();
    void mapEqualsTheEngine();
    void infeasiblePointsAreMarkedNotDropped();
    void followsThePlan();
    void choosingAPointIsOneUndoStep();
    void badRangesAreTold();
    void stoppingKeepsThePoints();
    void closingWhileRunningEnds();
    void wordFiguresHaveKinds();
    void everyNumericParameterCanBeVaried();
    void drawingHoldsThePoints();

private:
    void finish() {
        m_window->show();
        QSignalSpy finished(&m_window->run(), &SweepRun::finished);
        QVERIFY(finished.wait(20000));
    }

    Plan planWith(Parameter parameter, double value) const {
        auto scenario = m_document->scenario();
        set_value(scenario, parameter, value);
        return evaluate(scenario);
    }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<SweepWindow> m_window;
};

void SweepWindowTest::placesOfValues() {
    const auto steps = *parse_sweep_axis("network.nic_bandwidth=10e9:50e9:5");
    QCOMPARE(placeOn(steps, 10e9), 0.0);
    QCOMPARE(placeOn(steps, 25e9), 1.5);
    QCOMPARE(placeOn(steps, 50e9), 4.0);
    QVERIFY(std::isnan(placeOn(steps, 60e9)));
    const auto ratios = *parse_sweep_axis("network.nic_bandwidth=10e9:160e9:5:log");
    QCOMPARE(placeOn(ratios, 40e9), 2.0);
    const auto whole = *parse_sweep_axis("decode.nodes=2:8:3"); // 2, 5, 8
    QCOMPARE(placeOn(whole, 5), 1.0);
    QCOMPARE(placeOn(whole, 3), 1.0 / 3.0);
    const auto words = *parse_sweep_axis("decode.overlap=none,five-stage");
    QCOMPARE(placeOn(words, 0), 0.0);
    QVERIFY(std::isnan(placeOn(words, 1)));
}

void SweepWindowTest::ticksAreRoundAsShown() {
    const auto axis = plotAxisOf(*parse_sweep_axis("network.nic_bandwidth=12.5e9:200e9:41:log"), 50e9);
    QStringList texts;
    for (const auto& tick : axis.ticks)
        texts.append(tick.second);
    // 100 to 1,600 Gb/s: the round numbers are those of the shown unit.
    QVERIFY2(texts.join(u'|').contains(QStringLiteral("200")) &&
                 texts.join(u'|').contains(QStringLiteral("500")),
             qPrintable(texts.join(u'|')));
    QCOMPARE(axis.now, 20.0); // 50 GB/s, half way in ratios
    QCOMPARE(axis.count(), 41);
}

void SweepWindowTest::wordsAreAnAxisToo() {
    m_window->first().setParameter("decode.overlap"_in);
    finish();
    const auto& data = m_window->lines().data();
    QVERIFY(data.x.words);
    QCOMPARE(data.x.count(), static_cast<int>(info("decode.overlap"_in).choices.size()));
    QCOMPARE(data.panels.front().lines.front().values.size(), data.x.count());
}

void SweepWindowTest::linesEqualTheEngine() {
    m_window->first().setRange(12.5e9, 100e9, 8, false);
    finish();
    QVERIFY(!m_window->showsMap());
    const auto& data = m_window->lines().data();
    QCOMPARE(data.panels.size(), 1); // both in seconds
    for (const auto& line : data.panels.front().lines) {
        const auto figure = *find_figure(line.key.toStdString());
        QCOMPARE(line.values.size(), 8);
        for (int place = 0; place < 8; ++place)
            QCOMPARE(line.values[place], planWith("network.nic_bandwidth"_in, data.x.values[place])[figure]);
        QCOMPARE(line.now, m_document->plan()[figure]);
    }
    // Another unit gets a panel of its own.
    m_window->figures().setFigures({"estimate.decode.step_s"_fig, "decode.memory.total_bytes"_fig});
    finish();
    QCOMPARE(m_window->lines().data().panels.size(), 2);
}

void SweepWindowTest::mapEqualsTheEngine() {
    m_window->varySecond(true);
    m_window->first().setRange(25e9, 100e9, 4, false);
    m_window->second().setParameter("decode.context_tokens"_in);
    m_window->second().setRange(1000, 5000, 3, false);
    finish();
    QVERIFY(m_window->showsMap());
    const auto& data = m_window->map().data();
    QCOMPARE(data.x.count(), 4);
    QCOMPARE(data.y.count(), 3);
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column) {
            auto scenario = m_document->scenario();
            set_value(scenario, "network.nic_bandwidth"_in, data.x.values[column]);
            set_value(scenario, "decode.context_tokens"_in, data.y.values[row]);
            QCOMPARE(data.value(column, row), evaluate(scenario)["estimate.decode.step_s"_fig]);
        }
    m_window->figures().mark(1);
    auto corner = m_document->scenario();
    set_value(corner, "network.nic_bandwidth"_in, 25e9);
    set_value(corner, "decode.context_tokens"_in, 1000);
    QCOMPARE(m_window->map().data().value(0, 0), evaluate(corner)["chapter.decode.step_s"_fig]);
    QVERIFY(
        m_window->map().data().figure.contains(QString::fromUtf8(info("chapter.decode.step_s"_fig).label)));
}

void SweepWindowTest::infeasiblePointsAreMarkedNotDropped() {
    m_window->first().setParameter("decode.requests_per_rank"_in);
    m_window->first().setRange(10, 1000, 12, false);
    finish();
    const auto& data = m_window->lines().data();
    QCOMPARE(data.broken.size(), 12);
    QCOMPARE(static_cast<int>(data.broken.first()), 0);
    QCOMPARE(static_cast<int>(data.broken.last()), 1); // far more than memory holds
    QVERIFY(std::isfinite(data.panels.front().lines.front().values.last()));
    QVERIFY(!data.legend.isEmpty());
    QVERIFY(planWith("decode.requests_per_rank"_in, 1000)["decode.fits"_fig] == 0);
}

void SweepWindowTest::followsThePlan() {
    m_window->first().setRange(25e9, 100e9, 3, false);
    finish();
    const auto before = m_window->lines().data().panels.front().lines.front().values;
    QVERIFY(m_document->setValue("decode.context_tokens"_in, 9000));
    finish();
    QVERIFY(m_window->lines().data().panels.front().lines.front().values != before);
}

void SweepWindowTest::choosingAPointIsOneUndoStep() {
    m_window->varySecond(true);
    m_window->first().setRange(25e9, 100e9, 4, false);
    m_window->second().setParameter("decode.context_tokens"_in);
    m_window->second().setRange(1000, 5000, 3, false);
    finish();
    const auto inputs = m_document->scenario().inputs;
    m_window->choosePoint(6); // second row, third column
    m_window->usePoint();
    QCOMPARE(m_document->plan()["network.nic_bandwidth"_in], 75e9);
    QCOMPARE(m_document->plan()["decode.context_tokens"_in], 3000.0);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QVERIFY(m_document->scenario().inputs == inputs);
}

void SweepWindowTest::badRangesAreTold() {
    m_window->show();
    m_window->first().setParameter("workload.input_tokens_per_day"_in);
    m_window->first().setRange(0, 1e12, 5, true);
    QTRY_VERIFY(m_window->problem().contains(QStringLiteral("logarithmic")));
    m_window->first().setRange(1e9, 1e12, 5, true);
    QTRY_VERIFY(m_window->problem().isEmpty());
    m_window->varySecond(true);
    m_window->second().setParameter("workload.input_tokens_per_day"_in);
    m_window->second().setRange(1e9, 1e12, 5, true);
    QTRY_VERIFY2(m_window->problem().contains(QStringLiteral("twice")), qPrintable(m_window->problem()));
}

void SweepWindowTest::stoppingKeepsThePoints() {
    SweepRun run;
    Sweep sweep;
    sweep.axes = {*parse_sweep_axis("network.nic_bandwidth=12.5e9:100e9:1000"),
                  *parse_sweep_axis("decode.context_tokens=1000:9000:1000")};
    sweep.figures = {"estimate.decode.step_s"_fig};
    QSignalSpy advanced(&run, &SweepRun::advanced);
    QSignalSpy finished(&run, &SweepRun::finished);
    run.start(m_document->scenario(), sweep);
    QVERIFY(advanced.wait(20000));
    run.cancel();
    QVERIFY(!run.isRunning());
    QCOMPARE(finished.count(), 1);
    QVERIFY(run.table().size() > 0 && !run.isComplete());
    const auto points = run.table().size();
    QTest::qWait(50);
    QCOMPARE(run.table().size(), points);
    // What is there is right.
    auto scenario = m_document->scenario();
    set_value(scenario, "network.nic_bandwidth"_in, 12.5e9);
    set_value(scenario, "decode.context_tokens"_in, 1000);
    QCOMPARE(run.table().value(0, 0), evaluate(scenario)["estimate.decode.step_s"_fig]);
    run.start(m_document->scenario(), {{*parse_sweep_axis("decode.nodes=2:4:3")}, sweep.figures, 0});
    QVERIFY(finished.wait(20000));
    QCOMPARE(run.table().size(), std::size_t{3});
}

void SweepWindowTest::closingWhileRunningEnds() {
    m_window->varySecond(true);
    m_window->first().setRange(12.5e9, 100e9, 200, false);
    m_window->second().setParameter("decode.context_tokens"_in);
    m_window->second().setRange(1000, 9000, 200, false);
    m_window->show();
    QTRY_VERIFY(m_window->run().isRunning());
    m_window->close();
    QVERIFY(!m_window->run().isRunning());
}

void SweepWindowTest::wordFiguresHaveKinds() {
    m_window->figures().setFigures({"chapter.decode.bottleneck"_fig});
    m_window->varySecond(true);
    m_window->first().setRange(12.5e9, 400e9, 9, true);
    m_window->second().setParameter("decode.requests_per_rank"_in);
    m_window->second().setRange(10, 200, 5, false);
    finish();
    const auto& data = m_window->map().data();
    QVERIFY(data.kinds.size() >= 5);
    QVERIFY(data.kinds.contains(QStringLiteral("all-to-all")));
    QVERIFY(data.tip(0).contains(data.text(data.values.first())));
    QVERIFY(csvOf(m_window->map().numbers()).contains("all-to-all"));
}

void SweepWindowTest::everyNumericParameterCanBeVaried() {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        m_window->first().setParameter(parameter);
        const auto axis = m_window->first().axis();
        QVERIFY2(axis.has_value(), info(parameter).id.data());
        const auto plot = plotAxisOf(*axis, m_document->plan()[parameter]);
        QVERIFY2(plot.count() >= 2 && plot.ticks.size() >= 2, info(parameter).id.data());
    }
}

void SweepWindowTest::drawingHoldsThePoints() {
    m_window->first().setRange(25e9, 100e9, 3, false);
    finish();
    const auto drawn = m_window->drawing().make();
    QVERIFY(!drawn.options.title.isEmpty() && !drawn.options.attachment.isEmpty());
    const auto csv = csvOf(drawn.chart->numbers());
    QCOMPARE(csv.count('\n'), 4);
    QVERIFY(csv.contains("estimate.decode.step_s [s]"));
}

QTEST_MAIN(SweepWindowTest)
#include "tst_sweep_window.moc"
