// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import_table.h"

#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include <QStringList>

namespace planner::ui {

void ImportTable::show(const ImportedModel& model) {
    beginResetModel();
    m_model = model;
    endResetModel();
}

void ImportTable::retranslate() {
    beginResetModel();
    endResetModel();
}

int ImportTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_model.not_modelled.size() + m_model.values.size());
}

int ImportTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QString ImportTable::text(int row, int column) const {
    const auto parts = static_cast<int>(m_model.not_modelled.size());
    if (row < parts) {
        const auto& part = m_model.not_modelled.at(static_cast<std::size_t>(row));
        const auto input = find_parameter(part.part);
        const auto name = input ? parameterTitle(*input) : fromModel(part.part);
        return column == 0 ? name : column == 1 ? tr("not modelled") : translated(part.reason);
    }
    const auto& read = m_model.values.at(static_cast<std::size_t>(row - parts));
    return column == 0   ? parameterTitle(read.parameter)
           : column == 1 ? formattedValue(read.parameter, read.value)
                         : translated(read.from);
}

QVariant ImportTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant((index.column() == 1 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ForegroundRole && index.row() < static_cast<int>(m_model.not_modelled.size()))
        return currentTheme().textColour(Meaning::Warning);
    return {};
}

QVariant ImportTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == 1 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Field"), tr("Value"), tr("From")};
    return names.at(section);
}

} // namespace planner::ui
