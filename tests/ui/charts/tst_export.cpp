// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_data.h"
#include "svg_extent.h"

#include "ui/charts/base/roofline_plot.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/exporting/chart_export.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace planner::ui;

namespace {

QString textOfPdf(const QString& path) {
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

PictureOptions titled() {
    PictureOptions options;
    options.title = QStringLiteral("Decode <step> & more");
    options.subtitle = QStringLiteral("per layer × 62");
    options.caption = QStringLiteral("DeepSeek-V3 online");
    options.attachment = "{\"format\": \"scenario\", \"name\": \"解码\"}";
    return options;
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    // Charts that were never shown: the case in which Qt Charts alone exports a blank picture.
    void pdfHoldsTheTexts() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.pdf"));
        StackedBarChart bars;
        bars.setData(sample::decodeStep());
        QVERIFY(exportChart(bars, path, titled()).has_value());
        const QString text = textOfPdf(path);
        for (const QString& word :
             {QStringLiteral("Decode <step> & more"), QStringLiteral("Estimate"), QStringLiteral("60.3"),
              QStringLiteral("22.1"), QStringLiteral("routed experts"), QStringLiteral("efficiency"),
              QStringLiteral("DeepSeek-V3 online")})
            QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
        bars.setData(sample::memory(true));
        QVERIFY(exportChart(bars, path, titled()).has_value());
        const QString chinese = textOfPdf(path);
        QVERIFY2(chinese.contains(QStringLiteral("注意力权重")) &&
                     chinese.contains(QStringLiteral("85.5 GB")),
                 qPrintable(chinese));
        RooflinePlot plot;
        plot.setData(sample::roofline());
        QVERIFY(exportChart(plot, path, titled()).has_value());
        const QString roof = textOfPdf(path);
        for (const QString& word :
             {QStringLiteral("core attention"), QStringLiteral("FLOP per byte of HBM traffic"),
              QStringLiteral("BF16"), QStringLiteral("1000")})
            QVERIFY2(roof.contains(word), qPrintable(word + u'\n' + roof));
    }

    void svgIsValidAndStaysInside_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"bars", "memory", "roofline", "beyond"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void svgIsValidAndStaysInside() {
        QFETCH(QString, name);
        std::unique_ptr<Chart> chart;
        if (name == u"roofline") {
            auto plot = std::make_unique<RooflinePlot>();
            Roofline data = sample::roofline(false, true);
            data.points[4].achieved = 1e17;
            data.points[0].before = QPointF(1e-3, 1e20);
            data.roofs << RoofLine{QStringLiteral("FP4"), 1e16, Meaning::Accent, Qt::DotLine};
            plot->setData(data);
            chart = std::move(plot);
        } else {
            auto bars = std::make_unique<StackedBarChart>();
            StackedBars data = name == u"bars" ? sample::decodeStep(false, true) : sample::memory(true, true);
            if (name == u"beyond") {
                data.axisMaximum = 30.0;
                data.markers[0].at = 1e6;
            }
            bars->setData(data);
            chart = std::move(bars);
        }
        for (const QSize& size : {QSize(900, 520), QSize(320, 160)}) {
            PictureOptions options = titled();
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
            QVERIFY(svg.contains("font-family=\"DejaVu Sans\""));
            QVERIFY(!svg.contains("<image"));
        }
    }

    void attachmentsSurvive() {
        StackedBarChart bars;
        bars.setData(sample::money());
        const PictureOptions options = titled();
        const QImage image = QImage::fromData(chartPng(bars, options));
        QCOMPARE(image.size(), options.size * 2);
        QCOMPARE(QByteArray::fromBase64(image.text(attachmentKey()).toLatin1()), options.attachment);
        QVERIFY(chartSvg(bars, options).contains(options.attachment.toBase64()));
        QVERIFY(chartPdf(bars, options).contains("scenario.json") ||
                chartPdf(bars, options).contains("EmbeddedFile"));
    }

    void otherThemeLeavesTheWindowAlone() {
        StackedBarChart bars;
        bars.resize(429, 180);
        bars.setData(sample::memory());
        bars.setTheme(Theme::dark());
        bars.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bars));
        const QImage before = bars.grab().toImage();
        QCoreApplication::processEvents();
        const int paints = bars.paintCount();
        PictureOptions options;
        options.theme = Theme::light();
        const QImage picture = chartImage(bars, options);
        QCOMPARE(picture.pixelColor(2, 2), QColor(Qt::white));
        QCoreApplication::processEvents();
        QCOMPARE(bars.paintCount(), paints);
        QVERIFY(bars.grab().toImage() == before);
    }

    void sameDataGivesTheSameBytes() {
        StackedBarChart shown;
        shown.resize(700, 90);
        shown.setData(sample::memory());
        shown.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown));
        StackedBarChart hidden;
        hidden.setData(sample::memory());
        QCOMPARE(chartSvg(shown, titled()), chartSvg(hidden, titled()));
        QCOMPARE(chartPng(shown, titled()), chartPng(hidden, titled()));
    }

    void failuresSayWhatIsWrong() {
        StackedBarChart bars;
        QTemporaryDir folder;
        const auto unknown = exportChart(bars, folder.filePath(QStringLiteral("a.bmp")));
        QVERIFY(!unknown.has_value() && unknown.error().contains(QStringLiteral(".svg")));
        const auto nowhere = exportChart(bars, folder.filePath(QStringLiteral("no/such/a.png")));
        QVERIFY(!nowhere.has_value() && nowhere.error().contains(QStringLiteral("does not exist")));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("b.png")));
        QVERIFY(!exportChart(bars, folder.filePath(QStringLiteral("b.png"))).has_value());
        PictureOptions huge;
        huge.size = QSize(1000000, 10);
        QVERIFY(!exportChart(bars, folder.filePath(QStringLiteral("a.png")), huge).has_value());
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        const auto readOnly = exportChart(bars, folder.filePath(QStringLiteral("a.png")));
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(!readOnly.has_value() && readOnly.error().contains(QStringLiteral("cannot be written")));
    }
};

QTEST_MAIN(ExportTest)
#include "tst_export.moc"
