// SPDX-License-Identifier: GPL-3.0-or-later
// What the field shows can be typed back: format_exact, then parse, gives the value again (ten digits).
#include "model/scenario/check_value.h"
#include "model/units/format.h"
#include "model/units/parse.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestUnitsRoundTrip : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void everyLegalValue();
    void bareNumberOverAShownOne();
    void standardsAndEnds();
};

namespace {

bool same_to_ten_digits(double a, double b) {
    return same_value(a, b) || std::abs(a - b) <= 1e-9 * std::abs(b);
}

Parameter random_number_parameter() {
    const auto index = *rc::gen::suchThat(rc::gen::inRange<std::size_t>(0, parameter_count),
                                          [](std::size_t at) { return parameter_table[at].choices.empty(); });
    return static_cast<Parameter>(index);
}

} // namespace

void TestUnitsRoundTrip::everyLegalValue() {
    VERIFY_PROPERTY("parse(format_exact(value)) == value", [] {
        const auto parameter = random_number_parameter();
        const double value = random_value(parameter);
        const auto shown = format_value(parameter, value);
        RC_LOG() << info(parameter).id << " " << shown << std::endl;
        const auto typed = parse_value(parameter, shown);
        RC_ASSERT(typed.has_value());
        RC_ASSERT(same_to_ten_digits(*typed, value));
    });
}

void TestUnitsRoundTrip::bareNumberOverAShownOne() {
    VERIFY_PROPERTY("the number alone means what was shown with its unit", [] {
        const auto parameter = random_number_parameter();
        const double value = *rc::gen::suchThat(rc::gen::exec([&] { return random_value(parameter); }),
                                                [](double each) { return !std::isnan(each); });
        const auto unit = info(parameter).unit;
        const auto suffix = shown_suffix(value, unit);
        auto shown = format_exact(value, unit);
        RC_LOG() << info(parameter).id << " " << shown << std::endl;
        RC_ASSERT(shown.ends_with(suffix) || shown.find("e+") != std::string::npos);
        shown.resize(shown.size() - suffix.size());
        const auto typed = parse(shown, unit, suffix);
        RC_ASSERT(typed.has_value());
        RC_ASSERT(same_to_ten_digits(*typed, value));
    });
}

void TestUnitsRoundTrip::standardsAndEnds() {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        const auto& entry = parameter_table[index];
        if (!entry.choices.empty())
            continue;
        for (const double value :
             {entry.standard, entry.minimum, entry.maximum, entry.slider_from, entry.slider_to}) {
            const auto typed = parse_value(parameter, format_value(parameter, value));
            QVERIFY2(typed, entry.id.data());
            QVERIFY2(same_to_ten_digits(*typed, value), entry.id.data());
        }
    }
}

QTEST_APPLESS_MAIN(TestUnitsRoundTrip)
#include "tst_units_round_trip.moc"
