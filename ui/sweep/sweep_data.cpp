// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweep_data.h"

#include "ui/charts/base/axis_keeper.h"
#include "ui/language/figure_text.h"
#include "ui/language/figure_title.h"
#include "ui/language/list_text.h"
#include "ui/language/translate.h"
#include "ui/sweep/axis_scale.h"
#include "ui/theme/sequential_scale.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SweepData)
};

PlotAxis axisOf(const SweepAxis& axis, const Plan& plan) {
    return plotAxisOf(axis, plan[std::get<Parameter>(axis.subject)]);
}

QStringList kindsOf(Figure figure) {
    const auto& entry = info(figure);
    if (entry.unit == Unit::yes_no)
        return {valueText(figure, 0), valueText(figure, 1)};
    QStringList kinds;
    for (const auto& choice : entry.choices)
        kinds.append(translated(choice.label));
    return kinds;
}

QString symbolOf(Figure figure) {
    return kindsOf(figure).isEmpty() ? fromModel(info(info(figure).unit).symbol) : QString();
}

/// Lens by stroke, as everywhere; lines of one lens differ in colour.
Qt::PenStyle styleOf(Figure figure) {
    switch (info(figure).lens()) {
    case Lens::chapter:
        return Qt::DashLine;
    case Lens::limit:
        return Qt::DotLine;
    default:
        return Qt::SolidLine;
    }
}

QVector<quint8> brokenOf(const SweepTable& table) {
    QVector<quint8> broken;
    broken.reserve(static_cast<qsizetype>(table.size()));
    for (const auto& flags : table.flags)
        broken.append(flags.findings.broken > 0 ? 1 : 0);
    return broken;
}

QString hatchText(const QVector<quint8>& broken) {
    return broken.contains(1) ? Texts::tr("breaks a rule: does not fit, or cannot run") : QString();
}

/// The smallest and the largest value that is there.
std::pair<double, double> reach(const QVector<double>& values) {
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    for (const double value : values)
        if (std::isfinite(value)) {
            least = std::min(least, value);
            most = std::max(most, value);
        }
    return least <= most ? std::pair{least, most} : std::pair{0.0, 1.0};
}

/// The values of plans that can run; all of them where none can. The colours are spread over these, so that
/// what is possible is told apart; what lies beyond takes the last colour.
QVector<double> possible(const HeatMap& map) {
    QVector<double> values;
    for (qsizetype index = 0; index < map.values.size(); ++index)
        if (map.broken.value(index, 0) == 0)
            values.append(map.values[index]);
    return values.isEmpty() ? map.values : values;
}

/// The colours that the same things have everywhere; others get what is left.
QVector<Meaning> kindColoursOf(Figure figure) {
    if (info(figure).unit == Unit::yes_no)
        return {Meaning::Warning, Meaning::Attention};
    struct Known {
        std::string_view word;
        Meaning colour;
    };
    constexpr std::array known{
        Known{"all-to-all", Meaning::Dispatch}, Known{"attention compute", Meaning::Attention},
        Known{"attention memory", Meaning::Kv}, Known{"experts compute", Meaning::RoutedExperts},
        Known{"experts memory", Meaning::SharedExpert}};
    QVector<Meaning> colours;
    for (const auto& choice : info(figure).choices) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const Known& each) { return each.word == choice.id; });
        colours.append(found != known.end() ? found->colour : kindColour(static_cast<int>(colours.size())));
    }
    return colours;
}

/// An axis from 0 where that wastes little, else around the values; never empty.
void fitScale(LinePanel& panel) {
    QVector<double> all;
    for (const auto& line : panel.lines)
        all += line.values;
    auto [least, most] = reach(all);
    if (!panel.kinds.isEmpty()) {
        panel.minimum = -0.5;
        panel.maximum = static_cast<double>(panel.kinds.size()) - 0.5;
        return;
    }
    if (least >= 0.0 && least < 0.5 * most) {
        panel.minimum = 0.0;
        panel.maximum = AxisKeeper::niceCeiling(most * 1.02);
        return;
    }
    const double room = most > least ? 0.08 * (most - least) : std::max(std::abs(most) * 0.1, 1e-12);
    panel.minimum = least - room;
    panel.maximum = most + room;
}

