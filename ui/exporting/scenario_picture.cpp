// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/scenario_picture.h"

#include "model/engine/evaluate.h"
#include "model/scenario/scenario_json.h"
#include "ui/language/list_text.h"
#include "ui/language/translate.h"

#include <QCoreApplication>

namespace planner::ui {

namespace {

constexpr int mostChanges = 4; ///< a caption has room for a few; the scenario inside the picture has all

/// "NIC per GPU 800 Gb/s" for each input that differs from the published plan.
QStringList changesOf(const Scenario& scenario) {
    QStringList changes;
    const auto plan = evaluate(scenario);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (is_changed(scenario, parameter))
            changes.append(parameterTitle(parameter) + QLatin1Char(' ') +
                           formattedValue(parameter, plan[parameter]));
    }
    return changes;
}

} // namespace

PictureOptions pictureOptionsOf(const Scenario& scenario, const QString& name, const QString& baseline) {
    PictureOptions options;
    auto changes = changesOf(scenario);
    const auto left = changes.size() - mostChanges;
    if (left > 0)
        changes = changes.mid(0, mostChanges) << QCoreApplication::translate("ScenarioPicture", "and %n more",
                                                                             nullptr, static_cast<int>(left));
    options.caption =
        QStringList{QStringLiteral("MoE Planner ") + QCoreApplication::applicationVersion(), name}.join(
            QStringLiteral(" · "));
    if (!changes.isEmpty())
        options.caption += QStringLiteral(" · ") + listText(changes);
    if (!baseline.isEmpty())
        options.caption +=
            QStringLiteral(" · ") +
            QCoreApplication::translate("ScenarioPicture", "pale: baseline “%1”").arg(baseline);
    options.attachment = QByteArray::fromStdString(write_scenario(scenario));
    return options;
}

} // namespace planner::ui
