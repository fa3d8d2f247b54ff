// SPDX-License-Identifier: GPL-3.0-or-later
// The second number type: same values as `double`, and it refuses to mix dimensions.
#include "model/engine/formulas.h"
#include "model/explain/explanation.h"
#include "model/explain/traced.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestTraced : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void sameNumbers();
    void formulasMixNoDimensions();
    void everyFigureIsNamed();
    void refusesToMix();
    void missingGoesWithAny();
    void zeroHasNoUnit();
    void partsChangeNothing();
};

namespace {

/// Both evaluations of one scenario by the same templates.
struct Both {
    explicit Both(const Scenario& scenario)
        : plan(evaluate(scenario)), published(published_values(scenario), {&derivation, true}),
          traced(scenario.inputs.values, {&derivation, false}) {
        published_figures(published, scenario.origin->published.own);
        all_figures(traced, scenario.inputs.own, published);
    }

    Plan plan;
    Derivation derivation;
    Calculation<Traced> published;
    Calculation<Traced> traced;
};

} // namespace

void TestTraced::sameNumbers() {
    VERIFY_PROPERTY("traced and plain evaluation agree to the bit", [] {
        const Both both(random_scenario());
        for (std::size_t index = 0; index < figure_count; ++index) {
            const auto figure = static_cast<Figure>(index);
            if (!same_value(both.plan[figure], both.traced[figure].value()))
                RC_FAIL(std::string(info(figure).id));
        }
        for (std::size_t index = 0; index < parameter_count; ++index) {
            const auto parameter = static_cast<Parameter>(index);
            if (!same_value(both.plan[parameter], both.traced[parameter].value()))
                RC_FAIL(std::string(info(parameter).id));
        }
    });
}

void TestTraced::formulasMixNoDimensions() {
    VERIFY_PROPERTY("no formula adds seconds to bytes", [] {
        const Explainer explainer(random_scenario());
        for (const auto& error : explainer.dimension_errors())
            RC_FAIL(error);
    });
}

void TestTraced::everyFigureIsNamed() {
    // A figure of the table that no formula sets would be 0.
    for (const auto& scenario : presets()) {
        const Both both(scenario);
        for (std::size_t index = 0; index < figure_count; ++index)
            QVERIFY2(both.traced[static_cast<Figure>(index)].step() >= 0, figure_table[index].id.data());
    }
}

void TestTraced::refusesToMix() {
    Derivation derivation;
    const Leaves<Traced> leaves{&derivation, false};
    const auto second = leaves.constant(1, Unit::seconds, "a second", "here");
    const auto byte = leaves.constant(1, Unit::bytes, "a byte", "here");
    const auto rate = byte / second;
    QVERIFY(derivation.errors.empty());
    QVERIFY((rate.dimension() == info(Unit::bytes_per_s).dimension));
    QVERIFY(is_missing((second + byte).value()));
    QVERIFY(is_missing((second - byte).value()));
    QVERIFY(is_missing(larger(rate, byte).value()));
    QVERIFY(is_missing(smaller(rate, second).value()));
    QVERIFY(is_missing((1.0 + byte).value())); // a plain number is no byte
    QCOMPARE(derivation.errors.size(), 5U);
    QCOMPARE(text(derivation.errors.front()), "s + B");
    QCOMPARE(text(derivation.errors.at(2)), "B s^-1 max B");
    leaves.named("chapter.decode.step_s"_fig, byte);
    QCOMPARE(text(derivation.errors.back()), "chapter.decode.step_s is B, not s");
}

void TestTraced::missingGoesWithAny() {
    Derivation derivation;
    const Leaves<Traced> leaves{&derivation, false};
    const auto byte = leaves.constant(1, Unit::bytes, "a byte", "here");
    QVERIFY(is_missing((leaves.missing("not known") + byte).value()));
    QVERIFY(is_missing(larger(byte, leaves.missing("not known")).value()));
    QVERIFY(derivation.errors.empty());
}

void TestTraced::zeroHasNoUnit() {
    Derivation derivation;
    const Leaves<Traced> leaves{&derivation, false};
    const auto byte = leaves.constant(-3, Unit::bytes, "bytes short", "here");
    const auto none = larger(byte, Traced(0.0));
    QCOMPARE(none.value(), 0.0);
    QVERIFY((none.dimension() == info(Unit::bytes).dimension));
    QVERIFY(derivation.errors.empty());
}

void TestTraced::partsChangeNothing() {
    Derivation derivation;
    const Leaves<Traced> leaves{&derivation, false};
    const auto tokens = leaves.input("decode.context_tokens"_in, 5);
    const auto named = part("name", Unit::tokens, 2.0 * tokens);
    QCOMPARE(named.value(), 10.0);
    QVERIFY(part("other name", Unit::tokens, tokens).step() == tokens.step()); // an input keeps its own
    // A new name takes the place of the old one: both lead to the same formula.
    const auto renamed = part("better", Unit::tokens, named);
    const auto step_of = [&](const Traced& number) {
        return derivation.steps[static_cast<std::size_t>(number.step())];
    };
    QCOMPARE(text(step_of(renamed).what), "better");
    QCOMPARE(step_of(renamed).operands, step_of(named).operands);
    QVERIFY(part("literal", Unit::count, Traced(3.0)).derivation() == nullptr);
    QVERIFY(derivation.errors.empty());
    part("seconds?", Unit::seconds, 2.0 * tokens);
    QCOMPARE(derivation.errors.size(), 1u);
}

QTEST_APPLESS_MAIN(TestTraced)
#include "tst_traced.moc"
