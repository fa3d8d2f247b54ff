// SPDX-License-Identifier: GPL-3.0-or-later
// Page layout: what is never cut, what stays together, and the widths of columns.
#include "ui/exporting/report/pages.h"
#include "ui/exporting/report/report_strips.h"
#include "ui/exporting/report/table_strips.h"

#include "model/catalog/presets.h"
#include "model/report/plan_report.h"

#include <QTest>

#include <numeric>

using namespace planner;
using namespace planner::ui;

class TestPages : public QObject {
    Q_OBJECT

private slots:
    void stripsFillPagesInOrder();
    void headingsMoveWithWhatFollows();
    void tooTallATogetherIsParted();
    void headersAreRepeated();
    void spaceAboveIsDroppedAtTheTop();
    void sectionsBeginPages();
    void nothingGivesNoPage();
    void narrowColumnsGetWhatTheyWant();
    void commandsStayTogether();
};

namespace {

/// Page and top of each placed strip, as "page:strip@top".
QStringList placed(const std::vector<Strip>& strips, double height) {
    QStringList found;
    const auto pages = paginate(strips, height);
    for (std::size_t page = 0; page < pages.size(); ++page)
        for (const auto& each : pages[page])
            found << QStringLiteral("%1:%2@%3").arg(page).arg(each.strip).arg(each.top);
    return found;
}

Strip line(double height = 10) { return {height, 0, false, false, -1, {}}; }

Strip kept(double height = 10) { return {height, 0, true, false, -1, {}}; }

QStringList list(const char* text) { return QString::fromLatin1(text).split(u' '); }

} // namespace

void TestPages::stripsFillPagesInOrder() {
    QCOMPARE(placed({line(), line(), line(), line(20), line()}, 30),
             list("0:0@0 0:1@10 0:2@20 1:3@0 1:4@20"));
}

void TestPages::headingsMoveWithWhatFollows() {
    // A heading, its caption and a row of a table: there is room for two of them on the first page.
    QCOMPARE(placed({line(), kept(), kept(), line()}, 30), list("0:0@0 1:1@0 1:2@10 1:3@20"));
    QCOMPARE(placed({line(), line(), kept()}, 30), list("0:0@0 0:1@10 0:2@20")); // nothing follows
}

void TestPages::tooTallATogetherIsParted() {
    QCOMPARE(placed({line(), kept(), kept(), kept(), kept(), line()}, 30),
             list("0:0@0 1:1@0 1:2@10 1:3@20 2:4@0 2:5@10"));
    QCOMPARE(placed({line(100), line()}, 30), list("0:0@0 1:1@0")); // higher than a page all by itself
}

void TestPages::headersAreRepeated() {
    auto row = line();
    row.header = 0;
    QCOMPARE(placed({kept(), row, row, row, row}, 30), list("0:0@0 0:1@10 0:2@20 1:0@0 1:3@10 1:4@20"));
}

void TestPages::spaceAboveIsDroppedAtTheTop() {
    auto spaced = line();
    spaced.before = 5;
    QCOMPARE(placed({spaced, spaced, spaced}, 25), list("0:0@0 0:1@15 1:2@0"));
}

void TestPages::sectionsBeginPages() {
    auto section = kept();
    section.beginsPage = true;
    QCOMPARE(placed({section, line(), section, line()}, 100), list("0:0@0 0:1@10 1:2@0 1:3@10"));
    // What would be kept with the next section is not.
    QCOMPARE(placed({kept(), section, line()}, 100), list("0:0@0 1:1@0 1:2@10"));
}

void TestPages::nothingGivesNoPage() { QVERIFY(paginate({}, 100).empty()); }

void TestPages::narrowColumnsGetWhatTheyWant() {
    // 12 between columns: 376 are left for three of them.
    QCOMPARE(columnWidths({50, 60, 1000}, 400), (std::vector<double>{50, 60, 266}));
    QCOMPARE(columnWidths({1000, 1000, 1000}, 324), (std::vector<double>{100, 100, 100}));
    QCOMPARE(columnWidths({50, 60, 70}, 324), (std::vector<double>{170, 60, 70})); // the rest to the first
    const auto widths = columnWidths({300, 20, 400}, 524);
    QCOMPARE(std::accumulate(widths.begin(), widths.end(), 0.0), 500.0);
    QCOMPARE(widths[1], 20.0);
}

/// What is typed in one go is never parted, and stays with the sentence before it.
void TestPages::commandsStayTogether() {
    const report::Subject subject{*find_preset("deepseek-v3-online"), {}, {}, {}};
    report::Report report;
    report.sections = {{{}, {report::Paragraph{{"Type this:"}}, report::Code{"one\ntwo\nthree"}}}};
    const auto strips = reportStrips(report, ReportPictures(subject), 400);
    QVERIFY(strips.size() > 4);
    for (auto index = strips.size() - 4; index + 1 < strips.size(); ++index)
        QVERIFY(strips[index].keepWithNext);
    QVERIFY(!strips.back().keepWithNext);
}

QTEST_MAIN(TestPages)
#include "tst_report_pages.moc"
