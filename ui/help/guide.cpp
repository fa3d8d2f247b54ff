// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/guide.h"

#include "ui/help/table_pages.h"
#include "ui/help/written_pages.h"
#include "ui/language/language.h"

#include <QFile>

// Outside of every namespace; the library is linked statically.
static void loadHelpResource() { Q_INIT_RESOURCE(help); }

namespace planner::ui {

QVector<GuidePage> guidePages() {
    loadHelpResource();
    QFile file(QStringLiteral(":/help/guide_%1.md").arg(currentLanguage()));
    const bool there = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(there, "guidePages", "a guide for each language is compiled in");
    return writtenPages(there ? QString::fromUtf8(file.readAll()) : QString()) + inputPages() + figurePages();
}

} // namespace planner::ui
