// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/person.h"
#include "core/domain/records.h"
#include "core/storage/auditlog.h"
#include "core/storage/records.h"
#include "core/task/task.h"

#include <QHash>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace subtext {

class StudyContext;

/// A half-answered item or a half-made decision in a copy.
struct CopiedDraft
{
    Uuid person;
    Uuid scenario;
    Draft draft;
};
struct CopiedDeskDraft
{
    Uuid person;
    Uuid scenario;
    DeskDraft draft;
    qint64 savedAt = 0;
};

/// What a copy of a study holds beside its records: one that was saved while the study was not
/// at its path, say.
struct StudyCopy
{
    std::vector<ChainLink> chain;
    std::vector<CopiedDraft> drafts;
    std::vector<CopiedDeskDraft> deskDrafts;
};

/// Throws; call it inside a read.
StudyCopy readStudyCopy(StudyContext& context);

/// Whether the two chains part after both had their people and their scenarios. Up to there a chain
/// covers the words of every scene and the ids of all people, so that nobody writes its beginning
/// who does not have the study.
bool haveCommonOrigin(const std::vector<ChainLink>& one, const std::vector<ChainLink>& other);

/// A returned hand-out or a copy of the study, read: of a hand-out what its owner did, of a copy
/// everything that travels. Nothing in it is
/// believed yet but that the file is sound: its tables are those of the program and its audit chain
/// holds.
struct ReturnedHandOut
{
    QString sha256; ///< Of the file as it was, and of its log where there is one.
    StudyInfo info;
    std::shared_ptr<const Task> task;
    Uuid uuid;                                         ///< Of the hand-out.
    Person owner;                                      ///< Whose it says that it is.
    QHash<Uuid, Person> people;                        ///< By UUID.
    QHash<Uuid, Scenario> scenarios;                   ///< By UUID.
    std::map<QLatin1String, std::vector<Record>> rows; ///< By the SQL name of the table.
    bool hasDrafts = false; ///< Answers and questions that were begun and not sent.
    /// Of a copy of the study, which has the work of everybody and no owner; none in a hand-out.
    std::optional<StudyCopy> copy;
};

/// Copies the file to a private place, brings the copy up to date, checks and reads it. The file
/// itself is opened for reading only. Errors: those of MergedFile::error that do not depend on the
/// study, and Cancelled.
Result<ReturnedHandOut> readReturned(const QString& path, const CancelToken& cancel);

} // namespace subtext
