// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace planner::ui {

class SearchBox;

/// The figures that a sweep shows; a search adds one, the marked one is what a map shows.
class FigureList final : public QWidget {
    Q_OBJECT

public:
    explicit FigureList(QWidget* parent = nullptr);

    const std::vector<Figure>& figures() const { return m_figures; }
    void setFigures(const std::vector<Figure>& figures);

    /// The number of the marked one.
    std::size_t marked() const;
    void mark(std::size_t index);
    void retranslate();

signals:
    void changed();
    void markChanged();

private:
    void add(int index);
    void removeMarked();
    void fill();

    std::vector<Figure> m_figures;
    QListWidget* m_list;
    SearchBox* m_box;
    QPushButton* m_remove;
};

} // namespace planner::ui
