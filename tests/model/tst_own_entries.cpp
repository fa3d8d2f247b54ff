// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own catalog entries: they win over shipped ones, and broken files hide nothing.
#include "model/catalog/keep_entry.h"
#include "model/catalog/own_entries.h"
#include "model/files/file_access.h"
#include "tests/model/support.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace planner;
using namespace planner::testing;

class TestOwnEntries : public QObject {
    Q_OBJECT
private slots:
    void cleanup();
    void noFolderChangesNothing();
    void newEntry();
    void ownWinsOverShipped();
    void brokenFilesAreToldAndHideNothing();
    void twoWithOneId();
    void scenarioOfSomebodyElsesModel();
    void scenarioKeepsItsEdit();
    void keptEntriesAreRead();
    void whatCannotBeKeptIsTold();
    void whereItLies();
};

namespace {

/// A folder with entries, as a person has it.
class Folder {
public:
    void put(const QString& name, const QString& content) {
        const QFileInfo file(m_folder.filePath(name));
        QDir().mkpath(file.absolutePath());
        if (!write_file_atomically(file.filePath().toStdString(), content.toStdString()))
            throw std::runtime_error("cannot write " + name.toStdString());
    }
    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    std::vector<Problem> load() const { return load_own_entries(path()); }

private:
    QTemporaryDir m_folder;
};

/// The shipped file of an entry, for a person to start from.
QString shipped(const char* name) { return text(*read_file(std::filesystem::path(PLANNER_PRESETS) / name)); }

} // namespace

void TestOwnEntries::cleanup() { load_own_entries("/no/such/folder"); }

void TestOwnEntries::noFolderChangesNothing() {
    const auto models = catalog(CatalogKind::model).size();
    QVERIFY(load_own_entries("/no/such/folder").empty());
    QCOMPARE(catalog(CatalogKind::model).size(), models);
    QVERIFY(find_entry(CatalogKind::model, "deepseek-v3")->own_file.empty());
}

void TestOwnEntries::newEntry() {
    Folder folder;
    // Only what an entry must state: parts that the model lacks are left out.
    folder.put("models/mine.json", shipped("models/deepseek-v3.json")
                                       .replace("\"deepseek-v3\"", "\"mine\"")
                                       .replace("DeepSeek-V3 / R1", "A model of mine")
                                       .replace("\"layers\": 61", "\"layers\": 30"));
    folder.put("models/readme.txt", "not an entry");
    const auto before = catalog(CatalogKind::model).size();
    QVERIFY(folder.load().empty());
    QCOMPARE(catalog(CatalogKind::model).size(), before + 1);
    const auto* mine = find_entry(CatalogKind::model, "mine");
    QVERIFY(mine != nullptr);
    QVERIFY(text(mine->own_file).endsWith("models/mine.json"));
    QCOMPARE(value_after({"model=mine"}, "model.kv_bytes_per_token"), 30.0 * 1152);
    // In the order of names, as everywhere.
    QVERIFY(std::is_sorted(catalog(CatalogKind::model).begin(), catalog(CatalogKind::model).end(),
                           [](const auto& a, const auto& b) { return a.name < b.name; }));
}

void TestOwnEntries::ownWinsOverShipped() {
    Folder folder;
    folder.put("gpus/h800.json", shipped("gpus/h800-sxm.json")
                                     .replace("\"nic_bandwidth_bytes_per_s\": 50000000000",
                                              "\"nic_bandwidth_bytes_per_s\": 100000000000"));
    const auto before = catalog(CatalogKind::gpu).size();
    QVERIFY(folder.load().empty());
    QCOMPARE(catalog(CatalogKind::gpu).size(), before);
    QCOMPARE(value_after({"gpu=h800-sxm"}, "chapter.decode.flip_nic_bandwidth"),
             value_after({}, "chapter.decode.flip_nic_bandwidth"));
    QCOMPARE(edited(opening(), {"gpu=h800-sxm"}).value("gpu.nic_bandwidth"_in), 100e9);
    QCOMPARE(opening().value("gpu.nic_bandwidth"_in), 50e9); // a scenario states its own values
}

void TestOwnEntries::brokenFilesAreToldAndHideNothing() {
    Folder folder;
    folder.put("models/a.json", "{");
    folder.put(
        "models/b.json",
        shipped("models/mixtral-8x7b.json").replace("\"experts_per_token\": 2", "\"experts_per_token\": 9"));
    folder.put("gpus/c.json", shipped("gpus/h800-sxm.json").replace("1979000000000000", "3958000000000000"));
    const auto models = catalog(CatalogKind::model).size();
    const auto problems = folder.load();
    QCOMPARE(problems.size(), 3U);
    QVERIFY(text(problems[0].file).endsWith("models/a.json"));
    QVERIFY(text(problems[1].file).endsWith("models/b.json"));
    QCOMPARE(text(problems[1].key), "values.experts_per_token");
    QCOMPARE(text(english(problems[1].what)), "Each token is sent to 9 experts, the model has 8.");
    QVERIFY(text(problems[2].file).endsWith("gpus/c.json"));
    QCOMPARE(text(problems[2].key), "values.fp8_flop_per_s");
    QVERIFY2(text(english(problems[2].what)).contains("4.00"), english(problems[2].what).c_str());
    QCOMPARE(catalog(CatalogKind::model).size(), models);
    QVERIFY(find_entry(CatalogKind::gpu, "h800-sxm")->own_file.empty());
}

