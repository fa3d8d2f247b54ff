// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/config_reader.h"

#include "model/files/file_access.h"
#include "model/units/format.h"

#include <cmath>
#include <memory>

namespace planner {

namespace {

std::optional<Keyed<const Json*>> find_in(const Json& object, config_keys::Keys keys,
                                          const std::string& prefix) {
    for (const auto key : keys)
        if (const auto found = object.find(key); found != object.end() && !found->is_null())
            return Keyed<const Json*>{prefix + std::string(key), &*found};
    return std::nullopt;
}

/// A nested part without sizes is an aside: some files are flattened.
bool has_size(const Json& part) { return find_in(part, config_keys::hidden_size, {}).has_value(); }

/// A long value is named by its beginning.
std::string shown(const Json& value) {
    constexpr std::size_t enough = 40;
    auto text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > enough)
        text = text.substr(0, enough) + "…";
    return text;
}

std::string alternatives(config_keys::Keys keys) {
    std::string result;
    for (const auto key : keys)
        result += (result.empty() ? "" : ", ") + std::string(key);
    return result;
}

} // namespace

ConfigReader::ConfigReader(std::shared_ptr<const Json> json, const Json* text, std::string prefix)
    : m_file(std::move(json)), m_text(text), m_prefix(std::move(prefix)) {}

Result<ConfigReader> ConfigReader::parse(std::string_view text, const std::string& file) {
    if (text.size() > largest_file_bytes)
        return failure(
            {PLANNER_TEXT("model", "is too large for a config.json; those take a few kilobytes"), {}}, {},
            file);
    if (const auto first = text.find_first_not_of(" \t\r\n");
        first != std::string_view::npos && text[first] == '<')
        return failure(
            {PLANNER_TEXT("model", "is a web page, not JSON; save the raw config.json instead"), {}}, {},
            file);
    auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    if (!json->is_object())
        return failure({PLANNER_TEXT("model", "is no config.json: a JSON object is needed"), {}}, {}, file);
    auto shared = std::make_shared<const Json>(std::move(*json));
    const auto nested = find_in(*shared, config_keys::text_part, {});
    if (!nested || !nested->value->is_object() || (has_size(*shared) && !has_size(*nested->value)))
        return ConfigReader(shared, shared.get(), {});
    return ConfigReader(shared, nested->value, nested->key + ".");
}

std::optional<Keyed<const Json*>> ConfigReader::find(Keys keys) const {
    return find_in(*m_text, keys, m_prefix);
}

std::optional<Keyed<const Json*>> ConfigReader::find_anywhere(Keys keys) const {
    if (auto found = find(keys))
        return found;
    return find_in(*m_file, keys, {});
}

std::optional<double> ConfigReader::whole_at(const Keyed<const Json*>& found, WholeRange range) {
    const auto* value = found.value;
    if (value->is_array() && !value->empty()) {
        for (const auto& each : *value)
            if (each != value->front()) {
                refuse(found.key,
                       {PLANNER_TEXT("model", "differs between layers, which is not modelled: {found}"),
                        {{"found", shown(*value)}}});
                return std::nullopt;
            }
        value = &value->front();
    }
    if (!value->is_number()) {
        refuse(found.key,
               {PLANNER_TEXT("model", "{found} is not a whole number"), {{"found", shown(*found.value)}}});
        return std::nullopt;
    }
    const double number = value->get<double>();
    if (!(number >= range.minimum && number <= range.maximum) || number != std::floor(number)) {
        refuse(found.key, {PLANNER_TEXT("model", "{given} is not possible; {legal}"),
                           {{"given", format_exact(number, Unit::count)}},
                           {{"legal",
                             {PLANNER_TEXT("model", "a whole number from {minimum} to {maximum}"),
                              {{"minimum", format_exact(range.minimum, Unit::count)},
                               {"maximum", format_exact(range.maximum, Unit::count)}}}}}});
        return std::nullopt;
    }
    return number;
}

std::optional<Keyed<double>> ConfigReader::whole(Keys keys, WholeRange range) {
    std::optional<Keyed<double>> result;
    for (std::size_t index = 0; index < keys.size(); ++index) {
        const auto found = find(keys.subspan(index, 1));
        const auto number = found ? whole_at(*found, range) : std::nullopt;
        if (!number)
            continue;
        if (result && result->value != *number)
            refuse(found->key,
                   {PLANNER_TEXT("model", "says {one}, but {other_key} says {other}; which is right?"),
                    {{"one", format_exact(*number, Unit::count)},
                     {"other_key", result->key},
                     {"other", format_exact(result->value, Unit::count)}}});
        if (!result)
            result = Keyed<double>{found->key, *number};
    }
    return result;
}

Keyed<double> ConfigReader::needed(Keys keys, WholeRange range) {
    if (auto found = whole(keys, range))
        return *found;
    refuse(m_prefix + std::string(keys.front()),
           {PLANNER_TEXT("model", "is missing; without it the model has no size (known keys: {keys})"),
            {{"keys", alternatives(keys)}}});
    return {std::string(keys.front()), range.minimum};
}

std::optional<Keyed<bool>> ConfigReader::flag(Keys keys) {
    const auto found = find_anywhere(keys);
    if (!found)
        return std::nullopt;
    if (found->value->is_boolean())
        return Keyed<bool>{found->key, found->value->get<bool>()};
    refuse(found->key,
           {PLANNER_TEXT("model", "{found} is neither true nor false"), {{"found", shown(*found->value)}}});
    return std::nullopt;
}

std::optional<Keyed<std::string>> ConfigReader::word(Keys keys) {
    const auto found = find_anywhere(keys);
    if (!found)
        return std::nullopt;
    if (found->value->is_string())
        return Keyed<std::string>{found->key, found->value->get<std::string>()};
    refuse(found->key, {PLANNER_TEXT("model", "{found} is no text"), {{"found", shown(*found->value)}}});
    return std::nullopt;
}

std::optional<Keyed<Json>> ConfigReader::list(Keys keys, std::size_t size) {
    const auto found = find(keys);
    if (!found || (found->value->is_array() && found->value->empty()))
        return std::nullopt;
    if (!found->value->is_array()) {
        refuse(found->key, {PLANNER_TEXT("model", "{found} is no list"), {{"found", shown(*found->value)}}});
        return std::nullopt;
    }
    if (size != 0 && found->value->size() != size) {
        refuse(found->key,
               {PLANNER_TEXT("model", "has {entries} entries for {layers} layers"),
                {{"entries", std::to_string(found->value->size())}, {"layers", std::to_string(size)}}});
        return std::nullopt;
    }
    return Keyed<Json>{found->key, *found->value};
}

ConfigReader ConfigReader::inside(const Keyed<const Json*>& object) const {
    static const auto nothing = std::make_shared<const Json>(Json::object());
    if (object.value->is_object())
        return {m_file, object.value, object.key + "."};
    ConfigReader empty(nothing, nothing.get(), object.key + ".");
    empty.refuse(object.key, {PLANNER_TEXT("model", "must be an object of named values"), {}});
    return empty;
}

void ConfigReader::take_problem(const ConfigReader& inner) {
    if (!m_problem)
        m_problem = inner.problem();
}

void ConfigReader::refuse(std::string key, Text what) {
    if (!m_problem)
        m_problem = Problem{std::move(what), {}, std::move(key)};
}

} // namespace planner
