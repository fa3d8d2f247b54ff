// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluate.h"
#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/chart_drag.h"
#include "ui/exporting/chart_export.h"
#include "ui/exporting/dashboard_picture.h"
#include "ui/exporting/embedded_scenario.h"
#include "ui/exporting/export_choices.h"
#include "ui/exporting/export_dialog.h"
#include "ui/exporting/print_sheet.h"
#include "ui/exporting/scenario_picture.h"
#include "ui/language/language.h"
#include "ui/panels/chart_card.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMouseEvent>
#include <QPrinter>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

using namespace planner;
using namespace planner::ui;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOfPdf(const QString& path) {
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Hears whether a widget was told of another language.
class Listener final : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override {
        changes += event->type() == QEvent::LanguageChange ? 1 : 0;
        QWidget::changeEvent(event);
    }
};

} // namespace

/// What is written to disk, dragged and printed, and what happens where that is not possible.
class ExportFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        applyStyle(*qApp, Theme::light());
    }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        m_folder = std::make_unique<QTemporaryDir>();
        ExportChoices{}.save();
    }

    void allChartsInEveryFormat_data();
    void allChartsInEveryFormat();
    void sizeAndScaleAreKept();
    void numbersEqualTheFigures();
    void aFileIsNoFolder();
    void devicesAreNotReplaced();
    void aFullDiskLeavesTheOldFile();
    void aReadOnlyFolderIsTold();
    void captionNamesPlanChangesAndBaseline();
    void choicesAreRemembered();
    void nonsenseInTheSettingsIsPassedOver();
    void dialogExportsAndRemembers();
    void dialogTellsFailuresAndStays();
    void dialogKeepsTheNameWhenTheFormatChanges();
    void anotherLanguageForAWhileIsNotHeard();
    void pullingAtAChartDragsIt();
    void dragDrawsOnlyWhenAsked();
    void printedPageHasAHeader();

private:
    ChartInput input() const {
        return {&m_document.plan(), m_document.baselinePlan(), false, true, &m_document.scenario()};
    }
    QVector<Drawing> drawings() const { return drawingsOf(m_document, input()); }
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }

    ScenarioDocument m_document;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void ExportFilesTest::allChartsInEveryFormat_data() {
    QTest::addColumn<QString>("format");
    for (const auto& suffix : exportSuffixes())
        QTest::newRow(qPrintable(suffix)) << suffix;
}

void ExportFilesTest::allChartsInEveryFormat() {
    QFETCH(QString, format);
    ExportChoices choices;
    choices.format = format;
    choices.scale = 1;
    const auto folder = path("all charts 所有图表/new");
    const auto files = exportAll(drawings(), folder, choices);
    QVERIFY2(files.has_value(), files ? "" : qPrintable(files.error()));
    QCOMPARE(files->size(), static_cast<qsizetype>(chartKinds().size()));
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), files->size());
    for (const auto& file : *files) {
        const auto content = contentOf(file);
        QVERIFY2(content.size() > 100, qPrintable(file));
        if (format == u"csv")
            continue;
        const auto json = embeddedScenario(content, file.toStdString());
        QVERIFY2(json.has_value(), qPrintable(file));
        const auto loaded = read_scenario(*json, file.toStdString());
        QVERIFY(loaded.has_value());
        const auto plan = evaluate(loaded->scenario);
        QVERIFY(std::equal(plan.figures.begin(), plan.figures.end(), m_document.plan().figures.begin(),
                           same_value));
    }
    QCOMPARE(filesInTheWay(drawings(), folder, format).size(), files->size());
}

void ExportFilesTest::sizeAndScaleAreKept() {
    ExportChoices choices;
    choices.size = QSize(700, 400);
    choices.scale = 3;
    choices.theme = Theme::Mode::Dark;
    QVERIFY(exportDrawing(drawings().front(), path("a.png"), choices).has_value());
    const QImage image(path("a.png"));
    QCOMPARE(image.size(), QSize(2100, 1200));
    QCOMPARE(image.pixelColor(1, 1), Theme::dark().colour(Meaning::Card));
    QVERIFY(exportDrawing(drawings().front(), path("a.svg"), choices).has_value());
    QVERIFY(contentOf(path("a.svg")).contains("viewBox=\"0 0 700 400\""));
}

