// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"

#include "core/storage/largewrite.h"
#include "core/storage/taskinforce.h"
#include "core/travel/importrun.h"

#include <QFileInfo>
#include <QJsonArray>

namespace subtext {
Result<std::vector<ImportedFile>>
readImportFiles(const QStringList& paths, const ImportOptions& options, const CancelToken& cancel)
{
    std::vector<ImportedFile> files;
    for (const QString& path : paths) {
        auto file = readImportFile(path, options, cancel);
        if (!file)
            return fail(file.error());
        files.push_back(std::move(*file));
    }
    return files;
}

Result<ImportReport> Importing::apply(const std::vector<ImportedFile>& files, bool hasRandomCodes)
{
    return takeAll(hasRandomCodes, [&](const Taker& take) {
        for (const ImportedFile& file : files)
            take(file);
    });
}

Result<ImportReport> Importing::importFiles(const QStringList& paths, const ImportOptions& options)
{
    return takeAll(options.hasRandomCodes, [&](const Taker& take) {
        ImportOptions asked = options;
        asked.task = m_context.db->task().shared();
        for (const QString& path : paths) {
            const auto file = readImportFile(path, asked);
            if (!file)
                throw Failure(file.error());
            take(*file);
        }
    });
}

Result<ImportReport> Importing::takeAll(bool hasRandomCodes,
                                        const std::function<void(const Taker&)>& forEachFile)
{
    ImportReport report;
    const auto done = m_context.operate(QStringLiteral("import"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const LargeWrite large(*m_context.db);
        ImportRun run(m_context, report, hasRandomCodes);
        QJsonArray names;
        forEachFile([&](const ImportedFile& file) {
            run.take(file);
            names.append(QFileInfo(file.path).fileName());
        });
        changes.kinds = ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged |
                        ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged |
                        ChangeSet::DecisionsChanged;
        return QJsonObject{{QStringLiteral("files"), names},
                           {QStringLiteral("scenarios"), report.scenarios},
                           {QStringLiteral("annotations_taken"), report.annotations},
                           {QStringLiteral("gold_labels"), report.adjudications}};
    });
    if (!done)
        return fail(done.error());
    return report;
}

} // namespace subtext
