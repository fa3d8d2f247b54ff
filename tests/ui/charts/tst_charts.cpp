// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_data.h"

#include "ui/charts/base/roofline_plot.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <memory>

using namespace planner::ui;

namespace {

PictureOptions sized(const QSize& size) {
    PictureOptions options;
    options.size = size;
    options.scale = 1.0;
    return options;
}

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void hiddenChartDoesNoWork() {
        StackedBarChart bars;
        RooflinePlot roof;
        bars.resize(429, 180);
        roof.resize(429, 180);
        StackedBars data = sample::decodeStep();
        Roofline points = sample::roofline();
        for (int i = 0; i < 10; ++i) {
            data.rows[0].segments[0].value += 1.0;
            points.points[0].intensity += 1.0;
            bars.setData(data);
            roof.setData(points);
            QCoreApplication::processEvents();
        }
        QCOMPARE(bars.paintCount() + bars.syncCount() + roof.paintCount() + roof.syncCount(), 0);
        for (Chart* chart : {static_cast<Chart*>(&bars), static_cast<Chart*>(&roof)}) {
            chart->show();
            QVERIFY(QTest::qWaitForWindowExposed(chart));
            QCoreApplication::processEvents();
            QCOMPARE(chart->paintCount(), 1);
        }
        QCOMPARE(bars.syncCount(), 1);
        QCOMPARE(roof.syncCount(), 1);
        QCOMPARE(bars.data().rows[0].segments[0].value, 48.0);
    }

    void manyChangesPaintOnceAndInPlace() {
        StackedBarChart chart;
        chart.resize(429, 180);
        StackedBars data = sample::decodeStep();
        chart.setData(data);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QCoreApplication::processEvents();
        const int paints = chart.paintCount();
        for (int i = 0; i < 100; ++i) {
            data.rows[2].segments[0].value += 0.1;
            chart.setData(data);
        }
        QCoreApplication::processEvents();
        QCOMPARE(chart.paintCount(), paints + 1);
        QCOMPARE(chart.rebuildCount(), 1);
        chart.setData(data); // nothing new
        QCoreApplication::processEvents();
        QCOMPARE(chart.paintCount(), paints + 1);
        data.rows.removeLast();
        chart.setData(data);
        QCoreApplication::processEvents();
        QCOMPARE(chart.rebuildCount(), 2);
    }

