// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sweep_text.h"

#include "model/files/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace planner {

namespace {

struct Column {
    std::string_view id;
    std::string_view unit; ///< empty for words and flags
    std::string_view role;
};

std::string_view unit_of(const SweepAxis& axis) {
    const auto* parameter = std::get_if<Parameter>(&axis.subject);
    return parameter == nullptr ? std::string_view() : info(info(*parameter).unit).symbol;
}

bool asks_measurements(const Sweep& sweep) {
    return std::any_of(sweep.figures.begin(), sweep.figures.end(), is_of_published);
}

std::vector<Column> columns(const Sweep& sweep, bool names_scenarios) {
    std::vector<Column> columns;
    columns.reserve(sweep.axes.size() + sweep.figures.size() + 4);
    if (names_scenarios)
        columns.push_back({"scenario", "", "scenario"});
    for (const auto& axis : sweep.axes)
        columns.push_back({axis.id(), unit_of(axis), "varied"});
    for (const auto figure : sweep.figures)
        columns.push_back({info(figure).id, info(info(figure).unit).symbol, "figure"});
    columns.push_back({"broken", "", "flag"});
    columns.push_back({"notes", "", "flag"});
    if (asks_measurements(sweep))
        columns.push_back({"of_published_plan", "", "flag"});
    return columns;
}

/// In quotes where the text would end the cell.
std::string csv_cell(std::string_view text) {
    if (text.find_first_of(",\"\n\r") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

/// Writes the cells of one row after the other.
class Writer {
public:
    Writer(std::string& text, SweepFormat format) : m_text(text), m_json(format == SweepFormat::json) {}

    void begin_row(bool first) {
        if (m_json)
            m_text += first ? "\n[" : ",\n[";
        m_at_start = true;
    }

    void end_row() { m_text += m_json ? "]" : "\n"; }

    void number(double value) {
        separate();
        if (!std::isnan(value))
            fmt::format_to(std::back_inserter(m_text), "{}", value);
        else if (m_json)
            m_text += "null";
    }

    /// Ids need no quoting in CSV and no escaping in JSON.
    void word(std::string_view word) {
        separate();
        const std::string_view quote = m_json ? "\"" : "";
        m_text.append(quote).append(word).append(quote);
    }

    /// Somebody's own words: a file's name may hold anything.
    void text(std::string_view text) {
        separate();
        m_text += m_json ? Json(text).dump(-1, ' ', false, Json::error_handler_t::replace) : csv_cell(text);
    }

    void yes_no(bool yes) {
        separate();
        m_text += m_json ? (yes ? "true" : "false") : (yes ? "yes" : "no");
    }

private:
    void separate() {
        if (!m_at_start)
            m_text += ',';
        m_at_start = false;
    }

    std::string& m_text;
    bool m_json;
    bool m_at_start = true;
};

void write_input(Writer& writer, const SweepAxis& axis, std::size_t index) {
    if (const auto word = axis.word(index); !word.empty())
        writer.word(word);
    else
        writer.number(axis.value(index));
}

void write_figure(Writer& writer, Figure figure, double value) {
    const auto& entry = info(figure);
    if (std::isnan(value))
        writer.number(value);
    else if (entry.unit == Unit::yes_no)
        writer.yes_no(value == 1);
    else if (!entry.choices.empty())
        writer.word(entry.choices[static_cast<std::size_t>(value)].id);
    else
        writer.number(value);
}

} // namespace

std::string sweep_head(const Sweep& sweep, SweepStyle style) {
    Json json = Json::array();
    std::string line;
    for (const auto& column : columns(sweep, style.names_scenarios)) {
        json.push_back({{"id", column.id}, {"unit", column.unit}, {"role", column.role}});
        line += (line.empty() ? "" : ",") + std::string(column.id);
        if (!column.unit.empty())
            line += fmt::format(" [{}]", column.unit);
    }
    return style.format == SweepFormat::json ? R"({"columns": )" + json.dump() + R"(, "points": [)"
                                             : line + "\n";
}

std::string sweep_points(const Sweep& sweep, const SweepTable& part, SweepStyle style,
                         const SweptScenario& scenario) {
    std::string text;
    Writer writer(text, style.format);
    const bool measured = asks_measurements(sweep);
    for (std::size_t row = 0; row < part.size(); ++row) {
        const auto point = part.first + row;
        writer.begin_row(point == 0 && scenario.is_first);
        if (style.names_scenarios)
            writer.text(scenario.name);
        for (std::size_t axis = 0; axis < sweep.axes.size(); ++axis)
            write_input(writer, sweep.axes[axis], sweep.index_on(axis, point));
        for (std::size_t at = 0; at < sweep.figures.size(); ++at)
            write_figure(writer, sweep.figures[at], part.value(row, at));
        writer.number(part.flags[row].findings.broken);
        writer.number(part.flags[row].findings.notes);
        if (measured)
            writer.yes_no(!part.flags[row].is_published);
        writer.end_row();
    }
    return text;
}

std::string sweep_tail(SweepFormat format, bool complete) {
    return format == SweepFormat::csv ? std::string() : fmt::format("\n], \"complete\": {}}}\n", complete);
}

} // namespace planner
