// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/error_summary.h"
#include "model/analysis/measured_scenario.h"
#include "model/catalog/ideal_efficiency.h"
#include "tests/model/support.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

namespace {

/// Whether the row compares the difference of two plans.
bool is_difference(const ValidationRow& row) {
    const auto* measurement = measurement_of(row);
    const auto& observations = measurement->observations;
    return std::any_of(observations.begin(), observations.end(), [&](const Observation& each) {
        return row.id == measurement->id + "/" + each.component && each.figure == row.figure &&
               !each.minus.empty();
    });
}

} // namespace

class TestMeasuredScenario : public QObject {
    Q_OBJECT

private slots:
    // The scenario that a row opens predicts what the row says.
    void everyDeploymentPredictsItsRow() {
        int opened = 0;
        for (const auto& row : validate()) {
            const auto scenario = measured_scenario(row);
            if (!scenario)
                continue;
            ++opened;
            if (is_difference(row))
                continue; // of two plans, of which the first one is opened
            QVERIFY2(!measurement_of(row)->source.empty(), row.id.c_str());
            const double predicted = evaluate(*scenario)[row.figure];
            QVERIFY2(predicted == row.predicted || (is_missing(predicted) && is_missing(row.predicted)),
                     row.id.c_str());
        }
        QVERIFY(opened > 30);
    }

    void aRowFromElsewhereOpensNothing() {
        ValidationRow row;
        row.id = "no-such-measurement";
        QVERIFY(!measured_scenario(row));
        QVERIFY(measurement_of(row) == nullptr);
    }

    // Errors of 5, 12 and -20 %: median 12, largest 20, one within 10; formulas and missing ones left out.
    void summaryCountsWhatItShould() {
        std::vector<ValidationRow> rows(5);
        rows[0].error = 0.05;
        rows[1].error = 0.12;
        rows[2].error = -0.2;
        rows[3].error = 3;
        rows[3].is_formula = true;
        rows[4].error = not_given;
        const auto summary = error_summary(rows, false, false);
        QCOMPARE(summary.count, 3);
        QCOMPARE(summary.within_10_percent, 1);
        COMPARE_CLOSE(summary.median, 0.12, 1e-12);
        COMPARE_CLOSE(summary.largest, 0.2, 1e-12);
        QCOMPARE(error_summary(rows, true, false).count, 0);
        QVERIFY(is_missing(error_summary(rows, true, false).largest));
    }

    void idealIsOfTheProfile() {
        QCOMPARE(ideal_value("efficiency.dense_compute"_in), 1.0);
        QCOMPARE(ideal_value("efficiency.stage_gap"_in), 0.0);
        QVERIFY(is_missing(ideal_value("decode.nodes"_in)));
    }
};

QTEST_APPLESS_MAIN(TestMeasuredScenario)
#include "tst_measured_scenario.moc"
