// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/pass_breakdown.h"
#include "model/analysis/timeline.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/charts/base/timeline_layout.h"
#include "ui/charts/base/timeline_plot.h"
#include "ui/charts/plan_chart.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace planner;
using namespace planner::ui;

/// The layer in time and the prefill pass: both show the figures of the plan, to scale.
class TestTimelineChart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void blocksAreToScale();
    void subtitleSaysRuleTimeAndIdle();
    void bottleneckIsMarkedInWords();
    void readOutTellsStageTimeAndKernels();
    void prefillHasItsOwnLayer();
    void limitWhereTheEstimateIsHidden();
    void axisStaysWhileDragging();
    void baselineIsAGhost();
    void enterActivatesTheStage();
    void whatIsMissingIsSaid();
    void fitsItsTarget_data();
    void fitsItsTarget();
    void paintsInBothThemes();
    void passBarsSumToThePass();
    void passNotesSayWhatIsMeasured();

private:
    static std::unique_ptr<PlanChart> chart(const char* name, QWidget* parent) {
        for (const auto& kind : chartKinds())
            if (std::string_view(kind.name) == name)
                return kind.make(parent);
        return nullptr;
    }

    static const TimelineData& dataOf(const std::unique_ptr<PlanChart>& chart) {
        return static_cast<TimelinePlot&>(chart->widget()).data();
    }

    static Plan planAfter(const char* assignment) {
        auto scenario = *find_preset(opening_preset);
        if (!assign(scenario, assignment))
            qFatal("%s", assignment);
        return evaluate(scenario);
    }

    const Plan m_plan = evaluate(*find_preset(opening_preset));
};

void TestTimelineChart::blocksAreToScale() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    made->refresh({&m_plan, nullptr, false, true});
    const auto& data = dataOf(made);
    QCOMPARE(data.lanes.size(), 2);
    QCOMPARE(data.lanes[0].blocks.size(), 8);
    QCOMPARE(data.lanes[1].blocks.size(), 4);
    QCOMPARE(data.boundaries.size(), 5);
    QVERIFY(qFuzzyCompare(data.end.at, m_plan["estimate.decode.layer_s"_fig]));
    const auto layout = layOutTimeline(data, QRectF(0, 0, 460, 160), Theme::light());
    const double pixelsPerSecond = layout.plot.width() / data.axisMaximum;
    for (int lane = 0; lane < 2; ++lane)
        for (int block = 0; block < data.lanes[lane].blocks.size(); ++block) {
            const auto& shown = data.lanes[lane].blocks[block];
            QVERIFY(std::abs(layout.lanes[lane].blocks[block].width() -
                             (shown.to - shown.from) * pixelsPerSecond) < 1e-6);
        }
}

void TestTimelineChart::subtitleSaysRuleTimeAndIdle() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    const auto text = made->subtitle({&m_plan, nullptr, false, true});
    QVERIFY2(QRegularExpression(QStringLiteral("five stages; 1\\.\\d\\d.ms; network idle \\d+"))
                 .match(text)
                 .hasMatch(),
             qPrintable(text));
    const auto plan = planAfter("decode.overlap=none");
    QVERIFY(made->subtitle({&plan, nullptr, false, true}).contains(QStringLiteral("nothing overlaps")));
}

void TestTimelineChart::bottleneckIsMarkedInWords() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    const auto slow = planAfter("network.nic_bandwidth=100Gb/s");
    made->refresh({&slow, nullptr, false, true});
    QVERIFY(dataOf(made).lanes[0].mark.isEmpty());
    QCOMPARE(dataOf(made).lanes[1].mark, QStringLiteral("bottleneck"));
    QVERIFY(made->widget().description().contains(QStringLiteral("network, bottleneck")));
    const auto fast = planAfter("network.nic_bandwidth=3200Gb/s");
    made->refresh({&fast, nullptr, false, true});
    QVERIFY(dataOf(made).lanes[1].mark.isEmpty());
    QVERIFY(!dataOf(made).lanes[0].mark.isEmpty());
}

