// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the README's pictures of the window, without a display: `make-screenshots resources/screenshots`.
// With more arguments it takes one picture of any other state, to look at:
//   make-screenshots FILE.png WIDTHxHEIGHT light|dark en|zh_CN [PARAMETER=VALUE]...
#include "model/scenario/check_value.h"
#include "ui/document/scenario_document.h"
#include "ui/language/language.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QStandardPaths>
#include <QTranslator>

#include <cstdio>

using namespace planner;
using namespace planner::ui;

namespace {

struct Picture {
    QString file;
    QSize size{1600, 1000};
    ThemeChoice theme = ThemeChoice::Light;
    QString language = QStringLiteral("en");
    QStringList edits;
};

/// The tests link the window without the program's resources, so the translation comes from the build tree.
void speak(QTranslator& translator, const QString& language) {
    setLanguage(language);
    QCoreApplication::removeTranslator(&translator);
    if (language != QLatin1String("en") && translator.load(QStringLiteral(PLANNER_TRANSLATION)))
        QCoreApplication::installTranslator(&translator);
}

bool take(const Picture& picture, QTranslator& translator) {
    speak(translator, picture.language);
    WindowSettings settings;
    settings.theme = picture.theme;
    settings.language = picture.language;
    settings.textScale = 1.0;
    MainWindow window(settings);
    window.resize(picture.size);
    window.show();
    for (const auto& edit : picture.edits) {
        const auto parameter = find_parameter(edit.section(u'=', 0, 0).toStdString());
        if (!parameter) {
            std::fprintf(stderr, "no such parameter: %s\n", qPrintable(edit));
            return false;
        }
        const auto value = parse_value(*parameter, edit.section(u'=', 1).toStdString());
        if (!value || !window.document().setValue(*parameter, *value)) {
            std::fprintf(stderr, "refused: %s\n", qPrintable(edit));
            return false;
        }
    }
    for (int turn = 0; turn < 20; ++turn)
        QCoreApplication::processEvents();
    const auto image = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    return image.save(picture.file, "PNG", 0);
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    const auto arguments = QCoreApplication::arguments();
    QTranslator translator;
    if (arguments.size() == 2) {
        const QDir folder(arguments.at(1));
        const Picture light{folder.filePath(QStringLiteral("window-light.png"))};
        const Picture dark{folder.filePath(QStringLiteral("window-dark-zh.png")),
                           {1600, 1000},
                           ThemeChoice::Dark,
                           QStringLiteral("zh_CN"),
                           {QStringLiteral("network.nic_bandwidth=800Gb/s")}};
        return take(light, translator) && take(dark, translator) ? 0 : 1;
    }
    const auto size = arguments.value(2).split(u'x');
    if (arguments.size() < 5 || size.size() != 2) {
        std::fputs("Usage: make-screenshots FOLDER\n"
                   "       make-screenshots FILE.png WIDTHxHEIGHT light|dark en|zh_CN [PARAMETER=VALUE]...\n",
                   stderr);
        return 2;
    }
    const auto theme = arguments.at(3) == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
    const Picture asked{
        arguments.at(1), {size.at(0).toInt(), size.at(1).toInt()}, theme, arguments.at(4), arguments.mid(5)};
    return take(asked, translator) ? 0 : 1;
}
