// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/headlines.h"

#include "model/engine/calculation.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <QCoreApplication>

#include <cmath>

namespace planner::ui {

namespace {

/// "60.4 / 85.5 GB": the unit stands once where both have it.
QString sharedUnit(const QString& first, const QString& second, const QString& between) {
    const auto unit = second.mid(second.lastIndexOf(QChar(0x202F)));
    return (first.endsWith(unit) ? first.chopped(unit.size()) : first) + between + second;
}

/// Texts of the strip.
struct Strip {
    Q_DECLARE_TR_FUNCTIONS(Headlines)

public:
    explicit Strip(const ChartInput& from) : input(from), plan(*from.plan) {}

    Headline headline(const QString& caption, Figure figure, const QString& note) const {
        Headline result{caption, figureText(plan, figure), note, {}, 0, {}, {}, figureKey(figure)};
        if (input.baseline != nullptr) {
            result.change = changeText(plan, *input.baseline, figure);
            result.direction = changeDirection(plan, *input.baseline, figure);
        }
        return result;
    }

    QString published(const QString& text) const {
        return plan.is_published ? text : tr("%1, of the published plan").arg(text);
    }

    bool isKnown(Figure figure) const { return !std::isnan(plan[figure]); }

    /// What was measured belongs to the published plan: once that is edited, it says so.
    QString measuredNote(Figure measured, const QString& ofThisPlan, const QString& ofPublished,
                         const QString& nothing) const {
        if (!isKnown(measured))
            return nothing;
        return (plan.is_published ? ofThisPlan : ofPublished).arg(figureText(plan, measured));
    }

    QString estimateNote(Figure measured) const {
        return measuredNote(measured, tr("estimate; %1 measured"), tr("estimate; published %1"),
                            tr("estimate; nothing measured"));
    }

    /// What stands under money that cannot be computed.
    QString moneyNote(Figure figure, const QString& note) const {
        return isKnown(figure) ? note : tr("no price or no traffic given");
    }

    template <ServingUnit unit> Headline memory() const {
        const auto total = figure_of(unit, "memory.total_bytes");
        const double free = plan[figure_of(unit, "memory.free_bytes")];
        auto note = std::isnan(free) ? QString() : tr("fits, %1 free").arg(formatted(free, Unit::bytes));
        if (free < 0)
            note = tr("does not fit: over by %1").arg(formatted(-free, Unit::bytes));
        else if (unit == ServingUnit::decode && !std::isnan(free))
            note = tr("fits; %1 requests at most").arg(figureText(plan, "decode.max_requests_per_rank"_fig));
        auto result = headline(tr("Memory per GPU"), total, note);
        result.figure = sharedUnit(result.figure, figureText(plan, figure_of(unit, "memory.capacity_bytes")),
                                   QStringLiteral(" / "));
        if (!std::isnan(free)) // what is not known neither fits nor fails to
            result.sign = free < 0 ? QStringLiteral("bad") : QStringLiteral("good");
        result.tone = free < 0 ? QStringLiteral("bad") : QString();
        // What does not fit is said before how much it changed.
        if (free < 0)
            result.change.clear();
        return result;
    }

    Headline step() const {
        constexpr auto measured = "measured.decode.step_s"_fig;
        const auto note =
            measuredNote(measured, tr("chapter | estimate; %1 measured"),
                         tr("chapter | estimate; published %1"), tr("chapter | estimate; nothing measured"));
        auto result = headline(tr("Decode step"), "estimate.decode.step_s"_fig, note);
        result.figure =
            sharedUnit(figureText(plan, "chapter.decode.step_s"_fig), result.figure, QStringLiteral(" | "));
        return result;
    }

