// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap made visible: edges that can be drawn, gaps that open, a moment that moves.
#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/lesson/overlap/overlap_panel.h"
#include "ui/lesson/overlap/what_if_timeline.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/theme/style.h"
#include "ui/widgets/step_player.h"

#include <QApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTest>

using namespace planner;
using namespace planner::ui;

class TestOverlap : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }
    void init();
    void cleanup();
    void beginsWithThePlan();
    void drawnEdgeMakesAStageLonger();
    void fieldSetsAStage();
    void rulesAreCompared();
    void sentencesSayWhy();
    void timeMovesAndTheRestIsPale();
    void hiddenPanelDoesNoWork();
    void planWithoutEstimate();

private:
    void chooseRule(int index) {
        QTest::mouseClick(m_panel->rules().findChildren<QPushButton*>().at(index), Qt::LeftButton);
    }

    std::unique_ptr<ScenarioDocument> m_document;
    std::unique_ptr<OverlapPanel> m_panel;
};

void TestOverlap::init() {
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    m_document = std::make_unique<ScenarioDocument>();
    m_panel = std::make_unique<OverlapPanel>(*m_document, nullptr);
    m_panel->resize(900, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestOverlap::cleanup() {
    m_panel.reset();
    m_document.reset();
}

void TestOverlap::beginsWithThePlan() {
    QCOMPARE(m_panel->times().dispatch, m_document->plan()["estimate.decode.dispatch_s"_fig]);
    QCOMPARE(m_panel->timeline().data().lanes.size(), 2);
    QCOMPARE(m_panel->timeline().data().end.at,
             overlap_gain(m_panel->times(), Overlap::five_stages).overlapped_s);
    m_panel->takeFromPlan(ServingUnit::prefill);
    QCOMPARE(m_panel->times().mlp, m_document->plan()["estimate.prefill.mlp_s"_fig]);
}

void TestOverlap::drawnEdgeMakesAStageLonger() {
    m_panel->setTimes({100e-6, 100e-6, 20e-6, 120e-6, 50e-6, 100e-6});
    auto& timeline = m_panel->timeline();
    QVERIFY(timeline.data().lanes[0].gaps.isEmpty());
    QRectF dispatch;
    for (const auto& element : timeline.elements())
        if (element.key == WhatIfTimeline::keyOf(Stage::dispatch)) {
            dispatch = element.area;
            break;
        }
    const double axis = timeline.data().axisMaximum;
    const QPoint edge(static_cast<int>(dispatch.right()), static_cast<int>(dispatch.center().y()));
    const QPoint to = edge + QPoint(60, 0);
    QTest::mousePress(&timeline, Qt::LeftButton, {}, edge);
    QTest::mouseMove(&timeline, to);
    QVERIFY(timeline.isDragging());
    QVERIFY(m_panel->times().dispatch > 120e-6);
    // 60 pixels of a dispatch that was 120 us wide.
    const double wanted = 120e-6 * (1 + 60 / dispatch.width());
    QVERIFY(std::abs(m_panel->times().dispatch / wanted - 1) < 1e-6);
    QVERIFY(timeline.data().axisMaximum >= axis);
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, to);
    QVERIFY(!timeline.isDragging());
    // Compute waits now, in both micro-batches.
    QCOMPARE(timeline.data().lanes[0].gaps.size(), 2);
    // Drawn far to the left a stage vanishes, and no time is negative.
    QTest::mousePress(&timeline, Qt::LeftButton, {}, edge + QPoint(60, 0));
    QTest::mouseMove(&timeline, QPoint(0, edge.y()));
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, QPoint(0, edge.y()));
    QVERIFY(m_panel->times().dispatch >= 0.0);
}

void TestOverlap::fieldSetsAStage() {
    auto* field = m_panel->findChildren<QSpinBox*>().at(0);
    field->setValue(250);
    QCOMPARE(m_panel->times().attention0, 250 * 1e-6);
}

