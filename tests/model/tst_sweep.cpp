// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps: every point is what a single evaluation gives, in the same order whatever the threads.
#include "model/analysis/sweep.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestSweep : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void equalsSingleEvaluations();
    void measurementsStayThePointsOwn();
    void lastAxisIsFastest();
    void sameWhateverTheThreads();
    void catalogEntriesComeFirst();
    void countsOfFindings();
    void stops();
    void stopsBetweenParts();
    void throwsWhatAStepThrows();
    void refused();
};

namespace {

SweepAxis axis(const std::string& text) {
    auto axis = parse_sweep_axis(text);
    if (!axis)
        throw std::invalid_argument(english(axis.error()));
    return std::move(*axis);
}

Sweep sweep_of(const std::vector<std::string>& axes) {
    Sweep sweep;
    for (const auto& text : axes)
        sweep.axes.push_back(axis(text));
    sweep.figures = {"chapter.decode.step_s"_fig, "service.cost_per_day_usd"_fig, "decode.fits"_fig};
    return sweep;
}

/// The point by itself: catalog entries first, then parameters.
Scenario point_of(Scenario scenario, const Sweep& sweep, std::size_t point) {
    for (const bool of_catalog : {true, false})
        for (std::size_t at = 0; at < sweep.axes.size(); ++at) {
            const auto& axis = sweep.axes[at];
            const auto index = sweep.index_on(at, point);
            if (const auto* parameter = std::get_if<Parameter>(&axis.subject)) {
                if (!of_catalog)
                    set_value(scenario, *parameter, axis.value(index));
            } else if (of_catalog &&
                       !set_catalog_entry(scenario, std::get<CatalogKind>(axis.subject), axis.word(index))) {
                throw std::invalid_argument("no such entry");
            }
        }
    return scenario;
}

/// The first point that differs from its own evaluation; -1 if there is none.
int first_wrong(const Scenario& scenario, const Sweep& sweep, const SweepTable& table) {
    if (table.size() != sweep.size())
        return 0;
    for (std::size_t point = 0; point < table.size(); ++point) {
        const auto plan = evaluate(point_of(scenario, sweep, point));
        bool same = table.flags[point] == SweepFlags{count_findings(plan), plan.is_published};
        for (std::size_t at = 0; at < sweep.figures.size(); ++at)
            same = same && same_value(table.value(point, at), plan[sweep.figures[at]]);
        if (!same)
            return static_cast<int>(point);
    }
    return -1;
}

/// A varied input of any kind with a few legal values.
SweepAxis random_axis(std::size_t index) {
    if (index >= parameter_count) {
        const auto kind = index == parameter_count ? CatalogKind::model : CatalogKind::gpu;
        const auto entries = static_cast<int>(catalog(kind).size());
        std::vector<double> values;
        for (const int entry : *rc::gen::unique<std::vector<int>>(3, rc::gen::inRange(0, entries)))
            values.push_back(entry);
        return {kind, values};
    }
    const auto parameter = static_cast<Parameter>(index);
    const auto number = [&] {
        const double value = random_value(parameter);
        return std::isnan(value) ? info(parameter).maximum : value;
    };
    return {parameter, std::vector<double>{number(), number(), number()}};
}

} // namespace

void TestSweep::equalsSingleEvaluations() {
    VERIFY_PROPERTY("the table equals single evaluations at every point", [] {
        const auto subjects = *rc::gen::unique<std::vector<std::size_t>>(
            3, rc::gen::inRange<std::size_t>(0, parameter_count + 2));
        Sweep sweep;
        for (const auto index : subjects)
            sweep.axes.push_back(random_axis(index));
        for (std::size_t index = 0; index < figure_count; ++index)
            sweep.figures.push_back(static_cast<Figure>(index));
        const auto scenario = random_scenario();
        const auto table = run(scenario, sweep);
        RC_ASSERT(table.has_value());
        RC_ASSERT(first_wrong(scenario, sweep, *table) == -1);
    });
}

void TestSweep::measurementsStayThePointsOwn() {
    // The published plan is kept from point to point, but not past a change of a measurement.
    for (const auto& axes :
         {std::vector<std::string>{"network.nic_bandwidth=40GB/s:90GB/s:3",
                                   "measured.user_tokens_per_s=10:40:4"},
          {"measured.user_tokens_per_s=10:40:4", "network.nic_bandwidth=40GB/s:90GB/s:3"}}) {
        auto sweep = sweep_of(axes);
        sweep.figures.push_back("measured.decode.step_s"_fig);
        const auto table = run(opening(), sweep);
        QVERIFY(table);
        QCOMPARE(first_wrong(opening(), sweep, *table), -1);
        QVERIFY(table->value(0, 3) != table->value(table->size() - 1, 3));
    }
}

