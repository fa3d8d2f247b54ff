// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/quantity_line.h"

#include "model/lesson/grading.h"
#include "model/units/format.h"
#include "model/units/parse.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>

#include <cmath>

namespace planner::ui {

namespace {
constexpr int sliderEnd = 1000;
} // namespace

QuantityLine::QuantityLine(QWidget* parent)
    : QWidget(parent), m_field(new QLineEdit(this)), m_slider(new QSlider(Qt::Horizontal, this)),
      m_submit(new QPushButton(this)), m_problem(new QLabel(this)) {
    m_slider->setRange(0, sliderEnd);
    m_field->setAcceptDrops(false); // a dropped file is the window's
    m_submit->setProperty("primary", true);
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_submit);
    column->addLayout(row);
    column->addWidget(m_slider);
    column->addWidget(m_problem);
    connect(m_field, &QLineEdit::returnPressed, this, &QuantityLine::submit);
    connect(m_submit, &QPushButton::clicked, this, &QuantityLine::submit);
    connect(m_slider, &QSlider::valueChanged, this, &QuantityLine::sliderMoved);
    retranslate();
}

void QuantityLine::ask(const NumberQuestion& question) {
    m_unit = unit_of(question.answer);
    m_from = question.from;
    m_to = question.to;
    clear();
    retranslate();
}

void QuantityLine::clear() {
    m_field->clear();
    m_problem->hide();
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(0);
}

void QuantityLine::sliderMoved(int place) {
    const double value = m_from * std::pow(m_to / m_from, static_cast<double>(place) / sliderEnd);
    // A guess on a slider has no more than two digits.
    const double digit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    m_field->setText(formatted(std::round(value / digit) * digit, m_unit));
    m_problem->hide();
}

void QuantityLine::submit() {
    const auto typed = m_field->text().trimmed().toStdString();
    const auto value = parse(typed, m_unit, shown_suffix(m_from, m_unit));
    m_problem->setVisible(!value);
    m_field->setProperty("invalid", !value);
    restyle(m_field);
    if (value)
        emit submitted(*value);
    else
        m_problem->setText(translated(value.error().what));
}

void QuantityLine::retranslate() {
    m_submit->setText(tr("Answer"));
    m_field->setPlaceholderText(tr("a number, such as %1").arg(formatted(m_from, m_unit)));
    m_field->setAccessibleName(tr("Your answer"));
    m_slider->setAccessibleName(tr("Your answer, on a logarithmic scale"));
}

} // namespace planner::ui
