// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace planner::ui {

/// A bar that tells what went wrong or should be known, without stopping anybody. Lies over the bottom of its
/// parent, so that nothing moves; stays until it is closed or replaced.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showProblem(const QString& text);
    void showNotice(const QString& text);
    QString text() const;
    void setTheme(const Theme& theme);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void show(const QString& text, const char* state);

    QLabel* m_sign;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace planner::ui
