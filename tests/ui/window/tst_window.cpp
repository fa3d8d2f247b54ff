// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/quoting_translator.h"
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/base/chart.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/language/language.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/findings_bar.h"
#include "ui/panels/headline_strip.h"
#include "ui/window/plan_view.h"
#include "ui/window/view_actions.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>

#include <algorithm>

using namespace planner;
using namespace planner::ui;

/// The window as a whole: what one edit costs, what follows it, and what is remembered.
class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(); }
    void cleanup() { m_fixture.close(); }

    void oneTickEvaluatesOnceAndPaintsEachChartOnce();
    void hiddenChartsDoNoWork();
    void scrolledAwayChartsDoNoWork();
    void cardsKeepTheirHeight();
    void headlinesFollowTheEdit();
    void whatDoesNotFitIsSaid();
    void oneChartAloneAndBack();
    void orderOfChartsIsKept();
    void themeReachesEveryChart();
    void languageSwitchesLive();
    void everyVisibleTextIsRetranslated();
    void pinnedBaselineIsAGhostOnlyWhereThingsChanged();
    void docksFloatByADoubleClick();
    void pageKeepsAwayFromTheEdges();
    void layoutIsRestored();
    void everythingHasANameAndADescription();
    void keyboardReachesEveryChart();

private:
    QVector<int> paintCounts() const {
        QVector<int> counts;
        for (const auto* card : m_fixture.window->dashboard().cards())
            counts.append(card->chart().paintCount());
        return counts;
    }

    WindowFixture m_fixture;
};

void TestWindow::oneTickEvaluatesOnceAndPaintsEachChartOnce() {
    auto& document = m_fixture.document();
    // Tall enough that no chart is scrolled away.
    m_fixture.window->resize(1280, 3400);
    WindowFixture::settle();
    // Requests move memory, step time, roofline and, through the sized service, money.
    QVERIFY(document.setValue("decode.requests_per_rank"_in, 100));
    WindowFixture::settle();
    const auto evaluations = document.evaluationCount();
    const auto before = paintCounts();
    QVERIFY(document.setValue("decode.requests_per_rank"_in, 17));
    WindowFixture::settle();
    QCOMPARE(document.evaluationCount(), evaluations + 1);
    const auto after = paintCounts();
    QCOMPARE(after.size(), std::count_if(chartKinds().begin(), chartKinds().end(),
                                         [](const ChartKind& kind) { return kind.onDashboard; }));
    for (qsizetype chart = 0; chart < after.size(); ++chart) {
        const auto& name = m_fixture.window->dashboard().cards()[chart]->name();
        const int paints = after[chart] - before[chart];
        // Prefill does not hear of it, and experts stay on their cards; a chart that shows the same as before
        // need not paint.
        const bool same = name.contains(QStringLiteral("prefill")) || name == QStringLiteral("cards");
        QVERIFY2(paints == 1 || (paints == 0 && same), qPrintable(name));
    }
}

void TestWindow::hiddenChartsDoNoWork() {
    auto& dashboard = m_fixture.window->dashboard();
    dashboard.showAlone(QStringLiteral("memory"));
    WindowFixture::settle();
    const auto* money = dashboard.card(QStringLiteral("money"));
    const int before = money->refreshCount();
    for (int requests = 20; requests < 40; ++requests)
        QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, requests));
    WindowFixture::settle();
    QCOMPARE(money->refreshCount(), before);
    dashboard.showAlone({});
    WindowFixture::settle();
    QCOMPARE(money->refreshCount(), before + 1);
}

void TestWindow::scrolledAwayChartsDoNoWork() {
    auto& dashboard = m_fixture.window->dashboard();
    auto* last = dashboard.cards().last();
    QVERIFY(last->isVisible() && last->visibleRegion().isEmpty());
    const int before = last->refreshCount();
    const int painted = last->chart().paintCount();
    for (int requests = 20; requests < 40; ++requests)
        QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, requests));
    WindowFixture::settle();
    QCOMPARE(last->refreshCount(), before);
    QCOMPARE(last->chart().paintCount(), painted);
    auto* scroll = dashboard.findChild<QScrollArea*>();
    scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    WindowFixture::settle();
    QVERIFY(!last->visibleRegion().isEmpty());
    QCOMPARE(last->refreshCount(), before + 1);
    QCOMPARE(last->chart().paintCount(), painted + 1);
}

