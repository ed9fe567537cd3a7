// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"

#include "core/domain/vocabulary.h"
#include "core/exchange/columnsurvey.h"
#include "core/exchange/importreader.h"
#include "core/storage/auditlog.h"
#include "core/storage/largewrite.h"
#include "core/storage/mappingstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"
#include "core/travel/importrun.h"

#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace subtext {
namespace {

const QString ImportAction = QStringLiteral("import");

QString wordsOf(const ImportMapping& mapping)
{
    QStringList words;
    const auto add = [&](const QMap<QString, QString>& pairs) {
        for (auto pair = pairs.begin(); pair != pairs.end(); ++pair)
            words << pair.key() + QStringLiteral(" = ") + pair.value();
    };
    add(mapping.columns);
    for (const auto& meanings : mapping.values)
        add(meanings);
    if (mapping.group)
        words << *mapping.group;
    return words.join(QStringLiteral(", "));
}

Result<ImportedFile> readBy(ImportMapping meant, const QString& path, ImportOptions options,
                            bool isGroupSaid)
{
    if (isGroupSaid) // by the file
        meant.group.reset();
    meant.people = options.people;
    if (!options.scales.isEmpty())
        meant.scales = options.scales;
    options.setMapping(meant);
    auto again = readImportFile(path, options);
    if (again) {
        ImportWarning& said = again->warnings.emplace_back();
        said.notice = ImportNotice::KeptMapping;
        said.file = path;
        said.value = wordsOf(meant);
        again->mapping = {}; // it is kept already; nobody said anything new
    }
    return again;
}

/// With a warning for each of the columns.
Result<ImportedFile> readBySynonyms(const QMap<QString, QString>& synonyms, const QString& path,
                                    ImportOptions options)
{
    options.columns.insert(synonyms);
    auto file = readImportFile(path, options);
    if (!file)
        return file;
    for (auto of = synonyms.begin(); of != synonyms.end(); ++of) {
        ImportWarning& said = file->warnings.emplace_back();
        said.notice = ImportNotice::SynonymColumn;
        said.file = path;
        said.column = of.value();
        said.value = of.key();
    }
    return file;
}

/// Reads a file; one that calls its columns otherwise, and of which nobody says what they are, by
/// what they meant the last time, or by the names that others use.
Result<ImportedFile> readAsMeant(const QString& path, const ImportOptions& options,
                                 const std::vector<ImportMapping>& known)
{
    auto file = readImportFile(path, options);
    if (file || !isAboutColumns(file.error()))
        return file;
    const auto survey = surveyColumns(path, {}, options.task.get(), options.sheet);
    if (!survey)
        return file;
    const bool isSaid = !options.columns.isEmpty() || !options.values.isEmpty();
    const ImportMapping* mapping = isSaid ? nullptr : mappingFor(survey->columns, known);
    if (mapping)
        return readBy(*mapping, path, options, survey->hasGroup);
    // What a control of Label Studio is called says nothing of what it asks.
    const bool isOfColumn =
        (file.error().code == ErrorCode::MissingColumn && file.error().detail.isEmpty()) ||
        file.error().code == ErrorCode::UnknownSubtype;
    ImportOptions said = options;
    if (!said.group)
        said.group = subtypeFromFileName(QFileInfo(path).fileName());
    const auto synonyms = options.takesSynonyms && isOfColumn ? soleSynonyms(survey->columns, said)
                                                              : QMap<QString, QString>();
    return synonyms.isEmpty() ? std::move(file) : readBySynonyms(synonyms, path, options);
}

/// Only answers to scenes that are elsewhere: a table of a release, say, whose name stands before
/// that of the scenes in every list.
bool bringsNoScene(const ImportedFile& file)
{
    return !file.records.empty() &&
           std::all_of(file.records.begin(), file.records.end(),
                       [](const ImportedRecord& record) { return record.isReference; });
}

} // namespace

QMap<QString, QString> withKnownPeople(QMap<QString, QString> people,
                                       const std::vector<ImportMapping>& known)
{
    for (const ImportMapping& mapping : known) {
        for (auto one = mapping.people.begin(); one != mapping.people.end(); ++one) {
            bool isNumber = false;
            one.key().toLongLong(&isNumber);
            if (!isNumber && !people.contains(one.key()))
                people.insert(one.key(), one.value());
        }
    }
    return people;
}

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
    return applyIn({hasRandomCodes}, files);
}

Result<ImportReport> Importing::apply(const std::vector<ImportedFile>& files,
                                      const ImportOptions& options)
{
    return applyIn(mannerOf(options), files);
}

Importing::Manner Importing::mannerOf(const ImportOptions& options)
{
    return {options.hasRandomCodes, options.isDryRun, options.source, options.server,
            options.powers};
}

