// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inputs/quiet_combo_box.h"

#include "model/catalog/catalog.h"

namespace planner::ui {

class CatalogDialog;
class ScenarioDocument;

/// Chooses the model, the GPU or the efficiency profile from the catalog; arrow keys go through the entries,
/// key figures and source in the tool tip. The list of models and GPUs opens as a dialog with search.
class CatalogPicker : public QuietComboBox {
    Q_OBJECT

public:
    CatalogPicker(ScenarioDocument& document, CatalogKind kind, QWidget* parent = nullptr);

    void refresh();
    void retranslate();
    void showPopup() override;

    /// Name of the entry that the scenario names.
    QString chosenName() const;

    CatalogDialog* dialog() const { return m_dialog; } ///< null before it was first opened

protected:
    bool event(QEvent* event) override;

private:
    void fill();

    ScenarioDocument& m_document;
    CatalogKind m_kind;
    CatalogDialog* m_dialog = nullptr;
};

/// Key figures, source and notes of a catalog entry as a rich-text tool tip.
QString catalogToolTip(const CatalogEntry& entry, CatalogKind kind);

} // namespace planner::ui
