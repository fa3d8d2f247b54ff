// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cards/cards_plot.h"

#include "ui/charts/cards/cards_painter.h"

namespace planner::ui {

void CardsPlot::setData(const CardsData& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
}

QString CardsPlot::nodeName(int number) { return tr("node %1").arg(number + 1); }

QString CardsPlot::cellText(const CardsLayout::Cell& cell) {
    if (cell.kind == CardCell::Shared)
        return tr("S", "a shared expert on a card, one letter");
    return cell.expert >= 0 ? QString::number(cell.expert) : QString();
}

QString CardsPlot::emptyText(const CardsUnit& unit) {
    return unit.cards.is_known() ? tr("There is no room here to draw the cards; show this chart alone.")
                                 : unit.emptyText;
}

QString CardsPlot::tipOf(const CardsUnit& unit, const CardsLayout::Cell& cell) {
    const auto place = tr("%1, node %2, GPU %3")
                           .arg(unit.title.section(u':', 0, 0).section(u'：', 0, 0))
                           .arg(cell.card / unit.cards.gpus_per_node + 1)
                           .arg(cell.card % unit.cards.gpus_per_node + 1);
    switch (cell.kind) {
    case CardCell::Shared:
        return tr("%1: shared expert, on every GPU").arg(place);
    case CardCell::Empty:
        return tr("%1: an empty slot; its memory is taken all the same").arg(place);
    case CardCell::Redundant:
        return tr("%1: a redundant copy of expert %2").arg(place).arg(cell.expert);
    default:
        return tr("%1: expert %2").arg(place).arg(cell.expert);
    }
}

QString CardsPlot::description() const {
    QStringList sentences{m_data.title};
    for (const auto& unit : m_data.units) {
        sentences << unit.title;
        if (!unit.cards.is_known())
            sentences << unit.emptyText;
    }
    for (const auto& note : m_data.notes)
        sentences << note.text;
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> CardsPlot::table() const {
    QVector<QStringList> table{
        {tr("unit"), tr("node"), tr("GPU"), tr("slot"), tr("expert"), tr("redundant")}};
    for (const auto& unit : m_data.units)
        for (std::size_t card = 0; card < unit.cards.cards.size(); ++card) {
            const auto& held = unit.cards.cards[card].held;
            const auto node = static_cast<int>(card) / unit.cards.gpus_per_node;
            const auto gpu = static_cast<int>(card) % unit.cards.gpus_per_node;
            for (std::size_t slot = 0; slot < held.size(); ++slot)
                table << QStringList{unit.title,
                                     QString::number(node + 1),
                                     QString::number(gpu + 1),
                                     QString::number(slot + 1),
                                     held[slot].expert < 0 ? QString() : QString::number(held[slot].expert),
                                     QString::number(held[slot].redundant ? 1 : 0)};
        }
    return table;
}

void CardsPlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    paintCards(painter, m_data, layOutCards(m_data, target, theme), theme);
}

QVector<ChartElement> CardsPlot::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    const auto layout = layOutCards(m_data, target, theme);
    for (int index = 0; index < layout.units.size(); ++index) {
        const auto& unit = m_data.units[index];
        for (const auto& cell : layout.units[index].cells)
            elements.append({cell.kind == CardCell::Empty ? unit.emptyKey : unit.slotKey, tipOf(unit, cell),
                             cell.area, static_cast<int>(cell.area.top())});
    }
    return elements;
}

} // namespace planner::ui
