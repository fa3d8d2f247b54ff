// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

namespace planner::ui {

/// An undo step of the document, which can name itself again after the language changed.
class DocumentCommand : public QUndoCommand {
public:
    virtual void retranslate() = 0;
};

} // namespace planner::ui
