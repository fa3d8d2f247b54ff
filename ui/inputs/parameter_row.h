// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;

namespace planner::ui {

class ElidedLabel;
class ParameterSlider;
class QuantityField;
class QuietComboBox;
class RowMark;
class ScenarioDocument;

/// One input: label, signs, value and slider, or a list of words.
class ParameterRow : public QWidget {
    Q_OBJECT

public:
    ParameterRow(ScenarioDocument& document, Parameter parameter, QWidget* parent = nullptr);

    Parameter parameter() const { return m_parameter; }

    /// Shows the document's present state; touches only what differs from what is shown.
    void refresh();
    void retranslate();

    /// A name without room goes on in a second line instead of being cut.
    void wrapName();

    void setLocked(bool locked);
    bool isLocked() const { return m_locked; }

    /// Gives the keyboard to the value.
    void focusValue();

    QuantityField* field() const { return m_field; }     ///< null for words
    ParameterSlider* slider() const { return m_slider; } ///< null for words
    QuietComboBox* choices() const { return m_choices; } ///< null for numbers
    RowMark* changedMark() const { return m_changed; }
    RowMark* linkMark() const { return m_link; } ///< null for what has no link
    QLabel* message() const { return m_message; }

    /// How often the row looked at the document.
    int refreshCount() const { return m_refreshCount; }

signals:
    void explainRequested(planner::Parameter parameter);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeNumber(QHBoxLayout* line);
    void makeChoices(QHBoxLayout* line);
    void set(double value, int series = 0);
    void showProblem();
    void showMarks(bool isChanged, bool isFollowing);
    void addActions(QMenu& menu);
    void nameForAssistants();

    ScenarioDocument& m_document;
    Parameter m_parameter;
    ElidedLabel* m_label;
    RowMark* m_changed;
    RowMark* m_link = nullptr;
    QuantityField* m_field = nullptr;
    ParameterSlider* m_slider = nullptr;
    QuietComboBox* m_choices = nullptr;
    QLabel* m_message;
    bool m_locked = false;
    int m_series = 0; ///< merges arrow keys while the slider keeps the focus
    int m_refreshCount = 0;
};

} // namespace planner::ui
