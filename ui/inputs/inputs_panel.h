// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace planner::ui {

class InputSection;
class ParameterRow;
class ScenarioDocument;

/// The inputs of the plan: groups made from the parameter table, with a search field. A card.
///
/// Costs nothing while it is hidden, and nothing for groups that are collapsed.
class InputsPanel : public QFrame {
    Q_OBJECT

public:
    explicit InputsPanel(ScenarioDocument& document, QWidget* parent = nullptr);
    ~InputsPanel() override;

    /// Opens the parameter's group, scrolls to its row and gives it the keyboard.
    void reveal(Parameter parameter);

    /// Locks an input for teaching: shown, but not editable.
    void setLocked(Parameter parameter, bool locked);
    void unlockAll();

    /// Locks all inputs but these, for a lesson; the groups that hold them are open, the others closed.
    /// On a projector the locked ones are not even shown.
    void lockAllBut(const QList<Parameter>& usable, bool hideOthers = false);

    /// The ids of the locked inputs, to be remembered; unknown ones are passed over.
    QStringList lockedIds() const;
    void lockIds(const QStringList& ids);

    /// Shows only rows in which every word of `text` occurs: in label, id, help or group title.
    void setSearchText(const QString& text);
    QString searchText() const;
    void focusSearch();

    /// The parameter's row; made now if its group was never open.
    ParameterRow* row(Parameter parameter);
    const QList<InputSection*>& sections() const { return m_sections; }

signals:
    /// Somebody asks where this input comes from and what it does.
    void explainRequested(planner::Parameter parameter);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void applySearch();
    void retranslate();
    InputSection* sectionOf(Parameter parameter) const;

    ScenarioDocument& m_document;
    QLabel* m_title;
    QLineEdit* m_search;
    QScrollArea* m_scroll;
    QLabel* m_nothingFound;
    QList<InputSection*> m_sections;
};

} // namespace planner::ui
