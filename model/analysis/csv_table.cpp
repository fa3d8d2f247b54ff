// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/csv_table.h"

#include "model/scenario/parameter_info.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace planner {

namespace {

/// Takes the text up to a separator off the front, without a carriage return at its end.
std::string_view cut(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    auto cell = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!cell.empty() && cell.back() == '\r')
        cell.remove_suffix(1);
    return cell;
}

double number_in(std::string_view cell) {
    double value = not_given;
    const auto read = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return read.ec == std::errc() && read.ptr == cell.data() + cell.size() ? value : not_given;
}

} // namespace

CsvTable::Row::Row(const std::vector<std::string>& names, std::vector<double> cells)
    : m_names(&names), m_cells(std::move(cells)) {
    m_cells.resize(names.size(), not_given);
}

bool CsvTable::Row::has(std::string_view name) const {
    return std::find(m_names->begin(), m_names->end(), name) != m_names->end();
}

double CsvTable::Row::operator[](std::string_view name) const {
    const auto found = std::find(m_names->begin(), m_names->end(), name);
    if (found == m_names->end())
        throw std::out_of_range("no column " + std::string(name));
    return m_cells[static_cast<std::size_t>(found - m_names->begin())];
}

CsvTable::CsvTable(std::string_view text) {
    auto head = cut(text, '\n');
    while (!head.empty())
        m_names.emplace_back(cut(head, ','));
    while (!text.empty()) {
        auto line = cut(text, '\n');
        std::vector<double> cells;
        while (!line.empty())
            cells.push_back(number_in(cut(line, ',')));
        if (!cells.empty())
            m_rows.emplace_back(m_names, std::move(cells));
    }
}

} // namespace planner
