// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every service: nothing is lost between its parts, and more of a need never asks for less.
#include "model/analysis/revenue_waterfall.h"
#include "model/analysis/system_rates.h"
#include "model/analysis/token_costs.h"
#include "model/engine/day/pool_day.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestServiceProperties : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void tokensAreConserved();
    void hoursIntegrateToTheDay();
    void partsSumToTotals();
    void wholeUnitsCarryTheDemand();
    void moreNeedNeverFewerNodes();
    void staysAreKept();
    void columnsSurviveAFile();
};

namespace {

bool same(double a, double b, double scale) {
    return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-9 * (std::abs(scale) + std::abs(b));
}

HourlyColumn random_column() {
    HourlyColumn column{};
    for (auto& value : column)
        value = *rc::gen::inRange(0, 1000);
    column.at(*rc::gen::inRange<std::size_t>(0, hours_of_day)) = 1000;
    return column;
}

/// A sensible service, now and then with a column of its own.
Scenario random_service() {
    auto scenario = random_sensible_scenario();
    if (*rc::gen::arbitrary<bool>())
        set_hourly(scenario, random_column());
    if (*rc::gen::arbitrary<bool>())
        set_value(scenario, "service.node_source"_in, 1);
    return scenario;
}

double sum_of(const Day& day, double (*value)(const DayHour&)) {
    double sum = 0;
    for (const auto& hour : day)
        sum += value(hour);
    return sum;
}

} // namespace

void TestServiceProperties::initTestCase() { FIX_SEED(); }

void TestServiceProperties::tokensAreConserved() {
    VERIFY_PROPERTY("tokens in = hits + misses, and what is read and written is their KV", [] {
        const auto scenario = random_service();
        const auto plan = evaluate(scenario);
        for (const auto& hour : day_of(plan, scenario.inputs.hourly)) {
            const auto rates = system_rates(plan, hour);
            RC_ASSERT(same(rates.hit_tokens_per_s + rates.miss_tokens_per_s, rates.input_tokens_per_s, 0));
            RC_ASSERT(same(rates.kv_read_bytes_per_s + rates.prefill_kv_write_bytes_per_s,
                           rates.kv_transfer_bytes_per_s, 0));
        }
        // A node that carries nothing leaves no pool to hand over from or to.
        const bool runs = plan["service.prefill_nodes"_fig] > 0 && plan["service.decode_nodes"_fig] > 0;
        RC_ASSERT(!runs || same(plan["service.kv_receive_bytes_per_s_per_decode_node"_fig] *
                                    plan["service.decode_nodes"_fig],
                                plan["service.kv_transfer_bytes_per_s_per_prefill_node"_fig] *
                                    plan["service.prefill_nodes"_fig],
                                0));
    });
}

void TestServiceProperties::hoursIntegrateToTheDay() {
    VERIFY_PROPERTY("the hours add up to the day", [] {
        const auto scenario = random_service();
        const auto plan = evaluate(scenario);
        const auto day = day_of(plan, scenario.inputs.hourly);
        RC_PRE(plan.has_traffic);
        const auto total = [&](double (*value)(const DayHour&)) { return sum_of(day, value); };
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.input_tokens_per_s * 3600; }),
                       plan["service.input_tokens_per_day"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.output_tokens_per_s * 3600; }),
                       plan["service.output_tokens_per_day"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.needed_nodes(); }) / 24,
                       plan["service.total_nodes"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.nodes(); }) / 24,
                       plan["service.units.average_nodes"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.paid_nodes; }) / 24,
                       plan["service.paid_nodes"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.cost_usd; }),
                       plan["service.cost_per_day_usd"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.revenue_usd; }),
                       plan["service.revenue_per_day_usd"_fig], 0));
        RC_ASSERT(same(total([](const DayHour& hour) { return hour.paid_revenue_usd; }),
                       plan["revenue.paid_per_day_usd"_fig], plan["service.revenue_per_day_usd"_fig]));
    });
}

