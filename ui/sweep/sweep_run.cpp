// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweep_run.h"

#include <algorithm>
#include <mutex>

namespace planner::ui {

/// What the sweep's threads have finished and the window has not yet fetched.
struct SweepRun::Mailbox {
    std::mutex mutex;
    SweepTable points;
    bool done = false;
    bool announced = false; ///< the window knows that there is something
    std::atomic<bool> cancelled = false;
};

namespace {

void append(SweepTable& table, const SweepTable& part) {
    table.values.insert(table.values.end(), part.values.begin(), part.values.end());
    table.flags.insert(table.flags.end(), part.flags.begin(), part.flags.end());
}

} // namespace

SweepRun::SweepRun(QObject* parent) : QObject(parent) {}

SweepRun::~SweepRun() { stop(); }

void SweepRun::stop() {
    if (m_mailbox)
        m_mailbox->cancelled = true;
    if (m_thread.joinable())
        m_thread.join();
    m_mailbox.reset();
    m_running = false;
}

void SweepRun::cancel() {
    if (!m_running)
        return;
    const auto mailbox = m_mailbox;
    mailbox->cancelled = true;
    m_thread.join();
    collect(mailbox);
}

void SweepRun::start(const Scenario& scenario, const Sweep& sweep) {
    stop();
    m_sweep = sweep;
    // One core is left to the window.
    m_sweep.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    m_table = {};
    m_running = true;
    m_mailbox = std::make_shared<Mailbox>();
    m_thread = std::thread([this, scenario, sweep = m_sweep, mailbox = m_mailbox] {
        // The object joins this thread before it goes.
        const auto announce = [&] {
            if (std::exchange(mailbox->announced, true))
                return;
            QMetaObject::invokeMethod(
                this, [this, mailbox] { collect(mailbox); }, Qt::QueuedConnection);
        };
        const auto take = [&](const SweepTable& part) {
            const std::lock_guard lock(mailbox->mutex);
            append(mailbox->points, part);
            announce();
            return !mailbox->cancelled;
        };
        (void)run(scenario, sweep, SweepSteps{{}, take}); // checked before
        const std::lock_guard lock(mailbox->mutex);
        mailbox->done = true;
        announce();
    });
}

void SweepRun::collect(const std::shared_ptr<Mailbox>& from) {
    if (from != m_mailbox)
        return; // of an earlier run
    bool done = false;
    {
        const std::lock_guard lock(from->mutex);
        append(m_table, std::exchange(from->points, {}));
        from->announced = false;
        done = from->done;
    }
    if (done) {
        if (m_thread.joinable())
            m_thread.join();
        m_mailbox.reset();
        m_running = false;
    }
    emit advanced();
    if (done)
        emit finished();
}

} // namespace planner::ui
