// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QTranslator>

/// A language in which every text stands in «»; knows what it was asked for.
class QuotingTranslator : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        m_asked.insert(QString::fromUtf8(source));
        return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
    bool knows(const QString& text) const { return m_asked.contains(text); }

private:
    mutable QSet<QString> m_asked;
};