/// Values of one figure, one for each point so far.
QVector<double> columnOf(const SweepTable& table, std::size_t figure) {
    QVector<double> values;
    values.reserve(static_cast<qsizetype>(table.size()));
    for (std::size_t row = 0; row < table.size(); ++row)
        values.append(table.value(row, figure));
    return values;
}

} // namespace

QString valueText(Figure figure, double value) {
    Plan plan;
    plan.figures[index_of(figure)] = value;
    return figureText(plan, figure);
}

QString pointText(const Sweep& sweep, std::size_t point) {
    QStringList parts;
    for (std::size_t axis = sweep.axes.size(); axis-- > 0;) {
        const auto parameter = std::get<Parameter>(sweep.axes[axis].subject);
        const double value = sweep.axes[axis].value(sweep.index_on(axis, point));
        const auto& entry = info(parameter);
        parts.append(QStringLiteral("%1 %2").arg(parameterTitle(parameter),
                                                 entry.choices.empty() ? formatted(value, entry.unit)
                                                                       : formattedValue(parameter, value)));
    }
    return parts.join(QStringLiteral(" · "));
}

Lines linesOf(const Sweep& sweep, const SweepTable& table, const Plan& plan) {
    Lines lines;
    lines.x = axisOf(sweep.axes.front(), plan);
    lines.broken = brokenOf(table);
    lines.legend = hatchText(lines.broken);
    if (std::isfinite(lines.x.now))
        lines.nowText = Texts::tr("this plan");
    QStringList names;
    for (std::size_t index = 0; index < sweep.figures.size(); ++index) {
        const auto figure = sweep.figures[index];
        const auto kinds = kindsOf(figure);
        auto panel = std::find_if(lines.panels.begin(), lines.panels.end(), [&](const LinePanel& each) {
            return kinds.isEmpty() && each.kinds.isEmpty() && each.unit == symbolOf(figure);
        });
        if (panel == lines.panels.end()) {
            lines.panels.append(LinePanel{});
            panel = lines.panels.end() - 1;
            panel->unit = symbolOf(figure);
            panel->kinds = kinds;
            panel->text = [figure](double value) { return valueText(figure, value); };
        }
        panel->lines.append({figureKey(figure), figureTitle(figure), columnOf(table, index),
                             kindColour(static_cast<int>(index)), styleOf(figure), plan[figure]});
        names.append(figureTitle(figure));
    }
    for (auto& panel : lines.panels) {
        fitScale(panel);
        if (lines.panels.size() > 1 && panel.lines.size() == 1)
            panel.title = panel.lines.front().label;
    }
    constexpr qsizetype mostNames = 2; // the legend names them all
    lines.title = names.size() > mostNames
                      ? Texts::tr("%1 figures over %2").arg(QString::number(names.size()), lines.x.title)
                      : Texts::tr("%1 over %2").arg(listText(names), lines.x.title);
    return lines;
}

HeatMap heatMapOf(const Sweep& sweep, const SweepTable& table, const Plan& plan, std::size_t index) {
    const auto figure = sweep.figures[index];
    HeatMap map;
    map.x = axisOf(sweep.axes.back(), plan);
    map.y = axisOf(sweep.axes.front(), plan);
    map.values = columnOf(table, index);
    map.broken = brokenOf(table);
    map.legend = hatchText(map.broken);
    map.figure = figureTitle(figure);
    map.unit = symbolOf(figure);
    map.kinds = kindsOf(figure);
    map.text = [figure](double value) { return valueText(figure, value); };
    map.tip = [sweep, figure, values = map.values, broken = map.broken](int point) {
        const double value = values.value(point, missingValue);
        QStringList lines{pointText(sweep, static_cast<std::size_t>(point)),
                          QStringLiteral("%1: %2").arg(figureTitle(figure), valueText(figure, value))};
        if (broken.value(point, 0) != 0)
            lines.append(Texts::tr("breaks a rule: does not fit, or cannot run"));
        return lines.join(u'\n');
    };
    map.kindColours = kindColoursOf(figure);
    std::tie(map.minimum, map.maximum) = reach(possible(map));
    if (!(map.minimum < map.maximum))
        map.maximum = map.minimum + std::max(std::abs(map.minimum) * 1e-3, 1e-12);
    if (std::isfinite(map.x.now) && std::isfinite(map.y.now))
        map.nowText = Texts::tr("this plan");
    map.title = Texts::tr("%1 over %2 and %3").arg(map.figure, map.x.title, map.y.title);
    return map;
}

} // namespace planner::ui
