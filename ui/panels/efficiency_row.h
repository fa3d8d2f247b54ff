// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QWidget>

class QPushButton;

namespace planner::ui {

class ElidedLabel;
class ParameterRow;
class ScenarioDocument;

/// An efficiency parameter with its editors, where its value comes from, and a button that makes it ideal.
class EfficiencyRow final : public QWidget {
    Q_OBJECT

public:
    EfficiencyRow(ScenarioDocument& document, Parameter parameter, QWidget* parent = nullptr);

    void refresh();
    void retranslate();

    ParameterRow& editor() { return *m_editor; }
    QPushButton& idealButton() { return *m_ideal; }
    QString source() const;

private:
    ScenarioDocument& m_document;
    Parameter m_parameter;
    ParameterRow* m_editor;
    ElidedLabel* m_source;
    QPushButton* m_ideal;
};

} // namespace planner::ui