void TestWindow::cardsKeepTheirHeight() {
    for (const auto& size : {QSize(1280, 720), QSize(1600, 1000)}) {
        m_fixture.window->resize(size);
        WindowFixture::settle();
        const auto* scroll = m_fixture.window->dashboard().findChild<QScrollArea*>();
        for (const auto* card : m_fixture.window->dashboard().cards()) {
            QVERIFY2(card->height() >= 215, qPrintable(card->name()));
            QVERIFY(card->geometry().right() < scroll->viewport()->width());
        }
    }
}

void TestWindow::headlinesFollowTheEdit() {
    const auto& step = m_fixture.window->headlines().cards().at(1)->headline();
    QVERIFY(step.figure.startsWith(QStringLiteral("38.0")));
    QVERIFY(step.change.isEmpty());
    QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, 100e9));
    WindowFixture::settle();
    // Exercise 2 of the chapter: 19.72 ms, ruled by attention compute.
    QVERIFY(step.figure.startsWith(QStringLiteral("19.7")));
    QCOMPARE(step.direction, 1);
    QCOMPARE(m_fixture.window->headlines().cards().at(2)->headline().figure,
             QStringLiteral("attention compute"));
    m_fixture.document().undoStack().undo();
    WindowFixture::settle();
    QVERIFY(step.figure.startsWith(QStringLiteral("38.0")));
}

void TestWindow::whatDoesNotFitIsSaid() {
    const auto* findings = m_fixture.window->findChild<FindingsBar*>();
    QVERIFY(!findings->isVisible());
    QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, 200));
    WindowFixture::settle();
    QVERIFY(findings->isVisible());
    const auto& memory = m_fixture.window->headlines().cards().at(0)->headline();
    QCOMPARE(memory.sign, QStringLiteral("bad"));
    QVERIFY2(memory.note.contains(QStringLiteral("over by")), qPrintable(memory.note));
}

void TestWindow::oneChartAloneAndBack() {
    auto& dashboard = m_fixture.window->dashboard();
    dashboard.showAlone(QStringLiteral("roofline"));
    for (const auto* card : dashboard.cards())
        QCOMPARE(card->isVisible(), card->name() == QStringLiteral("roofline"));
    dashboard.showAlone({});
    for (const auto* card : dashboard.cards())
        QVERIFY(card->isVisible());
}

void TestWindow::orderOfChartsIsKept() {
    auto& dashboard = m_fixture.window->dashboard();
    dashboard.setOrder(
        {QStringLiteral("money"), QStringLiteral("no such chart"), QStringLiteral("roofline")});
    QStringList wanted{QStringLiteral("money"), QStringLiteral("roofline")};
    for (const auto& kind : chartKinds())
        if (const auto name = QString::fromLatin1(kind.name); kind.onDashboard && !wanted.contains(name))
            wanted.append(name);
    QCOMPARE(m_fixture.window->settings().chartOrder, wanted);
    m_fixture.window->restoreDefaultLayout();
    QCOMPARE(dashboard.order().constFirst(), QStringLiteral("memory"));
}

void TestWindow::themeReachesEveryChart() {
    for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        m_fixture.window->view().setTheme(choice);
        WindowFixture::settle();
        for (const auto* card : m_fixture.window->dashboard().cards())
            QCOMPARE(card->chart().theme().isDark(), choice == ThemeChoice::Dark);
        const auto paper = m_fixture.window->grab().toImage().pixelColor(4, 200);
        QCOMPARE(paper.lightness() < 128, choice == ThemeChoice::Dark);
    }
}

