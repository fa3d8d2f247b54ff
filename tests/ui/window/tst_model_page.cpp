// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/charts/base/chart_table.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/quantity_field.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/kv_panel.h"
#include "ui/panels/model_view.h"
#include "ui/window/plan_view.h"

#include <QListWidget>
#include <QSettings>

#include <cmath>

using namespace planner;
using namespace planner::ui;

/// The page of the model: its layers, its dimensions and its cache beside that of others.
class TestModelPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        QSettings().remove(QStringLiteral("models/compared"));
        m_fixture.open(1600, 1000);
    }
    void cleanup() { m_fixture.close(); }

    void isMadeWhenItIsShown();
    void rowsAreDrawnInFull();
    void kindsOfLayersAreNamed();
    void numbersAreAmountsAndNoFigures();
    void everyElementIsAFigure();
    void totalsFollowADimension();
    void hiddenPageDoesNoWork();
    void everyDimensionIsThere();
    void chapterLessonIsDrawn();
    void tickedModelsAreComparedAndRemembered();
    void thisPlanFollows();

private:
    ModelView& page() const {
        auto& view = m_fixture.window->planView();
        view.showPage(Page::model);
        WindowFixture::settle();
        return *view.model();
    }
    static const StackedBars& bars(const ChartCard& card) {
        return static_cast<StackedBarChart&>(card.chart()).data();
    }
    static const BarRow& row(const ChartCard& card, const QString& label) {
        for (const auto& each : bars(card).rows)
            if (each.label == label)
                return each;
        qFatal("no row %s", qPrintable(label));
    }
    static QString plain(QString text) { return text.replace(QChar(0x202f), u' '); }
    void choose(const char* id) const {
        QVERIFY(m_fixture.document().setCatalogEntry(CatalogKind::model, QString::fromLatin1(id)));
        WindowFixture::settle();
    }

    WindowFixture m_fixture;
};

void TestModelPage::isMadeWhenItIsShown() {
    QVERIFY(m_fixture.window->planView().model() == nullptr);
    m_fixture.window->activateWindow();
    QTest::keyClick(m_fixture.window.get(), Qt::Key_4, Qt::ControlModifier);
    QVERIFY(m_fixture.window->planView().model() != nullptr);
    QVERIFY(m_fixture.window->planView().model()->isVisible());
}

void TestModelPage::rowsAreDrawnInFull() {
    for (const auto* id : {"deepseek-v3", "gpt-oss-120b", "minimax-m1", "deepseek-v3.2", "llama-3.1-70b"}) {
        choose(id);
        for (const auto& each : bars(page().stack()).rows) {
            double sum = 0;
            for (const auto& segment : each.segments)
                sum += segment.value;
            QVERIFY2(std::abs(sum - 1) < 1e-9, qPrintable(each.label));
        }
    }
}

void TestModelPage::kindsOfLayersAreNamed() {
    const auto& card = page().stack();
    const auto& v3 = row(card, QStringLiteral("FFN"));
    QCOMPARE(v3.totalText, QStringLiteral("8 of 256 experts + 1 shared"));
    QCOMPARE(v3.segments.size(), 2);
    QCOMPARE(v3.segments[0].valueText, QStringLiteral("3 ×"));
    QCOMPARE(v3.segments[1].valueText, QStringLiteral("58 ×"));
    QCOMPARE(plain(row(card, QStringLiteral("KV per token")).totalText), QStringLiteral("70.3 kB"));
    choose("gpt-oss-120b");
    const auto& mixed = row(card, QStringLiteral("Attention"));
    QCOMPARE(mixed.segments.size(), 2);
    QVERIFY(plain(mixed.segments[1].label).startsWith(QStringLiteral("window of 128")));
    QVERIFY(mixed.segments[0].colour != mixed.segments[1].colour);
    // Half of the layers have windows: half of a token's KV stays only until they are full.
    const auto& kv = row(card, QStringLiteral("KV per token"));
    QCOMPARE(kv.segments.size(), 2);
    QCOMPARE(kv.segments[0].value, 0.5);
    QCOMPARE(row(card, QStringLiteral("Fixed per request")).segments.size(), 1);
    choose("deepseek-v3.2");
    QCOMPARE(row(card, QStringLiteral("KV per token")).segments.size(), 2); // latent and index
}

void TestModelPage::numbersAreAmountsAndNoFigures() {
    const auto csv = QString::fromUtf8(csvOf(page().stack().chart().numbers()));
    // 58 layers of 256 experts, which is not the figure of one expert that explains them.
    QVERIFY2(csv.contains(QStringLiteral("Parameters,routed experts,,653908770816,")), qPrintable(csv));
    QVERIFY2(csv.contains(QStringLiteral("KV per token,\"KV, grows with the context\",,70272,")),
             qPrintable(csv));
}