void ExportFilesTest::numbersEqualTheFigures() {
    QVERIFY(exportDrawing(drawings().front(), path("memory.csv"), {}).has_value());
    const auto lines = QString::fromUtf8(contentOf(path("memory.csv"))).split(u'\n');
    QCOMPARE(lines.front(), QStringLiteral("bar,part,figure,value [B],baseline [B]"));
    int found = 0;
    for (const auto& line : lines) {
        const auto cells = line.split(u',');
        if (cells.size() < 3 || cells.at(cells.size() - 3) != QStringLiteral("decode.memory.kv_bytes"))
            continue;
        ++found;
        QCOMPARE(cells.at(cells.size() - 2).toDouble(), m_document.plan()["decode.memory.kv_bytes"_fig]);
    }
    QCOMPARE(found, 1);
}

void ExportFilesTest::aFileIsNoFolder() {
    QFile file(path("taken"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto done = exportAll(drawings(), file.fileName(), {});
    QVERIFY(!done.has_value() && done.error().contains(QStringLiteral("not a folder")));
}

void ExportFilesTest::devicesAreNotReplaced() {
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), path("full.png")));
    const auto done = exportDrawing(drawings().front(), path("full.png"), {});
    QVERIFY(!done.has_value());
    QVERIFY2(done.error().contains(QStringLiteral("no regular file")), qPrintable(done.error()));
    QVERIFY(QFileInfo(QStringLiteral("/dev/full")).exists() &&
            !QFileInfo(QStringLiteral("/dev/full")).isFile());
}