void TestServiceProperties::partsSumToTotals() {
    VERIFY_PROPERTY("parts of cost and revenue sum to totals", [] {
        const auto plan = evaluate(random_service());
        const double cost = plan["service.cost_per_day_usd"_fig];
        const double needed =
            plan["service.cost_prefill_per_day_usd"_fig] + plan["service.cost_decode_per_day_usd"_fig];
        RC_ASSERT(same(needed + plan["service.cost_idle_per_day_usd"_fig], cost, needed));
        const auto costs = token_costs(plan);
        RC_ASSERT(same(costs.per_million_output.total(), plan["service.usd_per_million_output_tokens"_fig],
                       costs.per_million_output.decode_usd + costs.per_million_output.prefill_usd));
        double amount = plan["service.revenue_per_day_usd"_fig];
        for (const auto& step : revenue_waterfall(plan))
            amount += step.change_usd;
        RC_ASSERT(same(amount, plan["revenue.profit_per_day_usd"_fig],
                       plan["service.revenue_per_day_usd"_fig] + cost));
    });
}

void TestServiceProperties::wholeUnitsCarryTheDemand() {
    VERIFY_PROPERTY(
        "units are whole, carry the demand, and are no more than demand, minimum and stay ask for", [] {
            auto scenario = random_service();
            set_value(scenario, "service.stay_hours"_in, 1);
            const auto plan = evaluate(scenario);
            for (const auto& hour : day_of(plan, scenario.inputs.hourly)) {
                if (std::isnan(hour.nodes()))
                    continue;
                RC_ASSERT(hour.prefill_units == std::floor(hour.prefill_units));
                RC_ASSERT(hour.decode_units == std::floor(hour.decode_units));
                const double headroom = 1 + plan["service.headroom"_in];
                const double wanted = hour.needed_decode_nodes * headroom;
                RC_ASSERT(hour.decode_nodes >= wanted * (1 - 1e-8));
                RC_ASSERT(hour.decode_units <= std::fmax(plan["service.min_decode_units"_in],
                                                         wanted / plan["decode.nodes"_in] + 1));
            }
        });
}

void TestServiceProperties::moreNeedNeverFewerNodes() {
    VERIFY_PROPERTY("more traffic, headroom, minimum or stay never needs fewer whole units", [] {
        auto scenario = random_service();
        set_value(scenario, "service.node_source"_in, 1);
        const auto before = evaluate(scenario);
        const auto grown =
            *rc::gen::element("workload.growth"_in, "service.headroom"_in, "service.min_prefill_units"_in,
                              "service.min_decode_units"_in, "service.stay_hours"_in);
        auto more = scenario;
        const double value = std::ceil(scenario.value(grown) + *rc::gen::inRange(1, 10));
        set_value(more, grown, std::fmin(value, info(grown).maximum));
        const auto after = evaluate(more);
        for (const auto wanted :
             {"service.units.average_nodes"_fig, "service.units.peak_nodes"_fig,
              "service.units.peak_decode_units"_fig, "service.units.low_prefill_units"_fig})
            RC_ASSERT(std::isnan(before[wanted]) || after[wanted] >= before[wanted] * (1 - 1e-12));
    });
}

void TestServiceProperties::staysAreKept() {
    VERIFY_PROPERTY("no unit stops before its stay is over", [] {
        const auto stay = *rc::gen::inRange<std::size_t>(2, 25);
        const auto traffic = random_column();
        const PoolNeed need{.mean_nodes = 0.02, .nodes_per_unit = 1, .stay_hours = static_cast<double>(stay)};
        const auto day = size_pool(need, traffic);
        for (std::size_t hour = 0; hour < hours_of_day; ++hour) {
            RC_ASSERT(day.units.at(hour) >= day.needed_nodes.at(hour) * (1 - 1e-8));
            double young = 0; // started in the hours before for which they must stay
            for (std::size_t age = 1; age < stay; ++age) {
                const auto start = (hour + hours_of_day - age) % hours_of_day;
                const auto earlier = (start + hours_of_day - 1) % hours_of_day;
                young += std::fmax(0, day.units.at(start) - day.units.at(earlier));
            }
            RC_ASSERT(day.units.at(hour) >= young);
        }
    });
}

void TestServiceProperties::columnsSurviveAFile() {
    VERIFY_PROPERTY("a column that is saved is read back", [] {
        auto scenario = random_scenario();
        set_hourly(scenario, random_column());
        if (*rc::gen::arbitrary<bool>())
            adopt_as_published(scenario);
        if (*rc::gen::arbitrary<bool>())
            scenario.inputs.hourly = *rc::gen::arbitrary<bool>() ? no_column() : random_column();
        const auto read = read_scenario(write_scenario(scenario), "test");
        if (!read)
            RC_FAIL(english(read.error()));
        RC_ASSERT(read->scenario == scenario);
    });
}

QTEST_APPLESS_MAIN(TestServiceProperties)
#include "tst_service_properties.moc"
