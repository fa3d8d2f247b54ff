// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/input_section.h"

#include "ui/inputs/catalog_picker.h"
#include "ui/inputs/layout_metrics.h"
#include "ui/inputs/parameter_row.h"
#include "ui/inputs/parameter_text.h"
#include "ui/inputs/section_header.h"
#include "ui/inputs/traffic_row.h"
#include "ui/language/translate.h"

#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace planner::ui {

InputSection::InputSection(ScenarioDocument& document, const InputGroup& group, QWidget* parent)
    : QWidget(parent), m_document(document), m_group(group), m_parameters(parametersOf(group)),
      m_header(new SectionHeader), m_body(new QWidget), m_column(new QVBoxLayout(m_body)) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    auto* line = new QFrame;
    line->setProperty("line", true);
    m_column->setContentsMargins(0, 6, 0, 4);
    m_column->setSpacing(1);
    outer->addWidget(m_header);
    auto* rule = new QHBoxLayout;
    rule->setContentsMargins(0, 0, fieldInset, 0);
    rule->addWidget(line);
    outer->addLayout(rule);
    outer->addWidget(m_body);
    if (group.picker) {
        m_picker = new CatalogPicker(document, *group.picker);
        auto* inset = new QHBoxLayout;
        inset->setContentsMargins(0, 0, fieldInset, 6);
        inset->addWidget(m_picker);
        m_column->addLayout(inset);
    }
    m_header->setChecked(QSettings().value(settingsKey(), group.startsExpanded).toBool());
    connect(m_header, &SectionHeader::toggled, this, [this](bool expanded) {
        if (!m_filtering && !m_usable) // a search or a lesson opens groups only for as long as it lasts
            QSettings().setValue(settingsKey(), expanded);
        showBody();
    });
    retranslate();
    showBody();
}

QString InputSection::settingsKey() const {
    return QStringLiteral("inputs/expanded/") + fromModel(m_group.id());
}

bool InputSection::isExpanded() const { return m_header->isChecked(); }
void InputSection::setExpanded(bool expanded) { m_header->setChecked(expanded); }

void InputSection::showBody() {
    if (isExpanded())
        makeRows();
    m_body->setVisible(isExpanded());
    refresh();
}

void InputSection::makeRows() {
    if (!m_rows.isEmpty())
        return;
    for (const auto parameter : m_parameters) {
        auto* row = new ParameterRow(m_document, parameter);
        m_column->addWidget(row);
        connect(row, &ParameterRow::explainRequested, this, &InputSection::explainRequested);
        m_rows.append(row);
        if (parameter == "workload.profile"_in) {
            m_traffic = new TrafficRow(m_document);
            m_column->addWidget(m_traffic);
        }
    }
    if (m_usable)
        applyLocks();
}

void InputSection::refresh() {
    if (m_picker != nullptr)
        m_header->setDetail(m_picker->chosenName());
    if (!isExpanded())
        return;
    if (m_picker != nullptr)
        m_picker->refresh();
    for (auto* row : m_rows)
        if (!row->isHidden())
            row->refresh();
    if (m_traffic != nullptr && !m_traffic->isHidden())
        m_traffic->refresh();
}

void InputSection::retranslate() {
    m_header->setTitle(groupTitle(m_group.id()));
    if (m_picker != nullptr) {
        m_picker->retranslate();
        m_header->setDetail(m_picker->chosenName());
    }
    for (auto* row : m_rows)
        row->retranslate();
    if (m_traffic != nullptr)
        m_traffic->retranslate();
}

int InputSection::filter(const QStringList& words) {
    m_filtering = true;
    int matches = 0;
    for (const auto parameter : m_parameters)
        matches += matchesSearch(parameter, words) ? 1 : 0;
    setVisible(matches > 0);
    if (matches == 0)
        return 0;
    makeRows();
    for (auto* row : m_rows)
        row->setVisible(matchesSearch(row->parameter(), words));
    if (m_traffic != nullptr)
        m_traffic->setVisible(matchesSearch("workload.profile"_in, words));
    setExpanded(true);
    refresh();
    return matches;
}

void InputSection::endFilter() {
    if (!m_filtering)
        return;
    show();
    for (auto* row : m_rows)
        row->show();
    if (m_traffic != nullptr)
        m_traffic->show();
    setExpanded(QSettings().value(settingsKey(), m_group.startsExpanded).toBool());
    m_filtering = false;
    refresh();
}

void InputSection::lockAllBut(const QList<Parameter>& usable, bool hideOthers) {
    m_usable = usable;
    m_hideOthers = hideOthers;
    const bool has =
        std::any_of(usable.begin(), usable.end(), [this](Parameter each) { return contains(each); });
    setVisible(has || !hideOthers);
    setExpanded(has);
    applyLocks();
}

void InputSection::unlock() {
    if (!m_usable)
        return;
    m_usable.reset();
    m_hideOthers = false;
    show();
    applyLocks();
    m_header->setChecked(QSettings().value(settingsKey(), m_group.startsExpanded).toBool());
}

void InputSection::applyLocks() {
    if (m_picker != nullptr) {
        m_picker->setEnabled(!m_usable);
        m_picker->setVisible(!m_hideOthers);
    }
    if (m_traffic != nullptr) {
        m_traffic->setEnabled(!m_usable);
        m_traffic->setVisible(!m_hideOthers);
    }
    for (auto* row : m_rows) {
        const bool locked = m_usable && !m_usable->contains(row->parameter());
        row->setLocked(locked);
        row->setVisible(!locked || !m_hideOthers);
    }
    refresh(); // rows that were hidden have missed what changed
}

ParameterRow* InputSection::row(Parameter parameter) {
    makeRows();
    for (auto* row : m_rows)
        if (row->parameter() == parameter)
            return row;
    return nullptr;
}

} // namespace planner::ui
