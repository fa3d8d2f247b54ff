// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_element.h"
#include "ui/charts/base/chart_table.h"
#include "ui/theme/palette.h"

#include <QStringList>
#include <QVector>
#include <QWidget>

namespace planner::ui {

/// What all charts share: theme, read-out, keyboard, copying, painting to any device.
///
/// A chart keeps plain data and works only when it paints, so a hidden chart costs nothing however often its
/// data changes, and many changes in one turn of the event loop cost one paint.
///
/// Keyboard: Tab focuses the chart, Left/Right/Up/Down/Home/End move between elements, Enter or Space
/// activates, Esc lets go, Ctrl+C copies picture and table.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);
    ~Chart() override;

    /// Without a call the chart follows applyStyle() by itself; after one it keeps its own theme.
    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }

    /// Paints the chart into `target` as vectors, whether or not the widget was ever shown. Does not fill the
    /// background. Another theme may be given without touching the one on screen.
    void paintTo(QPainter& painter, const QRectF& target);
    void paintTo(QPainter& painter, const QRectF& target, const Theme& theme);

    /// All data in words, for screen readers and for a picture's alternative text.
    virtual QString description() const = 0;

    /// The data behind the chart; the first row holds the headers.
    virtual QVector<QStringList> table() const = 0;

    /// The same with every digit and with units, for CSV files; without an override the texts of table().
    virtual ChartTable numbers() const { return tableOfTexts(table()); }

    /// The elements at the widget's present size, in reading order.
    QVector<ChartElement> elements() const;

    /// Key of the element that has the keyboard, or an empty text.
    QString focusedKey() const;

    /// How often the widget really painted.
    int paintCount() const { return m_paintCount; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A data element was clicked or chosen by keyboard.
    void elementActivated(const QString& key);

protected:
    /// Draws the whole chart. Must not depend on the widget's size, visibility or theme.
    virtual void draw(QPainter& painter, const QRectF& target, const Theme& theme) = 0;

    /// The elements as draw() places them.
    virtual QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const = 0;

    /// Call after the data has changed.
    void dataChanged();

    /// The element at a place, the topmost first; -1 for none.
    int elementAt(const QPointF& position) const;

    /// The theme as the widget paints with it: larger type where the widget is large.
    Theme shownTheme() const;

    /// Gives the keyboard to the element with this key, if there is one.
    void moveFocusTo(const QString& key);

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void focusElement(int index);
    void showTip(int index, const QPoint& globalPosition);
    void drawFocus(QPainter& painter) const;

    void takeTheme(const Theme& theme);

    Theme m_theme;
    bool m_ownTheme = false;
    mutable QVector<ChartElement> m_elements;
    mutable bool m_elementsValid = false;
    int m_focused = -1;
    int m_pressed = -1;
    bool m_keyboardFocus = false;
    int m_paintCount = 0;
};

} // namespace planner::ui
