// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/swap_command.h"

namespace planner::ui {

SwapCommand::SwapCommand(ScenarioDocument& document)
    : m_document(document), m_before{document.m_scenario, document.m_planName, *document.m_baseline},
      m_after{document.m_baseline->scenario,
              document.baselineName(),
              {document.m_scenario, document.m_plan, document.planName(), false}} {
    retranslate();
}

void SwapCommand::retranslate() { setText(ScenarioDocument::tr("Swap plan and baseline")); }

void SwapCommand::undo() { show(m_before); }
void SwapCommand::redo() { show(m_after); }

void SwapCommand::show(const Pair& pair) {
    ++m_document.m_epoch;
    m_document.m_scenario = pair.scenario;
    m_document.m_planName = pair.name;
    m_document.m_plan = m_document.evaluated(pair.scenario);
    m_document.m_baseline = pair.baseline;
    emit m_document.documentChanged();
    emit m_document.baselineChanged();
    emit m_document.planChanged();
}

} // namespace planner::ui
