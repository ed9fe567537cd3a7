// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/importreader.h"

#include <QSet>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace subtext {

class StudyContext;

/// What an import did, or would do.
struct ImportReport
{
    qint64 scenarios = 0;
    qint64 annotations = 0;
    qint64 adjudications = 0; ///< Gold labels taken.
    qint64 notes = 0;
    qint64 drafts = 0; ///< Of Label Studio, taken as drafts; skipped tasks among them.
    std::map<QString, qint64> skippedBy; ///< How many of them were skipped, by whom.
    qint64 draftsEnded = 0;              ///< Drafts here that an answer is later than.
    qint64 revisions = 0;        ///< Of the annotations: later ones of answers that were there.
    qint64 sameAnswers = 0;      ///< That the study had as the files have them.
    qint64 differentAnswers = 0; ///< That the study has otherwise, and keeps so (refused).
    qint64 people = 0;           ///< Who are new.
    std::vector<Refusal> refused;
    std::vector<FurtherRefusals> furtherRefused;
    std::vector<ImportWarning> warnings;
    /// The first answers that were new or had changed: the names of their scenes, and their
    /// annotators as the file names them.
    std::vector<std::pair<QString, QString>> firstTaken;

    void noteTaken(const QString& scenario, const QString& annotator)
    {
        constexpr std::size_t MostNamed = 5;
        if (firstTaken.size() < MostNamed)
            firstTaken.emplace_back(scenario, annotator);
    }
    /// Whether anything was written, or would be.
    bool isNew() const
    {
        return scenarios + annotations + adjudications + notes + drafts + people > 0;
    }
};

/// Reads several files; the first that cannot be used ends it, and so does `cancel` (Cancelled). No
/// study is touched.
Result<std::vector<ImportedFile>> readImportFiles(const QStringList& paths,
                                                  const ImportOptions& options,
                                                  const CancelToken& cancel = {});

/// With whom mappings named before: who somebody is was said once. Not of bare numbers: on another
/// server they are other people.
QMap<QString, QString> withKnownPeople(QMap<QString, QString> people,
                                       const std::vector<ImportMapping>& known);

struct ImportRecord
{
    qint64 at = 0;
    QStringList files; ///< By name, without folders.
    qint64 scenarios = 0;
    qint64 annotations = 0;
    qint64 gold = 0;
};

class Importing
{
public:
    explicit Importing(StudyContext& context)
        : m_context(context)
    {}

    /// Takes everything usable in one transaction; refuses single rows that contradict the study.
    /// Scenarios and answers that the study already has, to the character, are left as they are.
    /// Files that only refer to scenes are taken after those that bring some.
    /// What their columns meant is kept (mappings).
    /// Names in the files become people with codes A01, A02, …, in the order of the names or, with
    /// `hasRandomCodes`, at random; a row that names a code of its own for somebody new is refused
    /// where the code cannot be read or looks like another.
    Result<ImportReport> apply(const std::vector<ImportedFile>& files, bool hasRandomCodes = false);
    /// The same in the manner of the options by which they were read: tried alone (`isDryRun`), and
    /// of a server (`source`), as importFiles has it. What a person says of power relations
    /// (`powers`) is given in the scenes that are new; it changes none that the study has.
    Result<ImportReport> apply(const std::vector<ImportedFile>& files,
                               const ImportOptions& options);

    /// readImportFiles and apply, but with one file at a time in memory. The first file that cannot
    /// be used ends it, and nothing is taken. A file that calls its columns otherwise, and of which
    /// the options say nothing, is read by what they meant before (ImportNotice::KeptMapping);
    /// where nothing is known of it, the options may take synonyms. They are read by the study's
    /// task, whatever the options say. With `isDryRun` the report is that of an import, and the
    /// study stays as it is. So it does where something that comes from a server (`source`) says
    /// nothing new.
    Result<ImportReport> importFiles(const QStringList& paths, const ImportOptions& options);

    /// What columns of foreign files meant so far, newest first, each once. Errors: those of
    /// reading, StudyDamaged.
    Result<std::vector<ImportMapping>> mappings() const;

    /// What was imported so far, oldest first. Errors: those of reading.
    Result<std::vector<ImportRecord>> records() const;

    /// Names of all scenarios that the study has, those that are left out among them: what of a
    /// file is new.
    Result<QSet<QString>> scenarioNames() const;

private:
    using Taker = std::function<void(const ImportedFile&)>;

    struct Manner
    {
        bool hasRandomCodes = false;
        bool isDryRun = false;
        QString source = {};
        QString server = {};
        SaidPowers powers = {};
    };

    static Manner mannerOf(const ImportOptions& options);
    Result<ImportReport> applyIn(const Manner& manner, const std::vector<ImportedFile>& files);
    bool keep(const ImportMapping& mapping);
    std::vector<ImportMapping> knownMappings() const;
    Result<ImportReport> takeAll(const Manner& manner,
                                 const std::function<void(const Taker&)>& forEachFile);

    StudyContext& m_context;
};

} // namespace subtext
