// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "ui/panels/import_dialog.h"
#include "ui/panels/import_table.h"
#include "ui/panels/message_bar.h"
#include "ui/window/import_actions.h"

#include "model/catalog/own_entries.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>

using namespace planner;
using namespace planner::ui;

/// Models from elsewhere, by file, drop and clipboard.
class TestImport : public QObject {
    Q_OBJECT

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8());
        m_fixture.open();
    }
    void cleanup() {
        m_fixture.close();
        load_own_entries("/no/such/folder");
    }

    void aDroppedConfigShowsItsTable();
    void openingAConfigImportsIt();
    void usingIsOneStepAndTells();
    void pastedText();
    void pastingSomethingElseIsTold();
    void aBrokenConfigIsToldWithItsKey();
    void whatIsNotModelledComesFirst();
    void keepingMakesAnOwnEntry();
    void keepingWithoutAFolderIsTold();
    void languageChangeIsSurvived();

private:
    static QString config(const char* name) {
        return QStringLiteral(PLANNER_TEST_DATA "/configs/") + QLatin1String(name) + QStringLiteral(".json");
    }
    static QByteArray content(const char* name) {
        QFile file(config(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    ImportDialog* dialog() const { return m_fixture.window->imports().dialog(); }
    ImportDialog& import(const char* name) const {
        m_fixture.window->imports().importFile(config(name));
        WindowFixture::settle();
        return *dialog();
    }

    /// The line of the table with this in its first column.
    QStringList line(const QString& field) const {
        const auto& table = dialog()->table();
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.index(row, 0).data().toString() == field)
                return {table.index(row, 1).data().toString(), table.index(row, 2).data().toString()};
        return {};
    }

    QTemporaryDir m_home;
    WindowFixture m_fixture;
};

void TestImport::aDroppedConfigShowsItsTable() {
    const auto before = m_fixture.document().scenario();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(config("c01-deepseek-v3"))});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &enter);
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &drop);
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QVERIFY(!dialog()->isModal());
    QVERIFY(m_fixture.document().scenario() == before); // nothing changes before it is used
    QCOMPARE(m_fixture.document().undoStack().count(), 0);
    const QAbstractItemModelTester tester(&dialog()->table());
    QCOMPARE(line(QStringLiteral("Hidden size")),
             (QStringList{QStringLiteral("7,168"), QStringLiteral("hidden_size")}));
    QCOMPARE(line(QStringLiteral("Routed experts")).value(0), QStringLiteral("256"));
    auto totals = dialog()->totalsText();
    totals.replace(QChar(0x202f), u' ');
    QVERIFY2(totals.contains(QStringLiteral("KV per token, BF16 70.3 kB")), qPrintable(totals));
    QVERIFY2(totals.contains(QStringLiteral("parameters 671B")), qPrintable(totals));
}

void TestImport::openingAConfigImportsIt() {
    m_fixture.window->openScenario(config("c05-kimi-k2"));
    QVERIFY(dialog() != nullptr && dialog()->isVisible());
    QVERIFY(m_fixture.window->messages().text().isEmpty());
    QVERIFY(m_fixture.document().filePath().isEmpty());
}

void TestImport::usingIsOneStepAndTells() {
    auto& shown = import("c08-qwen3-235b-a22b");
    // 128 experts on EP144: 16 redundant ones instead of 32, told before and after.
    QVERIFY(shown.notesText().contains(QStringLiteral("16 redundant experts instead of 32")));
    QTest::mouseClick(&shown.useButton(), Qt::LeftButton);
    auto& document = m_fixture.document();
    QVERIFY(!shown.isVisible());
    QCOMPARE(document.plan()["model.routed_experts"_in], 128.0);
    QCOMPARE(document.plan()["model.layers"_in], 94.0);
    QCOMPARE(document.plan()["decode.redundant_experts"_in], 16.0);
    QVERIFY(
        m_fixture.window->messages().text().contains(QStringLiteral("16 redundant experts instead of 32")));
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.plan()["model.routed_experts"_in], 256.0);
    QCOMPARE(document.plan()["decode.redundant_experts"_in], 32.0);
}

