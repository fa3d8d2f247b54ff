// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/catalog_picker.h"

#include "ui/document/scenario_document.h"
#include "ui/inputs/catalog_dialog.h"
#include "ui/language/entry_text.h"
#include "ui/language/translate.h"

#include <QHelpEvent>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr std::array gpuFigures{"gpu.bf16_flop_per_s"_in, "gpu.fp8_flop_per_s"_in, "gpu.fp4_flop_per_s"_in,
                                "gpu.hbm_bandwidth"_in,   "gpu.memory"_in,         "gpu.nic_bandwidth"_in};
constexpr std::array priceFigures{"pricing.input_hit_usd_per_million"_in,
                                  "pricing.input_miss_usd_per_million"_in,
                                  "pricing.output_usd_per_million"_in};
constexpr std::array modelFigures{"model.attention_kind"_in,    "model.layers"_in,
                                  "model.hidden_size"_in,       "model.routed_experts"_in,
                                  "model.experts_per_token"_in, "model.shared_experts"_in};

std::span<const Parameter> figuresOf(CatalogKind kind) {
    switch (kind) {
    case CatalogKind::model:
        return modelFigures;
    case CatalogKind::gpu:
        return gpuFigures;
    case CatalogKind::prices:
        return priceFigures;
    default:
        return {}; // an efficiency profile has too many to show
    }
}

QString figureLines(const CatalogEntry& entry, std::span<const Parameter> figures) {
    QString rows;
    for (const auto figure : figures) {
        const auto found = std::find_if(entry.values.begin(), entry.values.end(),
                                        [figure](const auto& value) { return value.first == figure; });
        if (found == entry.values.end() || std::isnan(found->second))
            continue;
        const auto& known = info(figure);
        const auto value = known.choices.empty() ? formatted(found->second, known.unit)
                                                 : formattedValue(figure, found->second);
        rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td></tr>")
                    .arg(translated(known.label).toHtmlEscaped(), value.toHtmlEscaped());
    }
    return QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace

QString catalogToolTip(const CatalogEntry& entry, CatalogKind kind) {
    auto text = QStringLiteral("<qt><b>%1</b>").arg(entryName(entry).toHtmlEscaped());
    if (const auto figures = figuresOf(kind); !figures.empty())
        text += figureLines(entry, figures);
    else
        text += QStringLiteral("<br>");
    return text + entryDetails(entry) + QStringLiteral("</qt>");
}

CatalogPicker::CatalogPicker(ScenarioDocument& document, CatalogKind kind, QWidget* parent)
    : QuietComboBox(parent), m_document(document), m_kind(kind) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QComboBox::activated, this, [this](int index) {
        // An entry of our own list is always known.
        (void)m_document.setCatalogEntry(m_kind, itemData(index).toString());
    });
    fill();
}

QString CatalogPicker::chosenName() const {
    const auto& inputs = m_document.scenario().inputs;
    return inputs.catalog_id(m_kind).empty() ? tr("no sheet") : entryName(inputs, m_kind);
}

void CatalogPicker::refresh() {
    const auto& inputs = m_document.scenario().inputs;
    setPlaceholderText(chosenName()); // shown when the plan has an entry of its own
    // Its own entry may have the id of one of the catalog and other values.
    setCurrentIndex(inputs.own_entry(m_kind) != nullptr ? -1
                                                        : findData(fromModel(inputs.catalog_id(m_kind))));
}

void CatalogPicker::showPopup() {
    if (m_kind != CatalogKind::model && m_kind != CatalogKind::gpu) {
        QuietComboBox::showPopup();
        return;
    }
    if (m_dialog == nullptr) {
        m_dialog = new CatalogDialog(m_document, m_kind, window());
        connect(m_dialog, &QDialog::finished, this, [this] { setFocus(Qt::PopupFocusReason); });
    }
    fill();
    m_dialog->browse();
}

void CatalogPicker::fill() {
    clear();
    for (const auto& entry : catalog(m_kind))
        addItem(entryName(entry), fromModel(entry.id));
    retranslate();
    refresh();
}

void CatalogPicker::retranslate() {
    const std::array names{tr("Model"), tr("GPU"), tr("Efficiency profile"), tr("Price sheet")};
    const std::array descriptions{
        tr("Fills the model's dimensions from the catalog."), tr("Fills the GPU's figures from the catalog."),
        tr("Fills the efficiencies from a profile."), tr("Fills the prices of tokens from a dated list.")};
    setAccessibleName(names.at(static_cast<std::size_t>(m_kind)));
    setAccessibleDescription(descriptions.at(static_cast<std::size_t>(m_kind)));
    int index = 0;
    for (const auto& entry : catalog(m_kind)) {
        setItemText(index, entryName(entry));
        setItemData(index++, catalogToolTip(entry, m_kind), Qt::ToolTipRole);
    }
}

bool CatalogPicker::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QuietComboBox::event(event);
    const auto* entry = chosenEntry(m_document.scenario().inputs, m_kind);
    const auto text = entry == nullptr ? QString() : catalogToolTip(*entry, m_kind);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, this);
    return true;
}

} // namespace planner::ui
