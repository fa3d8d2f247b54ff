// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace planner::ui {

/// A small sign beside a row's label that can be clicked. The keyboard reaches the same through the row's
/// menu.
class RowMark : public QToolButton {
    Q_OBJECT

public:
    enum class Sign {
        changed,  ///< accent dot: differs from the published plan; a click resets
        linked,   ///< closed chain: follows another value
        unlinked, ///< open chain: could follow; a click lets it follow again
    };

    explicit RowMark(Sign sign, QWidget* parent = nullptr);

    Sign sign() const { return m_sign; }
    void setSign(Sign sign);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
};

} // namespace planner::ui