    QVector<Headline> decode() const {
        auto bottleneck =
            headline(tr("Bottleneck"), "chapter.decode.bottleneck"_fig,
                     tr("flips at %1").arg(figureText(plan, "chapter.decode.flip_nic_bandwidth"_fig)));
        bottleneck.tone = QStringLiteral("warning");
        return {memory<ServingUnit::decode>(),
                step(),
                bottleneck,
                headline(tr("Output per GPU"), "estimate.decode.tokens_per_gpu_s"_fig,
                         estimateNote("chapter.decode.tokens_per_gpu_s"_fig)),
                cost(),
                markup()};
    }

    QVector<Headline> prefill() const {
        return {memory<ServingUnit::prefill>(),
                headline(tr("FP8 utilisation"), "chapter.prefill.fp8_utilisation"_fig,
                         published(tr("%1 of the BF16 peak")
                                       .arg(figureText(plan, "chapter.prefill.bf16_utilisation"_fig)))),
                headline(tr("Computed per GPU"), "estimate.prefill.tokens_per_gpu_s"_fig,
                         estimateNote("chapter.prefill.computed_tokens_per_gpu_s"_fig)),
                headline(tr("Time to first token"), "estimate.prefill.ttft_s"_fig,
                         tr("rough estimate; cache hit rate %1")
                             .arg(figureText(plan, "chapter.prefill.cache_hit_rate"_fig))),
                headline(tr("Cost of input"), "service.usd_per_million_input_tokens_prefill_pool"_fig,
                         tr("prefill pool; all-in %1")
                             .arg(figureText(plan, "service.usd_per_million_input_tokens"_fig))),
                headline(tr("KV hand-over per node"), "service.kv_transfer_bytes_per_s_per_prefill_node"_fig,
                         tr("reads %1 from the cache")
                             .arg(figureText(plan, "service.disk_read_bytes_per_s_per_prefill_node"_fig)))};
    }

    QVector<Headline> service() const {
        return {headline(tr("Nodes, average"), "service.average_nodes"_fig,
                         tr("%1; %2 at peak")
                             .arg(figureText(plan, "service.node_source"_fig),
                                  figureText(plan, "service.peak_nodes"_fig))),
                pools(),
                headline(tr("Cost per day"), "service.cost_per_day_usd"_fig,
                         tr("%1 nodes, %2 a GPU")
                             .arg(figureText(plan, "service.paid_nodes"_fig),
                                  figureText(plan, "service.gpu_hour_usd"_fig))),
                headline(tr("Revenue per day"), "service.revenue_per_day_usd"_fig,
                         tr("%1 after all steps").arg(figureText(plan, "revenue.paid_per_day_usd"_fig))),
                cost(),
                markup()};
    }

    /// Both pools in one card: the ratio is what is looked for.
    Headline pools() const {
        auto result = headline(
            tr("Prefill | decode nodes"), "service.total_nodes"_fig,
            tr("needed; ratio %1").arg(figureText(plan, "service.decode_nodes_per_prefill_node"_fig)));
        result.figure = QStringLiteral("%1 | %2").arg(figureText(plan, "service.prefill_nodes"_fig),
                                                      figureText(plan, "service.decode_nodes"_fig));
        return result;
    }

    Headline cost() const {
        return headline(
            tr("Cost of output"), "service.usd_per_million_output_tokens"_fig,
            moneyNote("service.usd_per_million_output_tokens"_fig,
                      tr("all-in; %1 a day").arg(figureText(plan, "service.cost_per_day_usd"_fig))));
    }

    Headline markup() const {
        return headline(tr("Markup on cost"), "service.markup"_fig,
                        moneyNote("service.markup"_fig,
                                  tr("gross margin %1").arg(figureText(plan, "service.gross_margin"_fig))));
    }

    const ChartInput& input;
    const Plan& plan;
};

} // namespace

QVector<Headline> headlinesOf(Focus focus, const ChartInput& input) {
    const Strip strip(input);
    if (focus == Focus::Prefill)
        return strip.prefill();
    return focus == Focus::Service ? strip.service() : strip.decode();
}

} // namespace planner::ui