void TestOverlap::rulesAreCompared() {
    m_panel->setTimes({100e-6, 100e-6, 20e-6, 120e-6, 50e-6, 100e-6});
    const auto buttons = m_panel->rules().findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 3);
    // 2 x 490, and 2 x (120 + 50 + 100).
    QVERIFY2(buttons[0]->text().contains(formatted(980e-6, Unit::seconds)), qPrintable(buttons[0]->text()));
    QVERIFY(buttons[2]->text().contains(formatted(540e-6, Unit::seconds)));
    QVERIFY(buttons[2]->text().contains(QString::number(980 / 540.0, 'f', 2)));
    chooseRule(0);
    QVERIFY(std::abs(m_panel->timeline().data().end.at / 980e-6 - 1) < 1e-9);
    QVERIFY(std::isnan(m_panel->timeline().data().before.at));
    chooseRule(2);
    QVERIFY(std::abs(m_panel->timeline().data().before.at / 980e-6 - 1) < 1e-9);
}

void TestOverlap::sentencesSayWhy() {
    m_panel->setTimes({100e-6, 100e-6, 20e-6, 120e-6, 50e-6, 100e-6});
    QVERIFY(m_panel->sentence().contains(QStringLiteral("Attention is cut in two")));
    QVERIFY(m_panel->sentence().contains(formatted(740e-6, Unit::seconds))); // 2 x (120 + 50 + 200)
    QVERIFY(m_panel->sentence().contains(QStringLiteral("never gives more than 2 times")));
    // Where dispatch is so long that all of attention hides behind it, the cut is of no use.
    m_panel->setTimes({100e-6, 100e-6, 20e-6, 500e-6, 50e-6, 10e-6});
    QVERIFY2(m_panel->sentence().contains(QStringLiteral("does not help")), qPrintable(m_panel->sentence()));
    chooseRule(1);
    QVERIFY(!m_panel->sentence().contains(QStringLiteral("Attention is cut")));
}

void TestOverlap::timeMovesAndTheRestIsPale() {
    m_panel->setTimes({100e-6, 100e-6, 20e-6, 120e-6, 50e-6, 100e-6});
    auto& timeline = m_panel->timeline();
    m_panel->player().setPosition(60);
    QVERIFY(std::abs(timeline.data().now / 270e-6 - 1) < 1e-9); // half of 540
    const auto pixel = [&](Stage stage, bool last) {
        QRectF area;
        for (const auto& element : timeline.elements())
            if (element.key == WhatIfTimeline::keyOf(stage)) {
                area = element.area;
                if (!last)
                    break;
            }
        return timeline.grab().toImage().pixelColor((area.topLeft() + QPointF(4, 4)).toPoint());
    };
    QCOMPARE(pixel(Stage::dispatch, false), Theme::light().colour(Meaning::Dispatch));
    QVERIFY(pixel(Stage::combine, true).lightness() > Theme::light().colour(Meaning::Combine).lightness());
    m_panel->player().play();
    QTRY_VERIFY(m_panel->player().position() > 61);
    m_panel->player().pause();
    m_panel->player().setPosition(m_panel->player().count());
    QCOMPARE(timeline.data().now, endOfTime);
}

void TestOverlap::hiddenPanelDoesNoWork() {
    const int before = m_panel->refreshCount();
    m_panel->player().play();
    m_panel->hide();
    QVERIFY(!m_panel->player().isPlaying());
    for (int step = 1; step < 10; ++step)
        m_panel->setTimes({1e-4, 1e-4, 2e-5, step * 1e-5, 5e-5, 1e-4});
    QCOMPARE(m_panel->refreshCount(), before);
    m_panel->show();
    QCOMPARE(m_panel->refreshCount(), before + 1);
}

void TestOverlap::planWithoutEstimate() {
    QVERIFY(m_document->setCatalogEntry(CatalogKind::model, QStringLiteral("llama-3.1-70b")));
    m_panel->takeFromPlan(ServingUnit::decode);
    QVERIFY(m_panel->times().mlp >= 0);
    m_panel->setTimes({});
    QVERIFY(m_panel->timeline().data().isEmpty());
    QVERIFY(!m_panel->grab().isNull());
}

QTEST_MAIN(TestOverlap)
#include "tst_overlap.moc"
