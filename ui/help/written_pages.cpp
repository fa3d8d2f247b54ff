// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/written_pages.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>

namespace planner::ui {

namespace {

constexpr int pictureWidth = 560; ///< what a page of the guide's window has room for at its first size

/// Puts air between paragraphs, which a page made of Markdown lacks.
void space(QTextDocument& page) {
    constexpr double belowParagraph = 9;
    constexpr double belowItem = 5;
    QTextCursor cursor(&page);
    for (auto block = page.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format;
        format.setBottomMargin(block.textList() != nullptr ? belowItem : belowParagraph);
        cursor.setPosition(block.position());
        cursor.mergeBlockFormat(format);
    }
}

/// The page as HTML, its pictures found in the program and made to fit.
QString html(const QString& markdown) {
    QTextDocument page;
    page.setMarkdown(markdown);
    space(page);
    return page.toHtml().replace(
        QStringLiteral("<img src=\"pictures/"),
        QStringLiteral("<img width=\"%1\" src=\":/help/pictures/").arg(pictureWidth));
}

} // namespace

QVector<GuidePage> writtenPages(const QString& markdown) {
    static const QRegularExpression heading(QStringLiteral("^(#{1,2}) (.+) <!-- (\\S+) -->$"),
                                            QRegularExpression::MultilineOption);
    QVector<GuidePage> pages;
    auto found = heading.globalMatch(markdown);
    while (found.hasNext()) {
        const auto match = found.next();
        const auto end = found.hasNext() ? found.peekNext().capturedStart() : markdown.size();
        const auto text = QStringLiteral("# ") + match.captured(2) +
                          markdown.mid(match.capturedEnd(), end - match.capturedEnd());
        pages.append({match.captured(3), match.captured(2), html(text),
                      static_cast<int>(match.capturedLength(1)) - 1});
    }
    return pages;
}

} // namespace planner::ui
