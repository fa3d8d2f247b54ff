// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// A report as a plain value: what it says, in which order. Writers decide how it looks; texts are templates
/// that a writer may translate.
namespace planner::report {

/// How a text is meant; writers give each a look that does not rest on colour alone.
enum class Tone : std::uint8_t { plain, strong, muted, better, worse, warning };

struct Paragraph {
    Text text;
    Tone tone = Tone::plain;
};

/// Short statements that belong together.
struct Points {
    std::vector<Text> items;
};

struct Cell {
    Text text;
    Tone tone = Tone::plain;
};

struct Column {
    Text title;
    bool is_number = false; ///< set to the right, in tabular figures
};

/// A row with one cell is a heading of the rows below it.
using Row = std::vector<Cell>;

struct Table {
    Text caption;
    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// A chart of the planner, by the name that `export --chart` knows. Writers without pictures leave it out:
/// its numbers stand in the tables.
struct Picture {
    std::string chart;
};

/// One level of a derivation.
struct Formula {
    Text name;
    Text value;
    Text in_names;
    Text in_numbers;
    std::vector<Text> operands; ///< where each input of the formula comes from
};

/// Text that is kept line for line: commands, a scenario.
struct Code {
    std::string text;
};

using Block = std::variant<Paragraph, Points, Table, Picture, Formula, Code>;

struct Section {
    Text title;
    std::vector<Block> blocks;
    bool begins_page = false;
};

struct Report {
    Text title;
    Text subtitle;
    std::vector<Text> facts; ///< who, when, which program: under the title
    std::vector<Section> sections;
    std::string scenario; ///< the scenario as JSON, to be attached
};

} // namespace planner::report
