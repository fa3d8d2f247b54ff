// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inputs/input_groups.h"

#include <QWidget>

class QVBoxLayout;

namespace planner::ui {

class CatalogPicker;
class ParameterRow;
class ScenarioDocument;
class SectionHeader;
class TrafficRow;

/// A group of rows under a header. Rows are made when the group is first opened, and looked after only while
/// it is open.
class InputSection : public QWidget {
    Q_OBJECT

public:
    InputSection(ScenarioDocument& document, const InputGroup& group, QWidget* parent = nullptr);

    const InputGroup& group() const { return m_group; }
    bool contains(Parameter parameter) const { return m_parameters.contains(parameter); }
    const QList<ParameterRow*>& rows() const { return m_rows; } ///< those made so far
    CatalogPicker* picker() const { return m_picker; }
    SectionHeader* header() const { return m_header; }
    TrafficRow* traffic() const { return m_traffic; } ///< once its rows are made, where the profile is chosen

    bool isExpanded() const;
    void setExpanded(bool expanded);

    void refresh();
    void retranslate();

    /// Shows only matching rows, opened, or hides the whole group; returns how many match.
    int filter(const QStringList& words);
    void endFilter();

    ParameterRow* row(Parameter parameter);

    /// Locks every row that is not among these, and opens the group only for one that is.
    void lockAllBut(const QList<Parameter>& usable, bool hideOthers);
    void unlock();

signals:
    void explainRequested(planner::Parameter parameter);

private:
    void makeRows();
    void showBody();
    void applyLocks();
    QString settingsKey() const;

    ScenarioDocument& m_document;
    InputGroup m_group;
    QList<Parameter> m_parameters;
    SectionHeader* m_header;
    QWidget* m_body;
    QVBoxLayout* m_column;
    CatalogPicker* m_picker = nullptr;
    QList<ParameterRow*> m_rows;
    std::optional<QList<Parameter>> m_usable; ///< in a lesson: what is not locked
    bool m_hideOthers = false;
    TrafficRow* m_traffic = nullptr;
    bool m_filtering = false;
};

} // namespace planner::ui
