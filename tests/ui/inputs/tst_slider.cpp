// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/parameter_slider.h"

#include "model/analysis/placement_stops.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace planner;
using namespace planner::ui;

namespace {

constexpr auto nic = "network.nic_bandwidth"_in;
constexpr auto ep = "decode.ep"_in;
constexpr auto hitRate = "prefill.cache_hit_rate"_in;

std::vector<double> stopsOf(const Scenario& scenario, Parameter parameter) {
    return placement_stops(scenario, evaluate(scenario), parameter);
}

void turnWheel(QWidget& widget, int angle) {
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

struct Shown {
    explicit Shown(Parameter parameter, double value) : slider(parameter) {
        slider.resize(240, 20);
        slider.showQuantity(value);
        slider.show();
    }
    ParameterSlider slider;
    QSignalSpy edits{&slider, &ParameterSlider::edited};
    QSignalSpy resets{&slider, &ParameterSlider::resetRequested};
    QPoint handle() const { return slider.handleRect().center(); }
};

} // namespace

class SliderTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void expertParallelStopsDivideThePlacedExperts() {
        auto scenario = presets().front();
        const auto stops = stopsOf(scenario, ep);
        QCOMPARE(stops.back(), 288.0); // 256 + 32
        QVERIFY(std::find(stops.begin(), stops.end(), 144.0) != stops.end());
        for (const double stop : stops)
            QCOMPARE(std::fmod(288, stop), 0.0);
    }

    void nodeStopsLastWhileEpFollows() {
        auto scenario = presets().front();
        const auto stops = stopsOf(scenario, "decode.nodes"_in);
        QCOMPARE(stops, (std::vector<double>{1, 2, 3, 4, 6, 9, 12, 18, 36}));
        set_value(scenario, ep, 144);
        QVERIFY(stopsOf(scenario, "decode.nodes"_in).empty());
    }

    void redundantStopsFillTheSlots() {
        QCOMPARE(stopsOf(presets().front(), "decode.redundant_experts"_in), (std::vector<double>{32, 176}));
        QVERIFY(stopsOf(presets().front(), nic).empty());
        auto dense = presets().front();
        set_value(dense, "model.routed_experts"_in, 0);
        QVERIFY(stopsOf(dense, ep).empty());
    }

    void logarithmicScaleGivesRoundRates() {
        const SliderScale scale(nic);
        QCOMPARE(scale.fractionOf(12.5e9), 0.0);
        QCOMPARE(scale.fractionOf(400e9), 1.0);
        QCOMPARE(scale.fractionOf(1e13), 1.0); // typed beyond the slider: pinned
        QCOMPARE(scale.fractionOf(not_given), 0.0);
        QCOMPARE(scale.valueAt(0.5) * 8 / 1e9, 566.0); // three digits of Gb/s
        QCOMPARE(scale.stepped(50e9, 1) * 8 / 1e9, 414.0);
        QVERIFY(scale.stepped(50e9, 1, true) < scale.stepped(50e9, 1));
        QVERIFY(scale.stepped(50e9, 1, true) > 50e9);
    }

    void linearScaleMovesOnAGrid() {
        const SliderScale scale(hitRate);
        QCOMPARE(scale.stepped(0.56, 1), 0.565);
        QCOMPARE(scale.stepped(0.5625, -1), 0.56);
        QCOMPARE(scale.stepped(0.95, 1), 0.95);
        QCOMPARE(scale.stepped(0.99, 1), 0.99); // not torn back into the range
        for (int place = 0; place <= 100; ++place)
            QVERIFY(std::abs(std::remainder(scale.valueAt(place / 100.0), 0.002)) < 1e-12 || place == 100);
    }

    void stopsAreReachedByKeys() {
        SliderScale scale(ep);
        scale.setStops(stopsOf(presets().front(), ep));
        QCOMPARE(scale.stepped(144, 1), 288.0);
        QCOMPARE(scale.stepped(144, -1), 96.0);
        QCOMPARE(scale.stepped(150, 1), 288.0);
        QCOMPARE(scale.stepped(150, -1), 144.0);
        QCOMPARE(scale.stepped(288, 1), 288.0);
        QCOMPARE(scale.stepped(500, 1), 500.0);
        QCOMPARE(scale.stepped(500, -1), 288.0);
        QCOMPARE(scale.stepped(144, 1, true), 145.0);
        QCOMPARE(scale.valueAt(1), 288.0);
        QCOMPARE(scale.valueAt(0), 1.0);
    }

