// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_fixture.h"

#include "ui/charts/base/chart.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/quantity_field.h"
#include "ui/panels/chart_card.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/explain_panel.h"
#include "ui/panels/headlines.h"
#include "ui/panels/questions_panel.h"

#include "model/engine/evaluate.h"

#include <QDockWidget>
#include <QLabel>
#include <QTextDocumentFragment>

using namespace planner;
using namespace planner::ui;

/// The service in the window: questions, headlines, and the way from a step of revenue to its input.
class TestService : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(); }
    void cleanup() { m_fixture.close(); }

    void whatIsMissingIsSaid();
    void tenThousandUsers();
    void unitsForOneAnother();
    void thirdOfThree();
    void hiddenQuestionsDoNoWork();
    void answersLeadToExplain();
    void revenueStepLeadsToItsInput();
    void headlinesOfTheService();
    void dayIsNotSizedForHiddenCharts();

private:
    QuestionsPanel& asked() {
        m_fixture.window->questionsDock().raise();
        WindowFixture::settle();
        return m_fixture.window->questions();
    }

    static QString textOf(const QLabel* label) {
        return QTextDocumentFragment::fromHtml(label->text())
            .toPlainText()
            .remove(QChar(0x2060))
            .replace(QChar(0x202f), u' ')
            .replace(QChar(0x2009), u' ');
    }

    static void contains(const QString& text, std::initializer_list<const char*> words) {
        for (const auto* word : words)
            QVERIFY2(text.contains(QString::fromUtf8(word)), qPrintable(text));
    }

    WindowFixture m_fixture;
};

/// A sentence full of dashes answers nothing.
void TestService::whatIsMissingIsSaid() {
    m_fixture.window->openScenario(QStringLiteral("sglang-96xh100"));
    WindowFixture::settle();
    contains(textOf(asked().lengthsAnswer()), {"Cannot be answered yet"});
    QVERIFY(!textOf(asked().lengthsAnswer()).contains(u'–'));
}

void TestService::tenThousandUsers() {
    // 200,000 tok/s over 14,800 a node are 13.51; 723,810 over 73,700 are 9.82. 18 + 3 x 4 nodes, 240 GPUs
    // at $2 an hour; 13.51 of 18 are 75 %.
    contains(textOf(asked().usersAnswer()),
             {"Decode needs 13.51 nodes: 1 × 18 nodes, 75.1 % busy", "Prefill needs 9.82 nodes: 3 × 4 nodes",
              "Together 30 nodes", "$480/h"});
    auto* field = asked().row("question.users"_in)->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("20000"));
    QTest::keyClick(field, Qt::Key_Return);
    WindowFixture::settle();
    contains(textOf(asked().usersAnswer()), {"Decode needs 27.03 nodes: 2 × 18 nodes"});
    QCOMPARE(m_fixture.document().undoStack().count(), 1);
    m_fixture.document().undoStack().undo();
    WindowFixture::settle();
    contains(textOf(asked().usersAnswer()), {"13.51"});
}

void TestService::unitsForOneAnother() {
    // 73,700 / 3,619 = 20.36 requests/s, 14,800 / 1,000 = 14.8; 14.8 x 18 / (20.36 x 4) = 3.27.
    contains(textOf(asked().lengthsAnswer()), {"20.36/s on a prefill node, 14.8/s on a decode node", "3.27",
                                               "so 4 whole ones; 272 GPUs", "prefill saturates first"});
}

void TestService::thirdOfThree() {
    contains(textOf(asked().logAnswer()), {"Batch 43", "385 tok/s", "step 112 ms", "8.95 tok/s"});
    QVERIFY(asked().row("question.step_s"_in)->isHidden());
    QVERIFY(m_fixture.document().setValue("question.unknown"_in, 0));
    WindowFixture::settle();
    // 385 tok/s x 0.1 s
    contains(textOf(asked().logAnswer()), {"Batch 38.5"});
    QVERIFY(asked().row("question.batch"_in)->isHidden());
    QVERIFY(!asked().row("question.step_s"_in)->isHidden());
}

void TestService::hiddenQuestionsDoNoWork() {
    auto& panel = m_fixture.window->questions();
    QVERIFY(panel.visibleRegion().isEmpty());
    const auto* row = panel.row("question.users"_in);
    const int before = row->refreshCount();
    for (int requests = 20; requests < 40; ++requests)
        QVERIFY(m_fixture.document().setValue("decode.requests_per_rank"_in, requests));
    QCOMPARE(row->refreshCount(), before);
    (void)asked();
    QVERIFY(row->refreshCount() > before);
}

void TestService::answersLeadToExplain() {
    emit asked().usersAnswer()->linkActivated(QStringLiteral("question.usd_per_hour"));
    WindowFixture::settle();
    auto& explain = m_fixture.window->explainPanel();
    QVERIFY(explain.isVisible());
    QVERIFY(explain.plainText().contains(QStringLiteral("question.usd_per_hour =")));
}

void TestService::revenueStepLeadsToItsInput() {
    auto* card = m_fixture.window->dashboard().card(QStringLiteral("revenue"));
    emit card->chart().elementActivated(QStringLiteral("revenue.paying_share"));
    WindowFixture::settle();
    auto* row = m_fixture.window->inputs().row("revenue.paying_share"_in);
    QVERIFY(row->isVisible());
    QVERIFY(row->field()->hasFocus());
    QVERIFY(
        m_fixture.window->explainPanel().plainText().contains(QStringLiteral("Tokens that are paid for")));
}

void TestService::headlinesOfTheService() {
    const auto texts = [this] {
        QStringList lines;
        for (const auto& headline : headlinesOf(Focus::Service, {&m_fixture.document().plan()}))
            lines << headline.figure + u'|' + headline.note;
        return lines.join(u'\n').replace(QChar(0x202f), u' ');
    };
    QCOMPARE(headlinesOf(Focus::Service, {&m_fixture.document().plan()}).size(), 6);
    contains(texts(), {"226.75|published day; 278 at peak", "95.48 | 131.38", "$87,072|226.75 nodes",
                       "$562,100", "$0.52/M", "546 %|gross margin 84.5 %"});
    QVERIFY(m_fixture.document().setValue("service.node_source"_in, 1));
    QVERIFY(m_fixture.document().setValue("service.rounding"_in, 1));
    contains(texts(), {"233.75|sized from demand; 282 at peak", "95.48 | 131.38", "$89,760|233.75 nodes"});
}

void TestService::dayIsNotSizedForHiddenCharts() {
    auto& dashboard = m_fixture.window->dashboard();
    dashboard.showAlone(QStringLiteral("memory"));
    WindowFixture::settle();
    QVector<int> before;
    for (const auto* card : dashboard.cards())
        before << card->refreshCount();
    m_fixture.document().beginGesture();
    for (int step = 0; step < 20; ++step)
        QVERIFY(m_fixture.document().setValue("network.nic_bandwidth"_in, 200e9 + 1e9 * step));
    m_fixture.document().endGesture();
    WindowFixture::settle();
    for (int index = 0; index < before.size(); ++index)
        if (const auto* card = dashboard.cards()[index]; card->name() != QStringLiteral("memory"))
            QVERIFY2(card->refreshCount() == before[index], qPrintable(card->name()));
}

QTEST_MAIN(TestService)
#include "tst_service.moc"
