// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandbox_panel.h"

#include "ui/lesson/overlap/overlap_panel.h"
#include "ui/lesson/sandboxes/decode_sandbox.h"
#include "ui/lesson/sandboxes/expert_sandbox.h"
#include "ui/lesson/sandboxes/prefill_sandbox.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace planner::ui {

namespace {

template <class Panel> SandboxPanel* made(ScenarioDocument& document, QWidget* parent) {
    return new Panel(document, parent);
}

QLabel* wrapped(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

} // namespace

const std::vector<SandboxPanelKind>& sandboxPanelKinds() {
    static const std::vector<SandboxPanelKind> kinds{{"prefill-balancer", made<PrefillSandbox>},
                                                     {"decode-balancer", made<DecodeSandbox>},
                                                     {"expert-balancer", made<ExpertSandbox>},
                                                     {"overlap", made<OverlapPanel>}};
    return kinds;
}

SandboxPanel::SandboxPanel(ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_column(new QVBoxLayout(this)),
      m_introduction(wrapped("muted", this)) {
    setProperty("card", true);
    m_column->setContentsMargins(14, 12, 14, 12);
    m_column->setSpacing(8);
    m_column->addWidget(m_introduction);
}

QHBoxLayout& SandboxPanel::addRow() {
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    m_column->addLayout(row);
    return *row;
}

void SandboxPanel::setIntroduction(const QString& text) { m_introduction->setText(text); }

void SandboxPanel::hideIntroduction() { m_introduction->hide(); }

void SandboxPanel::addSentence() {
    m_sentence = wrapped("strong", this);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_column->addWidget(m_sentence);
}

void SandboxPanel::setSentence(const QString& text) { m_sentence->setText(text); }

QString SandboxPanel::sentence() const { return m_sentence->text(); }

void SandboxPanel::invalidate() {
    if (isVisible())
        refreshNow();
    else
        m_waiting = true;
}

void SandboxPanel::releaseEditors() {
    for (auto* child : findChildren<QWidget*>())
        child->disconnect(this);
}

void SandboxPanel::refreshNow() {
    m_waiting = false;
    ++m_refreshCount;
    refresh();
}

void SandboxPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    if (m_waiting)
        refreshNow();
}

void SandboxPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        invalidate();
    }
}

} // namespace planner::ui
