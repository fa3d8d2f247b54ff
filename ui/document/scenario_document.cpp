// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scenario_document.h"

#include "ui/document/edit_command.h"
#include "ui/document/replace_command.h"
#include "ui/language/translate.h"

#include "model/analysis/swap_entry.h"
#include "model/catalog/ideal_efficiency.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/import/adopt_model.h"
#include "model/scenario/check_value.h"

#include <QFileInfo>
#include <QTime>

namespace planner::ui {

ScenarioDocument::ScenarioDocument(QObject* parent) : QObject(parent) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &ScenarioDocument::documentChanged);
    startWith(presets().front(), {});
}

ScenarioDocument::~ScenarioDocument() {
    // The stack reports its end to a document that is half gone.
    disconnect(&m_undoStack, nullptr, this, nullptr);
}

Plan ScenarioDocument::evaluated(const Scenario& scenario) {
    ++m_evaluationCount;
    return evaluate(scenario);
}

void ScenarioDocument::applyInputs(const Inputs& inputs) {
    m_scenario.inputs = inputs;
    m_plan = evaluated(m_scenario);
    emit planChanged();
}

void ScenarioDocument::pushEdit(EditKind kind, Parameter parameter, const Inputs& after, int series) {
    if (after == m_scenario.inputs)
        return;
    EditCommand::Edit edit{kind, parameter, m_scenario.inputs, after, series, m_epoch};
    if (series == 0 && m_inGesture)
        edit.series = m_gestureSeries;
    m_undoStack.push(new EditCommand(*this, std::move(edit)));
}

Result<void> ScenarioDocument::setValue(Parameter parameter, double value, int series) {
    if (const auto checked = check_value(parameter, value); !checked)
        return tl::make_unexpected(checked.error());
    if (same_value(m_plan[parameter], value))
        return {};
    auto edited = m_scenario;
    set_value(edited, parameter, value);
    pushEdit(EditKind::setValue, parameter, edited.inputs, series);
    return {};
}

Result<void> ScenarioDocument::setValues(const std::vector<std::pair<Parameter, double>>& values) {
    auto edited = m_scenario;
    for (const auto& [parameter, value] : values) {
        if (const auto checked = check_value(parameter, value); !checked)
            return tl::make_unexpected(checked.error());
        if (!same_value(m_plan[parameter], value))
            set_value(edited, parameter, value);
    }
    pushEdit(EditKind::setSeveral, Parameter{}, edited.inputs);
    return {};
}

void ScenarioDocument::restoreLink(Parameter parameter) {
    if (info(parameter).link == nullptr)
        return;
    auto inputs = m_scenario.inputs;
    restore_link(inputs, parameter);
    pushEdit(EditKind::restoreLink, parameter, inputs);
}

void ScenarioDocument::keepValue(Parameter parameter) {
    // What is followed may lie outside of the legal values, such as an EP that is not whole.
    if (!is_following(m_scenario, parameter) || !check_value(parameter, m_plan[parameter]))
        return;
    auto edited = m_scenario;
    set_value(edited, parameter, m_plan[parameter]);
    pushEdit(EditKind::keepValue, parameter, edited.inputs);
}

void ScenarioDocument::resetParameter(Parameter parameter) {
    auto edited = m_scenario;
    reset(edited, parameter);
    pushEdit(EditKind::reset, parameter, edited.inputs);
}

void ScenarioDocument::resetParameters(const std::vector<Parameter>& parameters) {
    auto edited = m_scenario;
    for (const auto parameter : parameters)
        reset(edited, parameter);
    pushEdit(EditKind::resetSeveral, parameters.front(), edited.inputs);
}

void ScenarioDocument::makeIdeal(const std::vector<Parameter>& parameters) {
    auto edited = m_scenario;
    for (const auto parameter : parameters)
        set_value(edited, parameter, ideal_value(parameter));
    pushEdit(EditKind::makeIdeal, parameters.front(), edited.inputs);
}

