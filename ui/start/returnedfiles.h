// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/travel/returnedfile.h"

#include <QObject>
#include <QStringList>

#include <optional>

class QWidget;

namespace subtext {

class Prompts;
class Settings;
class Study;

/// Returned files on their way from the start page into their study: which study it is (the files
/// say so), where it is (among the recent ones, or it is asked for), and waiting until a
/// coordinator has signed in there.
class ReturnedFiles : public QObject
{
    Q_OBJECT
public:
    ReturnedFiles(const Settings& settings, Prompts& prompts, QWidget* window);

    void choose();
    /// What was dropped: one file is opened; several, or an archive, are merged. Folders stand for
    /// what is in them.
    void receive(const QStringList& dropped);
    /// Finds the study, and asks for it where it is not among the recent ones.
    void merge(const QStringList& paths);

    /// A study was opened. Where it is theirs and can be written the files wait on; otherwise they
    /// are dropped.
    void meet(Study& study);
    qint64 waiting() const { return m_waiting; }
    /// Those that wait.
    QStringList files() const { return m_paths; }
    /// Goes on with those of another window, of the study that is opened next.
    void keep(const QStringList& files);
    /// Somebody signed in: a coordinator gets what was dropped or chosen, anybody else is told that
    /// nothing was merged. Nothing waits afterwards.
    QStringList handTo(const Person& person);
    void drop();

Q_SIGNALS:
    /// The study is found, or a single file was dropped.
    void openRequested(const QString& path);

private:
    /// Keeps them where one is readable, and says which study it is of; returns what is wrong with
    /// those before it.
    std::vector<Error> remember(const QStringList& paths, const std::vector<ReturnedFile>& files);
    void findStudy(const QStringList& paths, const std::vector<ReturnedFile>& files);
    std::optional<QString> findAmongRecents() const;
    void askForStudy();
    void check(const QString& path);

    const Settings& m_settings;
    Prompts& m_prompts;
    QWidget* m_window;
    QStringList m_paths;   ///< Of the files, or what stands for them: it is unpacked anew then.
    qint64 m_waiting = 0;  ///< How many files these are.
    StudyIdentity m_study; ///< Theirs, as the first readable file says.
};

} // namespace subtext
