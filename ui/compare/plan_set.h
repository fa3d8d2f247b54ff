// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/comparison.h"
#include "model/text/problem.h"

#include <QObject>
#include <QStringList>
#include <QVector>

#include <optional>

namespace planner::ui {

class ScenarioDocument;

/// The plans that are compared: the document's baseline, the document's own plan as it is edited, and up to
/// two more that were put beside them. The first is what the others are compared with.
class PlanSet final : public QObject {
    Q_OBJECT

public:
    explicit PlanSet(ScenarioDocument& document, QObject* parent = nullptr);

    /// Scenarios and names in order. Without a baseline the document's plan comes first.
    std::vector<Scenario> scenarios() const;
    QStringList names() const;
    int count() const { return static_cast<int>(scenarios().size()); }
    bool isFull() const;

    void rename(int index, const QString& name);

    /// Puts the document's plan, as it is now, beside the others.
    void addNow();
    void add(const Scenario& scenario, const QString& name);

    /// A preset, a scenario file or a picture that carries one.
    Result<void> addFrom(const QString& presetOrPath);

    /// Takes a plan out; the document's own stays.
    void remove(int index);
    bool canRemove(int index) const;

    const Comparison& comparison() const;

signals:
    void changed();

private:
    struct Extra {
        Scenario scenario;
        QString name;
    };

    int firstExtra() const;
    void forget();

    ScenarioDocument& m_document;
    QVector<Extra> m_extras;
    mutable std::optional<Comparison> m_comparison; ///< made when asked for
};

} // namespace planner::ui
