// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/edit_kind.h"

#include "model/catalog/catalog.h"
#include "model/engine/plan.h"
#include "model/import/imported_model.h"
#include "model/scenario/scenario.h"
#include "model/text/problem.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <QVector>

#include <optional>

namespace planner::ui {

/// The open scenario, its plan, its file, its history and its baseline. The one place that calls `evaluate`.
///
/// Every edit goes through here, becomes an undo step and evaluates the plan once. Views read `plan()` when
/// `planChanged` arrives.
class ScenarioDocument : public QObject {
    Q_OBJECT

public:
    /// Opens with the opening preset.
    explicit ScenarioDocument(QObject* parent = nullptr);
    ~ScenarioDocument() override;

    const Scenario& scenario() const { return m_scenario; }
    const Plan& plan() const { return m_plan; }
    QUndoStack& undoStack() { return m_undoStack; }
    const QUndoStack& undoStack() const { return m_undoStack; }

    /// Sets a value; a linked parameter then no longer follows. An illegal value is refused and changes
    /// nothing; a value equal to the present one does nothing. Edits of one parameter with the same
    /// `series` (see `newSeries`) merge into one step, such as repeated arrow keys.
    Result<void> setValue(Parameter parameter, double value, int series = 0);

    /// Sets several values as one undo step; all of them must be legal.
    Result<void> setValues(const std::vector<std::pair<Parameter, double>>& values);

    /// Makes a linked parameter follow again.
    void restoreLink(Parameter parameter);

    /// Makes a following parameter keep the value that it has now.
    void keepValue(Parameter parameter);

    /// Puts a parameter back to what it is in the published plan.
    void resetParameter(Parameter parameter);

    /// Puts several parameters back as one step.
    void resetParameters(const std::vector<Parameter>& parameters);

    /// Gives efficiency parameters the values of the ideal profile, as one step.
    void makeIdeal(const std::vector<Parameter>& parameters);

    /// Makes a person's own column the traffic of the day and chooses it; an illegal one is refused and
    /// changes nothing.
    Result<void> setHourly(const HourlyColumn& column);

    /// Swaps the model, the GPU or the efficiency profile for a catalog entry, as one step together with what
    /// that makes impossible; `noticesRaised` tells what was adjusted.
    Result<void> setCatalogEntry(CatalogKind kind, const QString& id);

    /// Makes an imported model that of the plan, in the same way.
    Result<void> adoptModel(const ImportedModel& model);

    /// Puts another scenario in place of this one as one undo step (a preset of the gallery). The result
    /// has no file of its own until it is saved.
    void replaceScenario(const Scenario& scenario);

    /// Between these two, edits of one parameter merge into one step. Two gestures never merge.
    void beginGesture();
    void endGesture();
    bool inGesture() const { return m_inGesture; }

    /// A number that marks edits as belonging together; take a new one when a row gains the focus.
    int newSeries() { return ++m_lastSeries; }

    /// Keeps the present plan to compare with; without a name it is called after the time of day.
    void setBaseline(const QString& name = {});

    /// Takes a preset or a file to compare with; on failure the baseline stays.
    Result<void> setBaselineFrom(const QString& presetOrPath);
    void setBaseline(const Scenario& scenario, const QString& name);
    void nameBaseline(const QString& name);

    /// What the plan is called beside others: as given, or the display name.
    QString planName() const { return m_planName.isEmpty() ? displayName() : m_planName; }
    void namePlan(const QString& name);

    /// Makes the baseline the plan and the plan the baseline, as one undo step.
    void swapWithBaseline();
    void clearBaseline();
    bool hasBaseline() const { return m_baseline.has_value(); }
    const Scenario* baselineScenario() const { return m_baseline ? &m_baseline->scenario : nullptr; }
    const Plan* baselinePlan() const { return m_baseline ? &m_baseline->plan : nullptr; }
    QString baselineName() const; ///< "as opened", or as given; empty without a baseline

    /// Opens a preset by its id or a scenario by its path. On failure everything stays as it is. On success
    /// the history is empty and the baseline is the opened state.
    Result<void> open(const QString& presetOrPath);

    /// Starts an unsaved document from a scenario; as `open`, but from memory.
    void newFrom(const Scenario& scenario);

    /// Saves to the document's file; refused where it has none yet.
    Result<void> save();
    Result<void> saveAs(const QString& path);

    /// Goes back to the saved file, or to the opened preset; can be undone.
    Result<void> revert();

    QString filePath() const { return m_filePath; } ///< absolute; empty while there is no file
    bool isModified() const { return !m_undoStack.isClean(); }
    QString displayName() const;

    /// How often the plan was evaluated so far.
    int evaluationCount() const { return m_evaluationCount; }

    /// Names the undo steps again, in the language now in use.
    void retranslate();

signals:
    void planChanged();     ///< scenario and plan changed; emitted once for each change
    void baselineChanged(); ///< another baseline, none, or another name of it or of the plan
    void documentChanged(); ///< name, file or unsaved mark may have changed
    void noticesRaised(const QVector<planner::Problem>& notices); ///< what the reader wants to be known
    void gestureChanged(bool inGesture);

private:
    friend class EditCommand;
    friend class ReplaceCommand;
    friend class SwapCommand;

    struct Baseline {
        Scenario scenario;
        Plan plan;
        QString name;
        bool asOpened = false;
    };

    /// What an undoable replacement swaps.
    struct State {
        Scenario scenario;
        Plan plan;
        Scenario opened;
        QString filePath;
        std::optional<Baseline> baseline;
    };

    Plan evaluated(const Scenario& scenario);
    static Baseline openingBaseline(const Scenario& scenario, const Plan& plan);
    void applyInputs(const Inputs& inputs);
    void swapState(State& other);
    void pushEdit(EditKind kind, Parameter parameter, const Inputs& after, int series = 0);
    void pushSwap(CatalogKind kind, const Inputs& after, const std::vector<Text>& adjusted);
    void pushReplacement(State state, bool isRevert);
    void startWith(const Scenario& scenario, const QString& filePath);

    Scenario m_scenario;
    Plan m_plan;
    Scenario m_opened; ///< what `revert` goes back to where there is no file
    std::optional<Baseline> m_baseline;
    QString m_planName; ///< empty: as displayed
    QString m_filePath;
    QUndoStack m_undoStack;
    bool m_inGesture = false;
    int m_lastSeries = 0;
    int m_gestureSeries = 0;
    int m_epoch = 0; ///< counts undos: after one no edit may merge with an earlier one
    int m_evaluationCount = 0;
};

} // namespace planner::ui
