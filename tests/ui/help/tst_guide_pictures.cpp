// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures in the guide show what the program shows now.
#include "tests/ui/screenshots/guide_pictures.h"

#include "ui/help/guide.h"
#include "ui/language/language.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace planner::ui;

namespace {

/// Mean difference of two pictures, 0 to 255, seen from afar: fonts may differ a little, layouts may not.
double difference(const QImage& one, const QImage& other) {
    constexpr QSize afar{80, 45};
    const auto scaled = [&](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(afar, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage left = scaled(one);
    const QImage right = scaled(other);
    double sum = 0;
    for (int y = 0; y < afar.height(); ++y)
        for (int x = 0; x < afar.width(); ++x)
            sum += std::abs(qGray(left.pixel(x, y)) - qGray(right.pixel(x, y)));
    return sum / (afar.width() * afar.height());
}

QString resource(const GuidePicture& picture, const QString& language) {
    return QStringLiteral(":/help/pictures/%1/%2.png").arg(language, QLatin1String(picture.name));
}

} // namespace

class TestGuidePictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        guidePages(); // makes its pictures known
    }
    void cleanup() { speak(QStringLiteral("en")); }
    void upToDate_data();
    void upToDate();
    void allAreShown_data();
    void allAreShown();
};

void TestGuidePictures::upToDate_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("picture");
    for (const auto& language : languages())
        for (int index = 0; index < guidePictures().size(); ++index)
            QTest::addRow("%s %s", qPrintable(language), guidePictures()[index].name) << language << index;
}

void TestGuidePictures::upToDate() {
    QFETCH(QString, language);
    QFETCH(int, picture);
    const auto& wanted = guidePictures()[picture];
    const QImage shipped(resource(wanted, language));
    QVERIFY2(!shipped.isNull(), qPrintable(resource(wanted, language)));
    const auto now = takeForGuide(wanted, language);
    QVERIFY2(now, qPrintable(now ? QString() : now.error()));
    QCOMPARE(now->size(), shipped.size());
    QVERIFY2(difference(*now, shipped) < 3, "take it anew with make-screenshots guide");
}

void TestGuidePictures::allAreShown_data() {
    QTest::addColumn<QString>("language");
    for (const auto& language : languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestGuidePictures::allAreShown() {
    QFETCH(QString, language);
    speak(language);
    QString guide;
    for (const auto& page : guidePages())
        guide += page.html;
    for (const auto& picture : guidePictures())
        QVERIFY2(guide.contains(resource(picture, language)), picture.name);
    QCOMPARE(guide.count(QStringLiteral("<img ")), guidePictures().size());
}

int main(int argc, char** argv) {
    useOffscreen({1280, 720});
    const QApplication application(argc, argv);
    TestGuidePictures test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_guide_pictures.moc"
