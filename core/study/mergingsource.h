// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/domain/courserecords.h"
#include "core/domain/person.h"
#include "core/study/studycopy.h"

#include <QString>

#include <map>

namespace subtext {

/// A returned hand-out or a copy of the study, read. Ids are those of that file. Nothing in it is
/// believed yet but that the file is sound: its tables are those of the program and its audit chain
/// holds.
struct ReturnedHandOut
{
    QString sha256; ///< Of the file as it was, and of its log where there is one.
    StudyInfo info;
    QString uuid; ///< Of the hand-out.
    Person owner; ///< Whose it says that it is.
    std::map<PersonId, Person> people;
    std::map<ScenarioId, Scenario> scenarios;
    TravellingWork work;
    bool hasDrafts = false; ///< Answers that were begun and not submitted.
    /// Of a copy of the study, which has the work of everybody and no owner; none in a hand-out.
    std::optional<StudyCopy> copy;
};

/// Copies the file to a private place, brings the copy up to date, checks and reads it. The file
/// itself is opened for reading only. Errors: those of MergedFile::error that do not depend on the
/// study, and Cancelled.
Result<ReturnedHandOut> readReturned(const QString& path, const CancelToken& cancel);

} // namespace subtext
