// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/projecttrial.h"

#include "core/exchange/importreader.h"

namespace subtext {
namespace {

/// Whether the file is whole, and only not what the task is about.
bool isOfAnotherTask(const Error& error)
{
    return error.code == ErrorCode::MissingColumn || error.code == ErrorCode::ForeignTask ||
           error.code == ErrorCode::UnknownSubtype || error.code == ErrorCode::EmptyFile;
}

Result<bool> isOfUse(const Result<ImportedFile>& file)
{
    if (file)
        return !file->records.empty();
    return isOfAnotherTask(file.error()) ? Result<bool>(false) : fail(file.error());
}

} // namespace

ProjectTrial::ProjectTrial(const Environment& environment, QObject* parent)
    : QObject(parent)
    , m_thread(QString(), environment, *this)
{}

void ProjectTrial::start(const FetchedProject& fetched, const Task& task, Tried tried)
{
    end();
    ImportOptions options = pullOptions(fetched, task, {}, {}, {});
    options.task = std::make_shared<const Task>(task);
    options.takesDrafts = true;
    options.takesPredictions = true;
    m_isGoing = true;
    m_thread.run(
        [file = fetched.file, options, cancel = m_thread.begin()] {
            return isOfUse(readImportFile(file, options, cancel));
        },
        [this, number = ++m_trials, tried = std::move(tried)](const Result<bool>& of) {
            if (number != m_trials)
                return;
            m_isGoing = false;
            tried(of);
        });
}

void ProjectTrial::end()
{
    ++m_trials;
    m_thread.cancel();
    m_isGoing = false;
}

} // namespace subtext
