// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/guide.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace planner::ui {

/// The guide in a window of its own, beside the work: contents with search at the left, the page at the
/// right.
class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// Shows a page by its id, or the place of an input or figure ("input:decode.ep").
    void showTopic(const QString& topic);

    QString shownPage() const;
    QString text() const;
    void search(const QString& words);
    int listed() const; ///< pages in the list now

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void applySearch();
    void showPage(int index, const QString& anchor = {});

    QLineEdit* m_search;
    QListWidget* m_contents;
    QTextBrowser* m_page;
    QVector<GuidePage> m_pages;
};

} // namespace planner::ui
