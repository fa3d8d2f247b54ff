// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/plan_set.h"

#include "ui/document/scenario_document.h"
#include "ui/exporting/embedded_scenario.h"
#include "ui/language/translate.h"

#include <QFileInfo>
#include <QTime>

namespace planner::ui {

PlanSet::PlanSet(ScenarioDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    for (const auto change : {&ScenarioDocument::planChanged, &ScenarioDocument::baselineChanged,
                              &ScenarioDocument::documentChanged})
        connect(&document, change, this, &PlanSet::forget);
}

void PlanSet::forget() {
    m_comparison.reset();
    emit changed();
}

int PlanSet::firstExtra() const { return m_document.hasBaseline() ? 2 : 1; }

std::vector<Scenario> PlanSet::scenarios() const {
    std::vector<Scenario> all;
    if (m_document.hasBaseline())
        all.push_back(*m_document.baselineScenario());
    all.push_back(m_document.scenario());
    for (const auto& extra : m_extras)
        all.push_back(extra.scenario);
    return all;
}

QStringList PlanSet::names() const {
    QStringList all;
    if (m_document.hasBaseline())
        all.append(m_document.baselineName());
    all.append(m_document.planName());
    for (const auto& extra : m_extras)
        all.append(extra.name);
    return all;
}

bool PlanSet::isFull() const { return count() >= static_cast<int>(most_compared_plans); }

void PlanSet::rename(int index, const QString& name) {
    if (name.trimmed().isEmpty())
        return;
    if (index >= firstExtra()) {
        m_extras[index - firstExtra()].name = name.trimmed();
        forget();
    } else if (index == firstExtra() - 1) {
        m_document.namePlan(name.trimmed());
    } else {
        m_document.nameBaseline(name.trimmed());
    }
}

void PlanSet::add(const Scenario& scenario, const QString& name) {
    if (isFull())
        return;
    m_extras.append({scenario, name});
    forget();
}

void PlanSet::addNow() {
    const auto now = QTime::currentTime().toString(QStringLiteral("HH:mm"));
    add(m_document.scenario(), tr("%1 at %2").arg(m_document.planName(), now));
}

Result<void> PlanSet::addFrom(const QString& presetOrPath) {
    const auto found = findScenario(presetOrPath.toStdString());
    if (!found)
        return tl::make_unexpected(found.error());
    const auto& scenario = found->loaded.scenario;
    add(scenario, found->where == FoundIn::Preset ? translated(scenario.name.c_str())
                                                  : QFileInfo(presetOrPath).completeBaseName());
    return {};
}

bool PlanSet::canRemove(int index) const { return index != firstExtra() - 1; }

void PlanSet::remove(int index) {
    if (!canRemove(index))
        return;
    if (index >= firstExtra()) {
        m_extras.removeAt(index - firstExtra());
        forget();
    } else {
        m_document.clearBaseline();
    }
}

const Comparison& PlanSet::comparison() const {
    if (!m_comparison)
        m_comparison = compare(scenarios());
    return *m_comparison;
}

} // namespace planner::ui
