// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/system_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace planner::ui {

namespace {

// Columns as shares of the width: API server, balancers, units; between them there is room for rates.
constexpr double apiEnd = 0.13;
constexpr double balancerStart = 0.3;
constexpr double balancerEnd = 0.46;
constexpr double unitsStart = 0.58;
constexpr double storeEnd = 0.86;
constexpr double handOverAt = 0.885;

struct Rows {
    double unit = 0.0;
    double store = 0.0;
    double gap = 0.0;
};

Rows rowsOf(double height, double line) {
    Rows rows;
    rows.gap = std::clamp(0.09 * height, 8.0, 2.0 * line);
    const double boxes = std::max(height - 2.0 * rows.gap, 3.0);
    rows.unit = 0.35 * boxes;
    rows.store = 0.3 * boxes;
    return rows;
}

/// An arrow from left to right or back, its value above and its note below.
SystemLayout::Way across(double from, double to, double y, double line, bool hasNote) {
    SystemLayout::Way way;
    way.path << QPointF(from, y) << QPointF(to, y);
    const double left = std::min(from, to) + 3.0;
    const double width = std::abs(to - from) - 6.0;
    way.value = QRectF(left, y - line - 1.0, width, line);
    if (hasNote)
        way.note = QRectF(left, y + 2.0, width, line);
    return way;
}

} // namespace

SystemLayout layOutSystem(const QRectF& target, const Theme& theme) {
    SystemLayout layout;
    layout.textScale = theme.textScale;
    const QRectF area = target.adjusted(1.5, 1.5, -1.5, -1.5);
    const double line = lineHeight(textFont(TextRole::Caption, layout.textScale));
    const auto x = [&area](double share) { return area.left() + share * area.width(); };
    const auto box = [&x](double from, double to, double top, double height) {
        return QRectF(QPointF(x(from), top), QPointF(x(to), top + std::max(height, 1.0)));
    };
    const Rows rows = rowsOf(area.height(), line);
    const double storeTop = area.top() + rows.unit + rows.gap;
    const double decodeTop = storeTop + rows.store + rows.gap;
    // Below the decode balancer the output goes back.
    const double balancerHeight = std::min(0.8 * rows.unit, 3.4 * line);
    const double middle = area.top() + 0.5 * rows.unit;
    const double asked = decodeTop + 0.5 * balancerHeight;
    const double back = decodeTop + 0.94 * rows.unit;

    layout.box(SystemPart::api) = box(0.0, apiEnd, area.top(), area.height());
    layout.box(SystemPart::prefillBalancer) =
        box(balancerStart, balancerEnd, middle - 0.5 * balancerHeight, balancerHeight);
    layout.box(SystemPart::prefill) = box(unitsStart, 1.0, area.top(), rows.unit);
    layout.box(SystemPart::store) = box(unitsStart, storeEnd, storeTop, rows.store);
    layout.box(SystemPart::decodeBalancer) = box(balancerStart, balancerEnd, decodeTop, balancerHeight);
    layout.box(SystemPart::decode) = box(unitsStart, 1.0, decodeTop, rows.unit);

    layout.way(SystemWay::input) = across(x(apiEnd), x(balancerStart), middle, line, true);
    layout.way(SystemWay::spreadPrefill) = across(x(balancerEnd), x(unitsStart), middle, line, true);
    layout.way(SystemWay::live) = across(x(apiEnd), x(balancerStart), asked, line, false);
    layout.way(SystemWay::spreadDecode) = across(x(balancerEnd), x(unitsStart), asked, line, true);
    layout.way(SystemWay::output) = across(x(unitsStart), x(apiEnd), back, line, false);
    layout.way(SystemWay::output).value.setRight(x(balancerStart) - 3.0);

    auto& handOver = layout.way(SystemWay::handOver);
    handOver.path << QPointF(x(handOverAt), area.top() + rows.unit) << QPointF(x(handOverAt), decodeTop);
    const double centre = storeTop + 0.5 * rows.store;
    const QRectF beside(QPointF(x(handOverAt) + 6.0, centre - line), QPointF(x(1.0), centre));
    handOver.value = beside;
    handOver.note = beside.translated(0.0, line);

    const QRectF& store = layout.box(SystemPart::store);
    const double in = store.left() + 0.3 * store.width();
    const double out = store.left() + 0.7 * store.width();
    const double prefillEnd = area.top() + rows.unit;
    layout.storeWays = {QLineF(in, prefillEnd, in, storeTop), QLineF(out, storeTop, out, prefillEnd),
                        QLineF(in, decodeTop, in, storeTop + rows.store)};
    return layout;
}

} // namespace planner::ui