/// A limit on the size of files fails the write half way, as a full disk does.
void ExportFilesTest::aFullDiskLeavesTheOldFile() {
    QFile old(path("a.png"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{4096, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    const auto done = exportDrawing(drawings().front(), path("a.png"), {});
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!done.has_value());
    QVERIFY2(done.error().contains(QStringLiteral("a.png")) &&
                 done.error().contains(QStringLiteral("cannot be written")),
             qPrintable(done.error()));
    QCOMPARE(contentOf(path("a.png")), QByteArray("old"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("a.png")});
}

void ExportFilesTest::aReadOnlyFolderIsTold() {
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    const auto done = exportAll(drawings(), m_folder->path(), {});
    QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY(!done.has_value() && done.error().contains(QStringLiteral("cannot be written")));
}

void ExportFilesTest::captionNamesPlanChangesAndBaseline() {
    ScenarioDocument document;
    QVERIFY(document.setValue("network.nic_bandwidth"_in, 100e9));
    document.nameBaseline(QStringLiteral("as bought"));
    const ChartInput shown{&document.plan(), document.baselinePlan(), false, true, &document.scenario()};
    const auto drawn = drawingsOf(document, shown).front().make();
    for (const auto& word : {QStringLiteral("MoE Planner"), document.displayName(), QStringLiteral("800"),
                             QStringLiteral("as bought")})
        QVERIFY2(drawn.options.caption.contains(word), qPrintable(drawn.options.caption));
    const ChartInput alone{&document.plan(), nullptr, false, true, &document.scenario()};
    QVERIFY(
        !drawingsOf(document, alone).front().make().options.caption.contains(QStringLiteral("as bought")));
}

void ExportFilesTest::choicesAreRemembered() {
    ExportChoices choices;
    choices.format = QStringLiteral("pdf");
    choices.size = QSize(1234, 567);
    choices.scale = 3;
    choices.theme = Theme::Mode::Dark;
    choices.language = QStringLiteral("zh_CN");
    choices.save();
    QVERIFY(ExportChoices::load() == choices);
}

void ExportFilesTest::nonsenseInTheSettingsIsPassedOver() {
    ExportChoices choices;
    choices.format = QStringLiteral("bmp");
    choices.size = QSize(1, 1000000);
    choices.scale = 99;
    choices.language = QStringLiteral("tlh");
    choices.save();
    const auto loaded = ExportChoices::load();
    QCOMPARE(loaded.format, QStringLiteral("png"));
    QCOMPARE(loaded.size, QSize(160, 8000));
    QCOMPARE(loaded.scale, 4.0);
    QCOMPARE(loaded.language, QString());
}

void ExportFilesTest::dialogExportsAndRemembers() {
    ExportDialog dialog({drawings().at(1)});
    ExportChoices choices;
    choices.format = QStringLiteral("svg");
    choices.size = QSize(640, 360);
    dialog.setChoices(choices);
    dialog.setPath(path("a chart 图.svg"));
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.files(), QStringList{path("a chart 图.svg")});
    QVERIFY(contentOf(path("a chart 图.svg")).contains("viewBox=\"0 0 640 360\""));
    QVERIFY(ExportChoices::load() == choices);
}

void ExportFilesTest::dialogTellsFailuresAndStays() {
    ExportDialog dialog({drawings().front()});
    dialog.show();
    dialog.setPath(path("no such folder/a.png"));
    dialog.accept();
    QVERIFY(dialog.isVisible());
    QVERIFY2(dialog.problem().contains(QStringLiteral("does not exist")), qPrintable(dialog.problem()));
    dialog.setPath({});
    dialog.accept();
    QVERIFY(dialog.isVisible() && dialog.files().isEmpty());
}

void ExportFilesTest::dialogKeepsTheNameWhenTheFormatChanges() {
    ExportDialog dialog({drawings().front()});
    dialog.setPath(path("my v1.2 chart.png"));
    auto choices = dialog.choices();
    choices.format = QStringLiteral("csv");
    dialog.setChoices(choices);
    QCOMPARE(dialog.path(), path("my v1.2 chart.csv"));
}

void ExportFilesTest::anotherLanguageForAWhileIsNotHeard() {
    Listener listener;
    QCOMPARE(currentLanguage(), QStringLiteral("en"));
    {
        const ScopedLanguage language(QStringLiteral("zh_CN"));
        QCOMPARE(currentLanguage(), QStringLiteral("zh_CN"));
        QCoreApplication::processEvents();
    }
    QCOMPARE(currentLanguage(), QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(listener.changes, 0);
    setLanguage(QStringLiteral("zh_CN")); // Qt's own translation is there, or nothing is told at all
    setLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    const bool translated = QFile::exists(QStringLiteral("/usr/share/qt6/translations/qtbase_zh_CN.qm"));
    QVERIFY(!translated || listener.changes > 0);
}

void ExportFilesTest::pullingAtAChartDragsIt() {
    ChartCard card(chartKinds().front());
    card.resize(500, 260);
    card.refresh(input());
    card.show();
    QVERIFY(QTest::qWaitForWindowExposed(&card));
    QSignalSpy dragged(&card, &ChartCard::dragRequested);
    const auto send = [&card](QEvent::Type type, const QPointF& at, Qt::MouseButtons buttons) {
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, card.chart().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&card.chart(), &event);
    };
    send(QEvent::MouseMove, {90, 20}, Qt::NoButton); // pointing is no pulling
    send(QEvent::MouseButtonPress, {100, 20}, Qt::LeftButton);
    send(QEvent::MouseMove, {102, 20}, Qt::LeftButton); // nor is a trembling hand
    QCOMPARE(dragged.count(), 0);
    send(QEvent::MouseMove, {160, 60}, Qt::LeftButton);
    QCOMPARE(dragged.count(), 1);
}

void ExportFilesTest::dragDrawsOnlyWhenAsked() {
    int made = 0;
    Drawing drawing = drawings().front();
    drawing.make = [&made, make = drawing.make] {
        ++made;
        return make();
    };
    const ChartDragData data(drawing, QSize(640, 360), *m_folder);
    QVERIFY(data.hasUrls() && data.hasImage() && data.hasText() &&
            data.hasFormat(QStringLiteral("image/svg+xml")));
    QCOMPARE(made, 0);
    QVERIFY(QDir(m_folder->path()).isEmpty());
    const auto urls = data.urls();
    QCOMPARE(urls.size(), 1);
    const QImage image(urls.front().toLocalFile());
    QCOMPARE(image.size(), QSize(1280, 720));
    QVERIFY(embeddedScenario(contentOf(urls.front().toLocalFile()), "dragged").has_value());
    QCOMPARE(qvariant_cast<QImage>(data.imageData()).size(), QSize(1280, 720));
    QVERIFY(data.data(QStringLiteral("image/svg+xml")).contains("<svg"));
    QVERIFY(data.text().contains(u'\t'));
    QCOMPARE(made, 1);
}

void ExportFilesTest::printedPageHasAHeader() {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext is not installed");
    QCoreApplication::setApplicationVersion(QStringLiteral("7.8.9"));
    QPrinter printer(QPrinter::ScreenResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path("page.pdf"));
    preparePrinter(printer, m_document.displayName());
    printer.setPageSize(QPageSize(QPageSize::A4));
    DrawnChart drawn{std::make_unique<DashboardPicture>(input()), {}};
    drawn.options = pictureOptionsOf(m_document.scenario(), m_document.displayName());
    QVERIFY(printSheet(printer, drawn, m_document.displayName()));
    const auto text = textOfPdf(path("page.pdf"));
    for (const auto& word :
         {m_document.displayName(), QStringLiteral("MoE Planner 7.8.9"),
          QDate::currentDate().toString(Qt::ISODate), QStringLiteral("Decode step"), QStringLiteral("60.4")})
        QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
    QCOMPARE(text.count(u'\f'), 1); // one page
}

QTEST_MAIN(ExportFilesTest)
#include "tst_export_files.moc"
