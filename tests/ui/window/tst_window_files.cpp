// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"

#include "model/catalog/presets.h"
#include "model/scenario/scenario_json.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/preset_gallery.h"
#include "ui/window/file_actions.h"

#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>

#include <algorithm>

using namespace planner;
using namespace planner::ui;

/// Opening, saving, dropping and refusing files in the window.
class TestWindowFiles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_fixture.open();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { m_fixture.close(); }

    void titleStarsWhatIsNotSaved();
    void savedPlanOpensAgain();
    void droppedFileOpens();
    void nothingElseTakesADrop();
    void recentFilesAreListedAndOpen();
    void savingAsHasAKey();
    void badFilesAreToldAndChangeNothing_data();
    void badFilesAreToldAndChangeNothing();
    void unknownKeysAreTold();
    void galleryReplacesAsOneUndoStep();

private:
    QString write(const QString& name, const QByteArray& content) const {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the test's own file cannot be written");
        return file.fileName();
    }

    WindowFixture m_fixture;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestWindowFiles::titleStarsWhatIsNotSaved() {
    QVERIFY(!m_fixture.window->isWindowModified());
    QVERIFY(m_fixture.window->windowTitle().contains(QStringLiteral("[*]")));
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    QVERIFY(m_fixture.window->isWindowModified());
    QVERIFY(m_fixture.window->files().saveTo(m_folder->filePath(QStringLiteral("plan 计划.json"))));
    QVERIFY(!m_fixture.window->isWindowModified());
    m_fixture.document().undoStack().undo();
    QVERIFY(m_fixture.window->isWindowModified());
    m_fixture.document().undoStack().redo();
}

void TestWindowFiles::savedPlanOpensAgain() {
    const auto path = m_folder->filePath(QStringLiteral("nine.json"));
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    QVERIFY(m_fixture.window->files().saveTo(path));
    const auto saved = m_fixture.document().scenario();
    m_fixture.window->openScenario(QStringLiteral("exercise-nic-800g"));
    QCOMPARE(m_fixture.document().plan()["network.nic_bandwidth"_in], 100e9);
    m_fixture.window->openScenario(path);
    QVERIFY(m_fixture.document().scenario() == saved);
}

void TestWindowFiles::droppedFileOpens() {
    const auto path =
        write(QStringLiteral("dropped.json"),
              QByteArray::fromStdString(write_scenario(*find_preset("exercise-gqa-qwen3-235b"))));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_fixture.window.get(), &drop);
    QTRY_COMPARE(m_fixture.document().scenario().inputs.model_id, std::string("qwen3-235b-a22b"));
}

void TestWindowFiles::nothingElseTakesADrop() {
    for (const auto* widget : m_fixture.window->findChildren<QWidget*>())
        QVERIFY2(!widget->acceptDrops(), widget->metaObject()->className());
}

void TestWindowFiles::recentFilesAreListedAndOpen() {
    const auto path = m_folder->filePath(QStringLiteral("nine nodes.json"));
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    QVERIFY(m_fixture.window->files().saveTo(path));
    QVERIFY(m_fixture.window->windowTitle().startsWith(QStringLiteral("nine nodes[*]")));
    m_fixture.window->openScenario(QString::fromLatin1(opening_preset));
    QMenu menu;
    m_fixture.window->files().fill(menu);
    for (auto* action : menu.actions()) {
        if (action->menu() == nullptr)
            continue;
        emit action->menu()->aboutToShow();
        auto* recent = action->menu()->actions().constFirst();
        QCOMPARE(recent->text(), QStringLiteral("nine nodes.json"));
        QCOMPARE(recent->toolTip(), path);
        recent->trigger();
    }
    QCOMPARE(m_fixture.document().filePath(), path);
    QCOMPARE(m_fixture.document().plan()["decode.nodes"_in], 9.0);
}

