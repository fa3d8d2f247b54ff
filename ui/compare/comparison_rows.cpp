// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_rows.h"

#include "model/units/format.h"
#include "ui/language/entry_text.h"
#include "ui/language/figure_text.h"
#include "ui/language/figure_title.h"
#include "ui/language/translate.h"
#include "ui/sweep/sweep_data.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ComparisonRows)
};

using Row = ComparisonRow;

bool hasWords(const Row& row, const QStringList& words) {
    return std::all_of(words.begin(), words.end(), [&row](const QString& word) {
        return row.title.contains(word, Qt::CaseInsensitive) || row.id.contains(word, Qt::CaseInsensitive);
    });
}

QString entryName(CatalogKind kind, const std::string& id) {
    const auto* entry = find_entry(kind, id);
    return entry != nullptr ? planner::ui::entryName(*entry)
           : id.empty()     ? QStringLiteral("–")
                            : fromModel(id);
}

Row rowOf(const ComparedEntry& entry) {
    const std::array titles{Texts::tr("Model"), Texts::tr("GPU"), Texts::tr("Efficiency profile")};
    Row row{Row::Kind::Input,
            titles.at(static_cast<std::size_t>(entry.kind)),
            fromModel(choice_id(entry.kind)),
            {}};
    for (const auto& id : entry.ids)
        row.cells.append({entryName(entry.kind, id), {}, Verdict::same, {}});
    return row;
}

QString inputText(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    return entry.choices.empty() ? formatted(value, entry.unit) : formattedValue(parameter, value);
}

Row rowOf(const ComparedInput& input) {
    Row row{Row::Kind::Input, parameterTitle(input.parameter), fromModel(info(input.parameter).id), {}};
    for (std::size_t plan = 0; plan < input.values.size(); ++plan) {
        Row::Cell cell;
        cell.value = inputText(input.parameter, input.values[plan]);
        cell.remark = input.follows[plan]
                          ? Texts::tr("follows: %1").arg(translated(info(input.parameter).link))
                          : translated(input.sources[plan]);
        row.cells.append(cell);
    }
    return row;
}

QString signedPercent(double share) {
    const auto digits = std::abs(share) < 0.0995 ? 1 : 0;
    return QStringLiteral("%1%2\u202f%")
        .arg(share < 0 ? QStringLiteral("−") : QStringLiteral("+"),
             QString::number(std::abs(share) * 100.0, 'f', digits));
}

/// "▼ 2.31 ms (−12 %) better"
QString changeTextOf(const Change& change, Figure figure) {
    if (change.verdict == Verdict::incomparable)
        return Texts::tr("not comparable");
    if (change.verdict == Verdict::same)
        return {};
    QStringList parts;
    if (std::isfinite(change.absolute)) {
        const auto& entry = info(figure);
        auto amount = formatted(std::abs(change.absolute), entry.unit);
        // The difference of two percentages is no percentage.
        if (entry.unit == Unit::fraction)
            amount = Texts::tr("%1 points").arg(amount.left(amount.indexOf(QChar(0x202F))));
        parts.append((change.absolute > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ ")) + amount);
    }
    if (std::isfinite(change.relative))
        parts.append(QStringLiteral("(%1)").arg(signedPercent(change.relative)));
    if (change.verdict == Verdict::better)
        parts.append(Texts::tr("better"));
    else if (change.verdict == Verdict::worse)
        parts.append(Texts::tr("worse"));
    else if (parts.isEmpty())
        parts.append(Texts::tr("changed"));
    return parts.join(u' ');
}

Row rowOf(const ComparedFigure& figure) {
    Row row{Row::Kind::Figure, figureTitle(figure.figure), figureKey(figure.figure), {}};
    for (std::size_t plan = 0; plan < figure.values.size(); ++plan) {
        Row::Cell cell;
        cell.value = valueText(figure.figure, figure.values[plan]);
        cell.change = changeTextOf(figure.changes[plan], figure.figure);
        cell.verdict = figure.changes[plan].verdict;
        if (figure.of_published[plan])
            cell.remark = Texts::tr("measured on the published plan, not on this one");
        row.cells.append(cell);
    }
    return row;
}

bool isBottleneck(Figure figure) {
    return std::find(bottleneck_figures.begin(), bottleneck_figures.end(), figure) !=
           bottleneck_figures.end();
}

/// "estimate.decode" for "estimate.decode.step_s": figures that belong together.
QString groupOf(Figure figure) { return figureKey(figure).section(u'.', 0, -2); }

QString groupHeading(Figure figure) {
    const QString group = groupOf(figure);
    const QString lens = group.section(u'.', 0, 0);
    const QString unit = group.section(u'.', 1, 1);
    const auto part = unit.isEmpty() || unit == u"memory" ? QString() : groupTitle(unit.toStdString());
    auto head = lensTitle(info(figure).lens());
    if (head.isEmpty())
        head = groupTitle(lens.toStdString());
    if (unit == u"memory")
        return Texts::tr("%1, memory per GPU").arg(head);
    return part.isEmpty() ? head : QStringLiteral("%1 · %2").arg(head, part);
}

class Collector {
public:
    explicit Collector(const ComparisonFilter& filter)
        : m_words(filter.words.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts)) {}

    void head(const QString& title) { m_heading = title; }

    void add(const Row& row) {
        if (!hasWords(row, m_words))
            return;
        if (!m_heading.isEmpty())
            m_rows.append({Row::Kind::Heading, std::exchange(m_heading, {}), {}, {}});
        m_rows.append(row);
    }

    const QVector<Row>& rows() const { return m_rows; }

private:
    QStringList m_words;
    QString m_heading; ///< of lines that are still to come
    QVector<Row> m_rows;
};

} // namespace

