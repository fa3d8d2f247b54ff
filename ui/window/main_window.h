// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "ui/window/settings.h"

#include <QMainWindow>

namespace planner::ui {

class ChartActions;
class CompareActions;
class Dashboard;
class ExplainPanel;
class FileActions;
class FindingsBar;
class HeaderBar;
class HeadlineStrip;
class ImportActions;
class InputsPanel;
class LessonActions;
class MessageBar;
class PageSwitch;
class PlanView;
class Presentation;
class QuestionsPanel;
class ScenarioDocument;
class SandboxWindow;
class ViewActions;
class WindowMenus;

/// The window: inputs at the left, headlines and charts in the middle, Explain at the right. Builds the parts
/// and connects them; each part looks after itself.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowSettings& settings = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    ScenarioDocument& document() { return *m_document; }
    Dashboard& dashboard();
    HeadlineStrip& headlines() { return *m_headlines; }
    ExplainPanel& explainPanel() { return *m_explain; }
    InputsPanel& inputs() { return *m_inputs; }
    PlanView& planView() { return *m_planView; }
    QuestionsPanel& questions() { return *m_questions; }
    QDockWidget& questionsDock() { return *m_questionsDock; }
    MessageBar& messages() { return *m_messages; }
    FileActions& files() { return *m_files; }
    ImportActions& imports() { return *m_imports; }
    ViewActions& view() { return *m_view; }
    SandboxWindow& sandboxes(); ///< made when first asked for
    LessonActions& lessons() { return *m_lessons; }
    Presentation& presentation() { return *m_presentation; }
    ChartActions& charts() { return *m_charts; }
    CompareActions& comparing() { return *m_comparing; }

    /// Opens a preset or file; the config of a model is imported instead. A failure is told in the message
    /// bar and changes nothing.
    void openScenario(const QString& presetOrPath);

    /// Puts the docks back to where they were at the first start.
    void restoreDefaultLayout();

    /// What the window would remember now.
    WindowSettings settings() const;

signals:
    /// The first time that the whole window was painted; for measuring the start.
    void firstPainted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildDocks();
    void connectParts();
    void showFigure(const QString& figureOrParameterId);
    void explain(Parameter parameter);
    void reveal(Parameter parameter);
    void updateTitle();
    void retranslate();

    std::unique_ptr<ScenarioDocument> m_document;
    HeaderBar* m_header = nullptr;
    HeadlineStrip* m_headlines = nullptr;
    MessageBar* m_messages = nullptr;
    FindingsBar* m_findings = nullptr;
    PlanView* m_planView = nullptr;
    PageSwitch* m_pages = nullptr;
    InputsPanel* m_inputs = nullptr;
    ExplainPanel* m_explain = nullptr;
    QuestionsPanel* m_questions = nullptr;
    QDockWidget* m_inputsDock = nullptr;
    QDockWidget* m_explainDock = nullptr;
    QDockWidget* m_lessonDock = nullptr;
    QDockWidget* m_questionsDock = nullptr;
    ChartActions* m_charts = nullptr;
    CompareActions* m_comparing = nullptr;
    FileActions* m_files = nullptr;
    ImportActions* m_imports = nullptr;
    LessonActions* m_lessons = nullptr;
    Presentation* m_presentation = nullptr;
    ViewActions* m_view = nullptr;
    WindowMenus* m_menus = nullptr;
    SandboxWindow* m_sandboxes = nullptr;
    QByteArray m_defaultLayout;
    bool m_painted = false;
};

} // namespace planner::ui