void TestTimelineChart::readOutTellsStageTimeAndKernels() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    made->refresh({&m_plan, nullptr, false, true});
    made->widget().resize(460, 160);
    bool found = false;
    for (const auto& element : made->widget().elements()) {
        if (element.key != QStringLiteral("estimate.decode.attention1_s"))
            continue;
        found = true;
        QVERIFY2(element.tip.startsWith(QStringLiteral("ATTN-1 of micro-batch ")), qPrintable(element.tip));
        QVERIFY(element.tip.contains(QStringLiteral("Core attention")));
        QVERIFY(element.tip.contains(QStringLiteral("Output projection")));
    }
    QVERIFY(found);
    const auto& gaps = dataOf(made).lanes[1].gaps;
    QVERIFY(!gaps.isEmpty());
    QVERIFY(gaps.first().tip.startsWith(QStringLiteral("network idle for ")));
}

void TestTimelineChart::prefillHasItsOwnLayer() {
    QWidget parent;
    const auto made = chart("timeline-prefill", &parent);
    made->refresh({&m_plan, nullptr, false, true});
    const auto& data = dataOf(made);
    QVERIFY(qFuzzyCompare(data.end.at, m_plan["estimate.prefill.layer_s"_fig]));
    QCOMPARE(data.end.key, QStringLiteral("estimate.prefill.layer_s"));
    QCOMPARE(data.lanes[1].blocks.first().key, QStringLiteral("estimate.prefill.combine_s"));
}

void TestTimelineChart::limitWhereTheEstimateIsHidden() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    ChartInput input{&m_plan, nullptr, false, true};
    input.showEstimate = false;
    made->refresh(input);
    QVERIFY(qFuzzyCompare(dataOf(made).end.at, m_plan["limit.decode.layer_s"_fig]));
    QVERIFY(made->subtitle(input).startsWith(QStringLiteral("limit")));
}

void TestTimelineChart::axisStaysWhileDragging() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    made->refresh({&m_plan, nullptr, false, true});
    const double before = dataOf(made).axisMaximum;
    QVERIFY(before >= dataOf(made).end.at && before < dataOf(made).end.at * 1.5);
    const auto fast = planAfter("network.nic_bandwidth=3200Gb/s");
    made->refresh({&fast, nullptr, true, true});
    QCOMPARE(dataOf(made).axisMaximum, before);
    made->refresh({&fast, nullptr, false, true});
    QVERIFY(dataOf(made).axisMaximum < before);
}

void TestTimelineChart::baselineIsAGhost() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    const auto fast = planAfter("network.nic_bandwidth=3200Gb/s");
    made->refresh({&fast, &m_plan, false, true});
    QVERIFY(qFuzzyCompare(dataOf(made).before.at, m_plan["estimate.decode.layer_s"_fig]));
    QVERIFY(dataOf(made).axisMaximum >= dataOf(made).before.at);
    const auto layout = layOutTimeline(dataOf(made), QRectF(0, 0, 460, 160), Theme::light());
    QVERIFY(layout.before.shown && layout.before.x > layout.end.x && !layout.before.text.isEmpty());
    QVERIFY(!layout.before.text.intersects(layout.end.text));
    // The baseline's own layer is no news.
    for (const Plan* baseline : {static_cast<const Plan*>(nullptr), &fast}) {
        made->refresh({&fast, baseline, false, true});
        QVERIFY(std::isnan(dataOf(made).before.at));
    }
}

void TestTimelineChart::enterActivatesTheStage() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    auto& widget = made->widget();
    made->refresh({&m_plan, nullptr, false, true});
    widget.resize(460, 160);
    QSignalSpy activated(&widget, &Chart::elementActivated);
    QTest::keyClick(&widget, Qt::Key_Home);
    QTest::keyClick(&widget, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toString(), QStringLiteral("estimate.decode.shared_s"));
    QTest::keyClick(&widget, Qt::Key_Down);
    QTest::keyClick(&widget, Qt::Key_Return);
    QCOMPARE(activated.last().first().toString(), QStringLiteral("estimate.decode.dispatch_s"));
    for (const auto& element : widget.elements())
        if (element.key == QStringLiteral("estimate.decode.combine_s"))
            QTest::mouseClick(&widget, Qt::LeftButton, {}, element.area.center().toPoint());
    QCOMPARE(activated.last().first().toString(), QStringLiteral("estimate.decode.combine_s"));
}

void TestTimelineChart::whatIsMissingIsSaid() {
    QWidget parent;
    auto scenario = *find_preset(opening_preset);
    QVERIFY(assign(scenario, "model=llama-3.1-70b"));
    const auto plan = evaluate(scenario);
    for (const char* name : {"timeline", "timeline-prefill"}) {
        const auto made = chart(name, &parent);
        made->refresh({&plan, nullptr, false, true});
        QVERIFY(made->widget().description().contains(QStringLiteral("no expert layers")));
        made->widget().resize(460, 160);
        QVERIFY(!made->widget().grab().isNull());
    }
}

