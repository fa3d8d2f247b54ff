// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/charts/svg_extent.h"
#include "ui/charts/base/si_text.h"
#include "ui/charts/base/xy_layout.h"
#include "ui/charts/base/xy_plot.h"
#include "ui/exporting/chart_picture.h"

#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>
#include <limits>

using namespace planner::ui;

/// Curves and points on a pair of axes.
class XyTest : public QObject {
    Q_OBJECT

    static XyData sample(int panels = 1) {
        XyPanel panel;
        panel.title = QStringLiteral("predicted");
        panel.x = {1.0, 1000.0, true, QStringLiteral("measured"), plainText};
        panel.y = panel.x;
        panel.diagonal = true;
        panel.bands = {{0.8, 1.2}, {0.9, 1.1}};
        for (int index = 0; index < 12; ++index) {
            const double x = 2.0 * std::pow(1.6, index);
            panel.points.append({QStringLiteral("p%1").arg(index), QStringLiteral("point %1").arg(index),
                                 QStringLiteral("tip %1").arg(index), x, x * (index % 2 == 0 ? 1.15 : 0.9),
                                 static_cast<DotShape>(index % 3), index % 2 == 0, Meaning::Estimate});
        }
        panel.lines.append({QStringLiteral("curve"),
                            {{1.0, 2.0}, {10.0, 40.0}, {1000.0, 5e6}}, // far beyond the axis
                            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")},
                            Meaning::Limit,
                            Qt::DotLine,
                            1.8});
        panel.marker = 100.0;
        panel.markerText = QStringLiteral("here");
        XyData data;
        data.title = QStringLiteral("Chart");
        data.panels = QVector<XyPanel>(panels, panel);
        data.legend = {{QStringLiteral("curve"), Meaning::Limit, true, Qt::DotLine},
                       {QStringLiteral("point"), Meaning::Estimate, false}};
        data.nameHeader = QStringLiteral("name");
        data.xHeader = QStringLiteral("x");
        data.yHeader = QStringLiteral("y");
        return data;
    }

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void pointsLieWhereTheAxesSay() {
        const XyLayout layout = layOutXy(sample(), QRectF(0, 0, 500, 400), Theme::light());
        const auto& panel = layout.panels.at(0);
        const QRectF plot = panel.scale.plot();
        QCOMPARE(panel.scale.at(1, 1), plot.bottomLeft());
        QCOMPARE(panel.scale.at(1000, 1000), plot.topRight());
        QVERIFY(std::abs(panel.scale.at(10, 1).x() - (plot.left() + plot.width() / 3)) < 1e-9);
        QCOMPARE(panel.dots.size(), 12);
        for (const auto& dot : panel.dots)
            QVERIFY(plot.contains(dot.centre));
        QVERIFY(std::abs(panel.marker.x1() - (plot.left() + plot.width() * 2 / 3)) < 1e-9);
    }

    void linearAxesAreLinear() {
        XyData data = sample();
        data.panels[0].y = {0.0, 1.0, false, {}, plainText};
        const XyLayout layout = layOutXy(data, QRectF(0, 0, 500, 400), Theme::light());
        const QRectF plot = layout.panels.at(0).scale.plot();
        QVERIFY(std::abs(layout.panels.at(0).scale.at(1, 0.25).y() - (plot.bottom() - plot.height() / 4)) <
                1e-9);
    }

    // A point at 1.05 times x lies in the inner band, at 1.15 in the outer only, at 1.25 in none.
    void bandsHoldWhatTheySay() {
        const XyLayout layout = layOutXy(sample(), QRectF(0, 0, 500, 400), Theme::light());
        const auto& panel = layout.panels.at(0);
        const auto within = [&](int band, double factor) {
            return panel.bands.at(band).containsPoint(panel.scale.at(30, 30 * factor), Qt::OddEvenFill);
        };
        QVERIFY(within(0, 1.05) && within(1, 1.05));
        QVERIFY(within(0, 1.15) && !within(1, 1.15));
        QVERIFY(!within(0, 1.25));
        QVERIFY(within(0, 0.85) && !within(1, 0.85));
        QVERIFY(!within(0, 0.75));
        for (const auto& band : panel.bands)
            for (const auto& corner : band)
                QVERIFY(panel.scale.plot().adjusted(-0.01, -0.01, 0.01, 0.01).contains(corner));
    }

