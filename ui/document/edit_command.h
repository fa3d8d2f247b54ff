// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document_command.h"
#include "ui/document/edit_kind.h"

#include "model/scenario/scenario.h"

namespace planner::ui {

class ScenarioDocument;

/// One edit of the inputs. Inputs are small, so the step stores them before and after.
class EditCommand : public DocumentCommand {
public:
    struct Edit {
        EditKind kind{};
        Parameter parameter{};
        Inputs before;
        Inputs after;
        int series = 0; ///< edits of one parameter with the same non-zero series merge
        int epoch = 0;
    };

    EditCommand(ScenarioDocument& document, Edit edit);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;
    void retranslate() override;

private:
    ScenarioDocument& m_document;
    Edit m_edit;
    bool m_done = false;
};

} // namespace planner::ui
