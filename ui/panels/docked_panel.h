// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace planner::ui {

/// A card in a dock. While nothing of it can be seen, behind another tab too, it does no work; it catches up
/// when it is seen.
class DockedPanel : public QFrame {
    Q_OBJECT

public:
    explicit DockedPanel(QWidget* parent);

    /// How often it worked out what it shows; for tests.
    int refreshCount() const { return m_refreshCount; }

protected:
    /// Something has changed: refreshes now, or when the panel is next seen.
    void invalidate();

    /// Works out anew what the panel shows, and shows it.
    virtual void refresh() = 0;

    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void catchUp();

    bool m_waiting = true; ///< for being seen
    int m_refreshCount = 0;
};

} // namespace planner::ui
