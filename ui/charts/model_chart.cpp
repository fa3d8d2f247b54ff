// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/model_chart.h"

#include "model/analysis/model_stack.h"
#include "ui/language/entry_text.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// What a part looks like, and the figure that explains it.
struct Look {
    QString label;
    Meaning colour;
    Fill fill;
    Figure figure;
};

/// A row that is filled up before its parts are scaled to its whole length.
class Row {
public:
    Row(const QString& label, const QString& total, Figure figure) {
        m_row.key = figureKey(figure);
        m_row.label = label;
        m_row.totalText = total;
    }

    void add(const Look& look, double value, const QString& text) {
        if (!(value > 0))
            return;
        BarSegment segment;
        segment.key = figureKey(look.figure);
        segment.label = look.label;
        segment.value = value;
        segment.amount = value;
        // The legend leaves hatched parts out: they carry their name.
        segment.valueText = look.fill == Fill::Hatched ? look.label + u' ' + text : text;
        segment.tip = text;
        segment.colour = look.colour;
        segment.fill = look.fill;
        m_row.segments.append(segment);
        m_sum += value;
    }

    BarRow scaled() && {
        for (auto& segment : m_row.segments) {
            const double share = segment.value / m_sum;
            segment.tip = ModelChart::tr("%1: %2, %3 %")
                              .arg(segment.label, segment.tip, QString::number(share * 100, 'f', 1));
            segment.value = share;
        }
        return std::move(m_row);
    }

private:
    BarRow m_row;
    double m_sum = 0;
};

QString timesText(double layers) { return formatted(layers, Unit::count) + QStringLiteral(" ×"); }

QString mainAttention(const Plan& plan) {
    return translated(info("model.attention_kind"_in)
                          .choices[static_cast<std::size_t>(plan["model.attention_kind"_in])]
                          .label);
}

BarRow attentionLayers(const Plan& plan, const ModelStack& stack) {
    const std::array<Look, 4> looks{
        Look{mainAttention(plan), Meaning::Attention, Fill::Solid, "model.attention_params_per_layer"_fig},
        Look{ModelChart::tr("%1, sparse").arg(mainAttention(plan)), Meaning::Attention, Fill::Hatched,
             "model.index_params_per_layer"_fig},
        Look{ModelChart::tr("window of %1").arg(formatted(plan["model.window_tokens"_in], Unit::tokens)),
             Meaning::Dispatch, Fill::Solid, "model.window_attention_params_per_layer"_fig},
        Look{ModelChart::tr("linear attention"), Meaning::Combine, Fill::Solid,
             "model.linear_attention_params_per_layer"_fig}};
    Row row(ModelChart::tr("Attention"),
            ModelChart::tr("%1 layers").arg(formattedValue("model.layers"_in, plan["model.layers"_in])),
            "model.main_attention_layers"_fig);
    for (const auto kind : layer_kinds) {
        const double layers = stack.attention_layers.at(static_cast<std::size_t>(kind));
        row.add(looks.at(static_cast<std::size_t>(kind)), layers, timesText(layers));
    }
    return std::move(row).scaled();
}

BarRow feedForward(const Plan& plan, const ModelStack& stack) {
    const auto count = [&](Parameter parameter) { return formattedValue(parameter, plan[parameter]); };
    const auto experts =
        plan["model.shared_experts"_in] > 0
            ? ModelChart::tr("%1 of %2 experts + %3 shared")
                  .arg(count("model.experts_per_token"_in), count("model.routed_experts"_in),
                       count("model.shared_experts"_in))
            : ModelChart::tr("%1 of %2 experts")
                  .arg(count("model.experts_per_token"_in), count("model.routed_experts"_in));
    Row row(ModelChart::tr("FFN"), stack.moe_layers > 0 ? experts : QString(), "model.moe_layers"_fig);
    row.add({ModelChart::tr("dense FFN"), Meaning::Vocabulary, Fill::Solid, "model.dense_ffn_params"_fig},
            stack.dense_layers, timesText(stack.dense_layers));
    row.add({ModelChart::tr("routed experts"), Meaning::RoutedExperts, Fill::Solid, "model.moe_layers"_fig},
            stack.moe_layers, timesText(stack.moe_layers));
    return std::move(row).scaled();
}