void TestWindow::languageSwitchesLive() {
    const auto* menuBar = m_fixture.window->menuBar();
    const auto english = menuBar->actions().constFirst()->text();
    m_fixture.window->view().chooseLanguage(QStringLiteral("zh_CN"));
    WindowFixture::settle();
    QCOMPARE(currentLanguage(), QStringLiteral("zh_CN"));
    const auto chinese = menuBar->actions().constFirst()->text();
    m_fixture.window->view().chooseLanguage(QStringLiteral("en"));
    WindowFixture::settle();
    QCOMPARE(menuBar->actions().constFirst()->text(), english);
    // Tests link the library without the program's resources, so the text itself may stay; the menu must be
    // whole.
    QVERIFY(!chinese.isEmpty());
    QCOMPARE(menuBar->actions().size(), 6);
}

namespace {

/// Everything in words that somebody can see or hear.
QStringList textsOf(const QWidget& window) {
    QStringList texts{window.windowTitle()};
    for (const auto* widget : window.findChildren<QWidget*>())
        texts << widget->toolTip() << widget->accessibleName() << widget->windowTitle();
    for (const auto* label : window.findChildren<QLabel*>())
        texts << label->text();
    for (const auto* button : window.findChildren<QAbstractButton*>())
        texts << button->text();
    for (const auto* field : window.findChildren<QLineEdit*>())
        texts << field->placeholderText();
    for (const auto* box : window.findChildren<QComboBox*>())
        for (int index = 0; index < box->count(); ++index)
            texts << box->itemText(index);
    for (const auto* action : window.findChildren<QAction*>())
        texts << action->text();
    return texts;
}

} // namespace

void TestWindow::everyVisibleTextIsRetranslated() {
    m_fixture.window->explainPanel().explain("chapter.decode.all_to_all_s"_fig);
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, 900)); // does not fit: a finding
    for (const auto page : {Page::validation, Page::efficiency, Page::charts}) {
        m_fixture.window->planView().showPage(page);
        WindowFixture::settle();
    }
    QuotingTranslator translator;
    QVERIFY(QCoreApplication::installTranslator(&translator));
    WindowFixture::settle();
    QStringList left;
    int translated = 0;
    for (const auto& text : textsOf(*m_fixture.window)) {
        translated += text.contains(u'«') ? 1 : 0;
        if (!text.isEmpty() && translator.knows(text))
            left << text;
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(" | "))));
    QVERIFY(translated > 200);
    QCOMPARE(m_fixture.document().undoStack().undoText().left(1), QStringLiteral("«"));
    for (const auto* card : m_fixture.window->dashboard().cards()) {
        QVERIFY2(card->title().startsWith(u'«'), qPrintable(card->title()));
        QVERIFY2(card->chart().description().contains(u'«'), qPrintable(card->name()));
    }
    QVERIFY(QCoreApplication::removeTranslator(&translator));
    WindowFixture::settle();
    for (const auto& text : textsOf(*m_fixture.window))
        QVERIFY2(!text.contains(u'«'), qPrintable(text));
}

void TestWindow::pinnedBaselineIsAGhostOnlyWhereThingsChanged() {
    QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, 100e9));
    auto* step = m_fixture.window->headlines().cards().at(1);
    QVERIFY(!step->headline().change.isEmpty());
    auto& memory = m_fixture.window->dashboard().card(QStringLiteral("memory"))->chart();
    const auto withGhost = memory.grab().toImage();
    m_fixture.document().setBaseline();
    WindowFixture::settle();
    QVERIFY(step->headline().change.isEmpty());
    QVERIFY(memory.grab().toImage() != withGhost);
    QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, 200e9));
    WindowFixture::settle();
    QVERIFY(memory.grab().toImage() == withGhost); // the memory is the same, with its ghost
    m_fixture.document().clearBaseline();
    WindowFixture::settle();
    QVERIFY(step->headline().change.isEmpty());
    QVERIFY(memory.grab().toImage() != withGhost);
}

void TestWindow::docksFloatByADoubleClick() {
    for (const auto& name : {QStringLiteral("inputs"), QStringLiteral("explain")}) {
        auto* dock = m_fixture.window->findChild<QDockWidget*>(name);
        auto* handle = dock->titleBarWidget();
        QVERIFY2(handle->height() >= 8 && handle->width() > 100, qPrintable(name));
        QVERIFY(!dock->isFloating());
        QTest::mouseDClick(handle, Qt::LeftButton, {}, handle->rect().center());
        WindowFixture::settle();
        QVERIFY2(dock->isFloating(), qPrintable(name));
        m_fixture.window->restoreDefaultLayout();
        WindowFixture::settle();
        QVERIFY(!dock->isFloating() && dock->isVisible());
    }
}

