// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/base/chart.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/headline_strip.h"
#include "ui/panels/operand_row.h"

#include <QDockWidget>
#include <QPushButton>
#include <QToolButton>

using namespace planner;
using namespace planner::ui;

/// Explain: what leads to it, and how far it leads.
class TestExplain : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(1600, 1000); }
    void cleanup() { m_fixture.close(); }

    void headlineLeadsToItsFigure();
    void chartElementLeadsToItsFigure();
    void drillsDownToTheLeavesAndBack();
    void partsLeadOn();
    void followsTheSlider();
    void behindAnotherTabDoesNoWork();
    void everyFigureCanBeShown();

private:
    QString shown() const { return m_fixture.window->explainPanel().plainText(); }

    /// The visible rows of operands.
    QList<OperandRow*> operands() const {
        QList<OperandRow*> rows;
        for (auto* row : m_fixture.window->explainPanel().findChildren<OperandRow*>())
            if (row->isVisible())
                rows.append(row);
        return rows;
    }

    WindowFixture m_fixture;
};

void TestExplain::headlineLeadsToItsFigure() {
    auto* cost = m_fixture.window->headlines().cards().at(4);
    QTest::mouseClick(cost, Qt::LeftButton);
    QVERIFY2(shown().contains(QStringLiteral("service.usd_per_million_output_tokens")), qPrintable(shown()));
}

void TestExplain::chartElementLeadsToItsFigure() {
    auto& chart = m_fixture.window->dashboard().card(QStringLiteral("memory"))->chart();
    for (const auto& element : chart.elements()) {
        if (element.key != QStringLiteral("decode.memory.kv_bytes"))
            continue;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, element.area.center().toPoint());
        QVERIFY(shown().contains(QStringLiteral("decode.memory.kv_bytes = 30.9")));
        return;
    }
    QFAIL("the memory chart has no KV element");
}

void TestExplain::drillsDownToTheLeavesAndBack() {
    auto& panel = m_fixture.window->explainPanel();
    panel.explain("chapter.decode.all_to_all_s"_fig);
    QCOMPARE(operands().size(), 5); // tokens, top-k, dispatch, combine, NIC
    emit operands().at(0)->activated();
    QVERIFY(shown().contains(QStringLiteral("chapter.decode.tokens_per_gpu =")));
    emit operands().at(1)->activated(); // draft tokens: an input
    QVERIFY2(shown().contains(QStringLiteral("not published")), qPrintable(shown()));
    QCOMPARE(operands().size(), 0);
    const auto buttons = panel.findChildren<QToolButton*>();
    QTest::mouseClick(buttons.at(0), Qt::LeftButton);
    QTest::mouseClick(buttons.at(0), Qt::LeftButton);
    QVERIFY(shown().contains(QStringLiteral("chapter.decode.all_to_all_s =")));
    QTest::mouseClick(buttons.at(1), Qt::LeftButton);
    QVERIFY(shown().contains(QStringLiteral("chapter.decode.tokens_per_gpu =")));
}

void TestExplain::partsLeadOn() {
    auto& panel = m_fixture.window->explainPanel();
    panel.explain("estimate.decode.kernels.expert_up_s"_fig);
    QVERIFY(shown().contains(QStringLiteral("Grouped multiplication + Memory pass")));
    emit operands().at(0)->activated();
    QVERIFY2(shown().contains(QStringLiteral("max(Time to compute, Time of memory traffic)")),
             qPrintable(shown()));
    emit operands().at(0)->activated(); // the start-up: an input
    QVERIFY(shown().contains(QStringLiteral("fitted on InferSim")));
    QTest::mouseClick(panel.findChildren<QToolButton*>().at(0), Qt::LeftButton);
    QVERIFY(shown().contains(QStringLiteral("max(Time to compute")));
}

void TestExplain::followsTheSlider() {
    m_fixture.window->explainPanel().explain("chapter.decode.step_s"_fig);
    QVERIFY(shown().contains(QStringLiteral("38.0")));
    QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, 100e9));
    WindowFixture::settle();
    QVERIFY(shown().contains(QStringLiteral("19.7")));
}

void TestExplain::behindAnotherTabDoesNoWork() {
    auto& panel = m_fixture.window->explainPanel();
    panel.explain("chapter.decode.step_s"_fig);
    m_fixture.window->questionsDock().raise();
    WindowFixture::settle();
    QVERIFY(panel.isVisible() && panel.visibleRegion().isEmpty());
    const int before = panel.refreshCount();
    for (int gigabytes = 60; gigabytes <= 100; gigabytes += 2)
        QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, gigabytes * 1e9));
    WindowFixture::settle();
    QCOMPARE(panel.refreshCount(), before);
    m_fixture.window->findChild<QDockWidget*>(QStringLiteral("explain"))->raise();
    WindowFixture::settle();
    QCOMPARE(panel.refreshCount(), before + 1);
    QVERIFY2(shown().contains(QStringLiteral("19.7")), qPrintable(shown()));
}

void TestExplain::everyFigureCanBeShown() {
    auto& panel = m_fixture.window->explainPanel();
    for (std::size_t index = 0; index < figure_count; ++index) {
        panel.explain(static_cast<Figure>(index));
        QVERIFY2(shown().contains(QStringLiteral("= ")), figure_table[index].id.data());
    }
    for (std::size_t index = 0; index < parameter_count; ++index) {
        panel.explain(static_cast<Parameter>(index));
        QVERIFY2(!shown().isEmpty(), parameter_table[index].id.data());
    }
}

QTEST_MAIN(TestExplain)
#include "tst_explain.moc"
