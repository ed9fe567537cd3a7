// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/labelstudio/studioproject.h"
#include "core/task/task.h"
#include "ui/background/studythread.h"

#include <QObject>

namespace subtext {

/// Tries, beside the window, whether anything of a fetched project can be read as the scenes of a
/// task, before there is a study. Whatever begins ends what went on before, of which nothing more
/// is heard.
class ProjectTrial : public QObject
{
    Q_OBJECT
public:
    ProjectTrial(const Environment& environment, QObject* parent);

    using Tried = std::function<void(const Result<bool>& isOfUse)>;
    /// False where no scene can be read: nothing says what its columns mean, or every row is
    /// refused. Errors: those of readImportFile that say that the file itself is damaged or gone.
    void start(const FetchedProject& fetched, const Task& task, Tried tried);
    void end();
    bool isGoing() const { return m_isGoing; }

private:
    bool m_isGoing = false;
    quint64 m_trials = 0;
    StudyThread m_thread; // last: it ends before what its work refers to
};

} // namespace subtext
