// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/collector.h"

#include "core/study/study.h"

namespace subtext {

Collector::Collector(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Collector::mergeNext);
}

void Collector::add(Study& study, const QStringList& files)
{
    if (files.isEmpty())
        return;
    m_study = &study;
    m_files << files;
    m_timer.start();
    Q_EMIT progressed(m_next, static_cast<int>(m_files.size()));
}

void Collector::stop()
{
    if (isRunning())
        conclude();
}

void Collector::mergeNext()
{
    auto merged = m_study->merging().merge({m_files.at(m_next)});
    if (!merged) {
        const Error error = merged.error();
        conclude();
        Q_EMIT failed(error);
        return;
    }
    for (MergedFile& file : *merged)
        m_merged.push_back(std::move(file));
    ++m_next;
    Q_EMIT progressed(m_next, static_cast<int>(m_files.size()));
    if (m_next == m_files.size())
        conclude();
}

void Collector::conclude()
{
    m_timer.stop();
    m_files.clear();
    m_next = 0;
    const std::vector<MergedFile> merged = std::exchange(m_merged, {});
    if (!merged.empty())
        Q_EMIT finished(merged);
}

} // namespace subtext
