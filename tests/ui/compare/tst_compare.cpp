// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/scenario/scenario_json.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/compare/compare_window.h"
#include "ui/compare/comparison_model.h"
#include "ui/compare/plan_set.h"
#include "ui/compare/plans_chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_picture.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace planner;
using namespace planner::ui;

/// Plans side by side: names, table, charts, and the swap.
class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        m_document = std::make_unique<ScenarioDocument>();
        m_window = std::make_unique<CompareWindow>(*m_document);
        m_window->show();
    }
    void cleanup() {
        m_window.reset();
        m_document.reset();
    }

    void changedInputsAndFiguresAreListed();
    void modelIsSound();
    void searchLeavesWhatMatches();
    void followsTheDocument();
    void baselineFromPresetFileAndNow();
    void badBaselineChangesNothing();
    void bothCanBeNamed();
    void swapIsOneUndoStep();
    void swapTwiceIsTheBeginning();
    void upToFourPlans();
    void chartsShareTheirScale();
    void tableForProgramsHasEveryFigure();
    void missingFiguresAreNotCompared();

private:
    QString cell(const QString& id, int column) const {
        for (int row = 0; row < m_window->model().rowCount(); ++row)
            if (m_window->model().row(row).id == id)
                return m_window->model().index(row, column).data().toString();
        return QStringLiteral("no such row");
    }
    bool has(const QString& id) const { return cell(id, 0) != QStringLiteral("no such row"); }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<CompareWindow> m_window;
};

void CompareTest::changedInputsAndFiguresAreListed() {
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 100e9));
    QTRY_VERIFY(has(QStringLiteral("network.nic_bandwidth")));
    QVERIFY(cell(QStringLiteral("network.nic_bandwidth"), 1).contains(QStringLiteral("400")));
    QVERIFY(cell(QStringLiteral("network.nic_bandwidth"), 2).contains(QStringLiteral("800")));
    QVERIFY(!has(QStringLiteral("decode.nodes")));
    // 38.0 ms of all-to-all become 19.7 ms of attention: 48 % less.
    const auto change = cell(QStringLiteral("chapter.decode.step_s"), 3);
    QVERIFY2(change.startsWith(QStringLiteral("▼ 18.3")) && change.contains(QStringLiteral("−48")) &&
                 change.endsWith(QStringLiteral("better")),
             qPrintable(change));
    QCOMPARE(cell(QStringLiteral("chapter.decode.bottleneck"), 1), QStringLiteral("all-to-all"));
    QVERIFY(cell(QStringLiteral("chapter.decode.bottleneck"), 2) != QStringLiteral("all-to-all"));
    QVERIFY(!has(QStringLiteral("model.total_params"))); // the same
    m_window->showChangedOnly(false);
    QVERIFY(has(QStringLiteral("model.total_params")));
}

void CompareTest::modelIsSound() {
    const QAbstractItemModelTester tester(&m_window->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 100e9));
    QTRY_VERIFY(m_window->model().rowCount() > 5);
    m_window->plans().addNow();
    QTRY_COMPARE(m_window->model().columnCount(), 6);
}

void CompareTest::searchLeavesWhatMatches() {
    m_window->showChangedOnly(false);
    m_window->search(QStringLiteral("step decode"));
    QVERIFY(m_window->model().rowCount() > 0);
    for (int row = 0; row < m_window->model().rowCount(); ++row) {
        const auto& shown = m_window->model().row(row);
        if (shown.kind != ComparisonRow::Kind::Heading)
            QVERIFY2((shown.id + shown.title).contains(QStringLiteral("step"), Qt::CaseInsensitive),
                     qPrintable(shown.id));
        else // a heading has lines
            QVERIFY(row + 1 < m_window->model().rowCount() &&
                    m_window->model().row(row + 1).kind != ComparisonRow::Kind::Heading);
    }
    m_window->search(QStringLiteral("nothing has these words"));
    QCOMPARE(m_window->model().rowCount(), 0);
}

void CompareTest::followsTheDocument() {
    QVERIFY(m_document->setValue("decode.context_tokens"_in, 9000));
    QTRY_VERIFY(has(QStringLiteral("decode.context_tokens")));
    m_document->undoStack().undo();
    QTRY_VERIFY(!has(QStringLiteral("decode.context_tokens")));
}

void CompareTest::baselineFromPresetFileAndNow() {
    QVERIFY(m_document->setBaselineFrom(QStringLiteral("exercise-nic-800g")));
    QCOMPARE(m_document->baselinePlan()->inputs[index_of("network.nic_bandwidth"_in)], 100e9);
    QCOMPARE(m_document->baselineName(), QString::fromStdString(find_preset("exercise-nic-800g")->name));
    QTemporaryDir folder;
    auto scenario = *find_preset(opening_preset);
    set_value(scenario, "decode.context_tokens"_in, 7777);
    const auto path = folder.filePath(QStringLiteral("my 基线.json"));
    QVERIFY(save_scenario(scenario, path.toStdString()));
    QVERIFY(m_document->setBaselineFrom(path));
    QCOMPARE(m_document->baselineName(), QStringLiteral("my 基线"));
    QCOMPARE((*m_document->baselinePlan())["decode.context_tokens"_in], 7777.0);
    m_document->setBaseline(QStringLiteral("now"));
    QVERIFY(*m_document->baselineScenario() == m_document->scenario());
    QVERIFY(!m_document->isModified());
}

void CompareTest::badBaselineChangesNothing() {
    const auto before = m_document->baselineName();
    const auto taken = m_document->setBaselineFrom(QStringLiteral("no such thing.json"));
    QVERIFY(!taken.has_value());
    QCOMPARE(m_document->baselineName(), before);
}

