// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/axis_editor.h"

#include "ui/inputs/input_groups.h"
#include "ui/inputs/quantity_field.h"
#include "ui/language/list_text.h"
#include "ui/language/translate.h"
#include "ui/widgets/search_box.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace planner::ui {

AxisEditor::AxisEditor(Parameter parameter, int count, QWidget* parent)
    : QWidget(parent), m_box(new SearchBox(this)), m_range(new QWidget(this)), m_words(new QLabel(this)),
      m_ends(new QHBoxLayout), m_between(new QLabel(QStringLiteral("–"), this)),
      m_countLabel(new QLabel(this)), m_count(new QSpinBox(this)), m_logarithmic(new QCheckBox(this)) {
    m_words->setProperty("role", QStringLiteral("muted"));
    m_words->setWordWrap(true);
    m_count->setRange(2, 200);
    m_count->setValue(count);
    m_count->setFocusPolicy(Qt::StrongFocus);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_countLabel);
    steps->addWidget(m_count);
    steps->addStretch(1);
    steps->addWidget(m_logarithmic);
    auto* range = new QVBoxLayout(m_range);
    range->setContentsMargins(0, 0, 0, 0);
    range->setSpacing(6);
    range->addLayout(m_ends);
    range->addLayout(steps);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_box);
    column->addWidget(m_range);
    column->addWidget(m_words);
    m_ends->addWidget(m_between);
    fillParameters();
    setParameter(parameter);
    retranslate();
    connect(m_box, &SearchBox::chosen, this, &AxisEditor::parameterChosen);
    connect(m_count, &QSpinBox::valueChanged, this, &AxisEditor::changed);
    connect(m_logarithmic, &QCheckBox::toggled, this, &AxisEditor::changed);
}

void AxisEditor::fillParameters() {
    const QSignalBlocker blocker(m_box);
    m_box->clear();
    for (const auto& group : inputGroups())
        for (const auto parameter : parametersOf(group)) {
            const auto id = fromModel(info(parameter).id);
            m_box->addItem(QStringLiteral("%1 · %2").arg(parameterTitle(parameter), id), id);
        }
    showParameter();
}

void AxisEditor::showParameter() {
    m_box->setCurrentIndex(m_box->findData(fromModel(info(m_parameter).id)));
    m_box->lineEdit()->setCursorPosition(0); // its beginning says most
}

void AxisEditor::parameterChosen(int index) {
    if (const auto found = find_parameter(m_box->itemData(index).toString().toStdString());
        found && *found != m_parameter) {
        setParameter(*found);
        emit changed();
    }
}

void AxisEditor::setParameter(Parameter parameter) {
    m_parameter = parameter;
    {
        const QSignalBlocker blocker(m_box);
        showParameter();
    }
    const auto& entry = info(parameter);
    m_range->setVisible(entry.choices.empty());
    m_words->setVisible(!entry.choices.empty());
    if (entry.choices.empty())
        makeFields();
    retranslate();
}

/// A field knows the unit of one parameter, so another parameter gets fields of its own.
void AxisEditor::makeFields() {
    const auto& entry = info(m_parameter);
    delete m_from;
    delete m_to;
    m_from = new QuantityField(m_parameter, this);
    m_to = new QuantityField(m_parameter, this);
    for (auto* field : {m_from, m_to}) {
        field->setProperty("value", false);
        field->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        connect(field, &QuantityField::committed, this, [this, field](double value) {
            field->showQuantity(value);
            emit changed();
        });
        connect(field, &QuantityField::problemChanged, this, &AxisEditor::changed);
    }
    m_ends->insertWidget(0, m_from, 1);
    m_ends->addWidget(m_to, 1);
    setTabOrder(m_box, m_from);
    setTabOrder(m_from, m_to);
    setTabOrder(m_to, m_count);
    m_from->showQuantity(entry.slider_from);
    m_to->showQuantity(entry.slider_to);
    const QSignalBlocker blocker(m_logarithmic);
    m_logarithmic->setChecked(entry.scale == Scale::logarithmic && entry.slider_from > 0);
}

void AxisEditor::setRange(double from, double to, int count, bool logarithmic) {
    if (m_from == nullptr || !info(m_parameter).choices.empty())
        return;
    {
        const QSignalBlocker countBlocker(m_count);
        const QSignalBlocker scaleBlocker(m_logarithmic);
        m_from->showQuantity(from);
        m_to->showQuantity(to);
        m_count->setValue(count);
        m_logarithmic->setChecked(logarithmic);
    }
    emit changed();
}

void AxisEditor::setMostValues(int count) { m_count->setMaximum(count); }

Result<SweepAxis> AxisEditor::axis() const {
    const auto& entry = info(m_parameter);
    if (!entry.choices.empty()) {
        std::vector<double> words(entry.choices.size());
        for (std::size_t index = 0; index < words.size(); ++index)
            words[index] = static_cast<double>(index);
        return SweepAxis{m_parameter, std::move(words)};
    }
    for (const auto* field : {m_from, m_to})
        if (field->isRefused())
            return tl::make_unexpected(*field->problem());
    return range_axis(m_parameter, {m_from->quantity(), m_to->quantity(),
                                    static_cast<std::size_t>(m_count->value()), m_logarithmic->isChecked()});
}

void AxisEditor::retranslate() {
    fillParameters();
    m_box->setAccessibleName(tr("Input to vary"));
    m_countLabel->setText(tr("Values"));
    m_count->setAccessibleName(tr("Number of values"));
    m_logarithmic->setText(tr("equal ratios"));
    m_logarithmic->setToolTip(tr("Each value is as many times the one before, instead of as much more"));
    QStringList words;
    for (const auto& choice : info(m_parameter).choices)
        words.append(translated(choice.label));
    m_words->setText(listText(words));
    if (m_from != nullptr) {
        m_from->setAccessibleName(tr("From"));
        m_to->setAccessibleName(tr("To"));
    }
}

} // namespace planner::ui
