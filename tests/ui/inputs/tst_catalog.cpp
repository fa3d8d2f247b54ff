// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_bench.h"

#include "ui/inputs/catalog_dialog.h"
#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/catalog_table.h"

#include "model/catalog/own_entries.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

#include <limits>

using namespace planner;
using namespace planner::ui;

/// Choosing a model or a GPU from the catalog.
class CatalogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareTests(QStringLiteral("tst_catalog")); }
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }
    void cleanup() { load_own_entries("/no/such/folder"); }

    void everyEntryHasItsKeyFigures() {
        CatalogTable models(CatalogKind::model);
        CatalogTable gpus(CatalogKind::gpu);
        const QAbstractItemModelTester modelTester(&models);
        const QAbstractItemModelTester gpuTester(&gpus);
        QCOMPARE(models.rowCount(), static_cast<int>(catalog(CatalogKind::model).size()));
        const int v3 = models.rowOf("deepseek-v3");
        QCOMPARE(shown(models, v3, QStringLiteral("Attention")), QStringLiteral("MLA"));
        QCOMPARE(shown(models, v3, QStringLiteral("Parameters")), QStringLiteral("671B"));
        QCOMPARE(shown(models, v3, QStringLiteral("KV per token")), QStringLiteral("70.3 kB"));
        QCOMPARE(shown(models, models.rowOf("gpt-oss-120b"), QStringLiteral("Attention")),
                 QStringLiteral("GQA / MHA + window"));
        const int h800 = gpus.rowOf("h800-sxm");
        QCOMPARE(shown(gpus, h800, QStringLiteral("Memory")), QStringLiteral("85.5 GB"));
        QCOMPARE(shown(gpus, h800, QStringLiteral("Bandwidth")), QStringLiteral("3.35 TB/s"));
    }

    void doubtsAreMarked() {
        CatalogTable gpus(CatalogKind::gpu);
        const int h20 = gpus.rowOf("h20-96g");
        QVERIFY(shown(gpus, h20, QStringLiteral("NIC")).endsWith(QStringLiteral(" *")));
        QVERIFY(!shown(gpus, h20, QStringLiteral("Memory")).contains(u'*'));
        Opened opened(CatalogKind::gpu);
        opened.dialog.mark("h20-96g");
        QVERIFY(
            opened.dialog.details().text().contains(QStringLiteral("* NIC rate is not verified:")) ||
            opened.dialog.details().text().contains(QStringLiteral("is not verified: deployment choice")));
        QVERIFY(opened.dialog.details().text().contains(QStringLiteral("(2026-09)")));
    }

    void ownEntriesAreMarked() {
        auto mine = *find_entry(CatalogKind::gpu, "h20-96g");
        mine.id = "mine";
        mine.name = "My card";
        mine.own_file = "/home/me/mine.json";
        replace_own_entries(CatalogKind::gpu, {mine});
        Opened opened(CatalogKind::gpu);
        QTest::keyClicks(&opened.dialog.search(), QStringLiteral("card my"));
        const auto* list = opened.dialog.list().model();
        QCOMPARE(list->rowCount(), 1);
        QCOMPARE(list->index(0, 0).data().toString(), QStringLiteral("My card (own)"));
        opened.dialog.mark("mine");
        QVERIFY(opened.dialog.details().text().contains(QStringLiteral("/home/me/mine.json")));
    }

    void thePlansEntryIsMarkedAtFirst() {
        Opened opened(CatalogKind::gpu);
        QCOMPARE(opened.dialog.list().currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("H800 SXM 80GB"));
        QVERIFY(opened.dialog.search().hasFocus());
        QTest::keyClick(&opened.dialog.search(), Qt::Key_Down);
        QVERIFY(opened.dialog.list().currentIndex().data().toString() != QStringLiteral("H800 SXM 80GB"));
    }

    void keyboardChoosesAsOneStep() {
        Opened opened(CatalogKind::model);
        QTest::keyClicks(&opened.dialog.search(), QStringLiteral("235b qwen3"));
        QCOMPARE(opened.dialog.list().model()->rowCount(), 1);
        QSignalSpy told(&opened.document, &ScenarioDocument::noticesRaised);
        QTest::keyClick(&opened.dialog.search(), Qt::Key_Return);
        QCOMPARE(opened.document.scenario().inputs.model_id, std::string("qwen3-235b-a22b"));
        QCOMPARE(opened.document.undoStack().count(), 1);
        QCOMPARE(told.size(), 1); // 32 redundant experts do not suit 128 experts on EP144
        QVERIFY(!opened.dialog.isVisible());
        opened.document.undoStack().undo();
        QCOMPARE(opened.document.scenario().inputs.model_id, std::string("deepseek-v3"));
    }

    void escapeAndSearchingForNothingChangeNothing() {
        Opened opened(CatalogKind::model);
        QTest::keyClicks(&opened.dialog.search(), QStringLiteral("zzz"));
        QVERIFY(!opened.dialog.useButton().isEnabled());
        QVERIFY(opened.dialog.details().text().startsWith(QStringLiteral("No entry")));
        QTest::keyClick(&opened.dialog.search(), Qt::Key_Return);
        QTest::keyClick(&opened.dialog.search(), Qt::Key_Escape);
        QVERIFY(!opened.dialog.isVisible());
        QCOMPARE(opened.document.undoStack().count(), 0);
    }

    void columnsSortByNumber() {
        Opened opened(CatalogKind::model);
        opened.dialog.list().sortByColumn(5, Qt::DescendingOrder);
        const auto* list = opened.dialog.list().model();
        double before = std::numeric_limits<double>::infinity();
        for (int row = 0; row < list->rowCount(); ++row) {
            const double now = list->index(row, 5).data(CatalogTable::sortRole).toDouble();
            QVERIFY(now <= before);
            before = now;
        }
        QVERIFY(before > 0);
    }

    void theInputsOpenIt() {
        Bench bench;
        bench.section("model")->setExpanded(true);
        auto* picker = bench.section("model")->picker();
        picker->setFocus();
        QTest::keyClick(picker, Qt::Key_Space);
        QVERIFY(picker->dialog() != nullptr && picker->dialog()->isVisible());
        QVERIFY(!picker->dialog()->isModal());
        picker->dialog()->mark("kimi-k2");
        QTest::mouseClick(&picker->dialog()->useButton(), Qt::LeftButton);
        QCOMPARE(bench.document.scenario().inputs.model_id, std::string("kimi-k2"));
        QVERIFY(picker->currentText().contains(QStringLiteral("Kimi")));
        // A profile has no figures to compare: its list opens as ever.
        bench.section("efficiency")->setExpanded(true);
        bench.section("efficiency")->picker()->showPopup();
        QVERIFY(bench.section("efficiency")->picker()->dialog() == nullptr);
        bench.section("efficiency")->picker()->hidePopup();
    }

private:
    struct Opened {
        explicit Opened(CatalogKind kind) : dialog(document, kind) {
            dialog.browse();
            QApplication::setActiveWindow(&dialog);
            dialog.search().setFocus();
        }

        ScenarioDocument document;
        CatalogDialog dialog;
    };

    static QString shown(const CatalogTable& table, int row, const QString& column) {
        for (int each = 0; each < table.columnCount(); ++each)
            if (table.headerData(each, Qt::Horizontal, Qt::DisplayRole).toString() == column)
                return plain(table.data(table.index(row, each), Qt::DisplayRole).toString());
        return {};
    }
};

QTEST_MAIN(CatalogTest)
#include "tst_catalog.moc"
