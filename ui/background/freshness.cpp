// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/background/freshness.h"

#include "core/study/study.h"

#include <QEvent>
#include <QWidget>

namespace subtext {

Freshness::Freshness(QWidget& place, int delayMs)
    : m_place(place)
{
    m_poll.setObjectName(QStringLiteral("poll"));
    m_poll.setInterval(PollMs);
    connect(&m_poll, &QTimer::timeout, this, &Freshness::poll);
    m_delay.setObjectName(QStringLiteral("delay"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &Freshness::refreshDue);
    place.installEventFilter(this);
}

void Freshness::start(const Study& study, ChangeSet::Kinds kinds)
{
    stop();
    m_study = &study;
    m_changes = connect(&study, &Study::changed, this, [this, kinds](const ChangeSet& changes) {
        if (changes.kinds & kinds)
            noteChange();
    });
    m_foreignVersion = study.foreignVersion().value_or(0);
    if (m_place.isVisible())
        m_poll.start();
    noteChange();
}

void Freshness::stop()
{
    m_poll.stop();
    markFresh();
    disconnect(m_changes);
    m_study = nullptr;
}

void Freshness::noteChange()
{
    m_isStale = true;
    schedule();
}

void Freshness::markFresh()
{
    m_isStale = false;
    m_delay.stop();
}

void Freshness::schedule()
{
    // A delay that began is not begun again, or a busy study would never be shown.
    if (m_study && m_place.isVisible() && !m_delay.isActive())
        m_delay.start();
}

void Freshness::poll()
{
    const auto version = m_study->foreignVersion();
    if (!version || *version == m_foreignVersion)
        return;
    m_foreignVersion = *version;
    noteChange();
    Q_EMIT changedElsewhere();
}

bool Freshness::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_place && m_study) {
        if (event->type() == QEvent::Show) {
            m_poll.start();
            poll(); // nobody asked while it was hidden
            if (m_isStale)
                schedule();
        } else if (event->type() == QEvent::Hide) {
            m_poll.stop();
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
