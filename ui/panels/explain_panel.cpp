// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/explain_panel.h"

#include "ui/document/scenario_document.h"
#include "ui/help/guide.h"
#include "ui/help/help_topic.h"
#include "ui/language/explanation_text.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"
#include "ui/panels/glyph.h"
#include "ui/panels/operand_row.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace planner::ui {

namespace {

QLabel* labelled(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// The place of the guide that F1 opens.
QString anchorOf(const Subject& subject) {
    if (const auto* parameter = std::get_if<Parameter>(&subject))
        return inputAnchor(info(*parameter).id);
    if (const auto* part = std::get_if<Part>(&subject))
        return figureAnchor(info(part->figure).id);
    return figureAnchor(info(std::get<Figure>(subject)).id);
}

QFrame* separator(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setProperty("line", true);
    line->setFixedHeight(1);
    return line;
}

} // namespace

ExplainPanel::ExplainPanel(const ScenarioDocument& document, QWidget* parent)
    : DockedPanel(parent), m_document(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 6, 10);
    column->setSpacing(4);
    buildHead(*column);
    buildBody(*column);
    connect(&document, &ScenarioDocument::planChanged, this, &ExplainPanel::planChanged);
    retranslate();
    go({"chapter.decode.step_s"_fig, false});
}

ExplainPanel::~ExplainPanel() = default;

void ExplainPanel::buildHead(QVBoxLayout& column) {
    m_title = labelled("title", this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    const auto button = [&](auto action) {
        auto* made = new QToolButton(this);
        made->setProperty("icon", true);
        made->setIconSize({16, 16});
        connect(made, &QToolButton::clicked, this, action);
        head->addWidget(made);
        return made;
    };
    m_back = button([this] { step(-1); });
    m_forward = button([this] { step(1); });
    m_copy = button([this] { QGuiApplication::clipboard()->setText(plainText()); });
    head->setContentsMargins(0, 0, 8, 0);
    column.addLayout(head);
}

void ExplainPanel::buildBody(QVBoxLayout& column) {
    auto* body = new QWidget(this);
    auto* lines = new QVBoxLayout(body);
    lines->setContentsMargins(0, 4, 8, 0);
    lines->setSpacing(4);
    m_subject = labelled("strong", body);
    m_value = labelled("figure", body);
    m_value->setProperty("tone", QStringLiteral("accent"));
    m_help = labelled("caption", body);
    m_formula = labelled("body", body);
    m_numbers = labelled("muted", body);
    m_source = labelled("body", body);
    m_edit = new QPushButton(body);
    m_edit->setProperty("link", true);
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const auto* parameter = std::get_if<Parameter>(&m_way[m_place].subject))
            emit editRequested(*parameter);
    });
    for (auto* label : {m_subject, m_value, m_help, m_formula, m_numbers, m_source})
        lines->addWidget(label);
    lines->addWidget(m_edit, 0, Qt::AlignLeft);
    lines->addWidget(separator(body));
    m_operandColumn = new QVBoxLayout;
    m_operandColumn->setSpacing(0);
    lines->addLayout(m_operandColumn);
    m_usedBy = labelled("muted", body);
    lines->addWidget(m_usedBy);
    m_userColumn = new QVBoxLayout;
    m_userColumn->setSpacing(0);
    lines->addLayout(m_userColumn);
    lines->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(body);
    column.addWidget(m_scroll, 1);
}

void ExplainPanel::explain(Figure figure) { go({figure, false}); }
void ExplainPanel::explain(Parameter parameter) { go({parameter, false}); }

void ExplainPanel::go(const Stop& stop) {
    if (m_way.empty() || m_way[m_place] != stop) {
        if (!m_way.empty())
            m_way.resize(m_place + 1);
        m_way.push_back(stop);
        m_place = m_way.size() - 1;
        m_scroll->ensureVisible(0, 0);
    }
    arrive();
}

void ExplainPanel::step(int direction) {
    const auto next = static_cast<std::ptrdiff_t>(m_place) + direction;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(m_way.size()))
        return;
    m_place = static_cast<std::size_t>(next);
    arrive();
}

void ExplainPanel::arrive() {
    m_back->setEnabled(m_place > 0);
    m_forward->setEnabled(m_place + 1 < m_way.size());
    invalidate();
}

void ExplainPanel::planChanged() {
    m_explainer.reset();
    invalidate();
}

