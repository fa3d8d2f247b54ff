// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of the dashboard at work: a moment runs through it where it is shown alone.
#include "ui/charts/base/timeline_plot.h"
#include "ui/charts/timeline_player.h"
#include "ui/document/scenario_document.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/theme/style.h"
#include "ui/widgets/step_player.h"

#include <QApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

using namespace planner;
using namespace planner::ui;

class TestTimelinePlayer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }
    void init();
    void cleanup();
    void onlyTheChartAloneHasIt();
    void momentRunsThroughBothLanes();
    void stopsWhenHidden();
    void planMayChangeMeanwhile();
    void planWithoutALayer();

private:
    ChartCard& card() { return *m_dashboard->card(QStringLiteral("timeline")); }
    TimelinePlot& plot() { return static_cast<TimelinePlot&>(card().chart()); }
    TimelinePlayer* player() { return card().findChild<TimelinePlayer*>(); }
    void refresh() {
        ChartInput input;
        input.plan = &m_document->plan();
        m_dashboard->refresh(input);
    }
    void showAlone() {
        QTest::mouseClick(card().findChild<QToolButton*>(), Qt::LeftButton); // "Show this chart alone"
        QCoreApplication::processEvents();
    }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<Dashboard> m_dashboard;
};

void TestTimelinePlayer::init() {
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    m_document = std::make_unique<ScenarioDocument>();
    m_dashboard = std::make_unique<Dashboard>();
    m_dashboard->resize(1000, 700);
    m_dashboard->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dashboard.get()));
    refresh();
}

void TestTimelinePlayer::cleanup() {
    m_dashboard.reset();
    m_document.reset();
}

void TestTimelinePlayer::onlyTheChartAloneHasIt() {
    QVERIFY(player() == nullptr);
    showAlone();
    QVERIFY(player() != nullptr && player()->isVisible());
    QCOMPARE(plot().data().now, endOfTime);
    m_dashboard->showAlone({});
    QVERIFY(!player()->isVisible());
    // A lesson that shows nothing else, too; and no other chart has such a thing.
    m_dashboard->showOnly(QStringList{QStringLiteral("timeline")});
    QVERIFY(player()->isVisible());
    m_dashboard->showOnly(QStringList{QStringLiteral("timeline"), QStringLiteral("memory")});
    QVERIFY(!player()->isVisible());
    m_dashboard->showAlone(QStringLiteral("memory"));
    QVERIFY(m_dashboard->card(QStringLiteral("memory"))->findChild<StepPlayer*>() == nullptr);
}

void TestTimelinePlayer::momentRunsThroughBothLanes() {
    showAlone();
    auto& steps = player()->player();
    const double period = plot().data().end.at;
    steps.setPosition(steps.count() / 2);
    QVERIFY(std::abs(plot().data().now / (period / 2) - 1) < 1e-9);
    // It is seen: what is later is pale, in both lanes.
    for (const auto& lane : plot().data().lanes) {
        QVERIFY(lane.blocks.first().from < plot().data().now);
        QVERIFY(lane.blocks.last().from > plot().data().now);
    }
    const auto half = plot().grab().toImage();
    steps.setPosition(steps.count());
    QCOMPARE(plot().data().now, endOfTime);
    QVERIFY(plot().grab().toImage() != half);
    // Played, it begins anew and moves by itself.
    QTest::mouseClick(player()->findChildren<QPushButton*>().at(2), Qt::LeftButton);
    QVERIFY(steps.isPlaying());
    QCOMPARE(plot().data().now, 0.0);
    QTRY_VERIFY(plot().data().now > 0.0);
}

void TestTimelinePlayer::stopsWhenHidden() {
    showAlone();
    player()->player().play();
    QTRY_VERIFY(plot().data().now > 0.0);
    m_dashboard->showAlone({});
    QVERIFY(!player()->player().isPlaying());
    QCOMPARE(plot().data().now, endOfTime); // all of it is seen among the other charts
    QCoreApplication::processEvents();
    const int painted = plot().paintCount();
    QTest::qWait(200);
    QCOMPARE(plot().paintCount(), painted);
}

void TestTimelinePlayer::planMayChangeMeanwhile() {
    showAlone();
    auto& steps = player()->player();
    steps.setPosition(steps.count() / 4);
    const double before = plot().data().end.at;
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 1e11));
    refresh();
    QVERIFY(plot().data().end.at < before);
    QVERIFY(std::abs(plot().data().now / (plot().data().end.at / 4) - 1) < 1e-9);
}

void TestTimelinePlayer::planWithoutALayer() {
    showAlone();
    player()->player().play();
    QVERIFY(m_document->setCatalogEntry(CatalogKind::model, QStringLiteral("llama-3.1-70b")));
    refresh();
    QVERIFY(plot().data().isEmpty());
    QVERIFY(!player()->player().isPlaying() && !player()->player().isEnabled());
    QCOMPARE(plot().data().now, endOfTime);
}

QTEST_MAIN(TestTimelinePlayer)
#include "tst_timeline_player.moc"
