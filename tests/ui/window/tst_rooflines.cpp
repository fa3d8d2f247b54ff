// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/base/bar_layout.h"
#include "ui/charts/base/roofline_layout.h"
#include "ui/charts/base/roofline_plot.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/window/plan_view.h"

using namespace planner;
using namespace planner::ui;

/// The rooflines of a plan in the window: every kernel, legible, and what a toggle does to them.
class TestRooflines : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(); }
    void cleanup() { m_fixture.close(); }

    void everyKernelHasItsDot();
    void mtpMovesCoreAttentionAcrossTheRidge();
    void lensesDecideWhatIsDrawn();
    void nothingIsAboveItsRoof();
    void namesAreLegible_data();
    void namesAreLegible();
    void decodeStepKeepsLegendAndNotes();

private:
    RooflinePlot& plot(const char* name) const {
        auto* card = m_fixture.window->dashboard().card(QString::fromLatin1(name));
        card->applyInput();
        return static_cast<RooflinePlot&>(card->chart());
    }
    static RooflinePoint dot(const RooflinePlot& plot, const char* label, bool hollow = false) {
        for (const auto& point : plot.data().points)
            if (point.label == QLatin1String(label) && point.hollow == hollow)
                return point;
        return {};
    }
    void setDrafts(int drafts) const {
        QVERIFY(m_fixture.document().setValue("decode.draft_tokens"_in, drafts));
        QVERIFY(m_fixture.document().setValue("decode.tokens_per_step"_in, drafts == 0 ? 1.0 : 1.8));
        WindowFixture::settle();
    }

    WindowFixture m_fixture;
};

void TestRooflines::everyKernelHasItsDot() {
    // 10 kernels of an MLA layer that multiply, each in two lenses; prefill expands instead of absorbing.
    QCOMPARE(plot("roofline").data().points.size(), 20);
    QCOMPARE(plot("roofline-prefill").data().points.size(), 18);
    QCOMPARE(plot("roofline").data().roofs.size(), 2);
    QCOMPARE(dot(plot("roofline"), "core attention").roof, 0); // BF16
    QCOMPARE(dot(plot("roofline"), "experts, up").roof, 1);    // FP8
    QVERIFY(dot(plot("roofline"), "core attention").share > dot(plot("roofline"), "router").share);
}

void TestRooflines::mtpMovesCoreAttentionAcrossTheRidge() {
    const double ridge = 989e12 / 3.35e12;
    const auto with = dot(plot("roofline"), "core attention");
    QVERIFY(std::abs(with.intensity - 483.6) < 0.05 && with.intensity > ridge);
    QVERIFY(!with.before);
    setDrafts(0);
    const auto without = dot(plot("roofline"), "core attention");
    QVERIFY(std::abs(without.intensity - 241.8) < 0.05 && without.intensity < ridge);
    QVERIFY(without.tip.contains(QStringLiteral("241.8")));
    // The arrow starts where it was.
    QVERIFY(without.before.has_value());
    QCOMPARE(*without.before, QPointF(with.intensity, with.achieved));
    // And one sees it: it moves by a log 2 of two decades or three.
    const QRectF area(QPointF(), plot("roofline").size());
    const auto layout = layOutRoofline(plot("roofline").data(), area, Theme::light());
    QVERIFY(layout.scale.x(with.intensity) - layout.scale.x(without.intensity) > 15);
    const auto& ridges = layout.ridges;
    QVERIFY(std::any_of(ridges.begin(), ridges.end(), [](const RooflineLayout::Ridge& each) {
        return each.text == QStringLiteral("295") && !each.label.isEmpty();
    }));
}

void TestRooflines::lensesDecideWhatIsDrawn() {
    auto& view = m_fixture.window->planView();
    const auto count = [&](bool hollow) {
        int dots = 0;
        for (const auto& point : plot("roofline").data().points)
            dots += point.hollow == hollow ? 1 : 0;
        return dots;
    };
    view.setLensShown(Lens::limit, false);
    QCOMPARE(count(true), 0);
    QCOMPARE(count(false), 10);
    QCOMPARE(dot(plot("roofline"), "router").lens, Meaning::Estimate);
    view.setLensShown(Lens::limit, true);
    view.setLensShown(Lens::estimate, false);
    QCOMPARE(count(true), 0);
    QCOMPARE(dot(plot("roofline"), "router").lens, Meaning::Limit);
}

void TestRooflines::nothingIsAboveItsRoof() {
    for (const auto* name : {"roofline", "roofline-prefill"})
        for (const auto& point : plot(name).data().points)
            QVERIFY2(!isAboveRoof(plot(name).data(), point), qPrintable(point.label));
}

void TestRooflines::namesAreLegible_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("drafts");
    for (const auto size : {QSize(1280, 720), QSize(1600, 1000)})
        for (const int drafts : {0, 1})
            QTest::addRow("%d, %d drafts", size.width(), drafts) << size << drafts;
}

void TestRooflines::namesAreLegible() {
    QFETCH(QSize, size);
    QFETCH(int, drafts);
    m_fixture.window->resize(size);
    WindowFixture::settle();
    if (drafts != 1)
        setDrafts(drafts);
    for (const auto* name : {"roofline", "roofline-prefill"}) {
        const auto& data = plot(name).data();
        const auto layout = layOutRoofline(data, QRectF(QPointF(), plot(name).size()), Theme::light());
        int named = 0;
        for (const auto& dot : layout.dots) {
            if (dot.label.area.isEmpty())
                continue;
            ++named;
            for (const auto& other : layout.dots) {
                const QRectF circle(other.centre.x() - other.radius, other.centre.y() - other.radius,
                                    2 * other.radius, 2 * other.radius);
                QVERIFY2(!dot.label.area.intersects(circle), qPrintable(data.points[dot.index].label));
                if (dot.index == other.index || other.label.area.isEmpty())
                    continue;
                QVERIFY(!dot.label.area.intersects(other.label.area));
                for (int step = 0; other.label.leader && step <= 100; ++step)
                    QVERIFY2(!dot.label.area.contains(other.label.line.pointAt(step / 100.0)),
                             qPrintable(data.points[dot.index].label));
            }
        }
        // Nearly each has its name, beside it or in the list; where dots lie on one another, one may lack it.
        QVERIFY2(named >= 6, qPrintable(QStringLiteral("%1 of %2").arg(named).arg(QLatin1String(name))));
        QCOMPARE(std::count_if(layout.dots.begin(), layout.dots.end(),
                               [](const auto& dot) { return dot.number > 0; }),
                 layout.list.size());
        for (const auto& entry : layout.list)
            for (const auto& dot : layout.dots) {
                QVERIFY2(!entry.area.contains(dot.centre), qPrintable(entry.text));
                QVERIFY2(!entry.area.intersects(dot.label.area), qPrintable(entry.text));
            }
    }
}

void TestRooflines::decodeStepKeepsLegendAndNotes() {
    auto* card = m_fixture.window->dashboard().card(QStringLiteral("decode-step"));
    auto& chart = static_cast<StackedBarChart&>(card->chart());
    const auto layout = layOutBars(chart.data(), QRectF(QPointF(), chart.size()), Theme::light());
    QVERIFY(layout.legend.size() >= 6);
    QCOMPARE(layout.notes.size(), chart.data().notes.size());
    for (const auto& note : layout.notes)
        QVERIFY(note.bottom() <= chart.height());
}

QTEST_MAIN(TestRooflines)
#include "tst_rooflines.moc"
