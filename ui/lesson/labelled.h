// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/quiet.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace planner::ui {

/// Puts an editor with its name above into a row; answers the name's label, whose text comes later.
inline QLabel* addLabelled(QHBoxLayout& row, QWidget* editor, int stretch = 0) {
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    auto* label = new QLabel(editor->parentWidget());
    label->setProperty("role", QStringLiteral("caption"));
    label->setBuddy(editor);
    column->addWidget(label);
    column->addWidget(editor);
    row.addLayout(column, stretch);
    return label;
}

/// A field for a whole number.
inline QSpinBox* wholeBox(int from, int to, int value, QWidget* parent) {
    auto* box = new Quiet<QSpinBox>(parent);
    box->setRange(from, to);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

/// A field for a number with decimals; the point is a point in every language.
inline QDoubleSpinBox* decimalBox(double from, double to, double step, double value, QWidget* parent) {
    auto* box = new Quiet<QDoubleSpinBox>(parent);
    box->setLocale(QLocale::c());
    box->setRange(from, to);
    box->setDecimals(2);
    box->setSingleStep(step);
    box->setValue(value);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace planner::ui
