// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/pages.h"

namespace planner::ui {

namespace {

/// Fills one page after the other.
class Pages {
public:
    Pages(const std::vector<Strip>& strips, double height) : m_strips(strips), m_height(height) {}

    void begin() {
        m_pages.emplace_back();
        m_bottom = 0;
    }

    bool isEmpty() const { return m_pages.empty() || m_pages.back().empty(); }

    /// Whether the strips [from, to) fit on what is left of the page.
    bool hasRoomFor(std::size_t from, std::size_t to) const {
        double bottom = m_bottom;
        for (std::size_t index = from; index < to; ++index)
            bottom += m_strips[index].height + (bottom == 0 ? 0 : m_strips[index].before);
        return bottom <= m_height;
    }

    void place(std::size_t index) {
        const auto& strip = m_strips[index];
        if (isEmpty() && strip.header >= 0)
            put(static_cast<std::size_t>(strip.header));
        put(index);
    }

    std::vector<Page> take() { return std::move(m_pages); }

private:
    void put(std::size_t index) {
        const double top = m_bottom + (m_bottom == 0 ? 0 : m_strips[index].before);
        m_pages.back().push_back({index, top});
        m_bottom = top + m_strips[index].height;
    }

    const std::vector<Strip>& m_strips;
    double m_height;
    double m_bottom = 0;
    std::vector<Page> m_pages;
};

} // namespace

std::vector<Page> paginate(const std::vector<Strip>& strips, double pageHeight) {
    Pages pages(strips, pageHeight);
    for (std::size_t from = 0; from < strips.size();) {
        auto to = from + 1;
        while (to < strips.size() && strips[to - 1].keepWithNext && !strips[to].beginsPage)
            ++to;
        if (pages.isEmpty() || strips[from].beginsPage || !pages.hasRoomFor(from, to))
            if (from == 0 || !pages.isEmpty())
                pages.begin();
        for (; from < to; ++from) {
            if (!pages.isEmpty() && !pages.hasRoomFor(from, from + 1)) // together higher than a page
                pages.begin();
            pages.place(from);
        }
    }
    return pages.take();
}

} // namespace planner::ui