void TestTimelineChart::fitsItsTarget_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    for (const auto& size :
         {QSize(160, 90), QSize(300, 120), QSize(390, 150), QSize(460, 240), QSize(1200, 700)})
        for (const double scale : {1.0, 1.6})
            QTest::addRow("%dx%d at %g", size.width(), size.height(), scale) << size << scale;
}

void TestTimelineChart::fitsItsTarget() {
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    const QRectF target({}, size);
    QWidget parent;
    for (const char* name : {"timeline", "timeline-prefill"})
        for (const char* edit : {"network.nic_bandwidth=100Gb/s", "network.nic_bandwidth=3200Gb/s"}) {
            const auto plan = planAfter(edit);
            const auto made = chart(name, &parent);
            made->refresh({&plan, &m_plan, false, true});
            const auto layout = layOutTimeline(dataOf(made), target, Theme::light(textScale));
            QVector<QRectF> texts = layout.notes;
            for (const auto& entry : layout.legend)
                texts << entry.area;
            texts << layout.end.text << layout.before.text;
            for (const auto& lane : layout.lanes)
                texts << lane.label << lane.bar;
            texts.removeIf([](const QRectF& area) { return area.isEmpty(); });
            for (int a = 0; a < texts.size(); ++a) {
                QVERIFY(target.contains(texts[a]));
                for (int b = a + 1; b < texts.size(); ++b)
                    QVERIFY(!texts[a].intersects(texts[b]));
            }
        }
}

void TestTimelineChart::paintsInBothThemes() {
    QWidget parent;
    const auto made = chart("timeline", &parent);
    made->refresh({&m_plan, nullptr, false, true});
    for (const auto& theme : {Theme::light(), Theme::dark()}) {
        QImage image(460, 160, QImage::Format_RGB32);
        image.fill(theme.colour(Meaning::Card));
        QPainter painter(&image);
        made->widget().paintTo(painter, QRectF(image.rect()), theme);
        painter.end();
        const auto layout = layOutTimeline(dataOf(made), QRectF(image.rect()), theme);
        const auto middle = layout.lanes[1].blocks[0];
        QCOMPARE(image.pixelColor(QPointF(middle.left() + 3, middle.top() + 3).toPoint()),
                 theme.colour(Meaning::Dispatch));
    }
}

void TestTimelineChart::passBarsSumToThePass() {
    QWidget parent;
    const auto made = chart("prefill-step", &parent);
    made->refresh({&m_plan, &m_plan, false, true});
    const auto& data = static_cast<StackedBarChart&>(made->widget()).data();
    QCOMPARE(data.rows.size(), 3);
    const std::array wanted{m_plan["limit.prefill.pass_s"_fig], m_plan["estimate.prefill.pass_s"_fig],
                            measured_pass_s(m_plan)};
    for (int row = 0; row < 3; ++row) {
        double sum = 0;
        for (const auto& segment : data.rows[row].segments)
            sum += segment.value;
        QVERIFY(std::abs(sum / wanted[static_cast<std::size_t>(row)] - 1) < 1e-12);
    }
    QCOMPARE(data.rows[1].ghost.size(), data.rows[1].segments.size());
}

void TestTimelineChart::passNotesSayWhatIsMeasured() {
    QWidget parent;
    const auto made = chart("prefill-step", &parent);
    const auto notes = [&](const Plan& plan, bool showMeasured) {
        made->refresh({&plan, nullptr, false, showMeasured});
        QStringList texts;
        for (const auto& note : static_cast<StackedBarChart&>(made->widget()).data().notes)
            texts << note.text;
        return texts.join(u'\n');
    };
    QVERIFY(notes(m_plan, true).contains(QStringLiteral("4,03")));
    QVERIFY(made->subtitle({&m_plan, nullptr, false, true}).contains(QStringLiteral("TTFT ≈ 4.0")));
    QVERIFY(notes(m_plan, true).contains(QStringLiteral("unexplained")));
    QVERIFY(!notes(m_plan, true).contains(QStringLiteral("of the published plan")));
    QVERIFY(notes(planAfter("network.nic_bandwidth=800Gb/s"), true)
                .contains(QStringLiteral("of the published plan")));
    QVERIFY(!notes(m_plan, false).contains(QStringLiteral("measured")));
}

QTEST_MAIN(TestTimelineChart)
#include "tst_timeline.moc"
