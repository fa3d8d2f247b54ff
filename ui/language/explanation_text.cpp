// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/explanation_text.h"

#include "ui/language/translate.h"

#include <QCoreApplication>

namespace planner::ui {

QString scopedText(const QString& label, bool of_published) {
    return of_published ? QCoreApplication::translate("ExplanationText", "%1 (published plan)").arg(label)
                        : label;
}

QString formulaText(const std::vector<FormulaPart>& formula) {
    QString text;
    for (const auto& part : formula)
        text += part.symbol.empty() ? scopedText(translated(part.label), part.of_published)
                                    : QString::fromStdString(part.symbol);
    return text;
}

} // namespace planner::ui
