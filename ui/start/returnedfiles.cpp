// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/returnedfiles.h"

#include "core/study/study.h"
#include "core/travel/handouts.h"
#include "ui/prompts/prompts.h"
#include "ui/settings/settings.h"
#include "ui/text/mergetext.h"

#include <QFileInfo>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace subtext {

namespace {

/// Whatever lies in the folders beside it.
bool isOneStudy(const std::vector<ReturnedFile>& files)
{
    const auto direct = std::count_if(files.begin(), files.end(),
                                      [](const ReturnedFile& file) { return !file.isBelow; });
    return direct == 1 && !files.front().isBelow && !files.front().isOfArchive();
}

} // namespace

ReturnedFiles::ReturnedFiles(const Settings& settings, Prompts& prompts, QWidget* window)
    : QObject(window)
    , m_settings(settings)
    , m_prompts(prompts)
    , m_window(window)
{}

void ReturnedFiles::choose()
{
    m_prompts.openFiles(m_window, tr("Merge returned files"),
                        tr("Returned files (*.subtext *.zip)"), [this](const QStringList& paths) {
                            if (!paths.isEmpty())
                                merge(paths);
                        });
}

void ReturnedFiles::receive(const QStringList& dropped)
{
    drop(); // what a cancelled dialog left
    const std::vector<ReturnedFile> files = returnedFilesAt(dropped).files;
    if (files.empty())
        m_prompts.tell(m_window, tr("There is no file that ends in .subtext."),
                       tr("Drop a study to open it, or the files that the annotators sent back to "
                          "merge them."));
    else if (isOneStudy(files))
        Q_EMIT openRequested(files.front().path);
    else
        findStudy(dropped, files);
}

void ReturnedFiles::merge(const QStringList& paths)
{
    findStudy(paths, returnedFilesAt(paths).files);
}

void ReturnedFiles::keep(const QStringList& files)
{
    drop();
    remember(files, returnedFilesAt(files).files);
}

std::vector<Error> ReturnedFiles::remember(const QStringList& paths,
                                           const std::vector<ReturnedFile>& files)
{
    std::vector<Error> errors;
    for (const ReturnedFile& file : files) {
        const auto identity = identifyReturned(file);
        if (identity && identity->isHandOut) {
            m_paths = paths;
            m_waiting = static_cast<qint64>(files.size());
            m_study = *identity;
            break;
        }
        errors.push_back(identity ? Error{ErrorCode::NotAHandOut, file.shown, 0, 0, {}, {}}
                                  : identity.error());
    }
    return errors;
}

void ReturnedFiles::findStudy(const QStringList& paths, const std::vector<ReturnedFile>& files)
{
    drop();
    const std::vector<Error> errors = remember(paths, files);
    if (m_paths.isEmpty()) {
        const ErrorText text = nothingToMergeText(errors);
        m_prompts.tell(m_window, text.what, text.remedy);
        return;
    }
    if (const auto path = findAmongRecents())
        Q_EMIT openRequested(*path);
    else
        askForStudy();
}

std::optional<QString> ReturnedFiles::findAmongRecents() const
{
    for (const Settings::Recent& recent : m_settings.recents()) {
        const auto identity = identifyStudy(recent.path);
        if (identity && identity->uuid == m_study.uuid && !identity->isHandOut)
            return recent.path;
    }
    return std::nullopt;
}

void ReturnedFiles::askForStudy()
{
    m_prompts.openFile(m_window, askForStudyText(m_study.title), tr("Studies (*.subtext)"),
                       [this](const QString& path) { check(path); });
}

void ReturnedFiles::check(const QString& path)
{
    const auto identity = identifyStudy(path);
    if (identity && identity->uuid == m_study.uuid && !identity->isHandOut) {
        Q_EMIT openRequested(path);
        return;
    }
    const ErrorText text =
        identity ? wrongStudyText(path, *identity, m_study.title) : errorText(identity.error());
    m_prompts.choose(m_window, text.what, text.remedy, {tr("Choose another file")},
                     [this](int choice) {
                         if (choice == 0)
                             askForStudy();
                         else
                             drop();
                     });
}

void ReturnedFiles::meet(Study& study)
{
    if (m_paths.isEmpty())
        return;
    Reads reads;
    const StudyInfo info = reads.take(study.info());
    const auto owner = reads.take(study.handouts().owner());
    if (!reads.outcome() || info.uuid != m_study.uuid || owner) {
        drop(); // another study was opened instead
        return;
    }
    if (study.access() == Study::Access::Write)
        return;
    const ErrorText text = notWritableText(waiting());
    drop();
    m_prompts.tell(m_window, text.what, text.remedy);
}

QStringList ReturnedFiles::handTo(const Person& person)
{
    const qint64 files = std::exchange(m_waiting, 0);
    const QStringList paths = std::exchange(m_paths, {});
    if (paths.isEmpty() || person.role == Role::Coordinator)
        return paths;
    const ErrorText text = notCoordinatorText(files);
    m_prompts.tell(m_window, text.what, text.remedy);
    return {};
}

void ReturnedFiles::drop()
{
    m_paths.clear();
    m_waiting = 0;
    m_study = {};
}

} // namespace subtext
