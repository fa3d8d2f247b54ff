// SPDX-License-Identifier: GPL-3.0-or-later
// Reading files that are none, and saving so that either the old or the new content stands there.
#include "model/files/file_access.h"
#include "tests/model/support.h"

#include <QTemporaryDir>

#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace planner;
using namespace planner::testing;
namespace fs = std::filesystem;

class TestFiles : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_directory.reset(); }
    void refusedToRead();
    void sparseHundredMegabytes();
    void endlessDevice();
    void saveAndLoad();
    void savingKeepsPermissions();
    void newFileGetsUsualPermissions();
    void savingFollowsLinks();
    void savingThroughALinkToNothing();
    void refusedToWrite_data();
    void refusedToWrite();
    void fullDiskLeavesTheOldFile();
    void devicesAreNotReplaced();

private:
    fs::path path(const char* name) const { return fs::path(m_directory->path().toStdString()) / name; }
    std::size_t files() const {
        const fs::directory_iterator entries(m_directory->path().toStdString());
        return static_cast<std::size_t>(std::distance(entries, fs::directory_iterator()));
    }
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestFiles::init() {
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
}

void TestFiles::refusedToRead() {
    const auto says = [](const fs::path& file) {
        const auto loaded = load_scenario(file);
        return loaded ? QString() : text(english(loaded.error())).remove(text(file.string()) + ": ");
    };
    QCOMPARE(says(path("none")), "there is no such file");
    QCOMPARE(says(path(".")), "is a folder, not a file");
    QVERIFY(write_file_atomically(path("empty"), ""));
    QCOMPARE(says(path("empty")), "is empty; a JSON object is needed");
    QCOMPARE(says(path("empty") / "below"), "there is no such file");
    QCOMPARE(says(fs::path(std::string(5000, 'x'))), "there is no such file");
}

void TestFiles::sparseHundredMegabytes() {
    QVERIFY(write_file_atomically(path("large"), "{}"));
    fs::resize_file(path("large"), 100'000'000);
    const auto content = read_file(path("large"));
    QVERIFY(!content);
    QVERIFY(text(english(content.error())).endsWith("is too large: a file of at most 16 MiB is read"));
    // The largest file that is read, to the byte.
    fs::resize_file(path("large"), largest_file_bytes);
    QVERIFY(read_file(path("large")));
    fs::resize_file(path("large"), largest_file_bytes + 1);
    QVERIFY(!read_file(path("large")));
}

void TestFiles::endlessDevice() {
    const auto content = read_file("/dev/zero");
    QVERIFY(!content);
    QCOMPARE(text(english(content.error())), "/dev/zero: is too large: more than 16 MiB came");
}

void TestFiles::saveAndLoad() {
    const auto scenario = edited(opening(), {"decode.nodes=36"});
    QVERIFY(save_scenario(scenario, path("plan.json")));
    const auto loaded = load_scenario(path("plan.json"));
    QVERIFY(loaded);
    QVERIFY(loaded->scenario == scenario);
    QCOMPARE(files(), 1U); // nothing else is left behind
}

void TestFiles::savingKeepsPermissions() {
    QVERIFY(write_file_atomically(path("plan"), "old"));
    fs::permissions(path("plan"), fs::perms(0640));
    QVERIFY(write_file_atomically(path("plan"), "new"));
    QCOMPARE(fs::status(path("plan")).permissions(), fs::perms(0640));
    QCOMPARE(text(*read_file(path("plan"))), "new");
}

void TestFiles::newFileGetsUsualPermissions() {
    const auto before = ::umask(022);
    QVERIFY(write_file_atomically(path("plan"), "new"));
    ::umask(before);
    QCOMPARE(fs::status(path("plan")).permissions(), fs::perms(0644));
}

void TestFiles::savingFollowsLinks() {
    fs::create_directory(path("elsewhere"));
    QVERIFY(write_file_atomically(path("elsewhere") / "plan", "old"));
    fs::create_symlink("elsewhere/plan", path("link"));
    fs::create_symlink("link", path("link to link"));
    QVERIFY(write_file_atomically(path("link to link"), "new"));
    QVERIFY(fs::is_symlink(path("link")) && fs::is_symlink(path("link to link")));
    QCOMPARE(text(*read_file(path("elsewhere") / "plan")), "new");
}

void TestFiles::savingThroughALinkToNothing() {
    fs::create_symlink("not yet", path("link"));
    QVERIFY(write_file_atomically(path("link"), "new"));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(text(*read_file(path("not yet"))), "new");
    fs::create_symlink("circle", path("circle"));
    QVERIFY(!write_file_atomically(path("circle"), "new"));
}

void TestFiles::refusedToWrite_data() {
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("reason");
    // A folder without permission would do for people, but not for root, who runs the tests too.
    QTest::newRow("below a file") << "file/plan"
                                  << "cannot be written: Not a directory";
    QTest::newRow("below nothing") << "nowhere/plan"
                                   << "cannot be written: No such file or directory";
    QTest::newRow("a folder") << "folder"
                              << "is a folder, not a file";
    QTest::newRow("a folder with a slash") << "folder/"
                                           << "is a folder, not a file";
}

void TestFiles::refusedToWrite() {
    QFETCH(QString, target);
    QFETCH(QString, reason);
    QVERIFY(write_file_atomically(path("file"), "old"));
    fs::create_directory(path("folder"));
    const auto saved = write_file_atomically(path("") / target.toStdString(), "new");
    QVERIFY(!saved);
    QVERIFY2(text(english(saved.error())).endsWith(reason), english(saved.error()).c_str());
    QCOMPARE(files(), 2U); // no half-written file
    QVERIFY(fs::is_empty(path("folder")));
    QCOMPARE(text(*read_file(path("file"))), "old");
}

void TestFiles::fullDiskLeavesTheOldFile() {
    // A limit on the size of files stops the writing half-way, as a full disk does, and holds for root as
    // well.
    QVERIFY(write_file_atomically(path("plan"), "old"));
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{1000, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto saved = write_file_atomically(path("plan"), std::string(100'000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!saved);
    QVERIFY(text(english(saved.error())).endsWith("plan: cannot be written: File too large"));
    QCOMPARE(text(*read_file(path("plan"))), "old");
    QCOMPARE(files(), 1U);
}

void TestFiles::devicesAreNotReplaced() {
    // A rename onto a device would replace it, which root could do.
    fs::create_symlink("/dev/null", path("sink"));
    for (const auto& device : {fs::path("/dev/null"), path("sink")}) {
        const auto saved = write_file_atomically(device, "new");
        QVERIFY(!saved);
        QVERIFY(text(english(saved.error())).endsWith("is no regular file"));
    }
    QVERIFY(fs::is_character_file("/dev/null"));
}

QTEST_APPLESS_MAIN(TestFiles)
#include "tst_files.moc"
