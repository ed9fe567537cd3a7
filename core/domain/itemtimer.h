// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/records.h"

namespace subtext {

/// Measures one visit to one item. Active time is the sum of the gaps between inputs while the
/// window is active, each gap cut to 30 s: a slow reader's pause counts up to that, a coffee does
/// not. Wall time is everything from show to the moment asked for. All arguments are
/// milliseconds of the same clock; one that goes backwards counts as no time, and one that leaps
/// ahead as LongestVisitMs.
class ItemTimer
{
public:
    static constexpr qint64 LongestGapMs = 30'000;
    /// Thirty days on one item, without leaving it: longer is a clock that was set right meanwhile.
    static constexpr qint64 LongestVisitMs = qint64{30} * 24 * 3'600 * 1'000;

    /// `earlierActiveMs`: active time of earlier visits, so that first answers of a later visit
    /// are placed after them.
    void start(qint64 now, qint64 earlierActiveMs, bool isWindowActive);
    /// A key, a click, a scroll.
    void input(qint64 now);
    /// Only a change says anything.
    void setWindowActive(qint64 now, bool isActive);
    /// Notes the active time at which a step was answered for the first time.
    void answered(StepIndex step, qint64 now);

    /// Takes over what earlier visits noted.
    void setFirstAnswers(const FirstAnswers& first) { m_first = first; }
    const FirstAnswers& firstAnswers() const { return m_first; }

    Visit visitAt(qint64 now) const;

private:
    qint64 activeAt(qint64 now) const;
    void settle(qint64 now);

    qint64 m_beganAt = 0;
    qint64 m_earlierActiveMs = 0;
    qint64 m_activeMs = 0;
    qint64 m_lastInput = 0;
    bool m_isActive = false;
    int m_focusLosses = 0;
    FirstAnswers m_first;
};

} // namespace subtext