void TestOwnEntries::twoWithOneId() {
    Folder folder;
    folder.put("gpus/a.json", shipped("gpus/h20-96g.json"));
    folder.put("gpus/b.json", shipped("gpus/h20-96g.json"));
    const auto problems = folder.load();
    QCOMPARE(problems.size(), 1U);
    QVERIFY(text(problems[0].file).endsWith("b.json"));
    QCOMPARE(text(problems[0].key), "id");
    QVERIFY(text(find_entry(CatalogKind::gpu, "h20-96g")->own_file).endsWith("a.json"));
}

void TestOwnEntries::scenarioOfSomebodyElsesModel() {
    // A scenario states all values, so it opens where the entry is not known, and says so.
    auto scenario = edited(opening(), {"model=kimi-k2"});
    scenario.inputs.model_id = "theirs";
    const auto loaded = read_scenario(write_scenario(scenario), "s.json");
    QVERIFY2(loaded, loaded ? "" : english(loaded.error()).c_str());
    QCOMPARE(text(loaded->scenario.inputs.model_id), "theirs");
    QCOMPARE(loaded->scenario.value("model.routed_experts"_in), 384.0);
    QCOMPARE(loaded->notices.size(), 1U);
    QCOMPARE(text(english(loaded->notices[0])),
             "s.json: model.id: “theirs” is not in this catalog; the file's own values are used");
    // A file that only names the entry is refused: there is nothing to go by.
    QVERIFY(!read_scenario(R"({"format": "moe-planner-scenario", "version": 1, "model": {"id": "theirs"}})",
                           "s.json"));
}

void TestOwnEntries::scenarioKeepsItsEdit() {
    const auto scenario = edited(opening(), {"model=kimi-k2", "model.layers=30"});
    const auto loaded = read_scenario(write_scenario(scenario), "s.json");
    QVERIFY(loaded);
    QCOMPARE(loaded->scenario.value("model.layers"_in), 30.0);
    QCOMPARE(find_entry(CatalogKind::model, "kimi-k2")->values.at(1).second, 61.0); // the catalog stays
}

void TestOwnEntries::keptEntriesAreRead() {
    const QTemporaryDir home;
    const auto folder = std::filesystem::path(home.path().toStdString()) / "not" / "there yet";
    auto entry = *find_entry(CatalogKind::model, "kimi-k2");
    entry.id = "mine";
    entry.name = "Mine";
    const auto file = keep_entry(folder, CatalogKind::model, entry);
    QVERIFY(file);
    QCOMPARE(*file, folder / "models" / "mine.json");
    QCOMPARE(find_entry(CatalogKind::model, "mine")->own_file, file->string()); // at once
    QVERIFY(find_entry(CatalogKind::model, "kimi-k2")->own_file.empty());
    // The next start reads the same.
    load_own_entries("/no/such/folder");
    QVERIFY(find_entry(CatalogKind::model, "mine") == nullptr);
    QVERIFY(load_own_entries(folder).empty());
    QVERIFY(*find_entry(CatalogKind::model, "mine") == entry);
    // Kept again, it replaces the file, whatever that is called.
    std::filesystem::rename(*file, folder / "models" / "renamed.json");
    load_own_entries(folder);
    entry.name = "Mine, corrected";
    QCOMPARE(*keep_entry(folder, CatalogKind::model, entry), folder / "models" / "renamed.json");
    QVERIFY(load_own_entries(folder).empty());
    QCOMPARE(text(find_entry(CatalogKind::model, "mine")->name), "Mine, corrected");
}

void TestOwnEntries::whatCannotBeKeptIsTold() {
    const QTemporaryDir home;
    const auto blocked = std::filesystem::path(home.path().toStdString()) / "file";
    QVERIFY(write_file_atomically(blocked, "no folder"));
    auto entry = *find_entry(CatalogKind::model, "kimi-k2");
    entry.id = "mine";
    const auto kept = keep_entry(blocked, CatalogKind::model, entry);
    QVERIFY(!kept);
    QVERIFY(text(english(kept.error())).contains("file/models: cannot be made"));
    QVERIFY(find_entry(CatalogKind::model, "mine") == nullptr);
}

void TestOwnEntries::whereItLies() {
    qputenv("XDG_CONFIG_HOME", "/somewhere");
    QCOMPARE(text(own_entries_folder()->string()), "/somewhere/moe-planner");
    qputenv("XDG_CONFIG_HOME", "relative"); // not absolute: ignored, as its specification says
    qputenv("HOME", "/home/somebody");
    QCOMPARE(text(own_entries_folder()->string()), "/home/somebody/.config/moe-planner");
    qunsetenv("HOME");
    QVERIFY(!own_entries_folder());
}

QTEST_APPLESS_MAIN(TestOwnEntries)
#include "tst_own_entries.moc"