void TestWindow::pageKeepsAwayFromTheEdges() {
    auto& window = *m_fixture.window;
    const auto& page = window.planView();
    const auto left = [&] { return page.mapTo(&window, QPoint()).x(); };
    const auto right = [&] { return window.width() - left() - page.width(); };
    constexpr int air = 12;
    auto* inputs = window.findChild<QDockWidget*>(QStringLiteral("inputs"));
    const auto* panel = &window.inputs();
    const int between = left() - (panel->mapTo(&window, QPoint()).x() + panel->width());
    QVERIFY(between < 2 * air);
    inputs->hide();
    WindowFixture::settle();
    QCOMPARE(left(), air);
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (dock->objectName() != QStringLiteral("header"))
            dock->hide();
    WindowFixture::settle();
    QCOMPARE(right(), air);
    // A dock at the left that floats is no neighbour; back in its place it is.
    inputs->show();
    inputs->setFloating(true);
    WindowFixture::settle();
    QCOMPARE(left(), air);
    inputs->setFloating(false);
    WindowFixture::settle();
    QCOMPARE(left() - (panel->mapTo(&window, QPoint()).x() + panel->width()), between);
}

void TestWindow::layoutIsRestored() {
    auto* inputs = m_fixture.window->findChild<QDockWidget*>(QStringLiteral("inputs"));
    auto* explain = m_fixture.window->findChild<QDockWidget*>(QStringLiteral("explain"));
    inputs->hide();
    m_fixture.window->addDockWidget(Qt::LeftDockWidgetArea, explain);
    m_fixture.window->inputs().setLocked("gpu.memory"_in, true); // of a group that is closed
    auto remembered = m_fixture.window->settings();
    remembered.lockedInputs.append(QStringLiteral("an.input_of_a_later_version"));
    m_fixture.window->restoreDefaultLayout();
    QVERIFY(inputs->isVisible());
    QCOMPARE(m_fixture.window->dockWidgetArea(explain), Qt::RightDockWidgetArea);
    MainWindow second(remembered);
    second.show();
    WindowFixture::settle();
    QVERIFY(!second.findChild<QDockWidget*>(QStringLiteral("inputs"))->isVisible());
    QCOMPARE(second.dockWidgetArea(second.findChild<QDockWidget*>(QStringLiteral("explain"))),
             Qt::LeftDockWidgetArea);
    QCOMPARE(second.settings().lockedInputs, QStringList{QStringLiteral("gpu.memory")});
}

void TestWindow::everythingHasANameAndADescription() {
    for (const auto* card : m_fixture.window->dashboard().cards()) {
        QVERIFY(!card->chart().accessibleName().isEmpty());
        QVERIFY2(card->chart().description().size() > 40, qPrintable(card->name()));
        QVERIFY(card->chart().table().size() > 1);
    }
    for (const auto* card : m_fixture.window->headlines().cards()) {
        QVERIFY(!card->accessibleName().isEmpty());
        QVERIFY(card->accessibleDescription().contains(card->headline().figure));
    }
    for (const auto* button : m_fixture.window->findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->focusPolicy() != Qt::NoFocus)
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(),
                     button->parent()->metaObject()->className());
    }
}

void TestWindow::keyboardReachesEveryChart() {
    QSet<const QWidget*> reached;
    m_fixture.window->activateWindow();
    m_fixture.window->setFocus();
    for (int step = 0; step < 400; ++step) {
        QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget()
                                                               : m_fixture.window.get(),
                        Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    for (const auto* card : m_fixture.window->dashboard().cards())
        QVERIFY2(reached.contains(&card->chart()), qPrintable(card->name()));
    for (const auto* card : m_fixture.window->headlines().cards())
        QVERIFY(reached.contains(card));
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
