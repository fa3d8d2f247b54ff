// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVector>

class QTabWidget;

namespace planner::ui {

class ScenarioDocument;
class SandboxPanel;

/// The sandboxes in a window of their own beside the plan; nothing in it is modal.
class SandboxWindow final : public QDialog {
    Q_OBJECT

public:
    SandboxWindow(ScenarioDocument& document, QWidget* parent);

    /// Shows one panel by the name of its kind.
    void showPanel(const QString& name);
    SandboxPanel* panel(const QString& name) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QTabWidget* m_tabs;
    QVector<SandboxPanel*> m_panels;
};

} // namespace planner::ui
