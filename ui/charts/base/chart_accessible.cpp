// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/chart_accessible.h"

#include "ui/charts/base/chart.h"

#include <QAccessibleWidget>

namespace planner::ui {

namespace {

// The texts are made when asked for, so that a drag does not write a description per tick.
class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(Chart* chart) : QAccessibleWidget(chart, QAccessible::Chart), m_chart(chart) {}

    QString text(QAccessible::Text what) const override {
        if (what == QAccessible::Description)
            return m_chart->description();
        if (what == QAccessible::Value) {
            const QString key = m_chart->focusedKey();
            for (const ChartElement& element : m_chart->elements())
                if (!key.isEmpty() && element.key == key)
                    return element.tip;
        }
        return QAccessibleWidget::text(what);
    }

private:
    Chart* m_chart;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    // Called for every class name up the hierarchy; the cast decides.
    auto* chart = qobject_cast<Chart*>(object);
    return chart != nullptr ? new ChartAccessible(chart) : nullptr;
}

} // namespace

void installChartAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace planner::ui
