// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lesson_json.h"

#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/files/file_access.h"
#include "model/files/json_lines.h"
#include "model/lesson/live_text.h"
#include "model/lesson/question_json.h"

#include <algorithm>
#include <array>
#include <set>

namespace planner {

namespace {

constexpr const char* lesson_format = "moe-planner-lesson";
constexpr std::array sandbox_words{"prefill", "decode", "experts", "overlap"};

void check_header(const LessonReader& json) {
    json.expect_keys({"format", "version", "id", "title", "summary", "minutes", "steps"});
    if (json.at("format").text() != lesson_format)
        json.at("format").refuse({PLANNER_TEXT("model", "is no lesson: its format must be “{format}”"),
                                  {{"format", lesson_format}}});
    if (json.at("version").number() != lesson_version)
        json.at("version").refuse({PLANNER_TEXT("model", "this program reads version {version}"),
                                   {{"version", std::to_string(lesson_version)}}});
}

LessonTable read_table(const LessonReader& json) {
    json.expect_keys({"columns", "rows"});
    LessonTable table{json.at("columns").local_texts(), {}};
    json.at("rows").each([&table](const LessonReader& row) {
        table.rows.push_back(row.local_texts());
        if (table.rows.back().size() != table.columns.size())
            row.refuse({PLANNER_TEXT("model", "has {cells} cells; the table has {columns} columns"),
                        {{"cells", std::to_string(table.rows.back().size())},
                         {"columns", std::to_string(table.columns.size())}}});
    });
    return table;
}

Sandbox read_sandbox(const LessonReader& json) {
    const auto found = std::find(sandbox_words.begin(), sandbox_words.end(), json.text());
    if (found == sandbox_words.end())
        json.refuse({PLANNER_TEXT("model", "must be prefill, decode, experts or overlap"), {}});
    return static_cast<Sandbox>(found - sandbox_words.begin() + 1);
}

std::string read_preset(const LessonReader& json) {
    auto id = json.text();
    if (!find_preset(id))
        json.refuse({PLANNER_TEXT("model", "“{id}” is no preset; `moe-planner-cli presets` lists them"),
                     {{"id", id}}});
    return id;
}

/// Carried out on a copy, so that a lesson never stops in class.
std::vector<std::string> read_set(const LessonReader& json) {
    json.each([](const LessonReader& entry) {
        auto scenario = presets().front();
        if (const auto done = assign(scenario, entry.text()); !done)
            entry.refuse(done.error().what);
    });
    return json.texts();
}

void check_quantities(const LessonReader& json, const std::vector<LocalText>& texts) {
    for (const auto& text : texts)
        for (const auto* language : {&text.english, &text.chinese})
            if (const auto unknown = unknown_quantity(*language))
                json.refuse(
                    {PLANNER_TEXT("model", "“{id}” is neither a figure nor an input"), {{"id", *unknown}}});
}

/// The texts of a question in which numbers are live.
std::vector<LocalText> texts_of(const Question& question) {
    auto texts = question.reveal;
    texts.push_back(question.prompt);
    if (const auto* number = std::get_if<NumberQuestion>(&question.kind))
        for (const auto& mistake : number->mistakes)
            texts.push_back(mistake.text);
    else
        for (const auto& choice : std::get<ChoiceQuestion>(question.kind).choices)
            texts.push_back(choice.reply);
    return texts;
}

double read_minutes(const LessonReader& json) {
    const double minutes = json.number();
    if (!(minutes > 0))
        json.refuse({PLANNER_TEXT("model", "must be above 0"), {}});
    return minutes;
}

LessonStep read_step(const LessonReader& json) {
    json.expect_keys({"id", "title", "text", "notes", "minutes", "scenario", "set", "charts", "inputs",
                      "sandbox", "table", "question"});
    LessonStep step{.id = json.at("id").text(),
                    .title = json.at("title").local_text(),
                    .text = json.at("text").local_texts()};
    check_quantities(json.at("text"), step.text);
    if (json.has("notes")) {
        step.notes = json.at("notes").local_texts();
        check_quantities(json.at("notes"), step.notes);
    }
    if (json.has("minutes"))
        step.minutes = read_minutes(json.at("minutes"));
    if (json.has("scenario"))
        step.scenario = read_preset(json.at("scenario"));
    if (json.has("set"))
        step.set = read_set(json.at("set"));
    if (json.has("charts"))
        step.charts = json.at("charts").texts();
    if (json.has("inputs"))
        json.at("inputs").each(
            [&step](const LessonReader& entry) { step.inputs.push_back(entry.parameter()); });
    if (json.has("sandbox"))
        step.sandbox = read_sandbox(json.at("sandbox"));
    if (json.has("table")) {
        step.table = read_table(json.at("table"));
        for (const auto& row : step.table->rows)
            check_quantities(json.at("table"), row);
    }
    if (json.has("question")) {
        step.question = read_question(json.at("question"));
        check_quantities(json.at("question"), texts_of(*step.question));
    }
    return step;
}

Lesson read(const LessonReader& json) {
    check_header(json);
    Lesson lesson{.id = json.at("id").text(),
                  .title = json.at("title").local_text(),
                  .summary = json.at("summary").local_text(),
                  .minutes = json.at("minutes").number()};
    std::set<std::string> ids;
    json.at("steps").each([&](const LessonReader& entry) {
        lesson.steps.push_back(read_step(entry));
        if (!ids.insert(lesson.steps.back().id).second)
            entry.at("id").refuse(
                {PLANNER_TEXT("model", "stands there twice; progress is kept under it"), {}});
    });
    if (lesson.steps.empty())
        json.at("steps").refuse({PLANNER_TEXT("model", "is empty; a lesson needs a step"), {}});
    return lesson;
}

/// `line 12, steps.3.question.answer`
std::string described(std::string_view text, const Json::json_pointer& place) {
    std::string key;
    for (auto rest = place; !rest.empty(); rest.pop_back())
        key.insert(0, rest.back() + (key.empty() ? "" : "."));
    return "line " + std::to_string(line_of(text, place)) + (key.empty() ? "" : ", " + key);
}

} // namespace

Result<Lesson> read_lesson(std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    try {
        return read(LessonReader(*json, Json::json_pointer()));
    } catch (const LessonProblem& problem) {
        return failure(problem.what, described(text, problem.place), file);
    }
}

Result<Lesson> load_lesson(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text)
        return tl::make_unexpected(text.error());
    return read_lesson(*text, path.string());
}

} // namespace planner
