// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QFontInfo>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <array>

using namespace planner::ui;

namespace {

constexpr std::array dataMeanings{
    Meaning::Attention, Meaning::RoutedExperts, Meaning::SharedExpert, Meaning::Dispatch, Meaning::Combine,
    Meaning::Kv,        Meaning::Vocabulary,    Meaning::Buffers,      Meaning::Chapter,  Meaning::Limit,
    Meaning::Estimate,  Meaning::Measured,      Meaning::Accent,       Meaning::Good,     Meaning::Bad,
    Meaning::Warning};

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support|QStandardPaths).*")));
    }

    void contrastOfKnownColours() {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QVERIFY(qAbs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.478) < 0.01);
    }

    void lightColoursAreTheDesigns() {
        const Theme light = Theme::light();
        QCOMPARE(light.colour(Meaning::Attention).name(), QStringLiteral("#0072b2"));
        QCOMPARE(light.colour(Meaning::Free).isValid(), true);
        QCOMPARE(light.colour(Meaning::Warning).name(), QStringLiteral("#d55e00"));
        QCOMPARE(light.colour(Meaning::Paper).name(), QStringLiteral("#f6f5f1"));
    }

    void everyMeaningHasItsRow() {
        // Light and dark differ for every meaning, which a shifted table would break.
        for (int i = 0; i < meaningCount; ++i) {
            const auto meaning = static_cast<Meaning>(i);
            QVERIFY2(Theme::light().colour(meaning) != Theme::dark().colour(meaning),
                     qPrintable(QString::number(i)));
        }
    }

    void darkDataKeepsContrast() {
        const Theme dark = Theme::dark();
        for (const Meaning meaning : dataMeanings) {
            const double ratio = contrastRatio(dark.colour(meaning), dark.colour(Meaning::Card));
            QVERIFY2(ratio >= 3.0,
                     qPrintable(QStringLiteral("%1: %2").arg(static_cast<int>(meaning)).arg(ratio)));
        }
    }

    void textKeepsContrast() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            for (const Meaning surface : {Meaning::Card, Meaning::Paper, Meaning::Field})
                for (const Meaning text : {Meaning::Text, Meaning::Muted})
                    QVERIFY(contrastRatio(theme.colour(text), theme.colour(surface)) >= 4.5);
            for (const Meaning meaning : dataMeanings) {
                QVERIFY(contrastRatio(theme.textColour(meaning), theme.colour(Meaning::Card)) >= 4.5);
                const QColor fill = theme.colour(meaning);
                QVERIFY(contrastRatio(theme.textOn(fill), fill) >= 4.5);
            }
        }
    }

    void lensesDifferByLineToo() {
        const Theme theme;
        QCOMPARE(theme.lineStyle(Meaning::Chapter), Qt::DashLine);
        QCOMPARE(theme.lineStyle(Meaning::Limit), Qt::DotLine);
        QCOMPARE(theme.lineStyle(Meaning::Estimate), Qt::SolidLine);
    }

    void styleSheetIsComplete() {
        static const QRegularExpression unreplacedColour(QStringLiteral("#[0-9]+#"));
        for (const Theme& theme : {Theme::light(), Theme::dark(1.6)}) {
            const QString sheet = styleSheetFor(theme);
            QVERIFY(!sheet.contains(u'$'));
            QVERIFY(!sheet.contains(unreplacedColour));
            QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
        }
    }

    void appliesWithoutWarnings() {
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::System}) {
            applyStyle(*qApp, resolveTheme(choice));
            QPushButton button;
            button.setProperty("chip", true);
            button.show();
            QSlider slider(Qt::Horizontal);
            slider.show();
            QVERIFY(!button.grab().isNull());
            QVERIFY(!slider.grab().isNull());
            QCOMPARE(qApp->palette().window().color(), currentTheme().colour(Meaning::Paper));
        }
    }

    void systemIsJudgedBeforeOurOwnPalette() {
        applyStyle(*qApp, Theme::dark());
        QCOMPARE(resolveTheme(ThemeChoice::System).mode, Theme::Mode::Light);
    }

    void fontsScale() {
        QVERIFY(systemTextScale() >= 1.0);
        QCOMPARE(textFont(TextRole::Body, 2.0).pixelSize(), 2 * textFont(TextRole::Body).pixelSize());
        const QFontMetricsF metrics(textFont(TextRole::Figure));
        for (char16_t digit = u'0'; digit <= u'9'; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
    }
};

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