void CompareTest::bothCanBeNamed() {
    m_window->plans().rename(0, QStringLiteral("as bought"));
    m_window->plans().rename(1, QStringLiteral("  proposal "));
    m_window->plans().rename(1, QStringLiteral("   "));
    QCOMPARE(m_window->plans().names(),
             QStringList({QStringLiteral("as bought"), QStringLiteral("proposal")}));
    QCOMPARE(m_document->baselineName(), QStringLiteral("as bought"));
    QTRY_COMPARE(m_window->model().headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("proposal"));
    m_document->newFrom(*find_preset("exercise-nic-800g"));
    QVERIFY(m_document->planName() != QStringLiteral("proposal")); // the name was of another plan
}

void CompareTest::swapIsOneUndoStep() {
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 100e9));
    m_document->nameBaseline(QStringLiteral("old"));
    m_document->namePlan(QStringLiteral("new"));
    m_document->swapWithBaseline();
    QCOMPARE(m_document->plan()["network.nic_bandwidth"_in], 50e9);
    QCOMPARE((*m_document->baselinePlan())["network.nic_bandwidth"_in], 100e9);
    QCOMPARE(m_document->baselineName(), QStringLiteral("new"));
    QCOMPARE(m_document->planName(), QStringLiteral("old"));
    m_document->setBaseline(QStringLiteral("another"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->plan()["network.nic_bandwidth"_in], 100e9);
    QCOMPARE(m_document->baselineName(), QStringLiteral("old"));
    QCOMPARE(m_document->planName(), QStringLiteral("new"));
}

void CompareTest::swapTwiceIsTheBeginning() {
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 100e9));
    const auto plan = m_document->scenario();
    m_document->swapWithBaseline();
    m_document->swapWithBaseline();
    QVERIFY(m_document->scenario() == plan);
    m_document->clearBaseline();
    m_document->swapWithBaseline(); // nothing to swap with
    QVERIFY(m_document->scenario() == plan);
}

void CompareTest::upToFourPlans() {
    auto& plans = m_window->plans();
    QVERIFY(plans.addFrom(QStringLiteral("exercise-nic-800g")));
    plans.addNow();
    QVERIFY(plans.isFull());
    plans.addNow();
    QCOMPARE(plans.count(), 4);
    QTRY_COMPARE(m_window->model().columnCount(), 8);
    QVERIFY(cell(QStringLiteral("network.nic_bandwidth"), 4).contains(QStringLiteral("800")));
    QVERIFY(!plans.canRemove(1)); // the document's own
    plans.remove(1);
    QCOMPARE(plans.count(), 4);
    plans.remove(2);
    plans.remove(0);
    QCOMPARE(plans.count(), 2);
    QVERIFY(!m_document->hasBaseline());
    QVERIFY(!plans.addFrom(QStringLiteral("no such preset")).has_value());
}

void CompareTest::chartsShareTheirScale() {
    QVERIFY(m_document->setValue("decode.requests_per_rank"_in, 400)); // a long step
    const auto& kind = *std::find_if(chartKinds().begin(), chartKinds().end(), [](const ChartKind& each) {
        return std::string_view(each.name) == "decode-step";
    });
    PlansChart chart;
    const auto scenarios = m_window->plans().scenarios();
    chart.show(kind,
               {scenarios, m_window->plans().comparison().plans, {QStringLiteral("a"), QStringLiteral("b")}});
    const auto bars = chart.findChildren<StackedBarChart*>();
    QCOMPARE(bars.size(), 2);
    QCOMPARE(bars[0]->data().axisMaximum, bars[1]->data().axisMaximum);
    QVERIFY(bars[0]->data().rows != bars[1]->data().rows);
    double longest = 0;
    for (const auto& plan : m_window->plans().comparison().plans)
        longest = std::max(longest, plan["estimate.decode.step_s"_fig]);
    QVERIFY(bars[0]->data().axisMaximum >= longest);
    const auto numbers = chart.numbers();
    QCOMPARE(std::get<QString>(numbers.rows.first()[0]), QStringLiteral("a"));
    QCOMPARE(std::get<QString>(numbers.rows.last()[0]), QStringLiteral("b"));
    QVERIFY(chartSvg(chart, {}).contains(">b<"));
}

void CompareTest::tableForProgramsHasEveryFigure() {
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 100e9));
    const auto table = m_window->table();
    QCOMPARE(table.columns.size(), 4 + 2 + 3);
    std::size_t figures = 0;
    for (const auto& row : table.rows) {
        QCOMPARE(row.size(), table.columns.size());
        const auto figure = find_figure(std::get<QString>(row[1]).toStdString());
        if (!figure || std::get<QString>(row[0]) != QStringLiteral("figure"))
            continue;
        ++figures;
        if (*figure != "chapter.decode.step_s"_fig)
            continue;
        const double before = (*m_document->baselinePlan())[*figure];
        const double now = m_document->plan()[*figure];
        QCOMPARE(std::get<double>(row[4]), before);
        QCOMPARE(std::get<double>(row[5]), now);
        QCOMPARE(std::get<double>(row[6]), now - before);
        QCOMPARE(std::get<double>(row[7]), (now - before) / before);
        QCOMPARE(std::get<QString>(row[8]), QStringLiteral("better"));
    }
    QCOMPARE(figures, figure_count);
}

void CompareTest::missingFiguresAreNotCompared() {
    QVERIFY(m_document->setValue("pricing.output_usd_per_million"_in, not_given));
    m_window->showChangedOnly(false);
    QTRY_COMPARE(cell(QStringLiteral("service.revenue_output_per_day_usd"), 2), QStringLiteral("–"));
    QCOMPARE(cell(QStringLiteral("service.revenue_output_per_day_usd"), 3), QStringLiteral("not comparable"));
}

QTEST_MAIN(CompareTest)
#include "tst_compare.moc"
