// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/collector.h"

#include "core/study/study.h"

#include <iterator>

namespace subtext {

Collector::Collector(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &Collector::mergeNext);
}

void Collector::add(Study& study, std::vector<ReturnedFile> files)
{
    if (files.empty())
        return;
    m_study = &study;
    std::move(files.begin(), files.end(), std::back_inserter(m_files));
    m_timer.start();
    tellProgress();
}

void Collector::stop()
{
    if (isRunning())
        conclude();
}

void Collector::mergeNext()
{
    auto merged = m_study->merging().merge(std::vector{m_files.at(m_next)});
    if (!merged) {
        const Error error = merged.error();
        conclude();
        Q_EMIT failed(error);
        return;
    }
    for (MergedFile& file : *merged)
        m_merged.push_back(std::move(file));
    ++m_next;
    tellProgress();
    if (m_next == m_files.size())
        conclude();
}

void Collector::tellProgress()
{
    Q_EMIT progressed(static_cast<int>(m_next), static_cast<int>(m_files.size()));
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
