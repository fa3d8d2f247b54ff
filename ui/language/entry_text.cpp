// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/entry_text.h"

#include "model/catalog/known_text.h"
#include "ui/language/translate.h"

#include <QCoreApplication>
#include <QStringList>

namespace planner::ui {

namespace {

struct EntryText {
    Q_DECLARE_TR_FUNCTIONS(EntryText)
};

} // namespace

const CatalogEntry* chosenEntry(const Inputs& inputs, CatalogKind kind) {
    const auto& own = inputs.own_entry(kind);
    return own != nullptr ? own.get() : find_entry(kind, inputs.catalog_id(kind));
}

QString entryName(const CatalogEntry& entry) { return translated(known_text(entry.name)); }

QString entryName(const Inputs& inputs, CatalogKind kind) {
    const auto* entry = chosenEntry(inputs, kind);
    return entry != nullptr ? entryName(*entry) : fromModel(inputs.catalog_id(kind));
}

QString entryDetails(const CatalogEntry& entry) {
    QStringList lines;
    if (!entry.own_file.empty())
        lines.append(EntryText::tr("Your own entry: %1").arg(fromModel(entry.own_file)));
    if (const auto source = translated(known_text(entry.source)); !source.isEmpty())
        lines.append(entry.date.empty()
                         ? EntryText::tr("Source: %1").arg(source)
                         : EntryText::tr("Source: %1 (%2)").arg(source, fromModel(entry.date)));
    if (!entry.notes.empty())
        lines.append(translated(known_text(entry.notes)));
    for (const auto& [id, why] : entry.unverified) {
        const auto parameter = find_parameter(id);
        const auto name = parameter ? translated(info(*parameter).label) : fromModel(id);
        lines.append(EntryText::tr("* %1 is not verified: %2").arg(name, translated(known_text(why))));
    }
    for (auto& each : lines)
        each = each.toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
}

} // namespace planner::ui
