// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"
#include "ui/panels/docked_panel.h"
#include "ui/theme/palette.h"

#include <memory>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace planner::ui {

class OperandRow;
class ScenarioDocument;

/// Shows how a figure came about: formula, the same in numbers, what it uses with sources, and where it is
/// used. Every part leads on; back and forward remember the way.
class ExplainPanel final : public DockedPanel {
    Q_OBJECT

public:
    explicit ExplainPanel(const ScenarioDocument& document, QWidget* parent = nullptr);
    ~ExplainPanel() override;

    void explain(Figure figure);
    void explain(Parameter parameter);
    void setTheme(const Theme& theme);

    /// The derivation shown, as text.
    QString plainText() const;

signals:
    /// Somebody wants to change this input.
    void editRequested(planner::Parameter parameter);

protected:
    void refresh() override;
    void changeEvent(QEvent* event) override;

private:
    /// One stop on the way through the derivation.
    struct Stop {
        Subject subject;
        bool of_published = false;

        bool operator==(const Stop&) const = default;
    };

    void buildHead(QVBoxLayout& column);
    void buildBody(QVBoxLayout& column);
    void go(const Stop& stop);
    void step(int direction);
    void arrive();
    void planChanged();
    void showFormula(const Explanation& explanation);
    void showOperands(const Explanation& explanation);
    void showUsers(const Explanation& explanation);
    void retranslate();

    const ScenarioDocument& m_document;
    std::unique_ptr<Explainer> m_explainer; ///< of the present plan; made when first needed
    Explanation m_shown;                    ///< as it stands on screen
    std::vector<Stop> m_way;
    std::size_t m_place = 0;
    QLabel* m_title = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_copy = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_subject = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_help = nullptr;
    QLabel* m_formula = nullptr;
    QLabel* m_numbers = nullptr;
    QLabel* m_source = nullptr;
    QPushButton* m_edit = nullptr;
    QVBoxLayout* m_operandColumn = nullptr;
    QLabel* m_usedBy = nullptr;
    QVBoxLayout* m_userColumn = nullptr;
    std::vector<OperandRow*> m_operands;
    std::vector<QPushButton*> m_users;
};

} // namespace planner::ui
