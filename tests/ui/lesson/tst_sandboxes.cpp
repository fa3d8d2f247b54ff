// SPDX-License-Identifier: GPL-3.0-or-later
// The balancers as sandboxes: what they show, what a hand does, what reaches the plan.
#include "model/analysis/balancers/prefill.h"
#include "ui/document/scenario_document.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/chart_pair.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/sandboxes/decode_sandbox.h"
#include "ui/lesson/sandboxes/expert_sandbox.h"
#include "ui/lesson/sandboxes/prefill_sandbox.h"
#include "ui/lesson/use_in_plan.h"
#include "ui/theme/style.h"
#include "ui/widgets/step_player.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace planner;
using namespace planner::ui;

class TestSandboxes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyStyle(*qApp, Theme::light()); }
    void init();
    void cleanup() { m_document.reset(); }
    void draggedPromptMovesByHand();
    void promptMovesByKeyboard();
    void lengthsAreRead_data();
    void lengthsAreRead();
    void decodeFollowsTheArrivals();
    void decodePoliciesAreCompared();
    void expertExampleIsThePublishedOne();
    void expertStepsAreWalked();
    void expertsOfThePlan();
    void factorGoesIntoThePlanInOneStep();
    void refusedFactorIsTold();
    void hiddenPanelsDoNoWork();
    void playerStopsWhenHidden();
    void lowChartsStandSideBySide();
    void barsStayInside_data();
    void barsStayInside();

private:
    template <class Panel> std::unique_ptr<Panel> shown(QSize size = {900, 600}) {
        auto panel = std::make_unique<Panel>(*m_document, nullptr);
        panel->resize(size);
        panel->show();
        [&] { QVERIFY(QTest::qWaitForWindowExposed(panel.get())); }();
        return panel;
    }

    static CardBarsChart& chart(const QWidget& panel, int index) {
        return *panel.findChildren<CardBarsChart*>().at(index);
    }

    /// The middle of a load.
    static QPoint middleOf(const CardBarsChart& bars, int id) {
        for (const auto& element : bars.elements())
            if (element.key == QString::number(id))
                return element.area.center().toPoint();
        return {};
    }

    std::unique_ptr<ScenarioDocument> m_document;
};

void TestSandboxes::init() {
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    m_document = std::make_unique<ScenarioDocument>();
}

void TestSandboxes::draggedPromptMovesByHand() {
    const auto panel = shown<PrefillSandbox>();
    panel->setLengths({8000, 1000, 1000, 1000, 1000, 1000, 1000, 1000});
    auto& bars = chart(*panel, 0);
    QCOMPARE(bars.data().bars.size(), 4);
    QCOMPARE(panel->cardOfRequests().at(0), 0);
    const auto from = middleOf(bars, 0);
    QVERIFY(!from.isNull());
    const QPoint to(bars.width() - 80, from.y());
    QTest::mousePress(&bars, Qt::LeftButton, {}, from);
    QTest::mouseMove(&bars, to);
    QTest::mouseRelease(&bars, Qt::LeftButton, {}, to);
    QCOMPARE(panel->cardOfRequests().at(0), 3);
    QVERIFY(panel->sentence().startsWith(QStringLiteral("By hand")));
    QCOMPARE(panel->findChild<PolicyButtons*>()->chosen(), -1);
    // Cards now hold 1, 2, 2 prompts of 1000 and 8000 with 2 of 1000: (64 + 1 + 1) / 2 of 71 / 2 / 4.
    QVERIFY2(panel->sentence().contains(QString::number(66 * 4 / 71.0, 'g', 5)),
             qPrintable(panel->sentence()));
    // A rule places anew.
    QTest::mouseClick(panel->findChild<PolicyButtons*>()->findChildren<QPushButton*>().at(1), Qt::LeftButton);
    QVERIFY(!panel->sentence().startsWith(QStringLiteral("By hand")));
    QCOMPARE(panel->cardOfRequests(),
             balance_prefill({8000, 1000, 1000, 1000, 1000, 1000, 1000, 1000}, 4, PrefillPolicy::by_tokens));
}

void TestSandboxes::promptMovesByKeyboard() {
    const auto panel = shown<PrefillSandbox>();
    auto& bars = chart(*panel, 1);
    QTest::keyClick(&bars, Qt::Key_Home);
    const int id = bars.focusedKey().toInt();
    QCOMPARE(panel->cardOfRequests().at(static_cast<std::size_t>(id)), 0);
    QTest::keyClick(&bars, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(panel->cardOfRequests().at(static_cast<std::size_t>(id)), 1);
    QCOMPARE(bars.focusedKey().toInt(), id);
    QTest::keyClick(&bars, Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&bars, Qt::Key_Left, Qt::ShiftModifier); // beyond the first GPU: nothing
    QCOMPARE(panel->cardOfRequests().at(static_cast<std::size_t>(id)), 0);
}

void TestSandboxes::lengthsAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("requests");
    QTest::newRow("spaces") << QStringLiteral("100 200 300") << 3;
    QTest::newRow("commas of both kinds") << QStringLiteral("100, 200，300") << 3;
    for (const char* bad : {"100 many", "0", "-5", "1.5", "", "99999999"})
        QTest::newRow(bad) << QString::fromLatin1(bad) << -1;
}

