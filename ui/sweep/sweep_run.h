// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep.h"
#include "model/scenario/scenario.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <thread>

namespace planner::ui {

/// Evaluates a sweep on other threads and tells how it grows. The table may be read at any time on the thread
/// of the object; it holds the points so far.
class SweepRun final : public QObject {
    Q_OBJECT

public:
    explicit SweepRun(QObject* parent = nullptr);
    ~SweepRun() override;

    /// Stops what runs, forgets its points, and begins. The sweep must have been checked.
    void start(const Scenario& scenario, const Sweep& sweep);

    /// Stops; the points so far stay.
    void cancel();

    bool isRunning() const { return m_running; }
    bool isComplete() const { return m_table.size() == m_sweep.size(); }
    const Sweep& sweep() const { return m_sweep; }
    const SweepTable& table() const { return m_table; }

signals:
    void advanced();
    void finished(); ///< complete, or cancelled

private:
    struct Mailbox;

    void stop();
    void collect(const std::shared_ptr<Mailbox>& from);

    Sweep m_sweep;
    SweepTable m_table;
    std::shared_ptr<Mailbox> m_mailbox; ///< shared with the thread that runs now
    std::thread m_thread;
    bool m_running = false;
};

} // namespace planner::ui
