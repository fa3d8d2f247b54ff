// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/imported_model.h"

#include <QAbstractTableModel>

namespace planner::ui {

/// What an import answers, a line for each value: field, value, and the key it came from or how it was
/// derived or why it was assumed. Parts that are not modelled come first.
class ImportTable final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const ImportedModel& model);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column) const;

    ImportedModel m_model;
};

} // namespace planner::ui
