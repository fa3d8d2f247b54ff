// SPDX-License-Identifier: GPL-3.0-or-later
#include "svg_extent.h"

#include "ui/charts/base/heat_map_cells.h"
#include "ui/charts/base/heat_map_painter.h"
#include "ui/charts/base/heat_map_plot.h"
#include "ui/charts/base/line_plot.h"
#include "ui/exporting/chart_picture.h"
#include "ui/theme/contrast.h"
#include "ui/theme/sequential_scale.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

using namespace planner::ui;

namespace {

PlotAxis axis(const QString& title, int count, double now = missingValue) {
    PlotAxis made;
    made.title = title;
    made.unit = QStringLiteral("B");
    made.now = now;
    for (int index = 0; index < count; ++index) {
        made.texts.append(QStringLiteral("%1 MB").arg(index));
        made.values.append(index * 1e6);
        made.ticks.append({index, made.texts.last()});
    }
    return made;
}

/// Values 0, 1, 2, .. from the lower left on; the right half breaks a rule.
HeatMap map(int columns, int rows) {
    HeatMap data;
    data.title = QStringLiteral("step over size and rows");
    data.x = axis(QStringLiteral("size"), columns, 1.5);
    data.y = axis(QStringLiteral("rows"), rows, 0.0);
    data.figure = QStringLiteral("step");
    data.unit = QStringLiteral("s");
    for (int index = 0; index < columns * rows; ++index) {
        data.values.append(index);
        data.broken.append(index % columns >= columns / 2 ? 1 : 0);
    }
    data.maximum = columns * rows - 1;
    data.text = [](double value) { return QStringLiteral("%1 s").arg(value); };
    data.tip = [](int index) { return QStringLiteral("point %1").arg(index); };
    data.legend = QStringLiteral("breaks a rule");
    data.nowText = QStringLiteral("this plan");
    return data;
}

Lines lines() {
    Lines data;
    data.title = QStringLiteral("step over size");
    data.x = axis(QStringLiteral("size"), 12, 3.0);
    LinePanel panel;
    panel.unit = QStringLiteral("s");
    panel.text = [](double value) { return QStringLiteral("%1 s").arg(value); };
    panel.maximum = 150.0;
    PlotLine line{QStringLiteral("a.step_s"), QStringLiteral("step"), {},
                  Meaning::Attention,         Qt::SolidLine,          9.0};
    for (int place = 0; place < 12; ++place)
        line.values.append(place == 5 ? missingValue : place * place);
    panel.lines = {line};
    data.panels = {panel, panel};
    data.panels[1].unit = QStringLiteral("B");
    data.broken = QVector<quint8>(12, 0);
    data.broken[10] = data.broken[11] = 1;
    data.legend = QStringLiteral("breaks a rule");
    return data;
}

QRectF imageArea(const QImage& image, const QColor& colour) {
    QRectF area;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                area |= QRectF(x, y, 1, 1);
    return area;
}

} // namespace

/// Heat maps and line plots: what they draw, and that it stays where it belongs.
class SweepPlotsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void scaleIsSteadyInLightness();
    void brokenAreasCoverJustTheBrokenCells();
    void cellsStandWhereTheirValuesSay();
    void runsCoverThePlotAndNoMore();
    void cellsStayShapesWithoutSeams();
    void svgStaysInside_data();
    void svgStaysInside();
    void numbersAreTheValues();
    void elementsFollowTheArrowKeys();
    void missingCellsStayBlank();
    void emptyPlotsSayWhy();
    void linesLeaveGapsWhereValuesAreMissing();
};

void SweepPlotsTest::scaleIsSteadyInLightness() {
    for (const Theme& theme : {Theme::light(), Theme::dark()}) {
        double before = theme.isDark() ? -1.0 : 2.0;
        for (int step = 0; step <= 20; ++step) {
            const double now = luminance(sequentialColour(theme, step / 20.0));
            QVERIFY(theme.isDark() ? now > before : now < before);
            before = now;
        }
        // Both ends differ from the card and from each other.
        QVERIFY(contrastRatio(sequentialColour(theme, 0.0), sequentialColour(theme, 1.0)) > 8.0);
        QVERIFY(contrastRatio(sequentialColour(theme, 1.0), theme.colour(Meaning::Card)) > 3.0);
    }
}

