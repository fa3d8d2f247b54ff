// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/written_pages.h"

#include <QRegularExpression>
#include <QTextDocument>

namespace planner::ui {

QVector<GuidePage> writtenPages(const QString& markdown) {
    static const QRegularExpression heading(QStringLiteral("^(#{1,2}) (.+) <!-- (\\S+) -->$"),
                                            QRegularExpression::MultilineOption);
    QVector<GuidePage> pages;
    auto found = heading.globalMatch(markdown);
    while (found.hasNext()) {
        const auto match = found.next();
        const auto end = found.hasNext() ? found.peekNext().capturedStart() : markdown.size();
        QTextDocument page;
        page.setMarkdown(QStringLiteral("# ") + match.captured(2) +
                         markdown.mid(match.capturedEnd(), end - match.capturedEnd()));
        pages.append({match.captured(3), match.captured(2), page.toHtml(),
                      static_cast<int>(match.capturedLength(1)) - 1});
    }
    return pages;
}

} // namespace planner::ui
