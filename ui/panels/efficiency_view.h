// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

namespace planner::ui {

class EfficiencyCard;
class ScenarioDocument;

/// How close kernels and network come to the nameplate, as curves to look at and parameters to move. Follows
/// the document while it is shown, and catches up when it is shown again.
class EfficiencyView final : public QWidget {
    Q_OBJECT

public:
    explicit EfficiencyView(ScenarioDocument& document, QWidget* parent = nullptr);

    const QVector<EfficiencyCard*>& cards() const { return m_cards; }

    /// How often the view looked at the document; for tests.
    int refreshCount() const { return m_refreshCount; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    QVector<EfficiencyCard*> m_cards;
    bool m_waiting = true;
    int m_refreshCount = 0;
};

} // namespace planner::ui
