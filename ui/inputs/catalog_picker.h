// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inputs/quiet_combo_box.h"

#include "model/catalog/catalog.h"

namespace planner::ui {

class ScenarioDocument;

/// Chooses the model or the GPU from the catalog; key figures and source of each entry in its tool tip.
class CatalogPicker : public QuietComboBox {
    Q_OBJECT

public:
    CatalogPicker(ScenarioDocument& document, CatalogKind kind, QWidget* parent = nullptr);

    void refresh();
    void retranslate();

    /// Name of the entry that the scenario names.
    QString chosenName() const;

protected:
    bool event(QEvent* event) override;

private:
    const std::string& chosenId() const;

    ScenarioDocument& m_document;
    CatalogKind m_kind;
};

/// Key figures, source and notes of a catalog entry as a rich-text tool tip.
QString catalogToolTip(const CatalogEntry& entry, CatalogKind kind);

} // namespace planner::ui
