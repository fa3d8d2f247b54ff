// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/efficiency_row.h"

#include "ui/document/scenario_document.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/parameter_row.h"
#include "ui/language/translate.h"
#include "ui/widgets/elided_label.h"

#include "model/catalog/ideal_efficiency.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace planner::ui {

EfficiencyRow::EfficiencyRow(ScenarioDocument& document, Parameter parameter, QWidget* parent)
    : QWidget(parent), m_document(document), m_parameter(parameter),
      m_editor(new ParameterRow(document, parameter, this)), m_source(new ElidedLabel(this)),
      m_ideal(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    m_editor->wrapName();
    column->addWidget(m_editor);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(0, 0, fieldInset, 0);
    m_source->setProperty("role", QStringLiteral("caption"));
    m_source->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_ideal->setProperty("link", true);
    m_ideal->setCursor(Qt::PointingHandCursor);
    line->addWidget(m_source, 1);
    line->addWidget(m_ideal);
    column->addLayout(line);
    connect(m_ideal, &QPushButton::clicked, this, [this] { m_document.makeIdeal({m_parameter}); });
    retranslate();
}

QString EfficiencyRow::source() const { return m_source->text(); }

void EfficiencyRow::refresh() {
    m_editor->refresh();
    const auto source = translated(source_of(m_document.scenario(), m_parameter));
    if (m_source->text() != source) {
        m_source->setText(source);
        m_source->setToolTip(source);
    }
    m_ideal->setEnabled(!same_value(m_document.plan()[m_parameter], ideal_value(m_parameter)));
}

void EfficiencyRow::retranslate() {
    m_editor->retranslate();
    m_ideal->setText(tr("ideal: %1").arg(formattedValue(m_parameter, ideal_value(m_parameter))));
    m_ideal->setToolTip(tr("What if this were ideal?"));
    m_ideal->setAccessibleName(tr("Make %1 ideal").arg(parameterTitle(m_parameter)));
}

} // namespace planner::ui
