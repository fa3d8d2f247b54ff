// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/figure_title.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FigureTitle)
};

/// "decode" of "estimate.decode.step_s" and of "decode.fits".
std::string_view unitOf(const FigureInfo& figure) {
    auto id = figure.id;
    if (figure.lens() != Lens::exact)
        id.remove_prefix(id.find('.') + 1);
    return id.substr(0, id.find('.'));
}

} // namespace

QString lensTitle(Lens lens) {
    const std::array titles{Texts::tr("Chapter"), Texts::tr("Limit"), Texts::tr("Estimate"),
                            Texts::tr("Measured"), QString()};
    return titles.at(static_cast<std::size_t>(lens));
}

QString figureTitle(Figure figure) {
    const auto& entry = info(figure);
    bool otherLens = false;
    bool otherUnit = false;
    for (const auto& other : figure_table)
        if (&other != &entry && std::string_view(other.label) == entry.label) {
            otherLens |= other.lens() != entry.lens();
            otherUnit |= unitOf(other) != unitOf(entry);
        }
    QStringList marks;
    if (otherLens)
        marks.append(lensTitle(entry.lens()));
    if (otherUnit)
        marks.append(groupTitle(unitOf(entry)));
    marks.removeAll(QString());
    return marks.isEmpty() ? figureLabel(figure)
                           : Texts::tr("%1 (%2)").arg(figureLabel(figure), marks.join(QStringLiteral(" · ")));
}

} // namespace planner::ui