void TestSweep::lastAxisIsFastest() {
    const auto sweep =
        sweep_of({"decode.nodes=18:20:2", "gpu=h20-96g,h800-sxm,b200-sxm", "decode.ep=72:144:2"});
    QCOMPARE(sweep.size(), std::size_t{12});
    std::vector<std::size_t> found;
    for (std::size_t point = 0; point < sweep.size(); ++point)
        for (std::size_t at = 0; at < 3; ++at)
            found.push_back(sweep.index_on(at, point));
    const std::vector<std::size_t> expected{0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 2, 0, 0, 2, 1,
                                            1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 2, 0, 1, 2, 1};
    QCOMPARE(found, expected);
    const auto table = run(opening(), sweep);
    QVERIFY(table);
    QCOMPARE(first_wrong(opening(), sweep, *table), -1);
}

void TestSweep::sameWhateverTheThreads() {
    auto sweep =
        sweep_of({"network.nic_bandwidth=25Gb/s:1Tb/s:101:log", "decode.requests_per_rank=1:256:97"});
    sweep.threads = 1;
    const auto alone = run(opening(), sweep);
    QVERIFY(alone);
    QCOMPARE(first_wrong(opening(), sweep, *alone), -1);
    for (const int threads : {0, 2, 7}) {
        sweep.threads = threads;
        const auto together = run(opening(), sweep);
        QVERIFY(together);
        QVERIFY(together->values == alone->values);
        QVERIFY(together->flags == alone->flags);
    }
}

void TestSweep::catalogEntriesComeFirst() {
    const auto sweep = sweep_of({"gpu.nic_bandwidth=100Gb/s:800Gb/s:2", "gpu=h800-sxm,h20-96g"});
    const auto table = run(opening(), sweep);
    QVERIFY(table);
    // Were the GPU filled in last, both its NICs would be its own.
    QVERIFY(table->value(0, 0) > 2 * table->value(2, 0));
}

void TestSweep::countsOfFindings() {
    VERIFY_PROPERTY("counting finds what checking finds", [] {
        const auto plan = evaluate(random_scenario());
        FindingCount count;
        for (const auto& finding : check_plan(plan))
            ++(finding.severity == Severity::broken ? count.broken : count.notes);
        RC_ASSERT(count_findings(plan) == count);
    });
}

void TestSweep::stops() {
    const auto sweep = sweep_of({"decode.context_tokens=1:10000:100000"});
    std::size_t told = 0;
    const auto stopped = run(opening(), sweep, [&](std::size_t done) {
        told = done;
        return done < 5000;
    });
    QVERIFY(!stopped);
    QVERIFY(told >= 5000 && told < 10000);
    const auto message = english(stopped.error());
    QVERIFY2(message.starts_with("the sweep was stopped after 5,"), message.c_str());
    QVERIFY2(message.ends_with(" of 100,000 points"), message.c_str());
}

void TestSweep::stopsBetweenParts() {
    const auto sweep = sweep_of({"decode.context_tokens=1:10000:10000"});
    std::size_t taken = 0;
    const auto take = [&](const SweepTable& part) {
        if (part.first != taken) // in order, nothing left out, nothing after the stop
            return false;
        taken += part.size();
        return taken < 2000;
    };
    QCOMPARE(run(opening(), sweep, SweepSteps{{}, take}).value(), taken);
    QVERIFY(taken >= 2000 && taken < 3000);
}

void TestSweep::throwsWhatAStepThrows() {
    const auto sweep = sweep_of({"decode.context_tokens=1:10000:10000"});
    const auto fails = [](const SweepTable&) -> bool { throw std::runtime_error("full"); };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)run(opening(), sweep, SweepSteps{{}, fails}));
}

void TestSweep::refused() {
    const auto says = [](const Sweep& sweep) { return text(english(run(opening(), sweep).error())); };
    QCOMPARE(says(sweep_of({})), QStringLiteral("a sweep varies one to three inputs, not 0"));
    QCOMPARE(says(sweep_of({"decode.nodes=1:2:2", "decode.nodes=1:2:2"})),
             QStringLiteral("decode.nodes: is varied twice"));
    QCOMPARE(
        says(sweep_of({"decode.context_tokens=1:10000:100000", "network.nic_bandwidth=1GB/s:2GB/s:1001"})),
        QStringLiteral("100,100,000 points are too many; 100,000,000 at most"));
    QCOMPARE(says(sweep_of({"decode.context_tokens=1:10000:100000000"})),
             QStringLiteral("100,000,000 points are too many for a table in memory"));
    auto nothing = sweep_of({"decode.nodes=1:2:2"});
    nothing.figures.clear();
    QCOMPARE(says(nothing), QStringLiteral("a sweep needs at least one figure"));
}

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
