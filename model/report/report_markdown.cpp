// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report_markdown.h"

#include <fmt/format.h>

#include <algorithm>

namespace planner::report {

namespace {

/// What would be markup is written as it is; a cell ends at no bar and no line end.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>#|").find(c) != std::string_view::npos)
            result += '\\';
        result += c == '\n' || c == '\r' ? ' ' : c;
    }
    return result;
}

std::string written(const Text& text) { return escaped(english(text)); }

std::string written(const Cell& cell) {
    auto text = written(cell.text);
    const bool strong = cell.tone == Tone::strong || cell.tone == Tone::warning;
    return strong && !text.empty() ? "**" + text + "**" : text;
}

/// A fence longer than any run of backticks inside.
std::string fenced(const std::string& code, std::string_view language) {
    std::string fence = "```";
    while (code.find(fence) != std::string::npos)
        fence += '`';
    return fmt::format("{}{}\n{}{}{}\n", fence, language, code, code.ends_with('\n') ? "" : "\n", fence);
}

/// Writes the blocks one after the other.
struct Writer {
    std::string text;

    void operator()(const Paragraph& paragraph) {
        text += "\n" + written(Cell{paragraph.text, paragraph.tone}) + "\n";
    }

    void operator()(const Points& points) {
        text += "\n";
        for (const auto& item : points.items)
            text += "- " + written(item) + "\n";
    }

    void operator()(const Table& table) {
        text += fmt::format("\n**{}**\n\n|", written(table.caption));
        for (const auto& column : table.columns)
            text += " " + written(column.title) + " |";
        text += "\n|";
        for (const auto& column : table.columns)
            text += column.is_number ? " ---: |" : " --- |";
        for (const auto& row : table.rows) {
            text += "\n|";
            for (std::size_t index = 0; index < table.columns.size(); ++index)
                text += index < row.size() ? " " + written(row[index]) + " |" : " |";
        }
        text += "\n";
    }

    void operator()(const Picture&) {}

    void operator()(const Formula& formula) {
        text += fmt::format("\n**{}** = {}\n\n- = {}\n- = {}\n", written(formula.name),
                            written(formula.value), written(formula.in_names), written(formula.in_numbers));
        for (const auto& operand : formula.operands)
            text += "- " + written(operand) + "\n";
    }

    void operator()(const Code& code) { text += "\n" + fenced(code.text, "sh"); }
};

} // namespace

std::string to_markdown(const Report& report) {
    Writer writer;
    writer.text = "# " + written(report.title) + "\n\n" + written(report.subtitle) + "\n\n";
    for (const auto& fact : report.facts)
        writer.text += "- " + written(fact) + "\n";
    int number = 0;
    for (const auto& section : report.sections) {
        writer.text += fmt::format("\n## {} {}\n", ++number, written(section.title));
        for (const auto& block : section.blocks)
            std::visit(writer, block);
    }
    writer.text += "\n## Scenario\n\n" + fenced(report.scenario, "json");
    return writer.text;
}

} // namespace planner::report
