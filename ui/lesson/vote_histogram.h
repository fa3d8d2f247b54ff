// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

#include <QWidget>

#include <optional>

namespace planner::ui {

/// What a class answered, on the logarithmic scale of the question; the right value as a line once it may be
/// seen.
class VoteHistogram final : public QWidget {
    Q_OBJECT

public:
    static constexpr int bins = 24;

    explicit VoteHistogram(QWidget* parent = nullptr);

    void show(const NumberQuestion& question, const std::vector<double>& votes, std::optional<double> right);

    /// How many answers lie in each bin; those beyond an end count in its last bin.
    const std::vector<int>& counts() const { return m_counts; }

    QSize sizeHint() const override { return {200, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double placeOf(double value) const; ///< 0 at the left end, 1 at the right

    double m_from = 1;
    double m_to = 10;
    Unit m_unit = Unit::count;
    std::vector<int> m_counts;
    std::optional<double> m_right;
};

} // namespace planner::ui
