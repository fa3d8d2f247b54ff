// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "ui/panels/docked_panel.h"

#include <QList>

class QLabel;
class QVBoxLayout;

namespace planner::ui {

class ParameterRow;
class ScenarioDocument;

/// Questions that people ask of a service, each with its inputs and its answer in sentences.
class QuestionsPanel final : public DockedPanel {
    Q_OBJECT

public:
    explicit QuestionsPanel(ScenarioDocument& document, QWidget* parent = nullptr);
    ~QuestionsPanel() override;

    ParameterRow* row(Parameter parameter) const;
    QLabel* usersAnswer() const { return m_users.answer; }
    QLabel* lengthsAnswer() const { return m_lengths.answer; }
    QLabel* logAnswer() const { return m_log.answer; }

signals:
    void figureActivated(const QString& figureId);
    void explainRequested(planner::Parameter parameter);

protected:
    void refresh() override;
    void changeEvent(QEvent* event) override;

private:
    struct Question {
        QLabel* title = nullptr;
        QList<ParameterRow*> rows;
        QLabel* answer = nullptr;
    };

    Question ask(QVBoxLayout& column, const QList<Parameter>& inputs);
    QList<ParameterRow*> rows() const;
    void retranslate();

    ScenarioDocument& m_document;
    QLabel* m_title;
    Question m_users;
    Question m_lengths;
    Question m_log;
};

} // namespace planner::ui
