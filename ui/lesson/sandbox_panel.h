// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <memory>
#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace planner::ui {

class ScenarioDocument;

/// A sandbox that stands by itself: a window, a tab or a lesson's step can hold it. While it cannot be seen
/// it does no work; it catches up when it is shown.
class SandboxPanel : public QFrame {
    Q_OBJECT

public:
    SandboxPanel(ScenarioDocument& document, QWidget* parent);

    virtual QString title() const = 0;

    /// For a place that says itself what the panel is about.
    void hideIntroduction();

    /// What the panel says it shows, in words.
    QString sentence() const;

    /// How often it worked out what it shows; for tests.
    int refreshCount() const { return m_refreshCount; }

protected:
    /// Works out anew what the panel shows, and shows it.
    virtual void refresh() = 0;

    /// Sets all texts that do not depend on what is worked out.
    virtual void retranslate() = 0;

    /// Something has changed: refreshes now, or when the panel is next seen.
    void invalidate();

    /// For destructors: an editor that loses the keyboard while it goes reports to nobody any more.
    void releaseEditors();

    ScenarioDocument& document() const { return m_document; }

    QVBoxLayout& column() { return *m_column; }
    QHBoxLayout& addRow();

    /// What the panel is about; at the top.
    void setIntroduction(const QString& text);

    /// Adds the line that states the result.
    void addSentence();
    void setSentence(const QString& text);

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshNow();

    ScenarioDocument& m_document;
    QVBoxLayout* m_column;
    QLabel* m_introduction;
    QLabel* m_sentence = nullptr;
    bool m_waiting = true;
    int m_refreshCount = 0;
};

/// A sandbox by the name that a lesson calls it, and how to make it.
struct SandboxPanelKind {
    const char* name;
    SandboxPanel* (*make)(ScenarioDocument& document, QWidget* parent);
};

/// All panels, in the order of the menu.
const std::vector<SandboxPanelKind>& sandboxPanelKinds();

} // namespace planner::ui
