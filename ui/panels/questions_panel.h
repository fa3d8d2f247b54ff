// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace planner::ui {

class ParameterRow;
class ScenarioDocument;

/// Questions that people ask of a service, each with its inputs and its answer in sentences. A card that
/// costs nothing while it cannot be seen.
class QuestionsPanel final : public QFrame {
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
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Question {
        QLabel* title = nullptr;
        QList<ParameterRow*> rows;
        QLabel* answer = nullptr;
    };

    Question ask(QVBoxLayout& column, const QList<Parameter>& inputs);
    QList<ParameterRow*> rows() const;
    void refresh();
    void catchUp();
    void retranslate();

    ScenarioDocument& m_document;
    QLabel* m_title;
    Question m_users;
    Question m_lengths;
    Question m_log;
    bool m_waiting = true; ///< for being seen
};

} // namespace planner::ui
