// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QAbstractTableModel>
#include <QVector>

namespace planner::ui {

/// The models or the GPUs of the catalog with their key figures, one a line. Holds copies, so that it does
/// not matter when the catalog changes; `reload` takes it anew.
class CatalogTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CatalogTable(CatalogKind kind, QObject* parent = nullptr);

    static constexpr int sortRole = Qt::UserRole;       ///< the number behind the text
    static constexpr int searchRole = Qt::UserRole + 1; ///< all words of a line

    void reload();
    const CatalogEntry& entry(int row) const { return m_lines.at(row).entry; }

    /// The line of an entry, or -1.
    int rowOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// One field of a line; a figure's number is kept for sorting.
    struct Cell {
        QString text;
        double number = 0;
        QString doubt; ///< why the value is not verified
    };
    struct Line {
        CatalogEntry entry;
        QVector<Cell> cells;
    };

    static Line lineOf(CatalogKind kind, const CatalogEntry& entry);

    CatalogKind m_kind;
    QVector<Line> m_lines;
};

} // namespace planner::ui
