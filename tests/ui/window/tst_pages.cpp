// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/base/chart.h"
#include "ui/charts/base/xy_plot.h"
#include "ui/charts/validation_chart.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/efficiency_card.h"
#include "ui/panels/efficiency_row.h"
#include "ui/panels/efficiency_view.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/validation_view.h"
#include "ui/window/page_switch.h"
#include "ui/window/plan_view.h"

#include <QLabel>
#include <QPushButton>

using namespace planner;
using namespace planner::ui;

/// The pages beside the charts: made late, quiet while hidden, and each edit one undo step.
class TestPages : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(); }
    void cleanup() { m_fixture.close(); }

    void pagesAreMadeWhenTheyAreShown();
    void switchAndMenuShowTheSamePage();
    void validationIsComputedOnce();
    void aPointOpensItsDeployment();
    void mediansStandBesideTheChart();
    void curvesFollowADrag();
    void hiddenCurvesDoNoWork();
    void makingAGroupIdealIsOneStep();
    void oneParameterAloneBecomesIdeal();
    void sourcesAreShown();
    void onlyWorkOfTheModelIsShown();
    void aMessageMovesNothing();
    void aLongMessageIsWhole();

private:
    PlanView& view() const { return m_fixture.window->planView(); }
    EfficiencyView& efficiency() const {
        view().showPage(Page::efficiency);
        WindowFixture::settle();
        return *view().efficiency();
    }
    static EfficiencyCard& card(EfficiencyView& of, EfficiencyGroup group) {
        return *of.cards().at(static_cast<qsizetype>(group));
    }

    WindowFixture m_fixture;
};

void TestPages::pagesAreMadeWhenTheyAreShown() {
    QVERIFY(view().validation() == nullptr && view().efficiency() == nullptr);
    view().showPage(Page::validation);
    QVERIFY(view().validation()->isVisible() && view().efficiency() == nullptr);
    QVERIFY(!m_fixture.window->dashboard().isVisible());
    view().showPage(Page::charts);
    QVERIFY(m_fixture.window->dashboard().isVisible() && !view().validation()->isVisible());
}

void TestPages::switchAndMenuShowTheSamePage() {
    auto* pages = m_fixture.window->findChild<PageSwitch*>();
    const auto buttons = pages->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 4);
    QTest::mouseClick(buttons.at(2), Qt::LeftButton);
    QCOMPARE(view().page(), Page::efficiency);
    m_fixture.window->activateWindow();
    QTest::keyClick(m_fixture.window.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(view().page(), Page::validation);
    QVERIFY(buttons.at(1)->isChecked() && !buttons.at(2)->isChecked());
}

void TestPages::validationIsComputedOnce() {
    view().showPage(Page::validation);
    WindowFixture::settle();
    const int refreshes = view().validation()->card().refreshCount();
    const int paints = view().validation()->card().chart().paintCount();
    QCOMPARE(refreshes, 1);
    QCOMPARE(ValidationChart::validationCount(), 1);
    m_fixture.document().beginGesture();
    for (int requests = 20; requests < 60; ++requests) {
        QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, requests));
        WindowFixture::settle();
    }
    m_fixture.document().endGesture();
    view().showPage(Page::charts);
    view().showPage(Page::validation);
    WindowFixture::settle();
    QCOMPARE(view().validation()->card().refreshCount(), refreshes);
    QVERIFY(view().validation()->card().chart().paintCount() <= paints + 1); // it was hidden once
    QCOMPARE(ValidationChart::validationCount(), 1);
}

void TestPages::aPointOpensItsDeployment() {
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    const auto before = m_fixture.document().scenario();
    view().showPage(Page::validation);
    WindowFixture::settle();
    auto& chart = view().validation()->card().chart();
    const auto elements = chart.elements();
    const auto found = std::find_if(elements.begin(), elements.end(), [](const ChartElement& element) {
        return element.key == QStringLiteral("trtllm-h200-8-b128");
    });
    QVERIFY(found != elements.end());
    for (const auto* word : {"1,209", "1,436", "15.8", "not used in any fit", "Source: "})
        QVERIFY2(found->tip.contains(QString::fromLatin1(word)), qPrintable(found->tip));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, found->area.center().toPoint());
    QCOMPARE(view().page(), Page::charts);
    QCOMPARE(m_fixture.document().scenario().inputs.gpu_id, std::string("h200-sxm"));
    QVERIFY(m_fixture.window->messages().text().contains(found->key));
    QCOMPARE(m_fixture.document().undoStack().count(), 2);
    m_fixture.document().undoStack().undo();
    QVERIFY(m_fixture.document().scenario() == before);
}

void TestPages::mediansStandBesideTheChart() {
    view().showPage(Page::validation);
    WindowFixture::settle();
    QStringList texts;
    for (const auto* label : view().validation()->findChildren<QLabel*>())
        texts << label->text().replace(QChar(0x2009), u' ');
    const auto& rows = ValidationChart::rows();
    for (const bool isComponent : {true, false}) {
        const auto median = QString::number(median_error(rows, isComponent, false) * 100, 'f', 1);
        QVERIFY2(texts.contains(median + QStringLiteral(" %")), qPrintable(texts.join(u'|')));
    }
}