void TestModelPage::everyElementIsAFigure() {
    for (const auto* id : {"deepseek-v3", "minimax-m1", "deepseek-v3.2"}) {
        choose(id);
        for (const auto& element : page().stack().chart().elements())
            QVERIFY2(find_figure(element.key.toStdString()), qPrintable(element.key));
    }
}

void TestModelPage::totalsFollowADimension() {
    auto& view = page();
    const auto before = row(view.stack(), QStringLiteral("Parameters")).totalText;
    auto* field = view.row("model.routed_experts"_in)->field();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("384"));
    QTest::keyClick(field, Qt::Key_Return);
    WindowFixture::settle();
    const auto& document = m_fixture.document();
    QCOMPARE(document.undoStack().count(), 1);
    const auto after = row(view.stack(), QStringLiteral("Parameters")).totalText;
    QVERIFY(after != before);
    // 128 more experts of 44,040,192 parameters and their rows of the router, with bias, in 58 layers.
    QCOMPARE(document.plan()["model.total_params"_fig] - 671026419200.0, 58.0 * 128 * (44040192 + 7168 + 1));
}

void TestModelPage::hiddenPageDoesNoWork() {
    auto& view = page();
    m_fixture.window->planView().showPage(Page::charts);
    WindowFixture::settle();
    const int drawn = view.stack().refreshCount();
    const int rows = view.row("model.layers"_in)->refreshCount();
    QVERIFY(m_fixture.document().setValue("model.layers"_in, 40));
    WindowFixture::settle();
    QCOMPARE(view.stack().refreshCount(), drawn);
    QCOMPARE(view.row("model.layers"_in)->refreshCount(), rows);
    page();
    QCOMPARE(row(view.stack(), QStringLiteral("Attention")).totalText, QStringLiteral("40 layers"));
    QCOMPARE(view.row("model.layers"_in)->refreshCount(), rows + 1);
}

void TestModelPage::everyDimensionIsThere() {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        QCOMPARE(page().row(parameter) != nullptr, info(parameter).group() == "model");
    }
}

void TestModelPage::chapterLessonIsDrawn() {
    auto& card = page().caches().card();
    card.applyInput();
    const auto& rows = bars(card).rows;
    QCOMPARE(rows.size(), 5);
    QStringList amounts;
    for (const auto& each : rows)
        amounts.append(plain(each.totalText));
    QCOMPARE(amounts,
             (QStringList{QStringLiteral("5.00 MB"), QStringLiteral("4.00 MB"), QStringLiteral("193 kB"),
                          QStringLiteral("70.3 kB"), QStringLiteral("70.3 kB")}));
    // Tables hold bytes, whatever the axis.
    QCOMPARE(card.chart().table()[4][1], QStringLiteral("70272"));
    // A decade is as long everywhere: 70,272 B lies log10(70.272) decades behind 1 kB.
    QVERIFY(std::abs(rows[3].segments[0].value - std::log10(70.272)) < 1e-12);
    QVERIFY(plain(rows[2].segments[0].tip).contains(QStringLiteral("192,512")));
}

void TestModelPage::tickedModelsAreComparedAndRemembered() {
    {
        auto& panel = page().caches();
        for (int row = 0; row < panel.models().count(); ++row)
            if (panel.models().item(row)->data(Qt::UserRole) == QStringLiteral("gpt-oss-120b"))
                panel.models().item(row)->setCheckState(Qt::Checked);
        panel.card().applyInput();
        QCOMPARE(bars(panel.card()).rows.size(), 6);
        QCOMPARE(plain(bars(panel.card()).rows[3].totalText), QStringLiteral("73.7 kB"));
        QCOMPARE(plain(bars(panel.card()).rows[3].remark), QStringLiteral("36.9 kB past the windows"));
    }
    m_fixture.close();
    m_fixture.open(1600, 1000);
    auto& card = page().caches().card();
    card.applyInput();
    QCOMPARE(bars(card).rows.size(), 6);
}

void TestModelPage::thisPlanFollows() {
    auto& card = page().caches().card();
    QVERIFY(m_fixture.document().setValue("precision.kv"_in, 1)); // FP8
    card.applyInput();
    QCOMPARE(plain(bars(card).rows.last().totalText), QStringLiteral("35.1 kB"));
    QCOMPARE(bars(card).rows.last().remark, QStringLiteral("FP8"));
    QCOMPARE(plain(bars(card).rows[3].totalText), QStringLiteral("70.3 kB"));
}

QTEST_MAIN(TestModelPage)
#include "tst_model_page.moc"
