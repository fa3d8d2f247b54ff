// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_window.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

#include <algorithm>

namespace planner::ui {

namespace {
constexpr int contentsWidth = 230;
constexpr int indent = 3; ///< spaces before a page below another
} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_contents(new QListWidget(this)),
      m_page(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("helpWindow"));
    m_search->setClearButtonEnabled(true);
    m_contents->setFixedWidth(contentsWidth);
    m_search->setFixedWidth(contentsWidth);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setOpenExternalLinks(true);
    m_page->document()->setDocumentMargin(14);
    m_page->document()->setIndentWidth(22);
    auto* row = new QHBoxLayout(this);
    auto* left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_contents, 1);
    row->addLayout(left);
    row->addWidget(m_page, 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::applySearch);
    connect(m_contents, &QListWidget::currentRowChanged, this, [this](int index) { showPage(index); });
    resize(900, 620);
    fill();
}

void HelpWindow::fill() {
    const auto shown = shownPage();
    setWindowTitle(tr("Guide"));
    m_search->setPlaceholderText(tr("search"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_contents->setAccessibleName(tr("Contents"));
    m_pages = guidePages();
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    for (const auto& page : m_pages)
        m_contents->addItem(QString(page.level * indent, u' ') + page.title);
    applySearch();
    showTopic(shown.isEmpty() ? m_pages.front().id : shown);
}

void HelpWindow::applySearch() {
    const auto words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    for (int index = 0; index < m_contents->count(); ++index) {
        const auto& html = m_pages[index].html;
        m_contents->item(index)->setHidden(
            !std::all_of(words.begin(), words.end(),
                         [&html](const QString& word) { return html.contains(word, Qt::CaseInsensitive); }));
    }
}

void HelpWindow::showTopic(const QString& topic) {
    const auto anchor = QStringLiteral("name=\"%1\"").arg(topic);
    for (int index = 0; index < m_pages.size(); ++index) {
        const bool isPage = m_pages[index].id == topic;
        if (!isPage && !m_pages[index].html.contains(anchor))
            continue;
        m_search->clear();
        const QSignalBlocker quiet(m_contents);
        m_contents->setCurrentRow(index);
        showPage(index, isPage ? QString() : topic);
        return;
    }
}

void HelpWindow::showPage(int index, const QString& anchor) {
    if (index < 0)
        return;
    m_page->setHtml(m_pages[index].html);
    if (!anchor.isEmpty())
        m_page->scrollToAnchor(anchor);
}

QString HelpWindow::shownPage() const {
    const int index = m_contents->currentRow();
    return index < 0 || index >= m_pages.size() ? QString() : m_pages[index].id;
}

QString HelpWindow::text() const { return m_page->toPlainText(); }
void HelpWindow::search(const QString& words) { m_search->setText(words); }

int HelpWindow::listed() const {
    int count = 0;
    for (int index = 0; index < m_contents->count(); ++index)
        count += m_contents->item(index)->isHidden() ? 0 : 1;
    return count;
}

void HelpWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace planner::ui
