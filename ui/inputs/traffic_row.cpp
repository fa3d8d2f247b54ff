// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/traffic_row.h"

#include "model/engine/day/traffic.h"
#include "ui/document/scenario_document.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/traffic_dialog.h"
#include "ui/inputs/traffic_sketch.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace planner::ui {

TrafficRow::TrafficRow(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_sketch(new TrafficSketch), m_own(new QPushButton) {
    setObjectName(QStringLiteral("trafficRow"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, fieldInset, 4);
    column->setSpacing(2);
    column->addWidget(m_sketch);
    m_own->setProperty("link", true);
    column->addWidget(m_own, 0, Qt::AlignLeft);
    connect(m_own, &QPushButton::clicked, this, [this] {
        editor()->fill();
        editor()->show();
        editor()->raise();
        editor()->activateWindow();
    });
    retranslate();
}

TrafficDialog* TrafficRow::editor() {
    if (m_editor == nullptr)
        m_editor = new TrafficDialog(m_document, this);
    return m_editor;
}

void TrafficRow::refresh() {
    const auto& scenario = m_document.scenario();
    m_sketch->setHours(relative_traffic(m_document.plan()["workload.profile"_in], scenario.inputs.hourly));
}

void TrafficRow::retranslate() {
    m_own->setText(tr("Paste or open own traffic…"));
    m_sketch->setToolTip(tr("Traffic of each hour from midnight to midnight."));
    m_sketch->setAccessibleName(tr("Traffic by hour"));
}

} // namespace planner::ui
