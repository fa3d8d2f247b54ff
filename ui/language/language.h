// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace planner::ui {

/// The languages of the program: "en" and "zh_CN".
QStringList languages();

/// The name of a language in itself.
QString languageName(const QString& language);

/// The language for a fresh start: Simplified Chinese where the system speaks Chinese, else English.
QString systemLanguage();

/// Switches the whole program, Qt's own dialogs included, without a restart. Widgets hear of it by
/// QEvent::LanguageChange. An unknown language is taken for English.
void setLanguage(const QString& language);

QString currentLanguage();

/// Another language for a while, unheard by any widget: texts that are made meanwhile, those of a picture,
/// are in it. An empty one changes nothing.
class ScopedLanguage final : public QObject {
    Q_OBJECT

public:
    explicit ScopedLanguage(const QString& language);
    ~ScopedLanguage() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_before; ///< empty: nothing was changed
};

} // namespace planner::ui
