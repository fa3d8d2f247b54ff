// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_bench.h"

#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/parameter_text.h"
#include "ui/inputs/section_header.h"

#include <QAccessible>
#include <QLabel>
#include <QTranslator>

#include <algorithm>

using namespace planner;
using namespace planner::ui;

class PanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareTests(QStringLiteral("tst_panel")); }

    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
        QSettings().clear();
    }

    void everyParameterHasARow() {
        Bench bench;
        for (std::size_t index = 0; index < parameter_count; ++index) {
            const auto parameter = static_cast<Parameter>(index);
            QVERIFY(bench.panel.row(parameter) != nullptr);
            QCOMPARE(bench.panel.row(parameter)->choices() != nullptr, !info(parameter).choices.empty());
        }
        QCOMPARE(plain(bench.panel.sections().first()->header()->text()), QStringLiteral("Decode unit"));
    }

    void oneSliderTickEvaluatesOnce() {
        Bench bench;
        auto* slider = bench.panel.row(nic)->slider();
        const int before = bench.document.evaluationCount();
        const QPoint from = slider->handleRect().center();
        QTest::mousePress(slider, Qt::LeftButton, {}, from);
        QTest::mouseMove(slider, from + QPoint(10, 0));
        QCOMPARE(bench.document.evaluationCount(), before + 1);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(10, 0));
        QCOMPARE(bench.document.evaluationCount(), before + 1);
    }

    void pickersFillTheGroup() {
        Bench bench;
        bench.section("gpu")->setExpanded(true);
        auto* picker = bench.section("gpu")->picker();
        QCOMPARE(picker->chosenName(), QStringLiteral("H800 SXM 80GB"));
        QVERIFY(picker->itemData(0, Qt::ToolTipRole).toString().contains(QStringLiteral("HBM bandwidth")));
        const int h20 = picker->findData(QStringLiteral("h20-96g"));
        picker->setCurrentIndex(h20);
        emit picker->activated(h20);
        QCOMPARE(bench.document.scenario().inputs.gpu_id, std::string("h20-96g"));
        bench.document.undoStack().undo();
        QCOMPARE(picker->currentText(), QStringLiteral("H800 SXM 80GB"));
    }

    void searchFindsById() {
        Bench bench;
        bench.panel.setSearchText(QStringLiteral("usable"));
        QVERIFY(bench.panel.row("memory.usable_fraction"_in)->isVisible());
        QVERIFY(!bench.section("decode")->isVisible());
        bench.panel.setSearchText(QStringLiteral("bandwidth hbm")); // any order, in a collapsed group
        QVERIFY(bench.panel.row("gpu.hbm_bandwidth"_in)->isVisible());
        QVERIFY(!bench.panel.row("gpu.memory"_in)->isVisible());
        bench.panel.setSearchText(QStringLiteral("zzz"));
        bench.panel.setSearchText({});
        QVERIFY(bench.panel.row(nodes)->isVisible());
        QVERIFY(!bench.section("gpu")->isExpanded());
        QVERIFY(QSettings().allKeys().isEmpty()); // searching is no wish about groups
    }

    void searchForNothingSaysSo() {
        Bench bench;
        bench.panel.setSearchText(QStringLiteral("zzz"));
        bool said = false;
        for (const auto* label : bench.panel.findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().startsWith(QStringLiteral("No input")));
        QVERIFY(said);
    }

    void collapsedRowsDoNoWork() {
        Bench bench;
        QVERIFY(bench.section("gpu")->rows().isEmpty()); // not even made
        auto* row = bench.panel.row(context);
        bench.section("decode")->setExpanded(false);
        const int before = row->refreshCount();
        QVERIFY(bench.document.setValue(context, 7000));
        QCOMPARE(row->refreshCount(), before);
        bench.section("decode")->setExpanded(true);
        QCOMPARE(row->refreshCount(), before + 1);
        QCOMPARE(row->slider()->quantity(), 7000.0);
        QVERIFY(bench.document.setValue(context, 8000));
        QCOMPARE(row->refreshCount(), before + 2); // one update for one change
        bench.panel.hide();
        QVERIFY(bench.document.setValue(context, 9000));
        QCOMPARE(row->refreshCount(), before + 2);
        bench.panel.show();
        QCOMPARE(row->slider()->quantity(), 9000.0);
    }

    void groupsStayAsTheyWere() {
        {
            Bench bench;
            bench.section("network")->setExpanded(false);
            bench.section("chapter")->setExpanded(true);
        }
        Bench again;
        QVERIFY(!again.section("network")->isExpanded());
        QVERIFY(again.section("chapter")->isExpanded());
    }

    void lockedRowsCannotBeEdited() {
        Bench bench;
        bench.panel.setLocked(nic, true);
        bench.drag(nic, 30);
        QVERIFY(!bench.panel.row(nic)->field()->isEnabled());
        QCOMPARE(bench.document.undoStack().count(), 0);
        bench.panel.unlockAll();
        bench.drag(nic, 30);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void revealOpensTheGroup() {
        Bench bench;
        bench.panel.reveal("pricing.gpu_hour_usd"_in);
        QVERIFY(bench.section("pricing")->isExpanded());
        QTRY_VERIFY(bench.panel.row("pricing.gpu_hour_usd"_in)->field()->hasFocus());
    }

    void toolTipTellsWhereItComesFrom() {
        const ScenarioDocument document;
        const auto text = parameterToolTip(document.scenario(), nic);
        for (const auto& part :
             {QStringLiteral("Network rate per GPU"), QStringLiteral("Legal: "), QStringLiteral("Follows: "),
              QStringLiteral("Source: "), QStringLiteral("network.nic_bandwidth")})
            QVERIFY2(text.contains(part), qPrintable(part));
    }

    void assistantsHearNameValueAndHelp() {
        Bench bench;
        auto* slider = QAccessible::queryAccessibleInterface(bench.panel.row(nic)->slider());
        QVERIFY(slider != nullptr);
        QCOMPARE(slider->role(), QAccessible::Slider);
        QCOMPARE(slider->text(QAccessible::Name), QStringLiteral("NIC per GPU"));
        QCOMPARE(plain(slider->text(QAccessible::Value)), QStringLiteral("400 Gb/s"));
        QVERIFY(slider->text(QAccessible::Description).contains(QStringLiteral("one way")));
        QVERIFY(slider->valueInterface() != nullptr);
        slider->valueInterface()->setCurrentValue(100e9);
        QCOMPARE(bench.document.plan()[nic], 100e9);
        auto* field = QAccessible::queryAccessibleInterface(bench.panel.row(nodes)->field());
        QCOMPARE(field->text(QAccessible::Name), QStringLiteral("Nodes (Decode unit)"));
        bench.type(nodes, QStringLiteral("many"));
        QVERIFY(field->text(QAccessible::Description).contains(QStringLiteral("not a number")));
        auto* header = QAccessible::queryAccessibleInterface(bench.section("gpu")->header());
        QVERIFY(header->text(QAccessible::Description).contains(QStringLiteral("collapsed")));
    }

    void languageChangeIsSurvived() {
        Bench bench;
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(&bench.panel, &event);
        QCOMPARE(plain(bench.panel.row(nic)->field()->text()), QStringLiteral("400 Gb/s"));
        QVERIFY(bench.document.setValue(context, 7000));
        bench.document.retranslate();
        QCOMPARE(plain(bench.document.undoStack().undoText()),
                 QStringLiteral("Set Context, mean to 7,000 tok"));
    }

    void catalogEntriesFollowTheLanguage() {
        struct Capitals : QTranslator {
            bool isEmpty() const override { return false; }
            QString translate(const char*, const char* source, const char*, int) const override {
                return qstrcmp(source, "Ideal") == 0 ? QStringLiteral("IDEAL") : QString();
            }
        } capitals;
        Bench bench;
        QVERIFY(bench.document.setCatalogEntry(CatalogKind::efficiency, QStringLiteral("ideal")));
        const auto isNamed = [&bench](const QString& name) {
            const auto pickers = bench.panel.findChildren<CatalogPicker*>();
            return std::any_of(pickers.begin(), pickers.end(), [&name](const CatalogPicker* picker) {
                return picker->findText(name, Qt::MatchExactly | Qt::MatchCaseSensitive) >= 0 &&
                       picker->chosenName() == name;
            });
        };
        QVERIFY(isNamed(QStringLiteral("Ideal")));
        QVERIFY(QCoreApplication::installTranslator(&capitals));
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(&bench.panel, &event);
        QVERIFY(isNamed(QStringLiteral("IDEAL")));
        QCoreApplication::removeTranslator(&capitals);
    }
};

QTEST_MAIN(PanelTest)
#include "tst_panel.moc"
