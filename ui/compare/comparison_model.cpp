// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_model.h"

#include <QFont>

namespace planner::ui {

namespace {
constexpr qsizetype longName = 14;
} // namespace

void ComparisonModel::show(const QVector<ComparisonRow>& rows, const QStringList& names) {
    beginResetModel();
    m_rows = rows;
    m_names = names;
    endResetModel();
}

void ComparisonModel::setTheme(const Theme& theme) {
    m_theme = theme;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_names.isEmpty() ? 0 : 2 * static_cast<int>(m_names.size());
}

QVariant ComparisonModel::text(const ComparisonRow& row, int column) const {
    const int plan = planOf(column);
    if (plan < 0)
        return row.title;
    if (plan >= row.cells.size())
        return {};
    return isChange(column) ? row.cells[plan].change : row.cells[plan].value;
}

QVariant ComparisonModel::colour(const ComparisonRow& row, int column) const {
    if (row.kind == ComparisonRow::Kind::Heading)
        return m_theme.textColour(Meaning::Accent);
    const int plan = planOf(column);
    if (!isChange(column) || plan >= row.cells.size())
        return {};
    switch (row.cells[plan].verdict) {
    case Verdict::better:
        return m_theme.textColour(Meaning::Good);
    case Verdict::worse:
        return m_theme.textColour(Meaning::Bad);
    default:
        return m_theme.textColour(Meaning::Muted);
    }
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& row = m_rows.at(index.row());
    const int plan = planOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ForegroundRole:
        return colour(row, index.column());
    case Qt::TextAlignmentRole:
        return plan < 0 || isChange(index.column()) ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                    : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return plan < 0 || plan >= row.cells.size() ? row.id : row.cells[plan].remark;
    case Qt::FontRole:
        if (row.kind == ComparisonRow::Kind::Heading) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const int plan = planOf(section);
    if (role == Qt::TextAlignmentRole) {
        // A header is cut where its column ends: a long name shows its beginning.
        const bool left = plan < 0 || isChange(section) || m_names.value(plan).size() > longName;
        return QVariant((left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole)
        return m_names.value(plan);
    if (role != Qt::DisplayRole)
        return {};
    if (plan < 0)
        return tr("Name");
    return isChange(section) ? tr("against %1").arg(m_names.value(0)) : m_names.value(plan);
}

Qt::ItemFlags ComparisonModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool heading = m_rows.at(index.row()).kind == ComparisonRow::Kind::Heading;
    return heading ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace planner::ui
