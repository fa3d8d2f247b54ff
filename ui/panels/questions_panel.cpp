// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/questions_panel.h"

#include "ui/document/scenario_document.h"
#include "ui/help/help_topic.h"
#include "ui/inputs/parameter_row.h"
#include "ui/panels/question_answers.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace planner::ui {

namespace {

/// The three of a log, in the order of the choices of `question.unknown`.
constexpr std::array logInputs{"question.batch"_in, "question.tokens_per_s"_in, "question.step_s"_in};

QLabel* labelled(const char* role) {
    auto* label = new QLabel;
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    return label;
}

} // namespace

QuestionsPanel::QuestionsPanel(ScenarioDocument& document, QWidget* parent)
    : DockedPanel(parent), m_document(document), m_title(labelled("title")) {
    setObjectName(QStringLiteral("questionsPanel"));
    setProperty(helpTopicProperty, QStringLiteral("questions"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 10, 1, 1);
    outer->setSpacing(4);
    m_title->setContentsMargins(13, 0, 0, 0);
    outer->addWidget(m_title);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(13, 0, 6, 8);
    column->setSpacing(1);
    m_users = ask(*column, {"question.users"_in, "question.user_tokens_per_s"_in});
    m_lengths = ask(*column, {"question.input_tokens"_in, "question.output_tokens"_in});
    m_log = ask(*column, {"question.unknown"_in, logInputs[0], logInputs[1], logInputs[2]});
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    outer->addWidget(scroll, 1);
    connect(&document, &ScenarioDocument::planChanged, this, &QuestionsPanel::invalidate);
    connect(&document, &ScenarioDocument::baselineChanged, this, &QuestionsPanel::invalidate);
    retranslate();
}

QuestionsPanel::~QuestionsPanel() {
    // A field that goes away while somebody types commits, when this is a panel no more.
    disconnect(&m_document, nullptr, this, nullptr);
}

QuestionsPanel::Question QuestionsPanel::ask(QVBoxLayout& column, const QList<Parameter>& inputs) {
    Question question;
    question.title = labelled("strong");
    question.title->setContentsMargins(0, 8, 0, 2);
    column.addWidget(question.title);
    for (const auto parameter : inputs) {
        auto* row = new ParameterRow(m_document, parameter);
        row->wrapName();
        connect(row, &ParameterRow::explainRequested, this, &QuestionsPanel::explainRequested);
        column.addWidget(row);
        question.rows.append(row);
    }
    question.answer = labelled("body");
    question.answer->setTextFormat(Qt::RichText);
    question.answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse |
                                             Qt::LinksAccessibleByKeyboard);
    question.answer->setContentsMargins(0, 4, 8, 6);
    connect(question.answer, &QLabel::linkActivated, this, &QuestionsPanel::figureActivated);
    column.addWidget(question.answer);
    return question;
}

QList<ParameterRow*> QuestionsPanel::rows() const { return m_users.rows + m_lengths.rows + m_log.rows; }

ParameterRow* QuestionsPanel::row(Parameter parameter) const {
    for (auto* each : rows())
        if (each->parameter() == parameter)
            return each;
    return nullptr;
}

void QuestionsPanel::refresh() {
    const auto& plan = m_document.plan();
    const auto unknown = static_cast<std::size_t>(plan["question.unknown"_in]);
    for (std::size_t index = 0; index < logInputs.size(); ++index)
        row(logInputs.at(index))->setVisible(index != unknown);
    for (auto* each : rows())
        if (!each->isHidden())
            each->refresh();
    const QuestionAnswers answers(plan, currentTheme().textColour(Meaning::Accent).name());
    m_users.answer->setText(answers.users());
    m_lengths.answer->setText(answers.lengths());
    m_log.answer->setText(answers.log());
}

void QuestionsPanel::retranslate() {
    m_title->setText(tr("Questions"));
    m_users.title->setText(tr("How many nodes do these users need?"));
    m_lengths.title->setText(tr("How many prefill units for one decode unit?"));
    m_log.title->setText(tr("Batch, rate and step: which is the third?"));
    for (auto* each : rows())
        each->retranslate();
}

void QuestionsPanel::changeEvent(QEvent* event) {
    DockedPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        invalidate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        invalidate(); // the links have a colour of their own
    }
}

} // namespace planner::ui
