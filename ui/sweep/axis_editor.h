// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep_axis.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace planner::ui {

class QuantityField;
class SearchBox;

/// Chooses an input to vary, from where to where and in how many steps. Of an input with words all are taken.
class AxisEditor final : public QWidget {
    Q_OBJECT

public:
    AxisEditor(Parameter parameter, int count, QWidget* parent = nullptr);

    Parameter parameter() const { return m_parameter; }
    void setParameter(Parameter parameter);
    void setRange(double from, double to, int count, bool logarithmic);

    /// What is varied, or why that is not possible.
    Result<SweepAxis> axis() const;

    void setMostValues(int count);
    void retranslate();

signals:
    void changed();

private:
    void fillParameters();
    void showParameter();
    void makeFields();
    void parameterChosen(int index);

    Parameter m_parameter{};
    SearchBox* m_box;
    QWidget* m_range; ///< of a number
    QLabel* m_words;  ///< of an input with words
    QHBoxLayout* m_ends;
    QuantityField* m_from = nullptr;
    QuantityField* m_to = nullptr;
    QLabel* m_between;
    QLabel* m_countLabel;
    QSpinBox* m_count;
    QCheckBox* m_logarithmic;
};

} // namespace planner::ui