QVector<ComparisonRow> comparisonRows(const Comparison& comparison, const ComparisonFilter& filter) {
    Collector collector(filter);
    collector.head(Texts::tr("Inputs that differ"));
    for (const auto& entry : comparison.entries)
        collector.add(rowOf(entry));
    for (const auto& input : comparison.inputs)
        collector.add(rowOf(input));
    collector.head(Texts::tr("What rules"));
    for (const auto& figure : comparison.figures)
        if (isBottleneck(figure.figure))
            collector.add(rowOf(figure));
    QString group;
    for (const auto& figure : comparison.figures) {
        if (isBottleneck(figure.figure) || (filter.changedOnly && !figure.is_changed()))
            continue;
        if (const auto own = groupOf(figure.figure); own != group) {
            group = own;
            collector.head(groupHeading(figure.figure));
        }
        collector.add(rowOf(figure));
    }
    return collector.rows();
}

ChartTable comparisonTable(const Comparison& comparison, const QStringList& names) {
    ChartTable table;
    table.columns = {
        {Texts::tr("kind"), {}}, {Texts::tr("id"), {}}, {Texts::tr("name"), {}}, {Texts::tr("unit"), {}}};
    for (qsizetype plan = 0; plan < names.size(); ++plan) {
        table.columns.append({names[plan], {}});
        if (plan > 0)
            for (const auto& what : {Texts::tr("change"), Texts::tr("relative change"), Texts::tr("verdict")})
                table.columns.append({QStringLiteral("%1: %2").arg(names[plan], what), {}});
    }
    const auto add = [&](const QString& kind, const Row& row, Unit unit, auto cell, auto change) {
        QVector<ChartTable::Cell> cells{kind, row.id, row.title, fromModel(info(unit).symbol)};
        for (int plan = 0; plan < names.size(); ++plan) {
            cells.append(cell(plan));
            if (plan > 0)
                cells += change(plan);
        }
        table.rows.append(cells);
    };
    const auto noChange = [](int) { return QVector<ChartTable::Cell>{QString(), QString(), QString()}; };
    for (const auto& entry : comparison.entries) {
        const auto row = rowOf(entry);
        add(
            Texts::tr("input"), row, Unit::choice,
            [&](int plan) -> ChartTable::Cell { return row.cells[plan].value; }, noChange);
    }
    for (const auto& input : comparison.inputs) {
        const auto row = rowOf(input);
        const bool words = !info(input.parameter).choices.empty();
        add(
            Texts::tr("input"), row, info(input.parameter).unit,
            [&](int plan) -> ChartTable::Cell {
                if (words)
                    return row.cells[plan].value;
                return input.values[static_cast<std::size_t>(plan)];
            },
            noChange);
    }
    const std::array verdicts{Texts::tr("same"), Texts::tr("better"), Texts::tr("worse"),
                              Texts::tr("different"), Texts::tr("not comparable")};
    for (const auto& figure : comparison.figures) {
        const auto row = rowOf(figure);
        const auto& entry = info(figure.figure);
        const bool words = entry.unit == Unit::yes_no || !entry.choices.empty();
        add(
            Texts::tr("figure"), row, entry.unit,
            [&](int plan) -> ChartTable::Cell {
                const double value = figure.values[static_cast<std::size_t>(plan)];
                if (words && !std::isnan(value))
                    return row.cells[plan].value;
                return value;
            },
            [&](int plan) {
                const auto& change = figure.changes[static_cast<std::size_t>(plan)];
                return QVector<ChartTable::Cell>{change.absolute, change.relative,
                                                 verdicts.at(static_cast<std::size_t>(change.verdict))};
            });
    }
    return table;
}

} // namespace planner::ui
