// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace planner::ui {

/// Numbers as somebody wrote them into one line.
struct NumberList {
    std::vector<double> numbers;
    QString badWord; ///< the first that is none, or none of those that are wanted; empty: all are good
};

/// Reads numbers with spaces, commas or semicolons between them, also those of a Chinese keyboard; `isWanted`
/// says which are.
template <class IsWanted> NumberList readNumbers(const QString& text, IsWanted isWanted) {
    static const QRegularExpression between(QStringLiteral("[\\s,;、]+"));
    NumberList list;
    // Full-width digits and commas become the usual ones.
    const auto words = text.normalized(QString::NormalizationForm_KC).split(between, Qt::SkipEmptyParts);
    for (const auto& word : words) {
        bool isNumber = false;
        const double number = word.toDouble(&isNumber);
        if (!isNumber || !isWanted(number)) {
            list.badWord = word;
            return list;
        }
        list.numbers.push_back(number);
    }
    return list;
}

} // namespace planner::ui
