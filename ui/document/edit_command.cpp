// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/edit_command.h"

#include "ui/document/scenario_document.h"
#include "ui/language/entry_text.h"
#include "ui/language/translate.h"

namespace planner::ui {

namespace {

/// Names the one parameter that an edit changed, or how many they are.
QString nameOfSeveral(const EditCommand::Edit& edit, const QString& one, const QString& several) {
    int changed = 0;
    auto last = edit.parameter;
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (!same_value(edit.before.values[index], edit.after.values[index])) {
            ++changed;
            last = static_cast<Parameter>(index);
        }
    return changed <= 1 ? one.arg(parameterTitle(last)) : several.arg(changed);
}

QString titleOf(const EditCommand::Edit& edit) {
    const auto title = parameterTitle(edit.parameter);
    const auto value = formattedValue(edit.parameter, edit.after.values[index_of(edit.parameter)]);
    switch (edit.kind) {
    case EditKind::setValue:
        return ScenarioDocument::tr("Set %1 to %2").arg(title, value);
    case EditKind::keepValue:
        return ScenarioDocument::tr("Keep %1 at %2").arg(title, value);
    case EditKind::restoreLink:
        return ScenarioDocument::tr("Let %1 follow %2").arg(title, translated(info(edit.parameter).link));
    case EditKind::reset:
        return ScenarioDocument::tr("Reset %1").arg(title);
    case EditKind::chooseModel:
        return ScenarioDocument::tr("Choose model %1").arg(entryName(edit.after, CatalogKind::model));
    case EditKind::chooseGpu:
        return ScenarioDocument::tr("Choose GPU %1").arg(entryName(edit.after, CatalogKind::gpu));
    case EditKind::chooseEfficiency:
        return ScenarioDocument::tr("Choose efficiency profile %1")
            .arg(entryName(edit.after, CatalogKind::efficiency));
    case EditKind::makeIdeal:
        return nameOfSeveral(edit, ScenarioDocument::tr("Make %1 ideal"),
                             ScenarioDocument::tr("Make %1 efficiencies ideal"));
    case EditKind::resetSeveral:
        return nameOfSeveral(edit, ScenarioDocument::tr("Reset %1"), ScenarioDocument::tr("Reset %1 inputs"));
    case EditKind::choosePrices:
        return ScenarioDocument::tr("Choose price sheet %1").arg(entryName(edit.after, CatalogKind::prices));
    case EditKind::setSeveral:
        return ScenarioDocument::tr("Set several inputs");
    case EditKind::setTraffic:
        return ScenarioDocument::tr("Set own traffic by hour");
    }
    return {};
}

} // namespace

EditCommand::EditCommand(ScenarioDocument& document, Edit edit)
    : m_document(document), m_edit(std::move(edit)) {
    retranslate();
}

void EditCommand::retranslate() { setText(titleOf(m_edit)); }

void EditCommand::undo() {
    ++m_document.m_epoch;
    m_document.applyInputs(m_edit.before);
}

void EditCommand::redo() {
    if (m_done)
        ++m_document.m_epoch;
    m_done = true;
    m_document.applyInputs(m_edit.after);
}

bool EditCommand::mergeWith(const QUndoCommand* other) {
    const auto& next = static_cast<const EditCommand*>(other)->m_edit; // same id(), so the same class
    const bool together = next.series != 0 && next.series == m_edit.series && next.epoch == m_edit.epoch &&
                          next.kind == m_edit.kind && next.parameter == m_edit.parameter;
    if (!together)
        return false;
    m_edit.after = next.after;
    setObsolete(m_edit.after == m_edit.before); // dragged back to where it began
    retranslate();
    return true;
}

} // namespace planner::ui
