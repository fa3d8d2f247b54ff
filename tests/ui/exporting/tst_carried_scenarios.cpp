// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and reports carry their scenario: read back from every format, and opened in the window.
#include "tests/ui/window/window_fixture.h"

#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/report/plan_report.h"
#include "ui/exporting/embedded_scenario.h"
#include "ui/exporting/report/report_html.h"
#include "ui/exporting/report/report_pdf.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/panels/message_bar.h"
#include "ui/window/file_actions.h"

#include <QBuffer>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QTemporaryDir>

using namespace planner;
using namespace planner::ui;

class TestCarriedScenarios : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_fixture.open();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { m_fixture.close(); }

    void everyFormatGivesItBack_data() { addFormats(); }
    void everyFormatGivesItBack();
    void droppedPicturesOpenAsTheirPlan_data() { addFormats(); }
    void droppedPicturesOpenAsTheirPlan();
    void savingDoesNotWriteOverThePicture();
    void picturesWithoutOneSaySo();
    void textsBehindAPngsPixelsAreFound();

private:
    static void addFormats() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"chart.png", "chart.svg", "chart.pdf", "report.pdf", "report.html"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    /// A plan that is no preset, with a name that would end an element of HTML or SVG.
    static Scenario plan() {
        auto scenario = *find_preset(opening_preset);
        scenario.id.clear();
        scenario.name = "方案 </script> & <metadata>";
        set_value(scenario, "decode.nodes"_in, 9);
        set_value(scenario, "network.nic_bandwidth"_in, 12.3456789e9);
        return scenario;
    }

    static QByteArray content(const QString& format);

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test's own file cannot be written");
        return file.fileName();
    }

    WindowFixture m_fixture;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QByteArray TestCarriedScenarios::content(const QString& format) {
    const report::Subject subject{plan(), {}, {}, {}};
    const ReportPictures pictures(subject);
    if (format == u"report.pdf")
        return reportPdf(report::make_report(subject), pictures);
    if (format == u"report.html")
        return reportHtml(report::make_report(subject), pictures);
    const auto chart = pictures.picture("memory");
    const auto options = pictureOptionsOf(plan(), QStringLiteral("plan"));
    if (format == u"chart.png")
        return chartPng(*chart->widget, options);
    return format == u"chart.svg" ? chartSvg(*chart->widget, options) : chartPdf(*chart->widget, options);
}

void TestCarriedScenarios::everyFormatGivesItBack() {
    QFETCH(QString, format);
    const auto found = findScenario(write(format, content(format)).toStdString());
    QVERIFY2(found.has_value(), found ? "" : english(found.error()).c_str());
    QVERIFY(found->where == FoundIn::Picture);
    QVERIFY(found->loaded.notices.empty());
    QVERIFY(found->loaded.scenario == plan());
    const auto before = evaluate(plan());
    const auto after = evaluate(found->loaded.scenario);
    for (std::size_t index = 0; index < figure_count; ++index)
        QVERIFY2(same_value(before.figures[index], after.figures[index]), figure_table[index].id.data());
}

void TestCarriedScenarios::droppedPicturesOpenAsTheirPlan() {
    QFETCH(QString, format);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(format, content(format)))});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &drop);
    QTRY_COMPARE(m_fixture.document().plan()["decode.nodes"_in], 9.0);
    QVERIFY(m_fixture.document().scenario() == plan());
    QVERIFY(m_fixture.document().filePath().isEmpty());
}

void TestCarriedScenarios::savingDoesNotWriteOverThePicture() {
    const auto bytes = content(QStringLiteral("chart.png"));
    const auto path = write(QStringLiteral("chart.png"), bytes);
    m_fixture.window->openScenario(path);
    QVERIFY(!m_fixture.document().save().has_value()); // there is no scenario file yet
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void TestCarriedScenarios::picturesWithoutOneSaySo() {
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    for (const char* format : {"png", "jpg", "bmp"}) {
        buffer.seek(0);
        bytes.clear();
        QVERIFY(image.save(&buffer, format));
        const auto path = write(QStringLiteral("bare.") + QString::fromLatin1(format), bytes);
        m_fixture.window->openScenario(path);
        auto* bar = m_fixture.window->findChild<MessageBar*>();
        QVERIFY2(bar->isVisible() && bar->text().contains(QStringLiteral("carries no scenario")), format);
        QCOMPARE(m_fixture.document().scenario().id, std::string(opening_preset)); // nothing lost
    }
}

void TestCarriedScenarios::textsBehindAPngsPixelsAreFound() {
    const auto png = content(QStringLiteral("chart.png"));
    // Moves the chunk with the key behind the pixels, as some optimisers do: length, type, data, checksum.
    const auto key = png.indexOf("moe-planner-scenario");
    const auto begin = key - 8;
    quint32 length = 0;
    for (int at = 0; at < 4; ++at)
        length = length << 8U | static_cast<quint8>(png[begin + at]);
    const auto chunk = png.mid(begin, 12 + static_cast<qsizetype>(length));
    auto moved = png;
    moved.remove(begin, chunk.size());
    moved.insert(moved.size() - 12, chunk); // before the end chunk
    QVERIFY(moved != png);
    QVERIFY(embeddedScenario(moved, "moved.png").has_value());
    QCOMPARE(*embeddedScenario(moved, "moved.png"), *embeddedScenario(png, "chart.png"));
}

QTEST_MAIN(TestCarriedScenarios)
#include "tst_carried_scenarios.moc"
