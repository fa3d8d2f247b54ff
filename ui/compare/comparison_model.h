// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparison_rows.h"
#include "ui/theme/palette.h"

#include <QAbstractTableModel>

namespace planner::ui {

/// The lines of a comparison for a table: name, the first plan, then value and change of each other one.
class ComparisonModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const QVector<ComparisonRow>& rows, const QStringList& names);
    void setTheme(const Theme& theme);
    const ComparisonRow& row(int index) const { return m_rows.at(index); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// The plan that a column is about; -1 for the names.
    static int planOf(int column) { return column < 2 ? column - 1 : column / 2; }
    static bool isChange(int column) { return column >= 3 && column % 2 == 1; }

private:
    QVariant text(const ComparisonRow& row, int column) const;
    QVariant colour(const ComparisonRow& row, int column) const;

    QVector<ComparisonRow> m_rows;
    QStringList m_names;
    Theme m_theme;
};

} // namespace planner::ui
