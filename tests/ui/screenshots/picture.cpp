// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screenshots/picture.h"

#include "tests/ui/screenshots/window_state.h"
#include "ui/language/language.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QPixmap>
#include <QSettings>
#include <QTemporaryFile>
#include <QTranslator>

namespace planner::ui {

void useOffscreen(const QSize& screen) {
    static QTemporaryFile file; // read when the application starts
    if (!file.open())
        return;
    file.write(QStringLiteral(R"({"screens": [{"name": "screen", "x": 0, "y": 0, "width": %1, "height": %2,)"
                              R"( "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
                   .arg(screen.width())
                   .arg(screen.height())
                   .toUtf8());
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
}

void speak(const QString& language) {
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    setLanguage(language);
    if (language != QLatin1String("en") && translator.load(QStringLiteral(PLANNER_TRANSLATION)))
        QCoreApplication::installTranslator(&translator);
}

tl::expected<QImage, QString> take(const Picture& picture) {
    speak(picture.language);
    QSettings().clear(); // where a lesson was left
    WindowSettings settings;
    settings.theme = picture.theme;
    settings.language = picture.language;
    settings.textScale = 1.0;
    MainWindow window(settings);
    window.resize(picture.size);
    window.show();
    const auto shown = bringTo(window, picture.state);
    if (!shown)
        return tl::unexpected(shown.error());
    settle();
    return (*shown)->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace planner::ui
