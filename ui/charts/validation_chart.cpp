// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/validation_chart.h"

#include "ui/language/translate.h"

#include "model/analysis/measured_scenario.h"
#include "model/units/format.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

int validations = 0;

template <Unit unit> QString tickText(double value) { return fromModel(format_exact(value, unit)); }

/// Units that are seen together on one pair of axes, and how their ticks are written.
struct Facet {
    Unit unit;
    QString (*text)(double);
};

constexpr std::array facets{
    Facet{Unit::seconds, tickText<Unit::seconds>}, Facet{Unit::tokens_per_s, tickText<Unit::tokens_per_s>},
    Facet{Unit::bytes, tickText<Unit::bytes>}, Facet{Unit::flop_per_s, tickText<Unit::flop_per_s>},
    Facet{Unit::count, tickText<Unit::count>}};

QString facetTitle(Unit unit) {
    switch (unit) {
    case Unit::seconds:
        return ValidationChart::tr("predicted time");
    case Unit::tokens_per_s:
        return ValidationChart::tr("predicted tok/s per GPU");
    case Unit::bytes:
        return ValidationChart::tr("predicted memory");
    case Unit::flop_per_s:
        return ValidationChart::tr("predicted rate");
    default:
        return ValidationChart::tr("predicted");
    }
}

bool isDrawn(const ValidationRow& row) { return row.predicted > 0 && row.measured > 0; }

constexpr double farOff = 0.2;

/// From just below the smallest to just above the largest value, with a power of ten between them.
void fit(XyPanel& panel) {
    double low = INFINITY;
    double high = 0;
    for (const auto& point : panel.points) {
        low = std::min({low, point.x, point.y});
        high = std::max({high, point.x, point.y});
    }
    constexpr double air = 1.5;
    low /= air;
    high *= air;
    if (std::floor(std::log10(high)) < std::log10(low))
        low = std::pow(10.0, std::floor(std::log10(high)));
    panel.x.from = panel.y.from = low;
    panel.x.to = panel.y.to = high;
}

} // namespace

const std::vector<ValidationRow>& ValidationChart::rows() {
    static const auto computed = [] {
        ++validations;
        return validate();
    }();
    return computed;
}

int ValidationChart::validationCount() { return validations; }

QString ValidationChart::title() const { return tr("Predicted against measured"); }

QString ValidationChart::subtitle(const ChartInput&) const {
    return tr("one calibration; bands ±10 % and ±20 %; click to open");
}

QString ValidationChart::tipOf(const ValidationRow& row) {
    const auto unit = info(row.figure).unit;
    const auto* measurement = measurement_of(row);
    const auto used = row.is_formula ? tr("a formula of a paper, not measured")
                      : row.in_fit   ? tr("a constant was fitted on it")
                                     : tr("not used in any fit");
    const auto percent = (row.error < 0 ? QChar(0x2212) : QChar(u'+')) +
                         QString::number(std::abs(row.error) * 100, 'f', 1) + QChar(0x2009) + u'%';
    QStringList lines{fromModel(row.id),
                      tr("predicted %1, measured %2: %3; %4")
                          .arg(formatted(row.predicted, unit), formatted(row.measured, unit), percent, used)};
    if (const auto note = translated(row.note); !note.isEmpty())
        lines.append(note);
    if (measurement != nullptr)
        lines.append({tr("Source: %1").arg(fromModel(measurement->source)),
                      tr("Click to open this deployment as a scenario.")});
    return lines.join(u'\n');
}

XyPoint ValidationChart::pointOf(const ValidationRow& row) {
    XyPoint point;
    point.key = fromModel(row.id);
    point.tip = tipOf(row);
    point.x = row.measured;
    point.y = row.predicted;
    point.shape = row.is_formula ? DotShape::Diamond : row.is_component ? DotShape::Square : DotShape::Circle;
    point.hollow = row.in_fit;
    point.colour = std::abs(row.error) > farOff ? Meaning::Warning
                   : row.is_formula             ? Meaning::Muted
                                                : Meaning::Estimate;
    if (!row.is_component && !row.is_formula)
        point.label = point.key;
    return point;
}

XyPanel ValidationChart::panelOf(Unit unit) {
    XyPanel panel;
    for (const auto& row : rows()) {
        const auto own = info(row.figure).unit;
        const bool isOther =
            std::none_of(facets.begin(), facets.end(), [&](const Facet& facet) { return facet.unit == own; });
        if (isDrawn(row) && (own == unit || (isOther && unit == Unit::count)))
            panel.points.append(pointOf(row));
    }
    if (panel.points.isEmpty())
        return panel;
    panel.title = facetTitle(unit);
    fit(panel);
    panel.x.title = tr("measured");
    panel.bands = {{1 - farOff, 1 + farOff}, {0.9, 1.1}};
    panel.diagonal = true;
    return panel;
}

void ValidationChart::refresh(const ChartInput&) {
    XyData data;
    data.title = title();
    data.nameHeader = tr("measurement");
    data.xHeader = tr("measured");
    data.yHeader = tr("predicted");
    for (const auto& facet : facets) {
        auto panel = panelOf(facet.unit);
        if (panel.points.isEmpty())
            continue;
        panel.x.text = panel.y.text = facet.text;
        data.panels.append(panel);
    }
    const auto entry = [](const QString& text, DotShape shape, bool hollow, Meaning colour) {
        return XyLegendEntry{text, colour, false, Qt::SolidLine, shape, hollow};
    };
    data.legend = {entry(tr("deployment"), DotShape::Circle, false, Meaning::Estimate),
                   entry(tr("component"), DotShape::Square, false, Meaning::Estimate),
                   entry(tr("component, fitted on"), DotShape::Square, true, Meaning::Estimate),
                   entry(tr("formula of a paper"), DotShape::Diamond, false, Meaning::Muted),
                   entry(tr("off by more than 20 %"), DotShape::Circle, false, Meaning::Warning)};
    m_plot->setData(data);
}

} // namespace planner::ui
