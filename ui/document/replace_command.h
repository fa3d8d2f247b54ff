// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document_command.h"
#include "ui/document/scenario_document.h"

namespace planner::ui {

/// Another scenario in place of the open one: a preset of the gallery, or the saved state again.
class ReplaceCommand : public DocumentCommand {
public:
    ReplaceCommand(ScenarioDocument& document, ScenarioDocument::State state, bool isRevert);

    void undo() override;
    void redo() override;
    void retranslate() override;

private:
    ScenarioDocument& m_document;
    ScenarioDocument::State m_other; ///< what is not shown now
    std::string m_name;
    bool m_isRevert;
};

} // namespace planner::ui