void TestImport::pastedText() {
    QGuiApplication::clipboard()->setText(QString::fromUtf8(content("c12-mixtral-8x7b")));
    m_fixture.window->activateWindow();
    m_fixture.window->setFocus();
    QTest::keyClick(m_fixture.window.get(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QCOMPARE(line(QStringLiteral("Routed experts")).value(0), QStringLiteral("8"));
}

void TestImport::pastingSomethingElseIsTold() {
    QGuiApplication::clipboard()->setText(QStringLiteral("<html>not found</html>"));
    QVERIFY(!m_fixture.window->imports().paste());
    QVERIFY(m_fixture.window->messages().text().startsWith(QStringLiteral("Not imported: ")));
    QGuiApplication::clipboard()->clear();
    QVERIFY(!m_fixture.window->imports().paste());
    QVERIFY(m_fixture.window->messages().text().contains(QStringLiteral("holds no text")));
    QVERIFY(dialog() == nullptr);
    QCOMPARE(m_fixture.document().undoStack().count(), 0);
}

void TestImport::aBrokenConfigIsToldWithItsKey() {
    auto json = QJsonDocument::fromJson(content("c01-deepseek-v3")).object();
    json.insert(QStringLiteral("num_hidden_layers"), -61);
    QFile file(m_home.filePath(QStringLiteral("broken.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(json).toJson());
    file.close();
    m_fixture.window->openScenario(file.fileName());
    QVERIFY(dialog() == nullptr);
    const auto told = m_fixture.window->messages().text();
    QVERIFY2(told.contains(QStringLiteral("broken.json: num_hidden_layers: ")), qPrintable(told));
}

void TestImport::whatIsNotModelledComesFirst() {
    auto& shown = import("c04-deepseek-v4-flash");
    QCOMPARE(shown.table().index(0, 1).data().toString(), QStringLiteral("not modelled"));
    QVERIFY(!shown.table().index(0, 2).data().toString().isEmpty());
    QCOMPARE(shown.totalsText(), QStringLiteral("totals not modelled")); // and not 0
    QVERIFY(!shown.useButton().isEnabled());
    QVERIFY(!shown.keepButton().isEnabled());
    QVERIFY2(shown.notesText().contains(QStringLiteral("cannot be planned with: a part")),
             qPrintable(shown.notesText()));
}

void TestImport::keepingMakesAnOwnEntry() {
    auto& shown = import("c12-mixtral-8x22b");
    QTest::mouseClick(&shown.keepButton(), Qt::LeftButton);
    QVERIFY2(shown.statusText().startsWith(QStringLiteral("Kept as ")), qPrintable(shown.statusText()));
    QVERIFY(shown.isVisible());
    QVERIFY(shown.keepButton().text().startsWith(QStringLiteral("Replace")));
    QCOMPARE(m_fixture.document().undoStack().count(), 0); // the plan is another matter
    const auto file = shown.statusText().mid(8);
    QVERIFY(file.startsWith(m_home.path()) && QFile::exists(file));
    const auto& entries = catalog(CatalogKind::model);
    QVERIFY(std::any_of(entries.begin(), entries.end(), [&](const CatalogEntry& entry) {
        return QString::fromStdString(entry.own_file) == file;
    }));
}

void TestImport::keepingWithoutAFolderIsTold() {
    auto& shown = import("c12-mixtral-8x7b");
    QFile blocked(m_home.filePath(QStringLiteral("blocked")));
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    qputenv("XDG_CONFIG_HOME", blocked.fileName().toUtf8());
    QTest::mouseClick(&shown.keepButton(), Qt::LeftButton);
    QVERIFY2(shown.statusText().contains(QStringLiteral("cannot be made")), qPrintable(shown.statusText()));
}

void TestImport::languageChangeIsSurvived() {
    auto& shown = import("c01-deepseek-v3");
    const int rows = shown.table().rowCount();
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&shown, &event);
    QCOMPARE(shown.table().rowCount(), rows);
    QVERIFY(!shown.totalsText().isEmpty());
}

QTEST_MAIN(TestImport)
#include "tst_import.moc"