void SweepPlotsTest::brokenAreasCoverJustTheBrokenCells() {
    auto data = map(7, 5);
    data.broken[data.at(1, 3)] = 1;
    data.broken[data.at(5, 2)] = 0;
    QVector<int> covered(35, 0);
    for (const QRect& area : brokenAreas(data))
        for (int row = area.top(); row <= area.bottom(); ++row)
            for (int column = area.left(); column <= area.right(); ++column)
                ++covered[data.at(column, row)];
    for (int index = 0; index < 35; ++index)
        QCOMPARE(covered[index], static_cast<int>(data.broken[index]));
    QVERIFY(brokenAreas(map(40, 40)).size() == 1); // merged over all rows
}

void SweepPlotsTest::cellsStandWhereTheirValuesSay() {
    HeatMapPlot plot;
    auto data = map(4, 3);
    data.broken.fill(0);
    data.x.now = missingValue;
    plot.setData(data);
    plot.resize(500, 320);
    PictureOptions options;
    options.size = QSize(500, 320);
    options.scale = 1.0;
    const QImage image = chartImage(plot, options);
    const auto area = imageArea(image, sequentialColour(Theme::light(), 1.0)); // of the largest value
    // The largest value stands in the upper right cell.
    const auto last = imageArea(image, sequentialColour(Theme::light(), 0.0)); // the smallest, lower left
    QVERIFY(area.width() > 40 && area.height() > 40);
    QVERIFY(last.width() > 40 && last.height() > 40);
    QVERIFY(area.center().x() > last.center().x() && area.center().y() < last.center().y());
}

void SweepPlotsTest::runsCoverThePlotAndNoMore() {
    const Theme theme = Theme::light();
    for (const QSize& size : {QSize(500, 320), QSize(97, 61)}) { // in the small one some cells have no pixel
        auto data = map(40, 30);
        const auto layout = layOutHeatMap(data, QRectF(QPointF(7, 3), QSizeF(size)), theme);
        QRegion covered;
        for (const auto& run : cellRuns(data, layout, theme)) {
            QVERIFY(layout.plot.contains(run.area));
            covered += run.area;
        }
        QCOMPARE(covered, QRegion(layout.plot.toRect()));
        data.values.fill(1.0);
        QCOMPARE(cellRuns(data, layout, theme).size(),
                 std::min(30, layout.plot.toRect().height())); // one a row
    }
}

void SweepPlotsTest::cellsStayShapesWithoutSeams() {
    HeatMapPlot plot;
    auto data = map(30, 20);
    data.broken.fill(0);
    data.x.now = missingValue;
    data.nowText.clear();
    data.legend.clear();
    data.maximum = 1.0;
    for (int index = 0; index < data.values.size(); ++index)
        data.values[index] = (index + index / 30) % 2 == 0 ? 0.9 : 1.0; // a dark chessboard
    plot.setData(data);
    PictureOptions options;
    options.size = QSize(500, 320);
    const QByteArray svg = chartSvg(plot, options);
    QVERIFY(!svg.contains("<image"));
    QVERIFY(svg.count("<path") + svg.count("<rect") > 600);
    // At a zoom at which no edge falls on a pixel, the light card must not shine through.
    constexpr double zoom = 1.37;
    QImage image((QSizeF(options.size) * zoom).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(0, 0), QSizeF(options.size) * zoom));
    painter.end();
    plot.resize(474, 294); // within the margins of the picture
    QRectF cells;
    for (const auto& element : plot.elements())
        cells |= element.area.translated(13, 13);
    const QRect inside = QRectF(cells.topLeft() * zoom, cells.size() * zoom).toRect().adjusted(4, 4, -4, -4);
    QVERIFY(inside.width() > 400);
    const double lightest = luminance(sequentialColour(Theme::light(), 0.85));
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            QVERIFY2(
                luminance(image.pixelColor(x, y)) < lightest,
                qPrintable(QStringLiteral("%1, %2: %3").arg(x).arg(y).arg(image.pixelColor(x, y).name())));
}

