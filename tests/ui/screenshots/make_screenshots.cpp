// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the window, without a display. By hand, when the window has changed:
//   make-screenshots readme resources/screenshots
//   make-screenshots guide resources/help/pictures
// and one picture of any state, to look at; the words are those of `bringTo`:
//   make-screenshots FILE.png WIDTHxHEIGHT light|dark en|zh_CN [WORD]...
// With QT_SCALE_FACTOR=2 it is taken at twice the resolution.
#include "tests/ui/screenshots/guide_pictures.h"
#include "ui/language/language.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include <cstdio>

using namespace planner::ui;

namespace {

bool keep(const tl::expected<QImage, QString>& image, const QString& file) {
    if (!image)
        std::fprintf(stderr, "not understood: %s\n", qPrintable(image.error()));
    else if (!image->save(file, "PNG", 0))
        std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
    else
        return true;
    return false;
}

bool takeForReadme(const QDir& folder) {
    const Picture dark{{1600, 1000},
                       ThemeChoice::Dark,
                       QStringLiteral("zh_CN"),
                       {QStringLiteral("network.nic_bandwidth=800Gb/s")}};
    return keep(take({}), folder.filePath(QStringLiteral("window-light.png"))) &&
           keep(take(dark), folder.filePath(QStringLiteral("window-dark-zh.png")));
}

bool takeAllForGuide(const QDir& folder) {
    bool all = true;
    for (const auto& language : languages())
        for (const auto& picture : guidePictures()) {
            folder.mkpath(language);
            all = keep(takeForGuide(picture, language),
                       folder.filePath(
                           QStringLiteral("%1/%2.png").arg(language, QLatin1String(picture.name)))) &&
                  all;
        }
    return all;
}

int usage() {
    std::fputs("Usage: make-screenshots readme FOLDER\n"
               "       make-screenshots guide FOLDER\n"
               "       make-screenshots FILE.png WIDTHxHEIGHT light|dark en|zh_CN [WORD]...\n",
               stderr);
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    const auto sizes = QString::fromLocal8Bit(argc > 2 ? argv[2] : "").split(u'x');
    const QSize asked(sizes.value(0).toInt(), sizes.value(1).toInt());
    useOffscreen(asked.isEmpty() ? QSize(1280, 720) : asked);
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("readme"))
        return takeForReadme(QDir(arguments.at(2))) ? 0 : 1;
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("guide"))
        return takeAllForGuide(QDir(arguments.at(2))) ? 0 : 1;
    if (arguments.size() < 5 || asked.isEmpty())
        return usage();
    const auto theme = arguments.at(3) == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
    return keep(take({asked, theme, arguments.at(4), arguments.mid(5)}), arguments.at(1)) ? 0 : 1;
}
