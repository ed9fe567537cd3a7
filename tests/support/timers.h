// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QProperty>
#include <QTimer>
#include <QTimerEvent>

namespace subtext::test {

// Timers of the program, looked at and run out by hand: what a test waits for by the clock comes
// too late on a slow machine, and what does not come may only be late.

/// The timer of that name within an object of the program. There must be one, and only one.
inline QTimer& timerOf(const QObject& owner, const char* name)
{
    const QList<QTimer*> timers = owner.findChildren<QTimer*>(QLatin1String(name));
    if (timers.size() != 1)
        qFatal("%d timers are called %s", static_cast<int>(timers.size()), name);
    return *timers.front();
}

/// Its time is up, now. False: it does not run, so nothing comes of it.
[[nodiscard]] inline bool runOut(QTimer& timer)
{
    if (!timer.isActive())
        return false;
    QTimerEvent timeUp(timer.timerId());
    QCoreApplication::sendEvent(&timer, &timeUp);
    return true;
}

/// Counts how often a timer is begun and stopped; to begin one anew that runs is both.
class TimerChanges
{
public:
    explicit TimerChanges(QTimer& timer)
        : m_notifier(timer.bindableActive().addNotifier([this] { ++m_count; }))
    {}
    Q_DISABLE_COPY_MOVE(TimerChanges)

    int count() const { return m_count; }

private:
    int m_count = 0;
    QPropertyNotifier m_notifier;
};

} // namespace subtext::test
