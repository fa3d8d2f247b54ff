// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <QCoreApplication>
#include <QString>
#include <QVector>

namespace planner::ui {

/// Answers in sentences, as rich text: every figure is a link with its id.
class QuestionAnswers {
    Q_DECLARE_TR_FUNCTIONS(QuestionAnswers)

public:
    QuestionAnswers(const Plan& plan, QString linkColour);

    /// Nodes, units and cost for so many users at such a speed.
    QString users() const;

    /// How many prefill units one decode unit wants, for requests of these lengths.
    QString lengths() const;

    /// From any two of batch, rate and step the third.
    QString log() const;

private:
    struct Sentence {
        Figure needs; ///< without it the sentence would be all dashes
        QString text;
    };

    /// The sentences that have something to say.
    QString joined(const QVector<Sentence>& sentences) const;

    QString figure(Figure figure) const;
    QString input(Parameter parameter) const;

    const Plan& m_plan;
    QString m_linkColour;
};

} // namespace planner::ui