void TestSandboxes::lengthsAreRead() {
    QFETCH(QString, typed);
    QFETCH(int, requests);
    const auto panel = shown<PrefillSandbox>();
    const auto before = panel->cardOfRequests().size();
    auto* field = panel->findChild<QLineEdit*>();
    field->setText(typed);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->property("invalid").toBool(), requests < 0);
    QCOMPARE(panel->cardOfRequests().size(), requests < 0 ? before : static_cast<std::size_t>(requests));
}

void TestSandboxes::decodeFollowsTheArrivals() {
    const auto panel = shown<DecodeSandbox>();
    auto& kv = chart(*panel, 0);
    QCOMPARE(panel->player().position(), 400);
    panel->player().setPosition(1);
    double sum = 0;
    for (const auto& bar : kv.data().bars)
        sum += bar.total();
    QCOMPARE(kv.data().bars[kv.data().marked].total(), sum); // the first request is alone
    const auto axis = kv.data().axisMaximum;
    panel->player().setPosition(200);
    QCOMPARE(kv.data().axisMaximum, axis);
    QVERIFY(panel->sentence().startsWith(QStringLiteral("Request 200,")));
}

void TestSandboxes::decodePoliciesAreCompared() {
    const auto panel = shown<DecodeSandbox>();
    QStringList remarks;
    for (auto* button : panel->policies().findChildren<QPushButton*>())
        remarks << button->text().section(u'\n', 1);
    QCOMPARE(remarks.size(), 4);
    QCOMPARE(remarks.removeDuplicates(), 0);
    // What the chosen one says is what the plan would get.
    const auto factor = panel->useInPlan().button().text();
    QVERIFY(remarks[1].contains(QRegularExpression(QStringLiteral("[0-9.]+")).match(factor).captured()));
}

void TestSandboxes::expertExampleIsThePublishedOne() {
    const auto panel = shown<ExpertSandbox>();
    QVERIFY(panel->sentence().contains(QStringLiteral("1.2081")));
    QCOMPARE(panel->placement().in_slots,
             (std::vector<int>{5, 6, 5, 7, 8, 4, 3, 4, 10, 9, 10, 2, 0, 1, 11, 1}));
    panel->chooseSource(ExpertSandbox::Source::ExampleSecond);
    QVERIFY(panel->sentence().contains(QStringLiteral("1.2422")));
    QTest::mouseClick(panel->policies().findChildren<QPushButton*>().at(2), Qt::LeftButton);
    QVERIFY(panel->sentence().contains(QStringLiteral("1.1903")));
    panel->chooseSource(ExpertSandbox::Source::ExampleFirst);
    QTest::mouseClick(panel->policies().findChildren<QPushButton*>().at(2), Qt::LeftButton);
    QVERIFY(panel->sentence().contains(QStringLiteral("1.0726")));
}

void TestSandboxes::expertStepsAreWalked() {
    const auto panel = shown<ExpertSandbox>();
    QCOMPARE(panel->player().count(), 24);
    panel->player().setPosition(0);
    auto& gpus = chart(*panel, 1);
    for (const auto& bar : gpus.data().bars)
        QVERIFY(bar.loads.isEmpty());
    panel->player().setPosition(5); // four groups, then the hottest expert of the first node
    QCOMPARE(chart(*panel, 0).data().marked, 5);
    QCOMPARE(chart(*panel, 0).data().bars[5].loads.first().value, 82.5);
    panel->player().setPosition(24);
    QCOMPARE(gpus.data().bars[0].total(), 121.5);
    QVERIFY(gpus.data().bars[7].loads[1].second); // the second copy of expert 1
}

void TestSandboxes::expertsOfThePlan() {
    const auto panel = shown<ExpertSandbox>();
    panel->chooseSource(ExpertSandbox::Source::Decode);
    QCOMPARE(panel->task().gpus, 144);
    QCOMPARE(panel->task().redundant, 32);
    // 8 groups do not divide over 18 nodes: the choice says so, and the global policy takes over.
    auto* grouped = panel->policies().findChildren<QPushButton*>().at(3);
    QVERIFY(!grouped->isEnabled() && grouped->toolTip().contains(QStringLiteral("18 nodes")));
    QCOMPARE(panel->policies().chosen(), 2);
    QVERIFY(m_document->setValue("decode.nodes"_in, 16));
    QCOMPARE(panel->task().gpus, 128);
    panel->chooseSource(ExpertSandbox::Source::Prefill);
    QCOMPARE(panel->task().gpus, 32);
    QVERIFY(m_document->setCatalogEntry(CatalogKind::model, QStringLiteral("llama-3.1-70b")));
    QVERIFY2(panel->sentence().contains(QStringLiteral("no routed experts")), qPrintable(panel->sentence()));
}