Result<ImportReport> Importing::applyIn(const Manner& manner,
                                        const std::vector<ImportedFile>& files)
{
    return takeAll(manner, [&](const Taker& take) {
        for (const bool isLast : {false, true}) {
            for (const ImportedFile& file : files) {
                if (bringsNoScene(file) == isLast)
                    take(file);
            }
        }
    });
}

Result<ImportReport> Importing::importFiles(const QStringList& paths, const ImportOptions& options)
{
    return takeAll(mannerOf(options), [&](const Taker& take) {
        ImportOptions asked = options;
        asked.task = m_context.db->task().shared();
        const std::vector<ImportMapping> known = knownMappings();
        asked.people = withKnownPeople(std::move(asked.people), known);
        const auto read = [&](const QString& path) {
            auto file = readAsMeant(path, asked, known);
            if (!file)
                throw Failure(file.error());
            return std::move(*file);
        };
        QStringList last; // read again then: one file at a time is in memory
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const ImportedFile file = read(paths[i]);
            if (bringsNoScene(file) && i + 1 < paths.size())
                last << paths[i];
            else
                take(file);
        }
        for (const QString& path : last)
            take(read(path));
    });
}

/// Once, where it was said the last time as well. True where it is new.
bool Importing::keep(const ImportMapping& mapping)
{
    if (mapping.isEmpty())
        return false;
    const auto known = knownMappings();
    const auto before = std::find_if(known.begin(), known.end(), [&](const ImportMapping& of) {
        return of.source == mapping.source;
    });
    if (before != known.end() && *before == mapping)
        return false;
    m_context.mappings.insert(writeMapping(mapping), m_context.env.clock.now());
    return true;
}

Result<std::vector<ImportMapping>> Importing::mappings() const
{
    return m_context.read([&] { return knownMappings(); });
}

Result<std::vector<ImportRecord>> Importing::records() const
{
    return m_context.read([&] {
        std::vector<ImportRecord> records;
        for (const AuditEntry& entry : m_context.audit.allOf(ImportAction)) {
            ImportRecord& record = records.emplace_back();
            record.at = entry.at;
            const QJsonArray listed = entry.detail[QLatin1String("files")].toArray();
            for (const QJsonValue& name : listed)
                record.files << name.toString();
            record.scenarios = entry.detail[QLatin1String("scenarios")].toInteger();
            record.annotations = entry.detail[QLatin1String("annotations_taken")].toInteger();
            record.gold = entry.detail[QLatin1String("gold_labels")].toInteger();
        }
        return records;
    });
}

Result<QSet<QString>> Importing::scenarioNames() const
{
    return m_context.read([&] {
        QSet<QString> names;
        for (const Scenario& scenario : m_context.scenarios.heads(Items::All))
            names.insert(scenario.name());
        return names;
    });
}

std::vector<ImportMapping> Importing::knownMappings() const
{
    std::vector<ImportMapping> mappings;
    for (const QString& json : m_context.mappings.all()) {
        const auto mapping = readMapping(json);
        if (!mapping)
            throw Failure({ErrorCode::StudyDamaged,
                           m_context.db->path(),
                           0,
                           0,
                           QStringLiteral("import_mapping"),
                           {}});
        if (std::find(mappings.begin(), mappings.end(), *mapping) == mappings.end())
            mappings.push_back(*mapping);
    }
    return mappings;
}

Result<ImportReport> Importing::takeAll(const Manner& manner,
                                        const std::function<void(const Taker&)>& forEachFile)
{
    ImportReport report;
    bool isUndone = false; // on purpose: everything has been tried
    const auto done = m_context.operate(ImportAction, [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const LargeWrite large(*m_context.db);
        ImportRun run(m_context, report, manner.hasRandomCodes, manner.powers);
        QJsonArray names;
        bool isSaidNewly = false;
        forEachFile([&](const ImportedFile& file) {
            run.take(file);
            ImportMapping mapping = file.mapping;
            if (!manner.source.isEmpty()) // there people are who they are by their numbers
                mapping.people = run.identities(manner.server);
            isSaidNewly = keep(mapping) || isSaidNewly;
            names.append(QFileInfo(file.path).fileName());
        });
        isUndone = manner.isDryRun || (!manner.source.isEmpty() && !report.isNew() && !isSaidNewly);
        if (isUndone)
            throw Failure({ErrorCode::Cancelled, {}, 0, 0, {}, {}});
        changes.kinds = ChangeSet::ScenariosChanged | ChangeSet::PeopleChanged |
                        ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged |
                        ChangeSet::DecisionsChanged;
        if (report.drafts + report.draftsEnded > 0)
            changes.kinds |= ChangeSet::DraftChanged;
        return QJsonObject{{QStringLiteral("files"), names},
                           {QStringLiteral("scenarios"), report.scenarios},
                           {QStringLiteral("annotations_taken"), report.annotations},
                           {QStringLiteral("gold_labels"), report.adjudications}};
    });
    if (!done && !isUndone)
        return fail(done.error());
    return report;
}

} // namespace subtext