void TestPages::curvesFollowADrag() {
    auto& dense = card(efficiency(), EfficiencyGroup::dense_gemm);
    const auto before = dense.plot().data().panels.at(0).lines;
    QCOMPARE(before.size(), 2);
    auto& row = dense.rows().at(2)->editor();
    QCOMPARE(row.parameter(), "efficiency.dense_compute"_in);
    m_fixture.document().beginGesture();
    for (const double share : {0.7, 0.6, 0.5}) {
        QVERIFY(m_fixture.document().setValue("efficiency.dense_compute"_in, share));
        WindowFixture::settle();
        const auto& now = dense.plot().data().panels.at(0).lines;
        QCOMPARE(now.at(0), before.at(0)); // the ideal
        QVERIFY(now.at(1).points.last().y() < before.at(1).points.last().y());
        QVERIFY(now.at(1).points.last().y() < share);
    }
    m_fixture.document().endGesture();
    QCOMPARE(m_fixture.document().undoStack().count(), 1);
}

void TestPages::hiddenCurvesDoNoWork() {
    auto& shown = efficiency();
    const int before = shown.refreshCount();
    view().showPage(Page::charts);
    for (int requests = 20; requests < 40; ++requests)
        QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, requests));
    WindowFixture::settle();
    QCOMPARE(shown.refreshCount(), before);
    view().showPage(Page::efficiency);
    WindowFixture::settle();
    QCOMPARE(shown.refreshCount(), before + 1);
}

void TestPages::makingAGroupIdealIsOneStep() {
    auto& grouped = card(efficiency(), EfficiencyGroup::grouped_gemm);
    const auto published = m_fixture.document().scenario();
    const double step = m_fixture.document().plan()["estimate.decode.step_s"_fig];
    QVERIFY(grouped.idealButton().isEnabled() && !grouped.resetButton().isEnabled());
    QTest::mouseClick(&grouped.idealButton(), Qt::LeftButton);
    QCOMPARE(m_fixture.document().undoStack().count(), 1);
    QCOMPARE(m_fixture.document().undoStack().undoText(), QStringLiteral("Make 5 efficiencies ideal"));
    QCOMPARE(m_fixture.document().plan()["efficiency.grouped_compute"_in], 1.0);
    QCOMPARE(m_fixture.document().plan()["efficiency.grouped_start_up"_in], 0.0);
    QVERIFY(m_fixture.document().plan()["estimate.decode.step_s"_fig] < step);
    QVERIFY(!grouped.idealButton().isEnabled() && grouped.resetButton().isEnabled());
    QTest::mouseClick(&grouped.resetButton(), Qt::LeftButton);
    QVERIFY(m_fixture.document().scenario() == published);
    m_fixture.document().undoStack().undo();
    m_fixture.document().undoStack().undo();
    QVERIFY(m_fixture.document().scenario() == published);
}

void TestPages::oneParameterAloneBecomesIdeal() {
    auto& mla = card(efficiency(), EfficiencyGroup::mla_decode);
    auto* memory = mla.rows().at(3);
    QCOMPARE(memory->editor().parameter(), "efficiency.mla_memory"_in);
    QTest::mouseClick(&memory->idealButton(), Qt::LeftButton);
    QCOMPARE(m_fixture.document().plan()["efficiency.mla_memory"_in], 1.0);
    QVERIFY(m_fixture.document().plan()["efficiency.mla_start_up"_in] > 0);
    QCOMPARE(m_fixture.document().undoStack().undoText(), QStringLiteral("Make MLA decode, memory ideal"));
    QVERIFY(!memory->idealButton().isEnabled());
}

void TestPages::sourcesAreShown() {
    for (const auto* each : efficiency().cards())
        for (const auto* row : each->rows())
            QVERIFY(!row->source().isEmpty());
    const auto* memory = card(efficiency(), EfficiencyGroup::mla_decode).rows().at(3);
    QVERIFY(memory->source().contains(QStringLiteral("FlashMLA")));
}

void TestPages::onlyWorkOfTheModelIsShown() {
    auto& shown = efficiency();
    QVERIFY(card(shown, EfficiencyGroup::mla_decode).isVisible());
    QVERIFY(!card(shown, EfficiencyGroup::gqa_decode).isVisible());
    QVERIFY(card(shown, EfficiencyGroup::runtime).isVisible());
    m_fixture.window->openScenario(QStringLiteral("exercise-gqa-qwen3-235b"));
    WindowFixture::settle();
    QVERIFY(!card(shown, EfficiencyGroup::mla_decode).isVisible());
    QVERIFY(card(shown, EfficiencyGroup::gqa_decode).isVisible());
}

void TestPages::aMessageMovesNothing() {
    const auto* chart = m_fixture.window->dashboard().cards().first();
    const auto before = chart->mapTo(m_fixture.window.get(), QPoint(0, 0));
    const auto size = chart->size();
    m_fixture.window->messages().showNotice(QStringLiteral("Something happened."));
    WindowFixture::settle();
    QVERIFY(m_fixture.window->messages().isVisible());
    QCOMPARE(chart->mapTo(m_fixture.window.get(), QPoint(0, 0)), before);
    QCOMPARE(chart->size(), size);
}

void TestPages::aLongMessageIsWhole() {
    auto& bar = m_fixture.window->messages();
    bar.showProblem(QStringLiteral("A file cannot be read, and here is why, at some length. ").repeated(8));
    WindowFixture::settle();
    const auto* text = bar.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    for (const auto* label : bar.findChildren<QLabel*>())
        if (!label->text().isEmpty())
            text = label;
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
    QVERIFY(bar.parentWidget()->rect().contains(bar.geometry()));
    const int tall = bar.height();
    bar.showNotice(QStringLiteral("Short."));
    WindowFixture::settle();
    QVERIFY(bar.height() < tall && bar.height() < 60);
}

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