    void keyboardMovesAndActivates() {
        StackedBarChart chart;
        chart.resize(429, 180);
        chart.setData(sample::memory());
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.setFocus(Qt::TabFocusReason);
        QSignalSpy activated(&chart, &Chart::elementActivated);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(activated.size(), 0);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.focusedKey(), QStringLiteral("decode"));
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.focusedKey(), QStringLiteral("d.attention"));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.focusedKey(), QStringLiteral("p.attention"));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("p.attention"));
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(chart.focusedKey(), QStringLiteral("p.free"));
        const QImage ring = chart.grab().toImage();
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.focusedKey(), QString());
        QVERIFY(chart.grab().toImage() != ring);
    }

    void mouseActivatesAndExplains() {
        RooflinePlot plot;
        plot.resize(429, 200);
        plot.setData(sample::roofline());
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        QSignalSpy activated(&plot, &Chart::elementActivated);
        const ChartElement element = plot.elements().at(2);
        QTest::mouseMove(&plot, element.area.center().toPoint());
        QTRY_COMPARE(QToolTip::text(), element.tip);
        QTest::mouseClick(&plot, Qt::LeftButton, {}, element.area.center().toPoint());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].toString(), QStringLiteral("core"));
        QTest::mouseClick(&plot, Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(activated.size(), 1);
    }

    void copyPutsThreeFormatsOnTheClipboard() {
        StackedBarChart chart;
        chart.resize(429, 180);
        chart.setData(sample::memory(true));
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier);
        const QMimeData* mime = QGuiApplication::clipboard()->mimeData();
        QVERIFY(mime->hasImage());
        QCOMPARE(qvariant_cast<QImage>(mime->imageData()).size(), QSize(858, 360));
        QVERIFY(mime->data(QStringLiteral("image/svg+xml")).contains("85.5 GB"));
        const QStringList lines = mime->text().split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[1].split(u'\t')[1], QStringLiteral("11.4"));
        QCOMPARE(tabSeparated({{QStringLiteral("a\tb"), QStringLiteral("c")}}), QStringLiteral("a b\tc\n"));
    }

    void missingIsADashNeverZero() {
        StackedBars data;
        data.axisMaximum = 10.0;
        data.rows = {{QStringLiteral("row"),
                      QStringLiteral("price"),
                      {sample::part(u"a", QStringLiteral("cost"), missingValue, Meaning::Kv)},
                      {},
                      {},
                      {},
                      missingValue,
                      Meaning::Text}};
        StackedBarChart chart;
        chart.resize(300, 100);
        chart.setData(data);
        QVERIFY(chart.description().contains(u'–'));
        QCOMPARE(chart.table().at(1).at(1), QStringLiteral("–"));
        QCOMPARE(chart.table().at(1).at(2), QStringLiteral("–"));
        const QByteArray svg = chartSvg(chart, sized(QSize(300, 100)));
        QVERIFY(svg.contains(QStringLiteral(">–</text>").toUtf8()));
        QVERIFY(!svg.contains(">0</text>"));
        QVERIFY(!svg.contains("nan"));
    }

    void chartsFollowTheApplicationsTheme() {
        StackedBarChart follower;
        StackedBarChart own;
        own.setTheme(Theme::light());
        for (StackedBarChart* chart : {&follower, &own}) {
            chart->setData(sample::memory());
            chart->show();
            QVERIFY(QTest::qWaitForWindowExposed(chart));
        }
        applyStyle(*qApp, Theme::dark(1.2));
        QCoreApplication::processEvents();
        QCOMPARE(follower.theme(), Theme::dark(1.2));
        QCOMPARE(own.theme(), Theme::light());
        applyStyle(*qApp, Theme::light());
        QCoreApplication::processEvents();
        QCOMPARE(follower.theme(), Theme::light());
    }

    void oddDataIsHarmless() {
        StackedBarChart chart;
        chart.setData(StackedBars{});
        QVERIFY(!chartPng(chart, sized(QSize(320, 160))).isEmpty());
        QVERIFY(chartSvg(chart, sized(QSize(320, 160))).contains("No data"));
        StackedBars data = sample::memory();
        data.axisMaximum = 0.0;
        data.rows[0].segments[2].value = -4.0;
        data.rows[1].segments.clear();
        chart.setData(data);
        for (const QSize& size : {QSize(1, 1), QSize(20, 400), QSize(320, 160), QSize(1600, 1000)})
            QVERIFY(!chartPng(chart, sized(size)).isEmpty());
        RooflinePlot plot;
        plot.setData(Roofline{});
        QVERIFY(!chartPng(plot, sized(QSize(320, 160))).isEmpty());
        Roofline odd = sample::roofline();
        odd.bandwidth = 0.0;
        odd.minimumIntensity = 0.0;
        odd.points[0].intensity = 0.0;
        odd.points[1].achieved = 1e30;
        plot.setData(odd);
        for (const QSize& size : {QSize(1, 1), QSize(20, 400), QSize(320, 160), QSize(1600, 1000)})
            QVERIFY(!chartPng(plot, sized(size)).isEmpty());
    }

    void screenReaderHearsTheData() {
        StackedBarChart chart;
        chart.setData(sample::decodeStep());
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(interface != nullptr);
        QCOMPARE(interface->role(), QAccessible::Chart);
        const QString text = interface->text(QAccessible::Description);
        for (const QString& expected :
             {QStringLiteral("Estimate: 60.3"), QStringLiteral("combine 15.6"), QStringLiteral("85.7 ms")})
            QVERIFY2(text.contains(expected), qPrintable(text));
        RooflinePlot plot;
        plot.setData(sample::roofline());
        const QString kernels = QAccessible::queryAccessibleInterface(&plot)->text(QAccessible::Description);
        QVERIFY2(kernels.contains(QStringLiteral("core attention: 560\u2009TFLOP/s at 300 FLOP per byte")),
                 qPrintable(kernels));
    }

    void updateAndPaintAreFast() {
        StackedBarChart bars;
        RooflinePlot roof;
        StackedBars data = sample::decodeStep(false, true);
        Roofline points = sample::roofline(false, true);
        QImage image(455, 245, QImage::Format_ARGB32_Premultiplied);
        const auto median = [&image](const auto& step, Chart& chart) {
            QVector<qint64> times;
            for (int i = 0; i < 60; ++i) {
                QElapsedTimer timer;
                timer.start();
                step();
                QPainter painter(&image);
                chart.paintTo(painter, QRectF(0, 0, 455, 245));
                painter.end();
                times << timer.nsecsElapsed();
            }
            std::sort(times.begin(), times.end());
            return static_cast<double>(times[30]) / 1e6;
        };
        const double barTime = median(
            [&] {
                data.rows[2].segments[0].value += 0.1;
                bars.setData(data);
            },
            bars);
        const double roofTime = median(
            [&] {
                points.bandwidth *= 1.001;
                roof.setData(points);
            },
            roof);
        qInfo("bars %.2f ms, roofline %.2f ms", barTime, roofTime);
        // The budget is 2 ms on a quiet machine; a loaded one or a debug build gets some grace.
        QVERIFY(barTime < 10.0);
        QVERIFY(roofTime < 10.0);
    }
};

QTEST_MAIN(ChartsTest)
#include "tst_charts.moc"
