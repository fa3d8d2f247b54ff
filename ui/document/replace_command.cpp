// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/replace_command.h"

#include "ui/language/translate.h"

namespace planner::ui {

ReplaceCommand::ReplaceCommand(ScenarioDocument& document, ScenarioDocument::State state, bool isRevert)
    : m_document(document), m_other(std::move(state)), m_name(m_other.scenario.name), m_isRevert(isRevert) {
    retranslate();
}

void ReplaceCommand::retranslate() {
    setText(m_isRevert ? ScenarioDocument::tr("Revert to saved")
                       : ScenarioDocument::tr("Load “%1”").arg(translated(m_name.c_str())));
}

void ReplaceCommand::undo() { m_document.swapState(m_other); }
void ReplaceCommand::redo() { m_document.swapState(m_other); }

} // namespace planner::ui