void TestSandboxes::factorGoesIntoThePlanInOneStep() {
    const auto panel = shown<ExpertSandbox>();
    const auto before = m_document->plan()["estimate.decode.step_s"_fig];
    const int steps = m_document->undoStack().count();
    panel->useInDecode().button().click();
    QCOMPARE(m_document->plan()["decode.expert_imbalance"_in], 1.2081);
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QVERIFY(m_document->plan()["estimate.decode.step_s"_fig] < before);
    QVERIFY(panel->useInDecode().stateText().contains(QStringLiteral("1.2081")));
    panel->useInDecode().button().click(); // already there
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->plan()["decode.expert_imbalance"_in], 1.3);
    panel->useInPrefill().button().click();
    QCOMPARE(m_document->plan()["prefill.expert_imbalance"_in], 1.2081);
    const auto prefill = shown<PrefillSandbox>();
    prefill->setLengths({3000, 1000, 1000, 1000}); // 9 / 2 of 12 / 2 / 4
    prefill->useInPlan().button().click();
    QCOMPARE(m_document->plan()["prefill.attention_imbalance"_in], 3.0);
    const auto decode = shown<DecodeSandbox>();
    decode->useInPlan().button().click();
    QVERIFY(m_document->plan()["decode.attention_imbalance"_in] > 1.0);
}

void TestSandboxes::refusedFactorIsTold() {
    UseInPlan use(*m_document, "decode.attention_imbalance"_in, nullptr);
    use.setFactor(1000);
    use.button().click();
    QCOMPARE(m_document->plan()["decode.attention_imbalance"_in], 1.0);
    QVERIFY2(use.stateText().contains(QStringLiteral("100")), qPrintable(use.stateText()));
}

void TestSandboxes::hiddenPanelsDoNoWork() {
    const auto panel = shown<ExpertSandbox>();
    panel->chooseSource(ExpertSandbox::Source::Decode);
    const int before = panel->refreshCount();
    panel->hide();
    for (int nodes = 19; nodes < 29; ++nodes)
        QVERIFY(m_document->setValue("decode.nodes"_in, nodes));
    QCOMPARE(panel->refreshCount(), before);
    panel->show();
    QCOMPARE(panel->refreshCount(), before + 1);
    QCOMPARE(panel->task().gpus, 28 * 8);
    // Edits that change no placement are none of its business.
    QVERIFY(m_document->setValue("network.nic_bandwidth"_in, 1e11));
    QCOMPARE(panel->refreshCount(), before + 1);
}

void TestSandboxes::playerStopsWhenHidden() {
    const auto panel = shown<ExpertSandbox>();
    panel->player().play();
    QCOMPARE(panel->player().position(), 0); // from the start, for it stood at the end
    QTRY_VERIFY(panel->player().position() >= 2);
    panel->hide();
    QVERIFY(!panel->player().isPlaying());
}

void TestSandboxes::lowChartsStandSideBySide() {
    const auto panel = shown<DecodeSandbox>({1000, 700});
    auto* pair = panel->findChild<ChartPair*>();
    QVERIFY(!pair->isSideBySide());
    QVERIFY(chart(*panel, 1).y() > chart(*panel, 0).geometry().bottom());
    panel->resize(1000, panel->minimumSizeHint().height());
    QCoreApplication::processEvents();
    QVERIFY(pair->isSideBySide());
    QVERIFY(chart(*panel, 1).x() > chart(*panel, 0).geometry().right());
    QCOMPARE(chart(*panel, 0).height(), pair->height());
    panel->resize(1000, 700);
    QCoreApplication::processEvents();
    QVERIFY(!pair->isSideBySide());
}

void TestSandboxes::barsStayInside_data() {
    QTest::addColumn<QSize>("size");
    for (const auto& size : {QSize(200, 90), QSize(560, 170), QSize(1500, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestSandboxes::barsStayInside() {
    QFETCH(QSize, size);
    const auto panel = shown<ExpertSandbox>();
    for (const auto source : {ExpertSandbox::Source::ExampleFirst, ExpertSandbox::Source::Decode}) {
        panel->chooseSource(source);
        for (int index = 0; index < 2; ++index) {
            const auto& data = chart(*panel, index).data();
            const QRectF target({}, size);
            const auto layout = layOutCardBars(data, target, Theme::light());
            QCOMPARE(layout.bars.size(), data.bars.size());
            for (const auto& bar : layout.bars) {
                QVERIFY(target.contains(bar.column));
                for (const auto& load : bar.loads)
                    QVERIFY(bar.column.adjusted(-0.01, -0.01, 0.01, 0.01).contains(load));
            }
        }
    }
}

QTEST_MAIN(TestSandboxes)
#include "tst_sandboxes.moc"
