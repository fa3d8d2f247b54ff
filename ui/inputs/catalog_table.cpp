// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/catalog_table.h"

#include "ui/language/entry_text.h"
#include "ui/language/translate.h"

#include "model/analysis/model_totals.h"

#include <QStringList>

#include <array>

namespace planner::ui {

namespace {

constexpr std::array gpuColumns{"gpu.memory"_in,         "gpu.hbm_bandwidth"_in,  "gpu.bf16_flop_per_s"_in,
                                "gpu.fp8_flop_per_s"_in, "gpu.fp4_flop_per_s"_in, "gpu.scaleup_bandwidth"_in,
                                "gpu.nic_bandwidth"_in};

double valueOf(const CatalogEntry& entry, Parameter wanted) {
    for (const auto& [parameter, value] : entry.values)
        if (parameter == wanted)
            return value;
    return info(wanted).default_if_absent ? info(wanted).standard : not_given;
}

QString doubtAbout(const CatalogEntry& entry, Parameter parameter) {
    const auto found = entry.unverified.find(std::string(info(parameter).id));
    return found == entry.unverified.end() ? QString() : fromModel(found->second);
}

/// How the layers attend: the main kind, then what some of them do instead.
QString attentionOf(const CatalogEntry& entry) {
    const double kind = valueOf(entry, "model.attention_kind"_in);
    QStringList kinds{
        translated(info("model.attention_kind"_in).choices[static_cast<std::size_t>(kind)].label)};
    if (valueOf(entry, "model.index_layers"_in) > 0)
        kinds.append(CatalogTable::tr("sparse"));
    if (valueOf(entry, "model.window_layers"_in) > 0)
        kinds.append(CatalogTable::tr("window"));
    if (valueOf(entry, "model.linear_layers"_in) > 0)
        kinds.append(CatalogTable::tr("linear"));
    return kinds.join(QStringLiteral(" + "));
}

} // namespace

CatalogTable::CatalogTable(CatalogKind kind, QObject* parent) : QAbstractTableModel(parent), m_kind(kind) {
    reload();
}

CatalogTable::Line CatalogTable::lineOf(CatalogKind kind, const CatalogEntry& entry) {
    Line line{entry, {}};
    const auto name = entryName(entry);
    line.cells.append({entry.own_file.empty() ? name : tr("%1 (own)").arg(name), 0, {}});
    if (kind == CatalogKind::gpu) {
        for (const auto column : gpuColumns) {
            const double value = valueOf(entry, column);
            line.cells.append({formatted(value, info(column).unit), value, doubtAbout(entry, column)});
        }
    } else {
        const auto totals = totals_of(entry.values);
        const auto add = [&](double value, Unit unit) {
            line.cells.append({formatted(value, unit), value, {}});
        };
        line.cells.append({attentionOf(entry), 0, doubtAbout(entry, "model.attention_kind"_in)});
        add(valueOf(entry, "model.layers"_in), Unit::count);
        for (const double params : {totals.total_params, totals.activated_params})
            line.cells.append({parametersText(params), params, {}});
        add(totals.kv_bytes_per_token, Unit::bytes);
        line.cells.append(totals.fixed_bytes_per_request > 0
                              ? Cell{formatted(totals.fixed_bytes_per_request, Unit::bytes),
                                     totals.fixed_bytes_per_request,
                                     {}}
                              : Cell{});
        // What is not certain of the dimensions is not certain of what follows from them.
        if (!entry.unverified.empty())
            for (const int column : {3, 4, 5})
                line.cells[column].doubt = tr("some dimensions of this model are not verified");
    }
    line.cells.append({fromModel(entry.date), 0, {}});
    return line;
}

void CatalogTable::reload() {
    beginResetModel();
    m_lines.clear();
    for (const auto& entry : catalog(m_kind))
        m_lines.append(lineOf(m_kind, entry));
    endResetModel();
}

int CatalogTable::rowOf(const std::string& id) const {
    for (int row = 0; row < m_lines.size(); ++row)
        if (m_lines.at(row).entry.id == id)
            return row;
    return -1;
}

int CatalogTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int CatalogTable::columnCount(const QModelIndex& parent) const {
    if (parent.isValid())
        return 0;
    return m_kind == CatalogKind::gpu ? static_cast<int>(gpuColumns.size()) + 2 : 8;
}

QVariant CatalogTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& line = m_lines.at(index.row());
    const auto& cell = line.cells.at(index.column());
    const bool isText = index.column() == 0 || index.column() == columnCount() - 1 ||
                        (m_kind == CatalogKind::model && index.column() == 1);
    switch (role) {
    case Qt::DisplayRole:
        return cell.doubt.isEmpty() ? cell.text : cell.text + QStringLiteral(" *");
    case Qt::ToolTipRole:
        return cell.doubt.isEmpty() ? QVariant() : tr("Not verified: %1").arg(cell.doubt);
    case Qt::TextAlignmentRole:
        return QVariant((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case sortRole:
        return isText ? QVariant(cell.text.toLower()) : QVariant(std::isnan(cell.number) ? 0 : cell.number);
    case searchRole: {
        QString words = fromModel(line.entry.id + ' ' + line.entry.source + ' ' + line.entry.notes);
        for (const auto& each : line.cells)
            words += u' ' + each.text;
        return words;
    }
    default:
        return {};
    }
}

QVariant CatalogTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return data(index(0, section), role);
    if (role != Qt::DisplayRole)
        return {};
    if (m_kind == CatalogKind::gpu) {
        const QStringList names{tr("GPU"),
                                tr("Memory"),
                                tr("Bandwidth"),
                                QStringLiteral("BF16"),
                                QStringLiteral("FP8"),
                                QStringLiteral("FP4"),
                                tr("Scale-up"),
                                tr("NIC"),
                                tr("As of")};
        return names.at(section);
    }
    const QStringList names{
        tr("Model"),        tr("Attention"),         tr("Layers"), tr("Parameters"), tr("Activated"),
        tr("KV per token"), tr("Fixed per request"), tr("As of")};
    return names.at(section);
}

} // namespace planner::ui