    void panelsNeverOverlap() {
        for (const QSize size : {QSize(300, 200), QSize(900, 300), QSize(500, 900)}) {
            const XyLayout layout = layOutXy(sample(4), QRectF(QPointF(), size), Theme::light());
            QCOMPARE(layout.panels.size(), 4);
            for (int one = 0; one < 4; ++one) {
                QVERIFY(QRectF(QPointF(), size).contains(layout.panels[one].area));
                for (int other = one + 1; other < 4; ++other)
                    QVERIFY(!layout.panels[one].area.intersects(layout.panels[other].area));
                for (const auto& entry : layout.legend)
                    QVERIFY(!layout.panels[one].area.intersects(entry.area));
            }
        }
    }

    void elementsAreThePointsAndTheCurve() {
        XyPlot plot;
        plot.resize(500, 400);
        plot.setData(sample());
        QStringList keys;
        QStringList tips;
        for (const auto& element : plot.elements()) {
            keys << element.key;
            tips << element.tip;
        }
        QVERIFY(keys.contains(QStringLiteral("p0")) && keys.contains(QStringLiteral("p11")));
        QVERIFY(tips.contains(QStringLiteral("b")));
        QVERIFY(!tips.contains(QStringLiteral("c"))); // outside of the axes
        QCOMPARE(plot.table().size(), 1 + 3 + 12);
        QVERIFY(plot.description().contains(QStringLiteral("tip 3")));
    }

    // Points are not QCustomPlot's; only axes and curves make it draw anew.
    void framesAreDrawnOnlyWhenTheyChange() {
        XyPlot plot;
        plot.resize(500, 400);
        XyData data = sample(2);
        plot.setData(data);
        plot.grab();
        QCOMPARE(plot.recordCount(), 2);
        data.panels[0].points[0].y *= 1.01;
        plot.setData(data);
        plot.grab();
        QCOMPARE(plot.recordCount(), 2);
        data.panels[1].lines[0].points[0].ry() *= 1.01;
        plot.setData(data);
        plot.grab();
        QCOMPARE(plot.recordCount(), 3);
    }

    void missingValuesAreNotDrawn() {
        XyData data = sample();
        data.panels[0].points[0].x = std::numeric_limits<double>::quiet_NaN();
        data.panels[0].points[1].y = 0.0;
        data.panels[0].marker = std::numeric_limits<double>::quiet_NaN();
        XyPlot plot;
        plot.setData(data);
        plot.grab();
        const XyLayout layout = layOutXy(data, QRectF(0, 0, 500, 400), Theme::light());
        QCOMPARE(layout.panels[0].dots.size(), 10);
        QVERIFY(layout.panels[0].marker.isNull());
        XyData none;
        none.emptyText = QStringLiteral("nothing here");
        plot.setData(none);
        plot.grab();
        QVERIFY(plot.description().contains(QStringLiteral("nothing here")));
    }

    // Within a decade QCustomPlot takes even steps, which crowd at the upper end of a logarithmic axis.
    void ticksWithinADecadeKeepApart() {
        XyData data = sample();
        data.panels[0].x = data.panels[0].y = {1e10, 6e10, true, {}, siText};
        data.panels[0].points.clear();
        data.panels[0].lines.clear();
        XyPlot plot;
        plot.setData(data);
        const auto labels = [&plot](const QSize& size) {
            PictureOptions options;
            options.size = size;
            static const QRegularExpression label(QStringLiteral(">\\s*\\d0\\x{2009}G\\s*<"));
            return QString::fromUtf8(chartSvg(plot, options)).count(label);
        };
        QCOMPARE(labels({1200, 500}), 12); // all six on both axes
        const auto few = labels({240, 500});
        QVERIFY2(few > 7 && few < 12, qPrintable(QString::number(few)));
    }

    void svgStaysInside() {
        XyPlot plot;
        plot.setData(sample(3));
        for (const QSize& size : {QSize(900, 520), QSize(320, 160)}) {
            PictureOptions options;
            options.size = size;
            const QByteArray svg = chartSvg(plot, options);
            QVERIFY(QSvgRenderer(svg).isValid());
            QVERIFY(QRectF(QPointF(0, 0), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(svgExtent(svg)));
        }
    }
};

QTEST_MAIN(XyTest)
#include "tst_xy.moc"