    void wheelNeedsTheFocus() {
        QWidget page;
        ParameterSlider slider(nic, &page);
        QWidget other(&page);
        other.setFocusPolicy(Qt::StrongFocus);
        slider.showQuantity(50e9);
        page.show();
        other.setFocus();
        QSignalSpy edits(&slider, &ParameterSlider::edited);
        turnWheel(slider, 120);
        QCOMPARE(edits.count(), 0);
        QVERIFY(!slider.hasFocus()); // nor does the wheel give it
        QTRY_VERIFY((slider.setFocus(), slider.hasFocus()));
        turnWheel(slider, 120);
        QCOMPARE(edits.count(), 1);
        QVERIFY(slider.quantity() > 50e9);
    }

    void doubleClickOnTheHandleResets() {
        Shown shown(nic, 100e9);
        QTest::mouseClick(&shown.slider, Qt::LeftButton, {}, shown.handle());
        QTest::mouseDClick(&shown.slider, Qt::LeftButton, {}, shown.handle());
        QCOMPARE(shown.resets.count(), 1);
        QCOMPARE(shown.edits.count(), 0);
    }

    void doubleClickOnTheGrooveDoesNot() {
        Shown shown(nic, 100e9);
        QTest::mouseClick(&shown.slider, Qt::LeftButton, {}, QPoint(30, 10));
        QTest::mouseDClick(&shown.slider, Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(shown.resets.count(), 0);
        QVERIFY(shown.slider.quantity() < 50e9);
    }

    void dragIsOneGestureAndShiftSlowsIt() {
        Shown shown(nic, 50e9);
        QSignalSpy starts(&shown.slider, &ParameterSlider::gestureStarted);
        QSignalSpy ends(&shown.slider, &ParameterSlider::gestureEnded);
        const auto drag = [&shown](Qt::KeyboardModifiers modifiers) {
            shown.slider.showQuantity(50e9);
            const QPoint from = shown.handle();
            const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButton button) {
                QMouseEvent event(type, at, shown.slider.mapToGlobal(at), button,
                                  type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                                  modifiers);
                QApplication::sendEvent(&shown.slider, &event);
            };
            send(QEvent::MouseButtonPress, from, Qt::LeftButton);
            for (int step = 1; step <= 5; ++step)
                send(QEvent::MouseMove, from + QPoint(8 * step, 0), Qt::NoButton);
            send(QEvent::MouseButtonRelease, from + QPoint(40, 0), Qt::LeftButton);
            return shown.slider.quantity();
        };
        const double fast = drag(Qt::NoModifier);
        const double slow = drag(Qt::ShiftModifier);
        QCOMPARE(starts.count(), 2);
        QCOMPARE(ends.count(), 2);
        QVERIFY(fast > 80e9);
        QVERIFY(slow > 50e9 && slow < 55e9);
    }

    void keysStep() {
        Shown shown(hitRate, 0.5);
        QTest::keyClick(&shown.slider, Qt::Key_Right);
        QCOMPARE(shown.slider.quantity(), 0.505);
        QTest::keyClick(&shown.slider, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.slider.quantity(), 0.5045);
        QTest::keyClick(&shown.slider, Qt::Key_PageUp);
        QCOMPARE(shown.slider.quantity(), 0.55);
        QTest::keyClick(&shown.slider, Qt::Key_Home);
        QCOMPARE(shown.slider.quantity(), 0.0);
        QTest::keyClick(&shown.slider, Qt::Key_End);
        QCOMPARE(shown.slider.quantity(), 0.95);
        QTest::keyClick(&shown.slider, Qt::Key_Delete);
        QCOMPARE(shown.resets.count(), 1);
    }

    void grabbingAPinnedHandleKeepsTheValue() {
        Shown shown(nic, 1e12);
        QTest::mouseClick(&shown.slider, Qt::LeftButton, {}, shown.handle());
        QCOMPARE(shown.slider.quantity(), 1e12);
        QCOMPARE(shown.edits.count(), 0);
    }
};

QTEST_MAIN(SliderTest)
#include "tst_slider.moc"