BarRow params(const Plan& plan, Figure total, const QString& label,
              const std::array<double, params_part_count>& parts) {
    const std::array<Look, params_part_count> looks{
        Look{ModelChart::tr("attention"), Meaning::Attention, Fill::Solid, "model.attention_params"_fig},
        Look{ModelChart::tr("routed experts"), Meaning::RoutedExperts, Fill::Solid,
             "model.expert_params"_fig},
        Look{ModelChart::tr("shared expert"), Meaning::SharedExpert, Fill::Solid,
             "model.shared_expert_params"_fig},
        Look{ModelChart::tr("dense FFN"), Meaning::Vocabulary, Fill::Solid, "model.dense_ffn_params"_fig},
        Look{ModelChart::tr("router, norms"), Meaning::Buffers, Fill::Solid, "model.router_params"_fig},
        Look{ModelChart::tr("vocabulary"), Meaning::Vocabulary, Fill::Outline,
             "model.vocabulary_table_params"_fig}};
    Row row(label, parametersText(plan[total]), total);
    for (std::size_t part = 0; part < params_part_count; ++part)
        row.add(looks.at(part), parts.at(part), parametersText(parts.at(part)));
    return std::move(row).scaled();
}

/// A row of figures that are parts of a whole; those that the model does not have are left out.
BarRow cache(const QString& label, Figure total, double sum, const QVector<Look>& looks,
             const QVector<double>& parts) {
    Row row(label, formatted(sum, Unit::bytes), total);
    for (int part = 0; part < looks.size(); ++part)
        row.add(looks[part], parts[part], formatted(parts[part], Unit::bytes));
    return std::move(row).scaled();
}

} // namespace

QString ModelChart::title() const { return tr("Layers and sizes of the model"); }

QString ModelChart::subtitle(const ChartInput& input) const {
    const auto name =
        input.scenario != nullptr ? entryName(input.scenario->inputs, CatalogKind::model) : QString();
    return name.isEmpty() ? tr("each row at its own full length; without MTP layers")
                          : tr("%1; each row at its own full length, without MTP layers").arg(name);
}

StackedBars ModelChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    const auto stack = model_stack(plan);
    const double growing = plan["model.kv_bytes_per_token_growing"_fig];
    const double index = plan["model.index_bytes_per_token"_fig];
    const double windows = plan["model.kv_bytes_per_token"_fig] - growing;
    StackedBars data;
    data.title = title();
    data.rows = {attentionLayers(plan, stack), feedForward(plan, stack),
                 params(plan, "model.total_params"_fig, tr("Parameters"), stack.params),
                 params(plan, "model.activated_params"_fig, tr("Activated"), stack.activated),
                 cache(tr("KV per token"), "model.kv_bytes_per_token"_fig, growing + windows + index,
                       {{tr("KV, grows with the context"), Meaning::Kv, Fill::Solid,
                         "model.kv_bytes_per_token_growing"_fig},
                        {tr("KV, until the window is full"), Meaning::Kv, Fill::Outline,
                         "model.window_kv_bytes_per_token_layer"_fig},
                        {tr("index"), Meaning::Attention, Fill::Outline, "model.index_bytes_per_token"_fig}},
                       {growing, windows, index})};
    if (plan["model.fixed_bytes_per_request"_fig] > 0)
        data.rows.append(cache(
            tr("Fixed per request"), "model.fixed_bytes_per_request"_fig,
            plan["model.fixed_bytes_per_request"_fig],
            {{tr("full windows"), Meaning::Kv, Fill::Hatched, "model.window_bytes_per_request"_fig},
             {tr("state of linear attention"), Meaning::Combine, Fill::Hatched,
              "model.linear_state_bytes_per_request"_fig}},
            {plan["model.window_bytes_per_request"_fig], plan["model.linear_state_bytes_per_request"_fig]}));
    return data;
}

} // namespace planner::ui
