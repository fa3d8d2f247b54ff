// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ParameterRow that makes its editors: field and slider for a number, a list for words.
#include "ui/document/scenario_document.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/inputs/quantity_field.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/language/translate.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

namespace {

/// Letters of label and longest word together that still fit beside each other in a narrow panel.
constexpr std::size_t lettersInLine = 30;

std::size_t lettersOf(Parameter parameter) {
    std::size_t longest = 0;
    for (const auto& choice : info(parameter).choices)
        longest = std::max(longest, std::string_view(choice.label).size());
    return longest + std::string_view(info(parameter).label).size();
}

} // namespace

void ParameterRow::makeNumber(QHBoxLayout* line) {
    m_field = new QuantityField(m_parameter);
    m_slider = new ParameterSlider(m_parameter);
    line->addWidget(m_field, 1);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(0, 0, fieldInset, 0);
    inset->addWidget(m_slider);
    qobject_cast<QVBoxLayout*>(layout())->addLayout(inset);
    connect(m_field, &QuantityField::committed, this, [this](double value) { set(value); });
    connect(m_field, &QuantityField::problemChanged, this, &ParameterRow::showProblem);
    connect(m_slider, &ParameterSlider::edited, this, [this](double value) {
        m_field->restore(); // what was typed and refused is superseded
        set(value, m_document.inGesture() ? 0 : m_series);
    });
    connect(m_slider, &ParameterSlider::gestureStarted, &m_document, &ScenarioDocument::beginGesture);
    connect(m_slider, &ParameterSlider::gestureEnded, &m_document, &ScenarioDocument::endGesture);
    connect(m_slider, &ParameterSlider::resetRequested, this,
            [this] { m_document.resetParameter(m_parameter); });
    m_slider->installEventFilter(this);
    m_field->installEventFilter(this);
}

void ParameterRow::makeChoices(QHBoxLayout* line) {
    m_choices = new QuietComboBox;
    line->addStretch(1);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(0, 3, fieldInset, 3);
    inset->addWidget(m_choices);
    if (lettersOf(m_parameter) <= lettersInLine)
        line->addLayout(inset);
    else
        qobject_cast<QVBoxLayout*>(layout())->addLayout(inset);
    for (const auto& choice : info(m_parameter).choices)
        m_choices->addItem(fromModel(choice.label));
    connect(m_choices, &QComboBox::activated, this, [this](int index) { set(index); });
}

} // namespace planner::ui
