// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"
#include "model/import/config_keys.h"

#include <optional>

namespace planner {

/// A value of a config.json and the key it stands under, with the names of nested parts before it.
template <class T> struct Keyed {
    std::string key;
    T value{};
};

/// The whole numbers that a key may have.
struct WholeRange {
    double minimum = 0;
    double maximum = 1e9;
};

/// Reads a Hugging Face config.json by lists of alternative keys. The text part of a model of several
/// modalities is descended into; null counts as absent. Once something is wrong, the first problem is kept
/// and what is read afterwards does not matter.
class ConfigReader {
public:
    using Keys = config_keys::Keys;

    /// Parses a file's text; refuses what is no JSON object.
    static Result<ConfigReader> parse(std::string_view text, const std::string& file);

    /// What stands under the first of the keys that is there, in the text part only.
    std::optional<Keyed<const Json*>> find(Keys keys) const;
    /// As above, and otherwise in the outer part: for what is said once for the whole model.
    std::optional<Keyed<const Json*>> find_anywhere(Keys keys) const;
    bool has(Keys keys) const { return find(keys).has_value(); }

    /// A whole number, also as a list that gives every layer the same one. Keys of one list that are both
    /// there must agree.
    std::optional<Keyed<double>> whole(Keys keys, WholeRange range = {});
    /// As above, but the model cannot be sized without it.
    Keyed<double> needed(Keys keys, WholeRange range = {1});
    std::optional<Keyed<bool>> flag(Keys keys);
    std::optional<Keyed<std::string>> word(Keys keys);
    /// A list; `size` entries are wanted where it is not 0.
    std::optional<Keyed<Json>> list(Keys keys, std::size_t size);

    /// Reads the members of a nested object in the same way.
    ConfigReader inside(const Keyed<const Json*>& object) const;
    /// Takes over what went wrong there.
    void take_problem(const ConfigReader& inner);

    void refuse(std::string key, Text what);
    const std::optional<Problem>& problem() const { return m_problem; }

    const Json& text_part() const { return *m_text; }
    const Json& whole_file() const { return *m_file; }
    const std::string& prefix() const { return m_prefix; }

private:
    ConfigReader(std::shared_ptr<const Json> json, const Json* text, std::string prefix);

    std::optional<double> whole_at(const Keyed<const Json*>& found, WholeRange range);

    std::shared_ptr<const Json> m_file;
    const Json* m_text;   ///< the part that describes the language model, within m_file
    std::string m_prefix; ///< what stands before its keys, such as "text_config."
    std::optional<Problem> m_problem;
};

} // namespace planner
