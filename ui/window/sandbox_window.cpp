// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sandbox_window.h"

#include "ui/help/help_topic.h"
#include "ui/lesson/sandbox_panel.h"

#include <QEvent>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace planner::ui {

namespace {

QString nameOf(int index) {
    return QString::fromLatin1(sandboxPanelKinds().at(static_cast<std::size_t>(index)).name);
}

} // namespace

SandboxWindow::SandboxWindow(ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_tabs(new QTabWidget(this)) {
    setObjectName(QStringLiteral("sandboxWindow"));
    setProperty(helpTopicProperty, QStringLiteral("sandboxes"));
    setModal(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(m_tabs);
    for (const auto& kind : sandboxPanelKinds()) {
        auto* panel = kind.make(document, nullptr);
        m_panels.append(panel);
        auto* page = new QWidget(m_tabs);
        auto* margins = new QVBoxLayout(page);
        margins->setContentsMargins(12, 10, 12, 12);
        margins->addWidget(panel);
        m_tabs->addTab(page, {});
        // A dialog would make any of them its default, which looks chosen.
        for (auto* button : panel->findChildren<QPushButton*>())
            button->setAutoDefault(false);
    }
    retranslate();
    resize(1000, 680);
}

SandboxPanel* SandboxWindow::panel(const QString& name) const {
    for (int index = 0; index < m_panels.size(); ++index)
        if (nameOf(index) == name)
            return m_panels[index];
    return nullptr;
}

void SandboxWindow::showPanel(const QString& name) {
    if (auto* wanted = panel(name))
        m_tabs->setCurrentWidget(wanted->parentWidget());
    show();
    raise();
    activateWindow();
}

void SandboxWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SandboxWindow::retranslate() {
    setWindowTitle(tr("Sandboxes"));
    for (int index = 0; index < m_panels.size(); ++index)
        m_tabs->setTabText(index, m_panels[index]->title());
}

} // namespace planner::ui
