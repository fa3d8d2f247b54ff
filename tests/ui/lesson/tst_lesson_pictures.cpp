// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at every step of every lesson as a class on a small screen sees it. The pictures stay in the folder
// "lesson-steps" beside the test's program, for people to look at.
#include "tests/ui/screenshots/clipped_texts.h"
#include "tests/ui/screenshots/picture.h"
#include "tests/ui/window/window_fixture.h"

#include "model/lesson/shipped_lessons.h"
#include "ui/language/language.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/presentation.h"
#include "ui/window/view_actions.h"

#include <QDir>
#include <QSettings>

using namespace planner;
using namespace planner::ui;

class TestLessonPictures : public QObject {
    Q_OBJECT
private slots:
    void cleanup() {
        m_window.close();
        speak(QStringLiteral("en"));
    }
    void everyStep_data();
    void everyStep();

private:
    void look(const QString& name);

    WindowFixture m_window;
};

void TestLessonPictures::everyStep_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("presenting");
    QTest::addColumn<int>("lesson");
    for (const auto& language : languages())
        for (const bool presenting : {false, true})
            for (std::size_t index = 0; index < shipped_lessons().size(); ++index)
                QTest::addRow("%s%s %s", qPrintable(language), presenting ? " presenting" : "",
                              shipped_lessons()[index].id.c_str())
                    << language << presenting << static_cast<int>(index);
}

void TestLessonPictures::everyStep() {
    QFETCH(QString, language);
    QFETCH(bool, presenting);
    QFETCH(int, lesson);
    QSettings().clear();
    speak(language);
    m_window.open();
    m_window.window->view().setTheme(presenting ? ThemeChoice::Dark : ThemeChoice::Light);
    if (presenting)
        m_window.window->presentation().enter();
    auto& player = m_window.window->lessons().player();
    player.start(shipped_lessons()[static_cast<std::size_t>(lesson)]);
    const auto name = QStringLiteral("%1-%2%3-%4-%5")
                          .arg(QString::fromStdString(player.lesson().id), language,
                               presenting ? QStringLiteral("-presenting") : QString());
    for (;; player.next()) {
        const auto step = QStringLiteral("%1").arg(player.index() + 1, 2, 10, QLatin1Char('0'));
        const auto id = QString::fromStdString(player.step().id);
        look(name.arg(step, id));
        if (player.step().question) {
            player.reveal();
            look(name.arg(step, id + QStringLiteral("-answered")));
        }
        if (!player.hasNext())
            break;
    }
}

void TestLessonPictures::look(const QString& name) {
    m_window.settle();
    const auto image = m_window.window->grab().toImage();
    const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/lesson-steps"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QVERIFY(image.save(folder.filePath(name + QStringLiteral(".png"))));
    const auto least = m_window.window->minimumSizeHint();
    QVERIFY2(image.size() == QSize(1280, 720),
             qPrintable(QStringLiteral("%1 needs %2 x %3").arg(name).arg(least.width()).arg(least.height())));
    const auto clipped = clippedTexts(*m_window.window);
    QVERIFY2(clipped.isEmpty(), qPrintable(name + QStringLiteral(":\n") + clipped.join(u'\n')));
}

int main(int argc, char** argv) {
    useOffscreen({1280, 720});
    const QApplication application(argc, argv);
    TestLessonPictures test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_lesson_pictures.moc"
