// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/json_lines.h"

#include <iterator>
#include <vector>

namespace planner {

namespace {

/// Walks over the text and counts: the parser itself tells positions only of errors.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* line) : m_at(at), m_line(line) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        // A line begins with its first character, not with the break before it: the parser looks one ahead.
        if (m_break)
            ++*m_line;
        m_break = *m_at++ == '\n';
        return *this;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    std::size_t* m_line;
    bool m_break = false;
};

/// Remembers where the deepest known part of a place began.
class LineFinder : public nlohmann::json_sax<Json> {
public:
    LineFinder(const Json::json_pointer& target, const std::size_t* line) : m_line(line) {
        for (auto rest = target; !rest.empty(); rest.pop_back())
            m_target.insert(m_target.begin(), rest.back());
    }

    std::size_t found() const { return m_found; }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& key) override {
        m_path.back() = key;
        note();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

private:
    bool open(bool array) {
        next_element();
        m_elements.push_back(array ? 0 : -1);
        m_path.emplace_back();
        return true;
    }
    bool close() {
        m_elements.pop_back();
        m_path.pop_back();
        return true;
    }
    bool value() {
        next_element();
        return true;
    }
    void next_element() {
        if (m_elements.empty() || m_elements.back() < 0)
            return;
        m_path.back() = std::to_string(m_elements.back()++);
        note();
    }
    void note() {
        if (m_path.size() <= m_depth || m_path.size() > m_target.size() ||
            !std::equal(m_path.begin(), m_path.end(), m_target.begin()))
            return;
        m_depth = m_path.size();
        m_found = *m_line;
    }

    std::vector<std::string> m_target;
    std::vector<std::string> m_path;
    std::vector<int> m_elements; ///< index of the next element; -1 in an object
    const std::size_t* m_line;
    std::size_t m_depth = 0;
    std::size_t m_found = 1;
};

} // namespace

std::size_t line_of(std::string_view text, const Json::json_pointer& place) {
    std::size_t line = 1;
    LineFinder finder(place, &line);
    Json::sax_parse(CountingIterator(text.data(), &line), CountingIterator(text.data() + text.size(), &line),
                    &finder);
    return finder.found();
}

} // namespace planner