void ExplainPanel::refresh() {
    if (!m_explainer)
        m_explainer = std::make_unique<Explainer>(m_document.scenario());
    const auto& stop = m_way[m_place];
    setProperty(helpTopicProperty, anchorOf(stop.subject));
    m_shown = m_explainer->explain(stop.subject, stop.of_published);
    m_subject->setText(scopedText(translated(m_shown.label), m_shown.of_published));
    m_value->setText(m_shown.value_word != nullptr ? translated(m_shown.value_word)
                                                   : QString::fromStdString(m_shown.value));
    m_help->setText(translated(m_shown.help));
    showFormula(m_shown);
    showOperands(m_shown);
    showUsers(m_shown);
}

void ExplainPanel::showFormula(const Explanation& explanation) {
    const bool hasFormula = !explanation.formula.empty();
    m_formula->setText(QStringLiteral("= ") + formulaText(explanation.formula));
    m_numbers->setText(QStringLiteral("= ") + formulaText(explanation.numbers));
    m_formula->setVisible(hasFormula);
    m_numbers->setVisible(hasFormula);
    m_source->setText(tr("Source: %1").arg(translated(explanation.source)));
    m_source->setVisible(!hasFormula);
    m_edit->setVisible(std::holds_alternative<Parameter>(explanation.subject));
}

void ExplainPanel::showOperands(const Explanation& explanation) {
    while (m_operands.size() < explanation.operands.size()) {
        auto* row = new OperandRow(m_scroll->widget());
        m_operandColumn->addWidget(row);
        const auto index = m_operands.size();
        connect(row, &OperandRow::activated, this, [this, index] {
            const auto& operand = m_shown.operands.at(index);
            if (const auto* figure = std::get_if<Figure>(&operand.target))
                go({*figure, operand.of_published});
            else if (const auto* part = std::get_if<Part>(&operand.target))
                go({*part, operand.of_published});
            else if (const auto* parameter = std::get_if<Parameter>(&operand.target))
                go({*parameter, operand.of_published});
        });
        m_operands.push_back(row);
    }
    for (std::size_t index = 0; index < m_operands.size(); ++index) {
        if (index >= explanation.operands.size()) {
            m_operands[index]->hide();
            continue;
        }
        const auto& operand = explanation.operands[index];
        m_operands[index]->show(scopedText(translated(operand.label), operand.of_published),
                                operand.value_word != nullptr ? translated(operand.value_word)
                                                              : QString::fromStdString(operand.value),
                                translated(operand.source),
                                !std::holds_alternative<std::monostate>(operand.target));
    }
}

void ExplainPanel::showUsers(const Explanation& explanation) {
    constexpr std::size_t most = 8;
    const auto count = std::min(explanation.used_by.size(), most);
    while (m_users.size() < count) {
        auto* link = new QPushButton(m_scroll->widget());
        link->setProperty("link", true);
        link->setCursor(Qt::PointingHandCursor);
        link->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_userColumn->addWidget(link);
        connect(link, &QPushButton::clicked, this, [this, link] {
            if (const auto figure = find_figure(link->property("figure").toString().toStdString()))
                go({*figure, false});
        });
        m_users.push_back(link);
    }
    for (std::size_t index = 0; index < m_users.size(); ++index) {
        m_users[index]->setVisible(index < count);
        if (index >= count)
            continue;
        const auto figure = explanation.used_by[index];
        m_users[index]->setProperty("figure", figureKey(figure));
        m_users[index]->setText(figureLabel(figure));
        m_users[index]->setToolTip(
            QStringLiteral("%1 = %2").arg(figureLabel(figure), figureText(m_document.plan(), figure)));
    }
    m_usedBy->setVisible(count > 0);
}

QString ExplainPanel::plainText() const {
    QStringList lines{m_subject->text() + QStringLiteral(" = ") + m_value->text(), m_help->text()};
    if (m_formula->isVisibleTo(this))
        lines << m_formula->text() << m_numbers->text();
    else
        lines << m_source->text();
    if (const auto* figure = std::get_if<Figure>(&m_way[m_place].subject))
        lines << QString::fromStdString(derivation_text(m_document.scenario(), *figure));
    return lines.join(QLatin1Char('\n'));
}

void ExplainPanel::setTheme(const Theme& theme) {
    m_back->setIcon(glyphIcon(Glyph::Back, theme));
    m_forward->setIcon(glyphIcon(Glyph::Forward, theme));
    m_copy->setIcon(glyphIcon(Glyph::Copy, theme));
}

void ExplainPanel::changeEvent(QEvent* event) {
    DockedPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        invalidate();
    }
}

void ExplainPanel::retranslate() {
    m_title->setText(tr("Explain"));
    setAccessibleName(tr("Explain"));
    m_usedBy->setText(tr("Used by"));
    m_edit->setText(tr("Change this input"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_back, tr("Back"));
    name(m_forward, tr("Forward"));
    name(m_copy, tr("Copy the derivation as text"));
}

} // namespace planner::ui
