// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelling.h"
#include "core/course/practice.h"
#include "core/travel/studyidentity.h"
#include "ui/text/errortext.h"

#include <optional>
#include <vector>

namespace subtext {

/// What waits, above the names at the sign-in.
QString waitingText(qint64 files, bool hasCoordinator);
/// What in archives was no study; empty where everything was one.
QString ignoredPartsText(qint64 parts);
QString askForStudyText(const QString& title);
ErrorText wrongStudyText(const QString& path, const StudyIdentity& found, const QString& title);
/// None of the files says whose it is; `errors`: why, one a file, not empty.
ErrorText nothingToMergeText(const std::vector<Error>& errors);
ErrorText notCoordinatorText(qint64 files);
ErrorText notWritableText(qint64 files);

/// What somebody has done, as people speak of it: "Lena Voss: 12 of 12 items, 1 flagged, 1 revised,
/// 2 labelled again, practice 1 of 8, handed in 22 Nov, 10:48."
QString returnedWorkText(const QString& name, const WorkSummary& work,
                         const std::optional<PracticeResult>& practice);
QString emptyReturnText(const QString& name);

} // namespace subtext
