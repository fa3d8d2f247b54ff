// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/parameter_row.h"

#include "ui/document/scenario_document.h"
#include "ui/help/guide.h"
#include "ui/help/help_topic.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/parameter_slider.h"
#include "ui/inputs/parameter_text.h"
#include "ui/inputs/quantity_field.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/inputs/row_mark.h"
#include "ui/language/translate.h"
#include "ui/widgets/elided_label.h"

#include "model/analysis/placement_stops.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

namespace planner::ui {

ParameterRow::ParameterRow(ScenarioDocument& document, Parameter parameter, QWidget* parent)
    : QWidget(parent), m_document(document), m_parameter(parameter), m_label(new ElidedLabel),
      m_changed(new RowMark(RowMark::Sign::changed)), m_message(new QLabel) {
    setObjectName(fromModel(info(parameter).id));
    setProperty(helpTopicProperty, inputAnchor(info(parameter).id));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* line = new QHBoxLayout;
    line->setSpacing(2);
    line->addWidget(m_label);
    line->addWidget(m_changed);
    connect(m_changed, &RowMark::clicked, this, [this] { m_document.resetParameter(m_parameter); });
    if (info(parameter).link != nullptr) {
        m_link = new RowMark(RowMark::Sign::linked);
        line->addWidget(m_link);
        connect(m_link, &RowMark::clicked, this, [this] { m_document.restoreLink(m_parameter); });
    }
    column->addLayout(line);
    if (info(parameter).choices.empty())
        makeNumber(line);
    else
        makeChoices(line);
    m_message->setProperty("role", QStringLiteral("caption"));
    m_message->setProperty("tone", QStringLiteral("bad"));
    m_message->setWordWrap(true);
    m_message->setContentsMargins(0, 0, fieldInset, 6);
    m_message->hide();
    column->addWidget(m_message);
    m_changed->hide();
    retranslate();
}

void ParameterRow::set(double value, int series) {
    // The field has checked what was typed and a slider moves over legal values only.
    if (!m_document.setValue(m_parameter, value, series))
        refresh();
}

void ParameterRow::refresh() {
    ++m_refreshCount;
    const auto& scenario = m_document.scenario();
    const double value = m_document.plan()[m_parameter];
    if (m_choices != nullptr) {
        m_choices->setCurrentIndex(std::isnan(value) ? -1 : static_cast<int>(value));
    } else {
        m_field->showQuantity(value);
        m_slider->setStops(placement_stops(scenario, m_document.plan(), m_parameter));
        m_slider->showQuantity(value);
        const auto* baseline = m_document.baselinePlan();
        m_slider->showBaseline(baseline != nullptr ? std::optional((*baseline)[m_parameter]) : std::nullopt);
    }
    showMarks(is_changed(scenario, m_parameter), is_following(scenario, m_parameter));
}

void ParameterRow::showMarks(bool isChanged, bool isFollowing) {
    m_changed->setVisible(isChanged);
    if (m_link == nullptr)
        return;
    m_link->setSign(isFollowing ? RowMark::Sign::linked : RowMark::Sign::unlinked);
    const auto target = translated(info(m_parameter).link);
    const auto text =
        isFollowing ? tr("Follows %1").arg(target) : tr("Set by hand; click to follow %1").arg(target);
    if (m_link->toolTip() == text)
        return;
    m_link->setToolTip(text);
    m_link->setAccessibleName(text);
}

void ParameterRow::showProblem() {
    const auto& problem = m_field->problem();
    auto text = problem ? translated(problem->what) : QString();
    if (!text.isEmpty())
        text[0] = text[0].toUpper(); // a problem's words usually follow a key
    m_message->setText(text);
    m_message->setVisible(problem.has_value());
    nameForAssistants();
}

void ParameterRow::retranslate() {
    m_label->setText(translated(info(m_parameter).label));
    if (m_choices != nullptr) {
        int index = 0;
        for (const auto& choice : info(m_parameter).choices)
            m_choices->setItemText(index++, translated(choice.label));
    } else {
        m_field->refreshText();
        showProblem();
    }
    const auto reset = tr("Changed; click to reset");
    m_changed->setToolTip(reset);
    m_changed->setAccessibleName(tr("Reset %1").arg(parameterTitle(m_parameter)));
    nameForAssistants();
}

void ParameterRow::nameForAssistants() {
    auto description = translated(info(m_parameter).help);
    if (!m_message->text().isEmpty())
        description.prepend(m_message->text() + u' ');
    for (QWidget* widget : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider),
                            static_cast<QWidget*>(m_choices)}) {
        if (widget == nullptr)
            continue;
        widget->setAccessibleName(parameterTitle(m_parameter));
        widget->setAccessibleDescription(description);
    }
}

void ParameterRow::wrapName() { m_label->setWordWrap(true); }

void ParameterRow::setLocked(bool locked) {
    m_locked = locked;
    if (m_field != nullptr)
        m_field->restore();
    for (QWidget* widget :
         {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_changed), static_cast<QWidget*>(m_link),
          static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_choices)})
        if (widget != nullptr)
            widget->setEnabled(!locked);
}

void ParameterRow::focusValue() {
    QWidget* target = m_choices != nullptr ? static_cast<QWidget*>(m_choices) : m_field;
    target->setFocus(Qt::ShortcutFocusReason);
}

bool ParameterRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), parameterToolTip(m_document.scenario(), m_parameter), this);
    return true;
}

} // namespace planner::ui
