// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandboxes/expert_bars.h"

#include "model/analysis/balancers/imbalance.h"
#include "ui/lesson/factor_text.h"
#include "ui/lesson/sandboxes/expert_sandbox.h"

#include <numeric>

namespace planner::ui {

namespace {

constexpr std::size_t mostSlotsInText = 40;

double all(const std::vector<double>& loads) { return std::accumulate(loads.begin(), loads.end(), 0.0); }

QString loadText(double load) { return QString::number(load, 'g', 4); }

} // namespace

CardBars expertBars(const ExpertTask& task, const ExpertPlacement& placement) {
    CardBars bars;
    bars.title = ExpertSandbox::tr("Load of one copy of each expert");
    bars.colour = Meaning::RoutedExperts;
    for (std::size_t expert = 0; expert < task.loads.size(); ++expert) {
        const int copies = placement.copies[expert];
        const double load = task.loads[expert] / copies;
        const auto tip = ExpertSandbox::tr("Expert %1: load %2 in %3 copies, %4 each. Draw it higher or "
                                           "lower, or press Shift with Up or "
                                           "Down, to change its load.")
                             .arg(expert)
                             .arg(loadText(task.loads[expert]))
                             .arg(copies)
                             .arg(loadText(load));
        const auto name = copies > 1 ? QStringLiteral("×%1").arg(copies) : QString();
        bars.bars.append(
            {QString::number(expert), {{static_cast<int>(expert), name, tip, load, copies > 1}}});
    }
    bars.mean = all(task.loads) / (static_cast<double>(task.loads.size()) + task.redundant);
    return bars;
}

CardBars gpuBars(const ExpertTask& task, const ExpertPlacement& placement) {
    CardBars bars;
    bars.title = ExpertSandbox::tr("Load of each GPU");
    bars.summary =
        ExpertSandbox::tr("so far, hottest ÷ mean = %1").arg(factorText(imbalance(placement.gpu_loads)));
    bars.colour = Meaning::RoutedExperts;
    for (int gpu = 0; gpu < placement.gpus; ++gpu) {
        CardBar bar{QString::number(gpu + 1), {}};
        for (int slot = 0; slot < placement.slots_per_gpu; ++slot) {
            const int expert = placement.expert_at(gpu, slot);
            if (expert < 0)
                continue;
            const int copies = placement.copies[static_cast<std::size_t>(expert)];
            const double load = task.loads[static_cast<std::size_t>(expert)] / copies;
            const bool second = is_redundant(placement, gpu, slot);
            const auto text = second ? ExpertSandbox::tr("GPU %1: a redundant copy of expert %2, load %3")
                                     : ExpertSandbox::tr("GPU %1: expert %2, load %3");
            bar.loads.append({gpu * placement.slots_per_gpu + slot, QString::number(expert),
                              text.arg(gpu + 1).arg(expert).arg(loadText(load)), load, second});
        }
        bars.bars.append(bar);
    }
    bars.mean = all(task.loads) / placement.gpus;
    return bars;
}

QString stepText(const ExpertTask& task, const ExpertStep& step, const ExpertPlacement& now,
                 ExpertPolicy policy) {
    const bool grouped = policy == ExpertPolicy::grouped;
    switch (step.kind) {
    case ExpertStep::Kind::group: {
        const int size = static_cast<int>(task.loads.size()) / task.groups;
        return ExpertSandbox::tr(
                   "The group of experts %1 to %2, load %3, goes to node %4: the heaviest group left, "
                   "to the lightest node.")
            .arg(step.subject * size)
            .arg((step.subject + 1) * size - 1)
            .arg(loadText(step.load))
            .arg(step.node + 1);
    }
    case ExpertStep::Kind::copy: {
        if (policy != ExpertPolicy::global && !grouped)
            return ExpertSandbox::tr("Expert %1 gets one more copy; each copy now carries %2.")
                .arg(step.subject)
                .arg(loadText(step.load));
        const int copies = now.copies[static_cast<std::size_t>(step.subject)];
        const auto text =
            grouped
                ? ExpertSandbox::tr(
                      "Replicate the hottest of its node: expert %1, load %2 in each copy. With "
                      "%3 copies each carries %4.")
                : ExpertSandbox::tr("Replicate the hottest: expert %1, load %2 in each copy. With %3 copies "
                                    "each carries %4.");
        return text.arg(step.subject)
            .arg(loadText(step.load * copies / (copies - 1)))
            .arg(copies)
            .arg(loadText(step.load));
    }
    default:
        if (policy != ExpertPolicy::in_order) {
            const auto text =
                grouped ? ExpertSandbox::tr(
                              "Pack the heaviest first: a copy of expert %1, load %2, goes to GPU %3, "
                              "the lightest of its node with a free slot.")
                        : ExpertSandbox::tr(
                              "Pack the heaviest first: a copy of expert %1, load %2, goes to GPU %3, "
                              "the lightest with a free slot.");
            return text.arg(step.subject).arg(loadText(step.load)).arg(step.gpu + 1);
        }
        return ExpertSandbox::tr("A copy of expert %1, load %2, goes to GPU %3.")
            .arg(step.subject)
            .arg(loadText(step.load))
            .arg(step.gpu + 1);
    }
}

QString slotsText(const ExpertPlacement& placement) {
    if (placement.in_slots.size() > mostSlotsInText)
        return {};
    QStringList gpus;
    for (int gpu = 0; gpu < placement.gpus; ++gpu) {
        QStringList experts;
        for (int slot = 0; slot < placement.slots_per_gpu; ++slot) {
            const int expert = placement.expert_at(gpu, slot);
            experts << (expert < 0 ? QStringLiteral("–") : QString::number(expert));
        }
        gpus << experts.join(u' ');
    }
    return gpus.join(QStringLiteral(" | "));
}

} // namespace planner::ui
