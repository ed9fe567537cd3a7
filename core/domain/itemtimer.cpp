// SPDX-License-Identifier: MIT
#include "core/domain/itemtimer.h"

#include <algorithm>

namespace subtext {

void ItemTimer::start(qint64 now, qint64 earlierActiveMs, bool isWindowActive)
{
    *this = ItemTimer{};
    m_beganAt = now;
    m_lastInput = now;
    m_earlierActiveMs = earlierActiveMs;
    m_isActive = isWindowActive;
}

qint64 ItemTimer::activeAt(qint64 now) const
{
    if (!m_isActive)
        return m_activeMs;
    return m_activeMs + std::clamp<qint64>(now - m_lastInput, 0, LongestGapMs);
}

void ItemTimer::settle(qint64 now)
{
    m_activeMs = activeAt(now);
    m_lastInput = now;
}

void ItemTimer::input(qint64 now)
{
    settle(now);
}

void ItemTimer::setWindowActive(qint64 now, bool isActive)
{
    if (isActive == m_isActive)
        return;
    if (isActive) {
        m_lastInput = now;
    } else {
        settle(now);
        ++m_focusLosses;
    }
    m_isActive = isActive;
}

void ItemTimer::answered(StepIndex step, qint64 now)
{
    settle(now);
    if (!m_first.at(step))
        m_first.set(step, m_earlierActiveMs + m_activeMs);
}

Visit ItemTimer::visitAt(qint64 now) const
{
    return {m_beganAt, std::clamp<qint64>(now - m_beganAt, 0, LongestVisitMs), activeAt(now),
            m_focusLosses};
}

} // namespace subtext
