// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/question_answers.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>
#include <utility>

namespace planner::ui {

QuestionAnswers::QuestionAnswers(const Plan& plan, QString linkColour)
    : m_plan(plan), m_linkColour(std::move(linkColour)) {}

QString QuestionAnswers::figure(Figure figure) const {
    // "14.8/s" does not break at its stroke.
    const auto text =
        figureText(m_plan, figure).toHtmlEscaped().replace(u'/', QStringLiteral("\u2060/\u2060"));
    return QStringLiteral(
               "<a style=\"color: %1; font-weight: bold; text-decoration: none\" href=\"%2\">%3</a>")
        .arg(m_linkColour, figureKey(figure), text);
}

QString QuestionAnswers::input(Parameter parameter) const {
    return formatted(m_plan[parameter], info(parameter).unit).toHtmlEscaped();
}

QString QuestionAnswers::joined(const QVector<Sentence>& sentences) const {
    QStringList known;
    for (const auto& sentence : sentences)
        if (!std::isnan(m_plan[sentence.needs]))
            known.append(sentence.text);
    return known.isEmpty() ? tr("Cannot be answered yet: a rate, a length or the traffic is not given.")
                           : known.join(QStringLiteral("<br>"));
}

QString QuestionAnswers::users() const {
    const auto decode =
        tr("Decode needs %1 nodes: %2 × %3 nodes, %4 busy.")
            .arg(figure("question.decode_nodes_needed"_fig), figure("question.decode_units"_fig),
                 input("decode.nodes"_in), figure("question.decode_utilisation"_fig));
    const auto prefill =
        tr("Prefill needs %1 nodes: %2 × %3 nodes, %4 busy.")
            .arg(figure("question.prefill_nodes_needed"_fig), figure("question.prefill_units"_fig),
                 input("prefill.nodes"_in), figure("question.prefill_utilisation"_fig));
    const auto both = tr("Together %1 nodes, %2 GPUs, %3.")
                          .arg(figure("question.nodes"_fig), figure("question.gpus"_fig),
                               figure("question.usd_per_hour"_fig));
    return joined({{"question.decode_nodes_needed"_fig, decode},
                   {"question.prefill_nodes_needed"_fig, prefill},
                   {"question.nodes"_fig, both}});
}

QString QuestionAnswers::lengths() const {
    const auto rates =
        tr("Requests of these lengths: %1 on a prefill node, %2 on a decode node. Decode nodes per "
           "prefill node: %3.")
            .arg(figure("question.prefill_requests_per_s"_fig), figure("question.decode_requests_per_s"_fig),
                 figure("question.decode_nodes_per_prefill_node"_fig));
    const auto group =
        tr("Prefill units per decode unit: %1, so %2 whole ones; %3 GPUs in all, %4 of the prefill "
           "units idle.")
            .arg(figure("question.prefill_units_needed_per_decode_unit"_fig),
                 figure("question.prefill_units_per_decode_unit"_fig), figure("question.group_gpus"_fig),
                 figure("question.group_idle_share"_fig));
    const auto first =
        tr("With one unit of each, %1 saturates first.").arg(figure("question.first_saturated"_fig));
    const auto money =
        tr("A request brings %1 at list price, %2 if all of its input is missed.")
            .arg(figure("question.request_usd"_fig), figure("question.request_usd_all_missed"_fig));
    return joined({{"question.prefill_requests_per_s"_fig, rates},
                   {"question.prefill_units_needed_per_decode_unit"_fig, group},
                   {"question.first_saturated"_fig, first},
                   {"question.request_usd"_fig, money}});
}

QString QuestionAnswers::log() const {
    return tr("Batch %1, %2, step %3: each user gets %4.")
        .arg(figure("question.log_batch"_fig), figure("question.log_tokens_per_s"_fig),
             figure("question.log_step_s"_fig), figure("question.log_user_tokens_per_s"_fig));
}

} // namespace planner::ui