void SweepPlotsTest::svgStaysInside_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"map", "words", "lines"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void SweepPlotsTest::svgStaysInside() {
    QFETCH(QString, name);
    std::unique_ptr<Chart> chart;
    if (name == u"lines") {
        auto plot = std::make_unique<LinePlot>();
        plot->setData(lines());
        chart = std::move(plot);
    } else {
        auto plot = std::make_unique<HeatMapPlot>();
        auto data = map(30, 20);
        if (name == u"words") {
            data.kinds = {QStringLiteral("all-to-all"), QStringLiteral("experts, memory")};
            data.kindColours = {Meaning::Dispatch, Meaning::SharedExpert};
            for (double& value : data.values)
                value = value > 200 ? 1 : 0;
        }
        plot->setData(data);
        chart = std::move(plot);
    }
    for (const QSize& size : {QSize(900, 520), QSize(360, 220)}) {
        PictureOptions options;
        options.title = QStringLiteral("A title");
        options.size = size;
        const QByteArray svg = chartSvg(*chart, options);
        QVERIFY(QSvgRenderer(svg).isValid());
        const QRectF extent = svgExtent(svg);
        QVERIFY2(QRectF(QPointF(0, 0), QSizeF(size)).adjusted(-1, -1, 1, 1).contains(extent),
                 qPrintable(QStringLiteral("%1 %2 %3 %4")
                                .arg(extent.left())
                                .arg(extent.top())
                                .arg(extent.right())
                                .arg(extent.bottom())));
    }
}

void SweepPlotsTest::numbersAreTheValues() {
    HeatMapPlot plot;
    plot.setData(map(3, 2));
    const auto table = plot.numbers();
    QCOMPARE(table.columns.size(), 4);
    QCOMPARE(table.columns[2].unit, QStringLiteral("s"));
    QCOMPARE(table.rows.size(), 6);
    QCOMPARE(std::get<double>(table.rows[4][0]), 1e6); // second column ..
    QCOMPARE(std::get<double>(table.rows[4][1]), 1e6); // .. of the second row
    QCOMPARE(std::get<double>(table.rows[4][2]), 4.0);
    QCOMPARE(std::get<QString>(table.rows[4][3]), QStringLiteral("yes"));
    LinePlot curve;
    curve.setData(lines());
    QVERIFY(csvOf(curve.numbers())
                .startsWith("size [B],a.step_s [s],a.step_s [B],breaks a rule\n0,0,0,no\n1000000,1,1,no\n"));
}

void SweepPlotsTest::elementsFollowTheArrowKeys() {
    HeatMapPlot plot;
    plot.setData(map(4, 3));
    plot.resize(500, 320);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.setFocus();
    QTest::keyClick(&plot, Qt::Key_Home);
    QCOMPARE(plot.focusedKey(), QStringLiteral("8")); // upper left
    QTest::keyClick(&plot, Qt::Key_Down);
    QCOMPARE(plot.focusedKey(), QStringLiteral("4"));
    QTest::keyClick(&plot, Qt::Key_Right);
    QCOMPARE(plot.focusedKey(), QStringLiteral("5"));
}

void SweepPlotsTest::missingCellsStayBlank() {
    HeatMapPlot plot;
    auto data = map(4, 3);
    data.broken.fill(0);
    data.values.resize(4); // the first row is there
    data.maximum = 3;
    plot.setData(data);
    PictureOptions options;
    options.size = QSize(500, 320);
    options.scale = 1.0;
    const QImage image = chartImage(plot, options);
    plot.resize(472, 292);
    const auto upper = plot.elements().first().area.center() + QPointF(14, 14);
    QCOMPARE(image.pixelColor(upper.toPoint()), QColor(Qt::white));
    QCOMPARE(plot.table().at(2).at(1), QStringLiteral("–"));
}

void SweepPlotsTest::emptyPlotsSayWhy() {
    HeatMapPlot plot;
    HeatMap data;
    data.emptyText = QStringLiteral("nothing yet");
    plot.setData(data);
    QCOMPARE(plot.description(), QStringLiteral("nothing yet"));
    QVERIFY(chartSvg(plot, {}).contains("nothing yet"));
    LinePlot curve;
    Lines none;
    none.emptyText = QStringLiteral("nothing yet");
    curve.setData(none);
    QVERIFY(chartSvg(curve, {}).contains("nothing yet"));
}

void SweepPlotsTest::linesLeaveGapsWhereValuesAreMissing() {
    LinePlot plot;
    plot.setData(lines());
    QCOMPARE(plot.table().at(6).at(1), QStringLiteral("–"));
    QVERIFY(csvOf(plot.numbers()).contains("\n5000000,,,no\n"));
    plot.resize(600, 300);
    QVERIFY(plot.elements().at(5).tip.contains(QStringLiteral("–")));
    QVERIFY(plot.elements().at(11).tip.contains(QStringLiteral("breaks a rule")));
}

QTEST_MAIN(SweepPlotsTest)
#include "tst_sweep_plots.moc"
