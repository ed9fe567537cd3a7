// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/studywatch.h"

#include "core/study/study.h"

namespace subtext {

StudyWatch::StudyWatch(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(PollMs);
    connect(&m_timer, &QTimer::timeout, this, &StudyWatch::look);
}

void StudyWatch::watch(Study* study)
{
    m_study = study;
    m_isLost = false;
    if (m_study)
        m_timer.start();
    else
        m_timer.stop();
}

bool StudyWatch::look()
{
    if (!m_study)
        return true;
    const auto here = m_study->checkPlace();
    const bool wasLost = m_isLost;
    m_isLost = !here;
    if (m_isLost && !wasLost)
        Q_EMIT lost(here.error());
    else if (wasLost && !m_isLost)
        Q_EMIT found();
    return !m_isLost;
}

} // namespace subtext
