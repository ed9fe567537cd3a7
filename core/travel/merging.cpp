// SPDX-License-Identifier: MIT
#include "core/travel/merging.h"

#include "core/operation/studycontext.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/studystore.h"
#include "core/travel/mergingrun.h"
#include "core/travel/personswork.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {
namespace {

// What the study keeps of a report, for ever.
constexpr std::size_t ReportedRows = 1'000;
constexpr qsizetype ReportedCharacters = 250'000;

/// What a copy of the study may bring news of, beside the work of people.
constexpr ChangeSet::Kinds WholeStudy = ChangeSet::StudyChanged | ChangeSet::ScenariosChanged |
                                        ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
                                        ChangeSet::DecisionsChanged | ChangeSet::ReleaseChanged;

QString reportOf(const MergedFile& file)
{
    QJsonArray rows;
    qsizetype characters = 0;
    for (std::size_t i = 0; i < std::min(file.refused.size(), ReportedRows); ++i) {
        const RefusedRow& row = file.refused[i];
        characters += row.kind.size() + row.scenario.size() + row.person.size() +
                      row.reason.size() + row.detail.size();
        if (characters > ReportedCharacters)
            break;
        rows.append(QJsonObject{{QStringLiteral("kind"), row.kind},
                                {QStringLiteral("scenario"), row.scenario},
                                {QStringLiteral("person"), row.person},
                                {QStringLiteral("reason"), row.reason},
                                {QStringLiteral("detail"), row.detail}});
    }
    QJsonDocument report(rows);
    QJsonObject whole{{QStringLiteral("refused"), rows},
                      {QStringLiteral("questions"), file.questions},
                      {QStringLiteral("replies"), file.replies}};
    if (file.voted > 0)
        whole.insert(QStringLiteral("voted"), file.voted);
    if (file.uncounted > 0)
        whole.insert(QStringLiteral("uncounted"), file.uncounted);
    if (file.questions + file.replies + file.voted + file.uncounted > 0)
        report.setObject(whole);
    return QString::fromUtf8(report.toJson(QJsonDocument::Compact));
}

MergedFileRecord recordOf(const MergedFile& file, const QString& sha256, StudyContext& context)
{
    MergedFileRecord record;
    record.uuid = context.env.ids.next();
    record.at = context.env.clock.now();
    record.file = QFileInfo(file.file).fileName();
    record.sha256 = sha256;
    record.person = file.person;
    record.taken = file.taken;
    record.known = file.known;
    record.refused = static_cast<qint64>(file.refused.size());
    record.report = reportOf(file);
    return record;
}

Result<ChangeSet> mergeOne(StudyContext& context, const ReturnedHandOut& returned,
                           const CancelToken& cancel, MergedFile& outcome)
{
    return context.operate(QStringLiteral("handout.merge"), [&](ChangeSet& changes) {
        MergingRun run(context, returned, outcome);
        run.run(cancel);
        const MergedFileRecord record = recordOf(outcome, returned.sha256, context);
        context.handOuts.insertMerged(record);
        changes.kinds = ChangeSet::CourseChanged;
        if (outcome.taken > 0)
            changes.kinds |=
                ChangeSet::AnnotationChanged | ChangeSet::HandedIn | ChangeSet::QualityChanged;
        if (outcome.taken > 0 && returned.copy)
            changes.kinds |= WholeStudy;
        changes.add(outcome.person); // nobody: a copy of the study, with the work of everybody
        return QJsonObject{{QStringLiteral("person"), run.owner().code},
                           {QStringLiteral("file"), record.file},
                           {QStringLiteral("sha256"), record.sha256},
                           {QStringLiteral("taken"), record.taken},
                           {QStringLiteral("known"), record.known},
                           {QStringLiteral("refused"), record.refused}};
    });
}

/// The study's own file, by whatever path it is called.
bool isStudyItself(const StudyContext& context, const QString& path)
{
    const QString own = QFileInfo(context.db->path()).canonicalFilePath();
    return !own.isEmpty() && QFileInfo(path).canonicalFilePath() == own;
}

/// Whether the study has everything that a hand-out of it brings.
bool isAllKnown(StudyContext& context, const ReturnedHandOut& returned)
{
    if (returned.copy)
        return false;
    bool isKnown = false;
    const auto read = context.db->readConsistently([&] {
        for (const Person& person : context.people.all())
            isKnown = isKnown || standingOf(context, person, returned) == Standing::AllHere;
    });
    return read && isKnown;
}

MergedFile mergeFile(StudyContext& context, const ReturnedFile& file, const CancelToken& cancel)
{
    MergedFile outcome;
    outcome.file = file.shown;
    if (file.error) {
        outcome.error = file.error;
        return outcome;
    }
    if (isStudyItself(context, file.path)) {
        outcome.error = Error{ErrorCode::NotAHandOut, file.shown, 0, 0, {}, {}};
        return outcome;
    }
    const auto returned = readReturned(file.path, cancel);
    if (!returned) {
        outcome.error = file.aboutShown(returned.error());
        return outcome;
    }
    if (file.isBelow && isAllKnown(context, *returned)) {
        outcome.isLeftOut = true;
        return outcome;
    }
    if (const auto done = mergeOne(context, *returned, cancel, outcome); !done) {
        outcome = {};
        outcome.file = file.shown;
        outcome.error = done.error();
        // What the run says is about that file; what the disk says is about the study.
        if (!isSystemRefusal(done.error().code))
            outcome.error->file = file.shown;
    }
    return outcome;
}

} // namespace

Result<std::vector<MergedFile>> Merging::merge(const QStringList& files, const CancelToken& cancel,
                                               const ProgressSink& progress)
{
    std::vector<ReturnedFile> returned;
    for (const QString& path : files)
        returned.push_back({path, path, std::nullopt, nullptr});
    return merge(returned, cancel, progress);
}

Result<std::vector<MergedFile>> Merging::merge(const std::vector<ReturnedFile>& files,
                                               const CancelToken& cancel,
                                               const ProgressSink& progress)
{
    if (m_context.db->mode() == Database::Mode::ReadOnly)
        return fail(ErrorCode::ReadOnly, m_context.db->path());
    std::vector<MergedFile> merged;
    for (const ReturnedFile& file : files) {
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        MergedFile outcome = mergeFile(m_context, file, cancel);
        if (outcome.error && outcome.error->code == ErrorCode::Cancelled)
            return fail(ErrorCode::Cancelled);
        merged.push_back(std::move(outcome));
        if (progress)
            progress(static_cast<double>(merged.size()) / static_cast<double>(files.size()));
    }
    return merged;
}

Result<std::vector<MergedFileRecord>> Merging::records() const
{
    return m_context.read([&] { return m_context.handOuts.mergedFiles(); });
}

} // namespace subtext