Result<void> ScenarioDocument::setHourly(const HourlyColumn& column) {
    if (const auto checked = check_column(column); !checked)
        return tl::make_unexpected(checked.error());
    auto edited = m_scenario;
    set_hourly(edited, column);
    pushEdit(EditKind::setTraffic, "workload.profile"_in, edited.inputs);
    return {};
}

void ScenarioDocument::pushSwap(CatalogKind kind, const Inputs& after, const std::vector<Text>& adjusted) {
    constexpr std::array edits{EditKind::chooseModel, EditKind::chooseGpu, EditKind::chooseEfficiency,
                               EditKind::choosePrices};
    pushEdit(edits.at(static_cast<std::size_t>(kind)), Parameter{}, after);
    QVector<Problem> notices;
    for (const auto& note : adjusted)
        notices.append(Problem{note, {}, {}});
    if (!notices.isEmpty())
        emit noticesRaised(notices);
}

Result<void> ScenarioDocument::setCatalogEntry(CatalogKind kind, const QString& id) {
    auto edited = m_scenario;
    const auto adjusted = swap_entry(edited, kind, id.toStdString());
    if (!adjusted)
        return tl::make_unexpected(adjusted.error());
    pushSwap(kind, edited.inputs, *adjusted);
    return {};
}

Result<void> ScenarioDocument::adoptModel(const ImportedModel& model) {
    auto edited = m_scenario;
    const auto adjusted = adopt_model(edited, model);
    if (!adjusted)
        return tl::make_unexpected(adjusted.error());
    pushSwap(CatalogKind::model, edited.inputs, *adjusted);
    return {};
}

void ScenarioDocument::beginGesture() {
    endGesture();
    m_inGesture = true;
    m_gestureSeries = newSeries();
    emit gestureChanged(true);
}

void ScenarioDocument::endGesture() {
    if (!m_inGesture)
        return;
    m_inGesture = false;
    emit gestureChanged(false);
}

ScenarioDocument::Baseline ScenarioDocument::openingBaseline(const Scenario& scenario, const Plan& plan) {
    return {scenario, plan, {}, true};
}

void ScenarioDocument::setBaseline(const Scenario& scenario, const QString& name) {
    m_baseline = Baseline{scenario, evaluated(scenario), name, false};
    emit baselineChanged();
}

void ScenarioDocument::namePlan(const QString& name) {
    if (name == m_planName || (m_planName.isEmpty() && name == displayName()))
        return;
    m_planName = name;
    emit baselineChanged();
}

void ScenarioDocument::nameBaseline(const QString& name) {
    if (!m_baseline || name.isEmpty() || name == baselineName())
        return;
    m_baseline->name = name;
    m_baseline->asOpened = false;
    emit baselineChanged();
}

void ScenarioDocument::setBaseline(const QString& name) {
    const auto now = QTime::currentTime().toString(QStringLiteral("HH:mm"));
    m_baseline = Baseline{m_scenario, m_plan, name.isEmpty() ? tr("pinned at %1").arg(now) : name, false};
    emit baselineChanged();
}

void ScenarioDocument::clearBaseline() {
    if (!m_baseline)
        return;
    m_baseline.reset();
    emit baselineChanged();
}

QString ScenarioDocument::baselineName() const {
    if (!m_baseline)
        return {};
    return m_baseline->asOpened ? tr("as opened") : m_baseline->name;
}

QString ScenarioDocument::displayName() const {
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).completeBaseName();
    return m_scenario.name.empty() ? tr("Untitled") : translated(m_scenario.name.c_str());
}

void ScenarioDocument::retranslate() {
    for (int index = 0; index < m_undoStack.count(); ++index)
        if (auto* command =
                dynamic_cast<DocumentCommand*>(const_cast<QUndoCommand*>(m_undoStack.command(index))))
            command->retranslate();
    // The stack does not notice a new text; whoever shows it does.
    emit m_undoStack.undoTextChanged(m_undoStack.undoText());
    emit m_undoStack.redoTextChanged(m_undoStack.redoText());
    emit baselineChanged();
    emit documentChanged();
}

} // namespace planner::ui
