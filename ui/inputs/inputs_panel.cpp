// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/inputs_panel.h"

#include "ui/document/scenario_document.h"
#include "ui/inputs/input_section.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/parameter_row.h"
#include "ui/language/translate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace planner::ui {

namespace {

constexpr int margin = 14;
constexpr int scrollBar = 10; ///< its width in the style sheet

} // namespace

InputsPanel::InputsPanel(ScenarioDocument& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_title(new QLabel), m_search(new QLineEdit),
      m_scroll(new QScrollArea), m_nothingFound(new QLabel) {
    setProperty("card", true);
    setObjectName(QStringLiteral("inputsPanel"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 8, 1, 1);
    column->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(margin - 1, 0, scrollBar + fieldInset, 0);
    m_title->setProperty("role", QStringLiteral("title"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(130);
    m_search->setAcceptDrops(false); // a dropped file is the window's
    m_search->installEventFilter(this);
    top->addWidget(m_title, 1);
    top->addWidget(m_search, 1);
    column->addLayout(top);

    auto* content = new QWidget;
    auto* list = new QVBoxLayout(content);
    list->setContentsMargins(margin - 1, 0, 0, 8);
    list->setSpacing(2);
    for (const auto& group : inputGroups()) {
        auto* section = new InputSection(document, group);
        connect(section, &InputSection::explainRequested, this, &InputsPanel::explainRequested);
        list->addWidget(section);
        m_sections.append(section);
    }
    m_nothingFound->setProperty("role", QStringLiteral("muted"));
    m_nothingFound->setWordWrap(true);
    m_nothingFound->hide();
    list->addWidget(m_nothingFound);
    list->addStretch(1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    column->addWidget(m_scroll, 1);

    connect(m_search, &QLineEdit::textChanged, this, &InputsPanel::applySearch);
    connect(&document, &ScenarioDocument::planChanged, this, &InputsPanel::refresh);
    connect(&document, &ScenarioDocument::baselineChanged, this, &InputsPanel::refresh);
    retranslate();
}

InputsPanel::~InputsPanel() {
    // A field that goes away while somebody types commits, when this is a panel no more.
    disconnect(&m_document, nullptr, this, nullptr);
}

void InputsPanel::refresh() {
    if (!isVisible())
        return; // showEvent catches up
    for (auto* section : m_sections)
        if (!section->isHidden())
            section->refresh();
}

void InputsPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    refresh();
}

void InputsPanel::applySearch() {
    const auto words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    int matches = 0;
    for (auto* section : m_sections) {
        if (words.isEmpty())
            section->endFilter();
        else
            matches += section->filter(words);
    }
    m_nothingFound->setVisible(!words.isEmpty() && matches == 0);
}

void InputsPanel::retranslate() {
    m_title->setText(tr("Inputs"));
    m_search->setPlaceholderText(tr("search"));
    m_search->setAccessibleName(tr("Search inputs"));
    m_nothingFound->setText(tr("No input has these words in its name, id or help."));
    for (auto* section : m_sections)
        section->retranslate();
}

void InputsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        applySearch();
        refresh();
    }
    QFrame::changeEvent(event);
}

bool InputsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

InputSection* InputsPanel::sectionOf(Parameter parameter) const {
    for (auto* section : m_sections)
        if (section->contains(parameter))
            return section;
    return nullptr;
}

ParameterRow* InputsPanel::row(Parameter parameter) { return sectionOf(parameter)->row(parameter); }

void InputsPanel::reveal(Parameter parameter) {
    m_search->clear();
    sectionOf(parameter)->setExpanded(true);
    auto* target = row(parameter);
    // Rows that were just made have no place yet.
    m_scroll->widget()->layout()->activate();
    m_scroll->ensureWidgetVisible(target);
    target->focusValue();
}

void InputsPanel::setLocked(Parameter parameter, bool locked) { row(parameter)->setLocked(locked); }

void InputsPanel::unlockAll() {
    for (auto* section : m_sections) {
        section->unlock();
        for (auto* each : section->rows())
            each->setLocked(false);
    }
}

void InputsPanel::lockAllBut(const QList<Parameter>& usable, bool hideOthers) {
    m_search->clear();
    for (auto* section : m_sections)
        section->lockAllBut(usable, hideOthers);
}

QStringList InputsPanel::lockedIds() const {
    QStringList ids;
    for (const auto* section : m_sections)
        for (const auto* each : section->rows())
            if (each->isLocked())
                ids.append(fromModel(info(each->parameter()).id));
    return ids;
}

void InputsPanel::lockIds(const QStringList& ids) {
    for (const auto& id : ids)
        if (const auto parameter = find_parameter(id.toStdString()))
            setLocked(*parameter, true);
}

void InputsPanel::setSearchText(const QString& text) { m_search->setText(text); }
QString InputsPanel::searchText() const { return m_search->text(); }

void InputsPanel::focusSearch() {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace planner::ui
