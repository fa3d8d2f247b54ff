// SPDX-License-Identifier: GPL-3.0-or-later
// The sandboxes in their window: reached from the menu, in both languages, one at work at a time.
#include "tests/ui/window/quoting_translator.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/window/sandbox_window.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace planner;
using namespace planner::ui;

class TestSandboxWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.open(); }
    void cleanup() { m_fixture.close(); }
    void menuOpensEachPanel();
    void onlyTheShownPanelWorks();
    void fitsASmallScreen();
    void everyTextIsRetranslated();
    void closesWithTheMainWindow();

private:
    WindowFixture m_fixture;
};

void TestSandboxWindow::menuOpensEachPanel() {
    auto* bar = m_fixture.window->menuBar();
    QMenu* teach = nullptr;
    for (auto* action : bar->actions())
        if (action->text() == QStringLiteral("&Teach"))
            teach = action->menu();
    QVERIFY(teach != nullptr);
    auto& window = m_fixture.window->sandboxes();
    // In the order of the panels; lessons and presentation stand around them.
    const std::array texts{"Prefi&ll balancer…", "&Decode balancer…", "E&xpert balancer…", "O&verlap…"};
    QCOMPARE(texts.size(), sandboxPanelKinds().size());
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const auto actions = teach->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction* action) {
            return action->text() == QString::fromUtf8(texts[index]);
        });
        QVERIFY2(found != actions.end(), texts[index]);
        (*found)->trigger();
        WindowFixture::settle();
        QVERIFY(window.isVisible() && !window.isModal());
        const auto* name = sandboxPanelKinds()[index].name;
        QVERIFY2(window.panel(QString::fromLatin1(name))->isVisible(), name);
        QVERIFY(!window.panel(QString::fromLatin1(name))->sentence().isEmpty());
    }
}

void TestSandboxWindow::onlyTheShownPanelWorks() {
    auto& window = m_fixture.window->sandboxes();
    window.showPanel(QStringLiteral("overlap"));
    WindowFixture::settle();
    for (const char* name : {"prefill-balancer", "decode-balancer", "expert-balancer"})
        QCOMPARE(window.panel(QString::fromLatin1(name))->refreshCount(), 0);
    QCOMPARE(window.panel(QStringLiteral("overlap"))->refreshCount(), 1);
    window.showPanel(QStringLiteral("no such panel"));
    QVERIFY(window.panel(QStringLiteral("overlap"))->isVisible());
}

void TestSandboxWindow::fitsASmallScreen() {
    auto& window = m_fixture.window->sandboxes();
    for (const auto& kind : sandboxPanelKinds()) {
        window.showPanel(QString::fromLatin1(kind.name));
        WindowFixture::settle();
        QVERIFY2(window.minimumSizeHint().width() <= 1280 && window.minimumSizeHint().height() <= 700,
                 kind.name);
    }
}

void TestSandboxWindow::everyTextIsRetranslated() {
    auto& window = m_fixture.window->sandboxes();
    for (const auto& kind : sandboxPanelKinds()) {
        const auto name = QString::fromLatin1(kind.name);
        window.showPanel(name);
        QuotingTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        WindowFixture::settle();
        QStringList texts{window.panel(name)->title(), window.panel(name)->sentence()};
        for (const auto* label : window.panel(name)->findChildren<QLabel*>())
            texts << label->text();
        for (const auto* button : window.panel(name)->findChildren<QPushButton*>())
            texts << button->text() << button->toolTip();
        for (const auto& text : texts)
            QVERIFY2(text.isEmpty() || !translator.knows(text), qPrintable(text));
        QVERIFY(window.windowTitle().startsWith(u'«'));
        QVERIFY(window.panel(name)->sentence().contains(u'«'));
        QVERIFY(QCoreApplication::removeTranslator(&translator));
        WindowFixture::settle();
        QVERIFY(!window.panel(name)->sentence().contains(u'«'));
    }
}

void TestSandboxWindow::closesWithTheMainWindow() {
    m_fixture.window->sandboxes().showPanel(QStringLiteral("expert-balancer"));
    WindowFixture::settle();
    m_fixture.close(); // no warning, no crash
}

QTEST_MAIN(TestSandboxWindow)
#include "tst_sandbox_window.moc"
