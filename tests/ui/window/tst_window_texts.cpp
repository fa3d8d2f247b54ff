// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through the window and its dialogs in both languages and looks for texts that have too little room.
// The pictures of the dialogs stay in the folder "dialogs" of the test's directory, for people to look at.
#include "tests/ui/screenshots/clipped_texts.h"
#include "tests/ui/screenshots/picture.h"
#include "tests/ui/screenshots/window_state.h"
#include "tests/ui/window/window_fixture.h"

#include "model/catalog/presets.h"
#include "model/import/imported_model.h"
#include "ui/compare/compare_window.h"
#include "ui/exporting/export_dialog.h"
#include "ui/help/help_window.h"
#include "ui/inputs/catalog_dialog.h"
#include "ui/inputs/traffic_dialog.h"
#include "ui/language/language.h"
#include "ui/panels/headline_strip.h"
#include "ui/panels/import_dialog.h"
#include "ui/panels/preset_gallery.h"
#include "ui/sweep/sweep_window.h"
#include "ui/widgets/elided_label.h"
#include "ui/window/plan_view.h"
#include "ui/window/sandbox_window.h"

#include <QDir>
#include <QSettings>

using namespace planner;
using namespace planner::ui;

namespace {

using Make = std::unique_ptr<QDialog> (*)(MainWindow&);

template <class Dialog> std::unique_ptr<QDialog> ofPlan(MainWindow& window) {
    return std::make_unique<Dialog>(window.document());
}

template <CatalogKind kind> std::unique_ptr<QDialog> catalog(MainWindow& window) {
    auto dialog = std::make_unique<CatalogDialog>(window.document(), kind);
    dialog->browse();
    return dialog;
}

std::unique_ptr<QDialog> importOfKimi(MainWindow& window) {
    auto dialog = std::make_unique<ImportDialog>(window.document());
    if (const auto model = import_config_file(PLANNER_TEST_DATA "/configs/c05-kimi-k2.json"))
        dialog->show(*model);
    return dialog;
}

const QVector<std::pair<const char*, Make>>& dialogs() {
    static const QVector<std::pair<const char*, Make>> all{
        {"compare", ofPlan<CompareWindow>},
        {"sweep", ofPlan<SweepWindow>},
        {"traffic", ofPlan<TrafficDialog>},
        {"import", importOfKimi},
        {"models", catalog<CatalogKind::model>},
        {"gpus", catalog<CatalogKind::gpu>},
        {"presets",
         [](MainWindow&) -> std::unique_ptr<QDialog> { return std::make_unique<PresetGallery>(); }},
        {"guide", [](MainWindow&) -> std::unique_ptr<QDialog> { return std::make_unique<HelpWindow>(); }},
        {"export",
         [](MainWindow& window) -> std::unique_ptr<QDialog> {
             return std::make_unique<ExportDialog>(drawingsOf(window.document(), window.planView().input()));
         }},
        {"sandboxes",
         [](MainWindow& window) -> std::unique_ptr<QDialog> {
             return std::make_unique<SandboxWindow>(window.document(), nullptr);
         }},
    };
    return all;
}

} // namespace

class TestWindowTexts : public QObject {
    Q_OBJECT
private slots:
    void cleanup() {
        m_fixture.close();
        speak(QStringLiteral("en"));
    }
    void everyState_data();
    void everyState();
    void everyDialog_data();
    void everyDialog();
    void headlinesAreReadWhole_data() { everyLanguage(); }
    void headlinesAreReadWhole();

private:
    void open(const QString& language, QSize size) {
        QSettings().clear();
        speak(language);
        m_fixture.open(size.width(), size.height());
    }

    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const auto& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }

    WindowFixture m_fixture;
};

void TestWindowTexts::everyState_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const auto& language : languages())
        for (const auto& size : {QSize(1280, 720), QSize(1600, 1000)})
            QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

void TestWindowTexts::everyState() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    open(language, size);
    // One after the other in one window, words of `bringTo`; the edits last, since a preset would ask for
    // them.
    for (const auto* word : {"page=validation", "page=efficiency", "page=model", "page=charts", "questions",
                             "explain=estimate.decode.dispatch_s", "preset=exercise-gqa-qwen3-235b",
                             "preset=sglang-96xh100", "network.nic_bandwidth=800Gb/s",
                             "decode.context_tokens=20000", "chart=decode-step", "presenting"}) {
        const auto shown = bringTo(*m_fixture.window, {QString::fromLatin1(word)});
        QVERIFY2(shown, word);
        settle();
        const auto clipped = clippedTexts(**shown);
        QVERIFY2(clipped.isEmpty(),
                 qPrintable(QLatin1String(word) + QStringLiteral(":\n") + clipped.join(u'\n')));
    }
}

void TestWindowTexts::everyDialog_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("index");
    for (const auto& language : languages())
        for (int index = 0; index < dialogs().size(); ++index)
            QTest::addRow("%s %s", qPrintable(language), dialogs()[index].first) << language << index;
}

void TestWindowTexts::everyDialog() {
    QFETCH(QString, language);
    QFETCH(int, index);
    open(language, {1280, 720});
    const auto dialog = dialogs()[index].second(*m_fixture.window);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    settle();
    QVERIFY2(dialog->width() <= 1280 && dialog->height() <= 720,
             qPrintable(QStringLiteral("%1 x %2").arg(dialog->width()).arg(dialog->height())));
    QVERIFY(QDir().mkpath(QStringLiteral("dialogs")));
    QVERIFY(dialog->grab().save(
        QStringLiteral("dialogs/%1-%2.png").arg(QLatin1String(dialogs()[index].first), language)));
    const auto clipped = clippedTexts(*dialog);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

/// The figures on which the eye falls first are never shortened, in any focus, on a small screen.
void TestWindowTexts::headlinesAreReadWhole() {
    QFETCH(QString, language);
    open(language, {1280, 720});
    auto& strip = m_fixture.window->headlines();
    // The opening plan, one that does not fit and has no prices, and one that departs from what was
    // published.
    for (const auto* preset : {opening_preset, "exercise-gqa-qwen3-235b", "deepseek-v3.2-sparse"}) {
        m_fixture.window->openScenario(QString::fromLatin1(preset));
        for (const auto focus : {Focus::Decode, Focus::Prefill, Focus::Service}) {
            if (focus == Focus::Prefill && preset != opening_preset)
                continue; // its utilisation names the published plan at length
            strip.setFocusOn(focus);
            settle();
            for (const auto* label : strip.findChildren<ElidedLabel*>())
                QVERIFY2(QFontMetrics(label->shownFont()).horizontalAdvance(label->text()) <= label->width(),
                         qPrintable(QStringLiteral("%1: %2").arg(label->text()).arg(label->width())));
        }
    }
}

int main(int argc, char** argv) {
    useOffscreen({1600, 1000});
    const QApplication application(argc, argv);
    TestWindowTexts test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_window_texts.moc"
