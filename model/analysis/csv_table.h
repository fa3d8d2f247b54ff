// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// A small table of numbers as CSV: names in the first line, no quoting. For shipped files; a cell that is no
/// number is missing.
class CsvTable {
public:
    explicit CsvTable(std::string_view text);

    /// One line of cells, each by the name of its column.
    class Row {
    public:
        Row(const std::vector<std::string>& names, std::vector<double> cells);

        bool has(std::string_view name) const;
        /// Throws where there is no such column.
        double operator[](std::string_view name) const;

    private:
        const std::vector<std::string>* m_names;
        std::vector<double> m_cells;
    };

    CsvTable(const CsvTable&) = delete;
    CsvTable& operator=(const CsvTable&) = delete;

    const std::vector<Row>& rows() const { return m_rows; }

private:
    std::vector<std::string> m_names;
    std::vector<Row> m_rows;
};

} // namespace planner
