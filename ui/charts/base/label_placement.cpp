// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/label_placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace planner::ui {

namespace {

struct Direction {
    double x;
    double y;
    double cost; ///< taste: beside the dot reads best, then below, then above
};

constexpr std::array<Direction, 12> directions{{
    {1.0, 0.0, 0.0},
    {0.87, 0.5, 1.0},
    {0.5, 0.87, 2.0},
    {0.0, 1.0, 2.5},
    {-0.5, 0.87, 3.0},
    {-0.87, 0.5, 2.0},
    {-1.0, 0.0, 1.0},
    {-0.87, -0.5, 3.0},
    {-0.5, -0.87, 4.0},
    {0.0, -1.0, 3.5},
    {0.5, -0.87, 4.0},
    {0.87, -0.5, 2.0},
}};
constexpr std::array<double, 7> rings{3.0, 11.0, 22.0, 36.0, 52.0, 72.0, 96.0};

// The label's rectangle whose nearest edge lies `distance` from the dot's edge in a direction.
QRectF candidate(const LabelRequest& request, const Direction& direction, double distance) {
    const double reach = request.radius + distance;
    const QPointF anchor = request.dot + QPointF(direction.x, direction.y) * reach;
    QRectF area(QPointF(0.0, 0.0), request.size);
    area.moveCenter(anchor +
                    QPointF(direction.x * request.size.width(), direction.y * request.size.height()) / 2.0);
    return area;
}

QRectF dotArea(const LabelRequest& request) {
    const double r = request.radius + 1.0;
    return {request.dot.x() - r, request.dot.y() - r, 2.0 * r, 2.0 * r};
}

QLineF leaderTo(const LabelRequest& request, const QRectF& area) {
    const QPointF end(std::clamp(request.dot.x(), area.left(), area.right()),
                      std::clamp(request.dot.y(), area.top(), area.bottom()));
    QLineF line(request.dot, end);
    if (line.length() <= request.radius)
        return {};
    line.setP1(line.pointAt(request.radius / line.length()));
    return line;
}

/// Whether a leader passes another label or text, another leader or close to another dot: it would point at
/// the wrong one.
bool isMisleading(const QLineF& leader, qsizetype of, const QVector<LabelRequest>& requests,
                  const QVector<PlacedLabel>& placed, const QVector<QRectF>& obstacles) {
    if (std::any_of(obstacles.begin(), obstacles.end(),
                    [&leader](const QRectF& obstacle) { return crosses(obstacle, leader); }))
        return true;
    for (qsizetype index = 0; index < requests.size(); ++index)
        if (index != of && crosses(dotArea(requests[index]).adjusted(-1.5, -1.5, 1.5, 1.5), leader))
            return true;
    return std::any_of(placed.begin(), placed.end(), [&leader](const PlacedLabel& other) {
        return !other.area.isEmpty() &&
               (crosses(other.area.adjusted(-2.0, -1.0, 2.0, 1.0), leader) ||
                (other.leader && other.line.intersects(leader, nullptr) == QLineF::BoundedIntersection));
    });
}

} // namespace

bool crosses(const QRectF& area, const QLineF& line) {
    if (area.contains(line.p1()) || area.contains(line.p2()))
        return true;
    const std::array<QLineF, 2> diagonals{QLineF(area.topLeft(), area.bottomRight()),
                                          QLineF(area.topRight(), area.bottomLeft())};
    return std::any_of(diagonals.begin(), diagonals.end(), [&line](const QLineF& diagonal) {
        return line.intersects(diagonal, nullptr) == QLineF::BoundedIntersection;
    });
}

QVector<PlacedLabel> placeLabels(const QVector<LabelRequest>& requests, const QRectF& bounds,
                                 const QVector<QRectF>& obstacles, const QVector<QLineF>& lines) {
    QVector<PlacedLabel> placed(requests.size());
    QVector<QRectF> taken = obstacles;
    for (const LabelRequest& request : requests)
        taken << dotArea(request);
    QVector<QLineF> leaders;

    QVector<qsizetype> order(requests.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&requests](qsizetype a, qsizetype b) {
        return requests[a].weight > requests[b].weight;
    });

    for (const qsizetype index : order) {
        const LabelRequest& request = requests[index];
        if (request.size.width() <= 0.0)
            continue;
        double bestCost = 1e9;
        for (const double ring : rings) {
            for (const Direction& direction : directions) {
                const QRectF area = candidate(request, direction, ring);
                double cost = ring * 0.7 + direction.cost;
                if (cost >= bestCost || !bounds.contains(area))
                    continue;
                const QRectF padded = area.adjusted(-2.0, -1.0, 2.0, 1.0);
                const auto hit = [&padded](const QRectF& other) { return padded.intersects(other); };
                const auto over = [&area](const QLineF& line) { return crosses(area, line); };
                if (std::any_of(taken.begin(), taken.end(), hit) ||
                    std::any_of(leaders.begin(), leaders.end(), over))
                    continue;
                const QLineF leader = ring > rings[0] ? leaderTo(request, area) : QLineF();
                if (!leader.isNull() && isMisleading(leader, index, requests, placed, obstacles))
                    continue;
                const auto crossings = std::count_if(lines.begin(), lines.end(), over);
                cost += 34.0 * static_cast<double>(crossings);
                if (cost >= bestCost)
                    continue;
                bestCost = cost;
                placed[index] = {area, !leader.isNull(), crossings > 0, leader};
            }
        }
        if (!placed[index].area.isEmpty())
            taken << placed[index].area;
        if (placed[index].leader)
            leaders << placed[index].line;
    }
    return placed;
}

} // namespace planner::ui
