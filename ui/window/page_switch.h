// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/plan_view.h"

#include <QWidget>

class QButtonGroup;

namespace planner::ui {

/// Names of the pages beside the menus; the shown one is marked.
class PageSwitch final : public QWidget {
    Q_OBJECT

public:
    explicit PageSwitch(QWidget* parent = nullptr);

    void setPage(Page page);

signals:
    void pageChosen(planner::ui::Page page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QButtonGroup* m_pages;
};

} // namespace planner::ui
