// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace planner::ui {

namespace {

constexpr QLatin1String english("en");
constexpr QLatin1String chinese("zh_CN");

/// The translators in use; they live as long as the application.
struct Translators {
    QTranslator own;
    QTranslator qt;
    QString language = english;
};

Translators& translators() {
    static auto* instance = new Translators; // the application may outlive static destruction order
    return *instance;
}

} // namespace

QStringList languages() { return {english, chinese}; }

QString languageName(const QString& language) {
    return language == chinese ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QString systemLanguage() { return QLocale::system().language() == QLocale::Chinese ? chinese : english; }

QString currentLanguage() { return translators().language; }

void setLanguage(const QString& language) {
    auto& in_use = translators();
    QCoreApplication::removeTranslator(&in_use.own);
    QCoreApplication::removeTranslator(&in_use.qt);
    in_use.language = language == chinese ? chinese : english;
    if (in_use.language == english)
        return;
    if (in_use.own.load(QStringLiteral(":/i18n/moe-planner_") + in_use.language))
        QCoreApplication::installTranslator(&in_use.own);
    if (in_use.qt.load(QStringLiteral("qtbase_") + in_use.language,
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&in_use.qt);
}

ScopedLanguage::ScopedLanguage(const QString& language) {
    if (language.isEmpty() || language == currentLanguage())
        return;
    m_before = currentLanguage();
    // The application tells its windows only when it hears of the change itself.
    QCoreApplication::instance()->installEventFilter(this);
    setLanguage(language);
}

ScopedLanguage::~ScopedLanguage() {
    if (!m_before.isEmpty())
        setLanguage(m_before);
}

bool ScopedLanguage::eventFilter(QObject*, QEvent* event) { return event->type() == QEvent::LanguageChange; }

} // namespace planner::ui
