// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_bench.h"

#include "ui/inputs/traffic_dialog.h"
#include "ui/inputs/traffic_row.h"
#include "ui/inputs/traffic_sketch.h"

#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>

using namespace planner;
using namespace planner::ui;

/// One's own traffic: pasted or from a file, checked at once, undoable.
class TestTraffic : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareTests(QStringLiteral("traffic")); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void pastedColumnIsUsedAndUndone();
    void badLineIsNamed_data();
    void badLineIsNamed();
    void fileIsNamed();
    void sketchFollowsTheProfile();
    void editorShowsThePresentTraffic();

private:
    static QStringList ramp() {
        QStringList lines;
        for (int hour = 0; hour < 24; ++hour)
            lines << QString::number(hour + 1);
        return lines;
    }

    static TrafficRow* trafficOf(Bench& bench) {
        auto* section = bench.section("workload");
        section->setExpanded(true);
        return section->traffic();
    }
};

void TestTraffic::pastedColumnIsUsedAndUndone() {
    Bench bench;
    auto* editor = trafficOf(bench)->editor();
    editor->text()->setPlainText(ramp().join(u'\n'));
    QVERIFY(editor->message()->isHidden());
    QVERIFY(editor->useButton()->isEnabled());
    editor->useButton()->click();
    QCOMPARE(bench.document.plan()["workload.profile"_in], custom_profile);
    QCOMPARE(bench.document.scenario().inputs.hourly.at(23), 24.0);
    // 24 over the mean of 12.5
    QVERIFY(std::abs(bench.document.plan()["service.peak_over_mean"_fig] - 1.92) < 1e-12);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(bench.document.undoStack().undoText().contains(QStringLiteral("traffic")));
    bench.document.undoStack().undo();
    QCOMPARE(bench.document.plan()["workload.profile"_in], 1.0);
    QVERIFY(!is_given(bench.document.scenario().inputs.hourly));
    bench.document.undoStack().redo();
    QCOMPARE(bench.document.scenario().inputs.hourly.at(0), 1.0);
}

void TestTraffic::badLineIsNamed_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("negative") << 7 << "-5"
                              << "Line 7: −5 is negative";
    QTest::newRow("gap") << 3 << ""
                         << "Line 3: the hour 2 has no number";
    QTest::newRow("thousands") << 12 << "1,234"
                               << "Line 12: “1,234” is not one number";
    QTest::newRow("25th hour") << 24 << "1\n2"
                               << "Line 25: is a 25th hour";
}

void TestTraffic::badLineIsNamed() {
    QFETCH(int, line);
    QFETCH(QString, text);
    QFETCH(QString, words);
    Bench bench;
    auto* editor = trafficOf(bench)->editor();
    auto lines = ramp();
    lines[line - 1] = text;
    editor->text()->setPlainText(lines.join(u'\n'));
    QVERIFY2(plain(editor->message()->text()).startsWith(words), qPrintable(editor->message()->text()));
    QVERIFY(!editor->message()->isHidden());
    QVERIFY(!editor->useButton()->isEnabled());
    editor->use();
    QCOMPARE(bench.document.undoStack().count(), 0);
    QCOMPARE(editor->text()->toPlainText(), lines.join(u'\n')); // nothing lost
}

void TestTraffic::fileIsNamed() {
    Bench bench;
    auto* editor = trafficOf(bench)->editor();
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("traffic.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    auto lines = ramp();
    lines[4] = QStringLiteral("many");
    file.write("\xEF\xBB\xBFhour,tokens\n" + lines.join(u'\n').toUtf8());
    file.close();
    QVERIFY(!editor->readFile(path));
    QVERIFY2(editor->message()->text().contains(QStringLiteral("traffic.csv")) &&
                 editor->message()->text().contains(QStringLiteral("line 6")), // after the heading
             qPrintable(editor->message()->text()));
    QVERIFY(!editor->readFile(folder.filePath(QStringLiteral("none.csv"))));
    QVERIFY(editor->message()->text().contains(QStringLiteral("none.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("hour,tokens\n" + ramp().join(u'\n').toUtf8() + "\n");
    file.close();
    QVERIFY(editor->readFile(path));
    QVERIFY(editor->message()->isHidden());
}

void TestTraffic::sketchFollowsTheProfile() {
    Bench bench;
    auto* row = trafficOf(bench);
    QVERIFY(row->sketch()->hours().at(4) < row->sketch()->hours().at(12)); // night and noon
    QVERIFY(bench.document.setValue("workload.profile"_in, 0));
    QCOMPARE(row->sketch()->hours().at(4), 1.0);
}

void TestTraffic::editorShowsThePresentTraffic() {
    Bench bench;
    auto* row = trafficOf(bench);
    QTest::mouseClick(row->button(), Qt::LeftButton);
    auto* editor = row->editor();
    QVERIFY(editor->isVisible() && !editor->isModal());
    QCOMPARE(editor->text()->toPlainText().split(u'\n').size(), 24);
    QVERIFY(editor->useButton()->isEnabled());
    editor->close();
}

QTEST_MAIN(TestTraffic)
#include "tst_traffic.moc"