void TestWindowFiles::savingAsHasAKey() {
    QMenu menu;
    m_fixture.window->files().fill(menu);
    const auto actions = menu.actions();
    QVERIFY(std::any_of(actions.begin(), actions.end(), [](const QAction* action) {
        return action->shortcuts().contains(QKeySequence(QStringLiteral("Ctrl+Shift+S")));
    }));
}

void TestWindowFiles::badFilesAreToldAndChangeNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("told");
    const auto good = QByteArray::fromStdString(write_scenario(*find_preset(opening_preset)));
    const auto changed = [&good](const char* from, const char* to) {
        return QByteArray(good).replace(from, to);
    };
    QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
    QTest::newRow("cut short") << good.left(400) << QStringLiteral("line");
    QTest::newRow("negative count") << changed("\"nodes\": 18", "\"nodes\": -18")
                                    << QStringLiteral("decode.nodes");
    QTest::newRow("EP 0") << changed("\"ep\": \"linked\"", "\"ep\": 0") << QStringLiteral("ep");
    QTest::newRow("string") << changed("\"nodes\": 18", "\"nodes\": \"many\"")
                            << QStringLiteral("decode.nodes");
    // Without the values of its own with which a file of somebody else's GPU opens.
    QTest::newRow("unknown GPU") << QByteArray(R"({"format": "moe-planner-scenario", "version": 1,
                                                   "gpu": {"id": "h900"}})")
                                 << QStringLiteral("gpu.id");
    QTest::newRow("newer") << changed("\"version\": 1", "\"version\": 99") << QStringLiteral("newer");
    QTest::newRow("nested") << QByteArray(100000, '[') << QStringLiteral("nested");
    QTest::newRow("html") << QByteArray("<!doctype html><html></html>")
                          << QStringLiteral("carries no scenario");
}

void TestWindowFiles::badFilesAreToldAndChangeNothing() {
    QFETCH(QByteArray, content);
    QFETCH(QString, told);
    QVERIFY(m_fixture.document().setValue("decode.nodes"_in, 9));
    m_fixture.document().undoStack().setClean();
    const auto before = m_fixture.document().scenario();
    const auto path = write(QStringLiteral("bad.json"), content);
    m_fixture.window->openScenario(path);
    const auto message = m_fixture.window->messages().text();
    QVERIFY2(message.contains(QStringLiteral("bad.json")), qPrintable(message));
    QVERIFY2(message.contains(told), qPrintable(message));
    QVERIFY(m_fixture.document().scenario() == before);
    QVERIFY(m_fixture.document().undoStack().canUndo());
}

void TestWindowFiles::unknownKeysAreTold() {
    auto text = write_scenario(*find_preset(opening_preset));
    text.insert(text.find("\"decode\": {") + 11, "\"hue\": 3,");
    m_fixture.window->openScenario(write(QStringLiteral("more.json"), QByteArray::fromStdString(text)));
    QVERIFY(m_fixture.window->messages().text().contains(QStringLiteral("decode.hue")));
    QVERIFY(write_scenario(m_fixture.document().scenario()).find("\"hue\": 3") != std::string::npos);
}

void TestWindowFiles::galleryReplacesAsOneUndoStep() {
    const auto before = m_fixture.document().scenario();
    m_fixture.window->files().showGallery();
    auto* gallery = m_fixture.window->findChild<PresetGallery*>();
    QVERIFY(gallery != nullptr && gallery->isVisible() && !gallery->isModal());
    emit gallery->presetChosen(*find_preset("exercise-gqa-qwen3-235b"));
    QCOMPARE(m_fixture.document().undoStack().count(), 1);
    QCOMPARE(m_fixture.document().scenario().inputs.model_id, std::string("qwen3-235b-a22b"));
    m_fixture.document().undoStack().undo();
    QVERIFY(m_fixture.document().scenario() == before);
}

QTEST_MAIN(TestWindowFiles)
#include "tst_window_files.moc"
