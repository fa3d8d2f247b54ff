// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/comparison.h"
#include "model/report/document/document.h"

#include <optional>

namespace planner::report {

/// What a report is about.
struct Subject {
    Scenario scenario;
    std::optional<Scenario> baseline;
    std::string date;        ///< as it shall stand in the report; empty leaves it out
    std::string prepared_by; ///< likewise
};

/// Everything that the sections draw on, evaluated once.
class Material {
public:
    explicit Material(const Subject& subject);

    const Scenario& scenario() const { return m_subject.scenario; }
    const Plan& plan() const { return m_comparison.plans.back(); }
    bool has_baseline() const { return m_subject.baseline.has_value(); }
    const Plan& baseline() const { return m_comparison.plans.front(); } ///< of the plan itself without one
    const Comparison& comparison() const { return m_comparison; }
    const Subject& subject() const { return m_subject; }

    /// The value of a figure of the plan.
    Text value(Figure figure) const;

    /// How a figure of the plan stands to the baseline's.
    const Change& change(Figure figure) const;

    /// Figures as a table: both sides and the change where one of them changed, else the values. Figures that
    /// are missing on all sides are left out. A heading stands where the subject changes, if there are
    /// several.
    Table figures(Text caption, std::vector<Figure> figures) const;

    /// The figures whose id begins like this, in the order of the table.
    static std::vector<Figure> all_under(std::string_view prefix);

private:
    struct Layout;

    bool is_missing(Figure figure) const;
    std::vector<Column> columns(Layout layout) const;
    Row row_of(Figure figure, Layout layout) const;

    const Subject& m_subject;
    Comparison m_comparison;
};

/// The figures that a decision rests on.
const std::vector<Figure>& key_figures();

} // namespace planner::report
