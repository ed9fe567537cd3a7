// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/travel/merging.h"

#include <QObject>
#include <QTimer>

namespace subtext {

class Study;

/// Merges returned files one after the other on the window's thread, which owns the study: one file
/// a turn, so that the window is drawn and can be stopped between two files.
class Collector : public QObject
{
    Q_OBJECT
public:
    explicit Collector(QObject* parent = nullptr);

    /// Files that come while others are merged wait their turn.
    void add(Study& study, std::vector<ReturnedFile> files);
    /// What is merged stays merged; the rest is left alone.
    void stop();
    bool isRunning() const { return m_timer.isActive(); }

Q_SIGNALS:
    void progressed(int done, int all);
    /// Once all are through, or it was stopped: what became of each file that had its turn.
    void finished(const std::vector<subtext::MergedFile>& files);
    /// The study itself could not be written.
    void failed(const subtext::Error& error);

private:
    void mergeNext();
    void tellProgress();
    void conclude();

    Study* m_study = nullptr;
    std::vector<ReturnedFile> m_files;
    std::size_t m_next = 0;
    std::vector<MergedFile> m_merged;
    QTimer m_timer;
};

} // namespace subtext
