// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_data.h"

#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/bar_layout.h"
#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/charts/base/label_placement.h"
#include "ui/charts/base/roofline_layout.h"
#include "ui/charts/base/si_text.h"
#include "ui/theme/fonts.h"

#include <QPainterPath>
#include <QRandomGenerator>
#include <QTest>
#include <QTransform>

using namespace planner::ui;

class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void axisNeverShrinksInADrag() {
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            AxisKeeper keeper;
            double before = keeper.update(random.generateDouble() * 1e6, false);
            for (int i = 0; i < 50; ++i) {
                const double value = std::pow(10.0, random.generateDouble() * 8.0 - 1.0);
                const bool dragging = random.bounded(2) == 1;
                const double now = keeper.update(value, dragging);
                QVERIFY(now >= value * (1.0 - 1e-12));
                QVERIFY(!dragging || now >= before);
                QVERIFY(dragging || now <= 10.0 * value || now == before);
                if (value <= before && value >= 0.55 * before)
                    QCOMPARE(now, before);
                before = now;
            }
        }
    }

    void axisSteps() {
        QCOMPARE(AxisKeeper::niceCeiling(86.0), 100.0);
        QCOMPARE(AxisKeeper::niceCeiling(100.0), 100.0);
        QCOMPARE(AxisKeeper::niceCeiling(101.0), 200.0);
        QCOMPARE(AxisKeeper::niceCeiling(0.021), 0.025);
        QCOMPARE(AxisKeeper::niceCeiling(0.0), 1.0);
        QCOMPARE(AxisKeeper::niceCeiling(missingValue), 1.0);
        AxisKeeper keeper;
        QCOMPARE(keeper.update(90.0, true), 100.0);
        QCOMPARE(keeper.update(3.0, true), 100.0);
        QCOMPARE(keeper.update(missingValue, false), 100.0);
        QCOMPARE(keeper.update(0.0, false), 100.0);
        QCOMPARE(keeper.update(3.0, false), 5.0);
    }

    void axisTexts() {
        QCOMPARE(siText(1e13), QStringLiteral("10\u2009T"));
        QCOMPARE(siText(1e15), QStringLiteral("1\u2009P"));
        QCOMPARE(siText(1), QStringLiteral("1"));
        QCOMPARE(plainText(1000), QStringLiteral("1000"));
        QCOMPARE(plainText(10000), QStringLiteral("10\u2009000"));
        QCOMPARE(plainText(1e6), QStringLiteral("1\u2009000\u2009000"));
    }

    void hatchStaysInside() {
        const QRectF area(10.3, 5.7, 83.0, 17.0);
        const QVector<QLineF> lines = hatchLines(area, 6.0);
        QVERIFY(lines.size() > 10);
        for (const QLineF& line : lines)
            QVERIFY(
                area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(QRectF(line.p1(), line.p2()).normalized()));
        QVERIFY(hatchLines(QRectF(), 6.0).isEmpty());
    }

    void barsStayInside_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tiny") << QSize(60, 30);
        QTest::newRow("small") << QSize(320, 160);
        QTest::newRow("card") << QSize(429, 180);
        QTest::newRow("large") << QSize(1600, 1000);
    }

    void barsStayInside() {
        QFETCH(QSize, size);
        for (const bool chinese : {false, true}) {
            StackedBars data = sample::memory(chinese, true);
            data.rows[0].segments[0].value = 500.0; // far beyond
            data.markers << BarMarker{85.0, QStringLiteral("usable 85.0 GB"), Meaning::Limit, false};
            const QRectF target(QPointF(0, 0), QSizeF(size));
            const BarLayout layout = layOutBars(data, target, Theme::light());
            const QRectF slack = target.adjusted(-1, -1, 1, size.height() < 60 ? 60 : 1);
            QCOMPARE(layout.rows.size(), 2);
            QVERIFY(layout.rows[0].beyond);
            for (const BarLayout::Row& row : layout.rows) {
                QVERIFY(slack.contains(row.bar));
                for (const BarLayout::Segment& segment : row.segments)
                    QVERIFY(row.bar.adjusted(-0.01, -0.01, 0.01, 0.01).contains(segment.area));
            }
            if (size.width() >= 320) {
                QVERIFY(!layout.markers[0].label.intersects(layout.markers[1].label));
                for (const BarLayout::Marker& marker : layout.markers)
                    QVERIFY(slack.contains(marker.label));
                for (const BarLayout::LegendEntry& entry : layout.legend)
                    QVERIFY(slack.contains(entry.area));
                for (const QRectF& note : layout.notes)
                    QVERIFY(slack.contains(note));
            }
        }
    }

    void valuesKeepClearOfMarkers() {
        StackedBars data = sample::memory();
        for (double kv = 10.0; kv < 120.0; kv += 2.0) {
            data.rows[0].segments[0].value = kv;
            const BarLayout layout = layOutBars(data, QRectF(0, 0, 429, 190), Theme::light());
            for (const BarLayout::Row& row : layout.rows)
                for (const BarLayout::Segment& segment : row.segments) {
                    QVERIFY(segment.area.adjusted(-0.01, 0, 0.01, 0).contains(segment.text) ||
                            segment.text.width() <= 0.0);
                    for (const BarLayout::Marker& marker : layout.markers)
                        QVERIFY(segment.text.width() <= 0.0 || marker.x <= segment.text.left() - 2.9 ||
                                marker.x >= segment.text.right() + 2.9);
                }
        }
    }

    void totalsKeepClearOfBands() {
        StackedBars data;
        data.axisMaximum = 100.0;
        const QFont strong = textFont(TextRole::Strong);
        for (double width = 260.0; width <= 900.0; width += 20.0)
            for (double height = 40.0; height <= 150.0; height += 10.0)
                for (double from = 1.0; from < 100.0; from += 7.0) {
                    BarRow row;
                    row.key = QStringLiteral("row");
                    row.label = QStringLiteral("Chapter");
                    row.totalText = QStringLiteral("38.0 ms");
                    row.segments = {BarSegment{QStringLiteral("part"), {}, {}, {}, 38.0}};
                    data.rows = {row};
                    data.bands = {BarBand{row.key, from, from + 20.0, {}, Meaning::Chapter}};
                    const BarLayout layout = layOutBars(data, QRectF(0, 0, width, height), Theme::light());
                    const double start = layout.rows[0].textStart;
                    const double end = start + textWidth(strong, row.totalText);
                    const QRectF& bar = layout.rows[0].bar;
                    const bool under = bar.center().y() - lineHeight(strong) / 2.0 >= bar.top() + 2.0;
                    QVERIFY(under || end <= layout.x(from) ||
                            start >= layout.x(std::min(from + 20.0, 100.0)));
                    QVERIFY2(end <= width, qPrintable(QString::number(width)));
                }
    }

    void legendNamesEachPartOnce() {
        const BarLayout layout = layOutBars(sample::memory(), QRectF(0, 0, 429, 190), Theme::light());
        QCOMPARE(layout.legend.size(), 6); // the hatched part carries its own name
        for (const BarLayout::LegendEntry& one : layout.legend)
            for (const BarLayout::LegendEntry& other : layout.legend)
                QVERIFY(&one == &other || !one.area.intersects(other.area));
    }

    // Six lines of one column would push the notes out of a narrow card.
    void legendOfANarrowChartRunsOn() {
        const double width = 292.0;
        const BarLayout layout = layOutBars(sample::memory(), QRectF(0, 0, width, 250), Theme::light());
        QCOMPARE(layout.legend.size(), 6);
        QSet<double> lines;
        for (const BarLayout::LegendEntry& entry : layout.legend) {
            lines.insert(entry.area.top());
            QVERIFY(entry.area.right() <= width);
            for (const BarLayout::LegendEntry& other : layout.legend)
                QVERIFY(&entry == &other || !entry.area.intersects(other.area));
        }
        QVERIFY2(lines.size() <= 3, qPrintable(QString::number(lines.size())));
    }

    void aLongNoteTakesThreeLinesWhereThereIsRoom() {
        StackedBars bars = sample::money();
        const QString sentence = QStringLiteral("A sentence that goes on and on. ");
        bars.notes = {{sentence.repeated(8), Meaning::Text}, {sentence, Meaning::Text}};
        const double line = lineHeight(textFont(TextRole::Caption, 1.0));
        const BarLayout roomy = layOutBars(bars, QRectF(0, 0, 400, 400), Theme::light());
        QCOMPARE(roomy.notes.size(), 2);
        QCOMPARE(roomy.notes[0].height(), 3 * line);
        QCOMPARE(roomy.notes[1].height(), line);
    }

    // "$0.00" right where the line at zero runs would be unreadable.
    void totalsStandClearOfMarkerLines() {
        StackedBars bars;
        bars.axisMaximum = 100.0;
        BarRow row;
        row.label = QStringLiteral("loss");
        row.totalText = QStringLiteral("−$7,000");
        row.segments = {{QStringLiteral("part"), QStringLiteral("part"), {}, {}, 30.0}};
        bars.rows = {row};
        const QRectF target(0, 0, 400, 60);
        const double before = layOutBars(bars, target, Theme::light()).rows[0].textStart;
        for (const double at : {31.0, 35.0, 40.0}) {
            bars.markers = {{at, QStringLiteral("0")}};
            const BarLayout layout = layOutBars(bars, target, Theme::light());
            QVERIFY(layout.rows[0].textStart > layout.markers[0].x + 2.0);
        }
        bars.markers = {{80.0, QStringLiteral("0")}};
        QCOMPARE(layOutBars(bars, target, Theme::light()).rows[0].textStart, before);
    }

    void labelsNeverOverlap() {
        QRandomGenerator random(11);
        const QRectF bounds(0, 0, 360, 150);
        for (int round = 0; round < 100; ++round) {
            QVector<LabelRequest> requests;
            for (int i = 0; i < 12; ++i)
                requests.append({QPointF(random.bounded(360.0), random.bounded(150.0)),
                                 3.0 + random.bounded(8.0), QSizeF(30.0 + random.bounded(60.0), 13.0),
                                 random.generateDouble()});
            const QVector<QRectF> obstacles{QRectF(300, 0, 60, 14)};
            const QVector<PlacedLabel> placed = placeLabels(requests, bounds, obstacles, {});
            QCOMPARE(placed.size(), requests.size());
            for (int i = 0; i < placed.size(); ++i) {
                if (placed[i].area.isEmpty())
                    continue;
                QVERIFY(bounds.contains(placed[i].area));
                QVERIFY(!placed[i].area.intersects(obstacles[0]));
                for (int j = 0; j < placed.size(); ++j) {
                    QVERIFY(i == j || !placed[i].area.intersects(placed[j].area));
                    const double r = requests[j].radius;
                    QVERIFY(!placed[i].area.intersects(
                        QRectF(requests[j].dot.x() - r, requests[j].dot.y() - r, 2 * r, 2 * r)));
                }
            }
        }
    }

    // A leader that passed another label or dot would point at the wrong one.
    void leadersPassNothing() {
        QRandomGenerator random(12);
        const QRectF bounds(0, 0, 360, 200);
        int leaders = 0;
        for (int round = 0; round < 100; ++round) {
            QVector<LabelRequest> requests;
            for (int i = 0; i < 12; ++i)
                requests.append({QPointF(random.bounded(360.0), random.bounded(200.0)), 4.0,
                                 QSizeF(i % 4 == 0 ? 0.0 : 60.0, 13.0), random.generateDouble()});
            const QVector<PlacedLabel> placed = placeLabels(requests, bounds, {}, {});
            for (int i = 0; i < placed.size(); ++i) {
                QVERIFY(placed[i].area.isEmpty() || requests[i].size.width() > 0.0);
                if (!placed[i].leader)
                    continue;
                ++leaders;
                for (int j = 0; j < placed.size(); ++j) {
                    if (i == j)
                        continue;
                    for (int step = 0; step <= 100; ++step) {
                        const QPointF at = placed[i].line.pointAt(step / 100.0);
                        QVERIFY(!placed[j].area.contains(at));
                        QVERIFY(QLineF(at, requests[j].dot).length() > requests[j].radius);
                    }
                    if (placed[j].leader)
                        QVERIFY(placed[i].line.intersects(placed[j].line, nullptr) !=
                                QLineF::BoundedIntersection);
                }
            }
        }
        QVERIFY(leaders > 50);
    }

    void kernelNamesCoverNoOtherText() {
        QRandomGenerator random(5);
        const Theme theme = Theme::light();
        const QFont caption = textFont(TextRole::Caption, theme.textScale);
        int named = 0;
        for (int round = 0; round < 300; ++round) {
            Roofline data = sample::roofline();
            data.bandwidthLabel = QStringLiteral("HBM 3.35 TB/s");
            for (RooflinePoint& point : data.points) {
                point.intensity = std::pow(10.0, 4.0 * random.generateDouble());
                const double roof = std::min(data.bandwidth * point.intensity, data.roofs[0].peak);
                point.achieved = roof * (0.3 + 0.7 * random.generateDouble());
            }
            const QRectF target(0, 0, 240.0 + random.bounded(500.0), 120.0 + random.bounded(300.0));
            const RooflineLayout layout = layOutRoofline(data, target, theme);
            QTransform along;
            along.translate(layout.slopeLabel.x(), layout.slopeLabel.y());
            along.rotate(-layout.slopeAngle);
            QPainterPath slope;
            if (layout.slopeAngle > 0.0)
                slope.addRect(0, -caption.pixelSize(), textWidth(caption, data.bandwidthLabel),
                              caption.pixelSize());
            slope = along.map(slope);
            for (const RooflineLayout::Dot& dot : layout.dots) {
                if (dot.label.area.isEmpty())
                    continue;
                ++named;
                QVERIFY(!slope.intersects(dot.label.area));
                for (const RooflineLayout::RoofLabel& roof : layout.roofLabels)
                    QVERIFY(!dot.label.area.intersects(roof.area));
                for (const RooflineLayout::Ridge& ridge : layout.ridges)
                    QVERIFY(!dot.label.area.intersects(ridge.label));
                for (const QRectF& zone : {layout.memoryZone, layout.computeZone})
                    QVERIFY(!dot.label.area.intersects(zone));
            }
        }
        QVERIFY(named > 600);
    }

    void roofsAreCutToTheAxes() {
        Roofline data = sample::roofline();
        for (const double bandwidth : {1e9, 3.35e12, 1e15, 1e18}) {
            data.bandwidth = bandwidth;
            for (const double peak : {1e10, 989e12, 1e17}) {
                const RooflineScale scale(data, QRectF(0, 0, 300, 150));
                for (const QPointF& point : scale.roofPath(bandwidth, peak)) {
                    const QPointF pixel = scale.at(point.x(), point.y());
                    QVERIFY(QRectF(-0.01, -0.01, 300.02, 150.02).contains(pixel));
                }
            }
        }
    }

    void pointAboveItsRoofIsAnError() {
        Roofline data = sample::roofline();
        QVERIFY(!isAboveRoof(data, data.points[0]));
        data.points[0].achieved = 1e15;
        QVERIFY(isAboveRoof(data, data.points[0]));
        data.points[3].achieved = 1.2e15;
        QVERIFY(!isAboveRoof(data, data.points[3])); // under the highest roof
        data.points[3].roof = 0;
        QVERIFY(isAboveRoof(data, data.points[3])); // over BF16
        data.points[3].achieved = missingValue;
        QVERIFY(!isAboveRoof(data, data.points[3]));
        QCOMPARE(layOutRoofline(data, QRectF(0, 0, 429, 180), Theme::light()).dots.size(), 4);
    }
};

QTEST_MAIN(LayoutTest)
#include "tst_layout.moc"
