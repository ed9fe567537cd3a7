// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace subtext {

class BackupWorker;
class NoticeBar;
class PageStack;
class Places;
class Prompts;
class Study;
class StudyWatch;

/// What happens in the window while the file of the open study is not where it was: work stops
/// until it is back, and a copy with what was said meanwhile can be saved and continued in.
class LostStudy : public QObject
{
    Q_OBJECT
public:
    /// Parts of the window; they must outlast this.
    struct Parts
    {
        Prompts& prompts;
        StudyWatch& watch;
        BackupWorker& backups;
        Places& places;
        PageStack& stack;
        NoticeBar& notice;
        NoticeBar& backupNotice;
    };

    LostStudy(const Parts& parts, QWidget* window);

    /// Null: none is open. The study must outlast this, or be taken away first.
    void setStudy(Study* study);
    bool isLost() const;
    /// As Places::whenSafe; of a study that is lost a copy is offered first.
    void whenSafe(const std::function<void()>& then);

Q_SIGNALS:
    void openRequested(const QString& path);
    void readingRequested(const QString& path);

private:
    void showLost(const Error& error);
    void showFound();
    void setWorkStopped(bool isStopped);
    void askForCopy();
    void saveCopy(const QString& path);

    Parts m_parts;
    QWidget* m_window;
    Study* m_study = nullptr;
    bool m_isCopySaved = false;     ///< Of the study that is lost.
    QPointer<QWidget> m_keysBefore; ///< What had the keys as work stopped.
};

} // namespace subtext
