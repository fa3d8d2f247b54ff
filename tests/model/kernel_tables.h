// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/engine/estimate/decode_kernels.h"
#include "tests/model/support.h"

#include <QFile>

/// Published kernel times (tests/data/kernels) and the same kernels as the engine sees them.
namespace planner::testing {

/// The rows of a CSV file, each by the names in its first line.
inline std::vector<QHash<QString, double>> table_rows(const QString& name) {
    QFile file(QStringLiteral(PLANNER_TEST_DATA "/kernels/") + name);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        throw std::invalid_argument("no table " + name.toStdString());
    const auto names = QString::fromUtf8(file.readLine()).trimmed().split(',');
    std::vector<QHash<QString, double>> rows;
    while (!file.atEnd()) {
        const auto cells = QString::fromUtf8(file.readLine()).trimmed().split(',');
        QHash<QString, double> row;
        for (qsizetype index = 0; index < std::min(names.size(), cells.size()); ++index)
            row[names[index]] = cells[index].toDouble(); // words become 0
        rows.push_back(row);
    }
    return rows;
}

/// The estimate's kernels on a GPU of the catalog, all SMs computing.
class Gpu {
public:
    explicit Gpu(const std::string& id)
        : m_c(evaluate(edited(opening(), {"gpu=" + id})).inputs), m_efficiency(realistic(m_c)),
          m_kernels(m_c, m_efficiency, 1.0) {}
    Gpu(const Gpu&) = delete;
    Gpu& operator=(const Gpu&) = delete;

    const KernelCosts<double>& kernels() const { return m_kernels; }

private:
    Calculation<double> m_c;
    Efficiency<double> m_efficiency;
    KernelCosts<double> m_kernels;
};

/// Middle of the absolute relative errors.
inline double median_of(std::vector<double> errors) {
    if (errors.empty())
        throw std::invalid_argument("no rows");
    for (auto& error : errors)
        error = std::abs(error);
    std::sort(errors.begin(), errors.end());
    const auto middle = errors.size() / 2;
    return errors.size() % 2 == 1 ? errors[middle] : (errors[middle - 1] + errors[middle]) / 2;
}

} // namespace planner::testing
