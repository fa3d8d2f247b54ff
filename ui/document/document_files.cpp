// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ScenarioDocument that exchanges the whole scenario: open, save, revert, load a preset.
#include "ui/document/replace_command.h"
#include "ui/document/scenario_document.h"
#include "ui/document/swap_command.h"
#include "ui/exporting/embedded_scenario.h"
#include "ui/language/translate.h"

#include <QFileInfo>

namespace planner::ui {

namespace {

QVector<Problem> listed(const std::vector<Problem>& notices) { return {notices.begin(), notices.end()}; }

} // namespace

void ScenarioDocument::startWith(const Scenario& scenario, const QString& filePath) {
    endGesture();
    m_scenario = scenario;
    m_opened = scenario;
    m_plan = evaluated(scenario);
    m_filePath = filePath;
    m_planName.clear();
    m_baseline = openingBaseline(scenario, m_plan);
    m_undoStack.clear();
    emit documentChanged();
    emit baselineChanged();
    emit planChanged();
}

Result<void> ScenarioDocument::open(const QString& presetOrPath) {
    const auto found = findScenario(presetOrPath.toStdString());
    if (!found)
        return tl::make_unexpected(found.error());
    // A picture stays a picture: saving must not write a scenario over it.
    const bool isFile = found->where == FoundIn::File;
    startWith(found->loaded.scenario, isFile ? QFileInfo(presetOrPath).absoluteFilePath() : QString());
    if (!found->loaded.notices.empty())
        emit noticesRaised(listed(found->loaded.notices));
    return {};
}

Result<void> ScenarioDocument::setBaselineFrom(const QString& presetOrPath) {
    const auto found = findScenario(presetOrPath.toStdString());
    if (!found)
        return tl::make_unexpected(found.error());
    const auto& loaded = found->loaded;
    const bool isPreset = found->where == FoundIn::Preset;
    setBaseline(loaded.scenario, isPreset ? translated(loaded.scenario.name.c_str())
                                          : QFileInfo(presetOrPath).completeBaseName());
    if (!loaded.notices.empty())
        emit noticesRaised(listed(loaded.notices));
    return {};
}

void ScenarioDocument::swapWithBaseline() {
    if (!m_baseline)
        return;
    endGesture();
    m_undoStack.push(new SwapCommand(*this));
}

void ScenarioDocument::newFrom(const Scenario& scenario) { startWith(scenario, {}); }

Result<void> ScenarioDocument::save() {
    if (m_filePath.isEmpty())
        return failure({PLANNER_TEXT("model", "has no file yet; choose where to save it"), {}}, {},
                       m_scenario.name);
    return saveAs(m_filePath);
}

Result<void> ScenarioDocument::saveAs(const QString& path) {
    const auto absolute = QFileInfo(path).absoluteFilePath();
    auto own = m_scenario;
    own.id.clear(); // it is the preset's
    if (auto saved = save_scenario(own, absolute.toStdString()); !saved)
        return saved;
    m_scenario.id.clear();
    m_filePath = absolute;
    m_undoStack.setClean();
    emit documentChanged();
    return {};
}

void ScenarioDocument::replaceScenario(const Scenario& scenario) {
    const auto plan = evaluated(scenario);
    pushReplacement({scenario, plan, scenario, {}, openingBaseline(scenario, plan)}, false);
}

Result<void> ScenarioDocument::revert() {
    auto saved = m_opened;
    if (!m_filePath.isEmpty()) {
        auto loaded = load_scenario(m_filePath.toStdString());
        if (!loaded)
            return tl::make_unexpected(loaded.error());
        saved = std::move(loaded->scenario);
    }
    if (!(saved == m_scenario))
        pushReplacement({saved, evaluated(saved), m_opened, m_filePath, std::nullopt}, true);
    m_undoStack.setClean();
    return {};
}

void ScenarioDocument::pushReplacement(State state, bool isRevert) {
    endGesture();
    m_undoStack.push(new ReplaceCommand(*this, std::move(state), isRevert));
}

void ScenarioDocument::swapState(State& other) {
    ++m_epoch;
    std::swap(m_scenario, other.scenario);
    std::swap(m_plan, other.plan);
    std::swap(m_opened, other.opened);
    std::swap(m_filePath, other.filePath);
    m_planName.clear();
    // A baseline that somebody pinned or cleared stays so; the automatic one belongs to what was opened.
    const bool automatic = m_baseline && m_baseline->asOpened && other.baseline && other.baseline->asOpened;
    if (automatic)
        std::swap(m_baseline, other.baseline);
    emit documentChanged();
    if (automatic)
        emit baselineChanged();
    emit planChanged();
}

} // namespace planner::ui
