// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document_command.h"
#include "ui/document/scenario_document.h"

namespace planner::ui {

/// The baseline in place of the plan, and the plan in place of the baseline. What either was before comes
/// back with the undo, even if another baseline was pinned meanwhile.
class SwapCommand : public DocumentCommand {
public:
    explicit SwapCommand(ScenarioDocument& document);

    void undo() override;
    void redo() override;
    void retranslate() override;

private:
    /// A plan and what it is compared with.
    struct Pair {
        Scenario scenario;
        QString name; ///< of the plan
        ScenarioDocument::Baseline baseline;
    };

    void show(const Pair& pair);

    ScenarioDocument& m_document;
    Pair m_before;
    Pair m_after;
};

} // namespace planner::ui
