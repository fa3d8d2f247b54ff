// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: complete, in both languages, and opened at the right place.
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/plan_chart.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/quantity_field.h"
#include "ui/language/language.h"

#include <QSet>

using namespace planner;
using namespace planner::ui;

class TestHelp : public QObject {
    Q_OBJECT
private slots:
    void init() { setLanguage(QStringLiteral("en")); }
    void everyInputAndFigure();
    void everyChart();
    void samePagesInBothLanguages();
    void search();
    void f1OnAnInput();
};

void TestHelp::everyInputAndFigure() {
    HelpWindow help;
    for (const auto& entry : parameter_table) {
        help.showTopic(inputAnchor(entry.id));
        QVERIFY2(help.text().contains(
                     QString::fromLatin1(entry.id.data(), static_cast<qsizetype>(entry.id.size()))),
                 entry.id.data());
    }
    for (const auto& entry : figure_table) {
        help.showTopic(figureAnchor(entry.id));
        QVERIFY2(help.text().contains(
                     QString::fromLatin1(entry.id.data(), static_cast<qsizetype>(entry.id.size()))),
                 entry.id.data());
    }
}

void TestHelp::everyChart() {
    HelpWindow help;
    for (const auto& kind : chartKinds()) {
        const auto topic = QStringLiteral("chart:") + QString::fromLatin1(kind.name);
        help.showTopic(topic);
        QCOMPARE(help.shownPage(), topic);
    }
}

void TestHelp::samePagesInBothLanguages() {
    const auto ids = [] {
        QStringList list;
        for (const auto& page : guidePages())
            list.append(page.id);
        return list;
    };
    const auto english = ids();
    QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), english.size());
    setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(ids(), english);
    const auto pages = guidePages();
    QCOMPARE(pages.front().title, QStringLiteral("上手"));
    for (const auto& page : pages) // words, not the ids of sections
        QVERIFY2(!page.title.contains(u'.'), qPrintable(page.title));
}

void TestHelp::search() {
    HelpWindow help;
    const int all = help.listed();
    help.search(QStringLiteral("decode.context_tokens"));
    QVERIFY(help.listed() >= 1 && help.listed() < all);
    help.search({});
    QCOMPARE(help.listed(), all);
}

void TestHelp::f1OnAnInput() {
    WindowFixture fixture;
    fixture.open();
    auto* field = fixture.window->inputs().row("decode.context_tokens"_in)->field();
    field->setFocus();
    QCOMPARE(helpTopicOf(field), QStringLiteral("input:decode.context_tokens"));
    QTest::keyClick(field, Qt::Key_F1);
    fixture.settle();
    const auto* help = fixture.window->findChild<HelpWindow*>();
    QVERIFY(help != nullptr && help->isVisible());
    QCOMPARE(help->shownPage(), QStringLiteral("inputs:decode"));
    fixture.close();
}

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
