// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/labelling.h"
#include "core/course/practice.h"
#include "core/travel/studyidentity.h"
#include "ui/text/errortext.h"

#include <optional>
#include <vector>

namespace subtext {

// What is said while returned files are on their way to their study.

/// What waits, above the names at the sign-in.
QString waitingText(qint64 files, bool hasCoordinator);
/// The title of the dialog that asks for the study.
QString askForStudyText(const QString& title);
/// The file that was chosen is not the study called `title`.
ErrorText wrongStudyText(const QString& path, const StudyIdentity& found, const QString& title);
/// None of the files says whose it is; `errors`: why, one a file, not empty.
ErrorText nothingToMergeText(const std::vector<Error>& errors);
/// Somebody else than a coordinator signed in.
ErrorText notCoordinatorText(qint64 files);
/// The study could be opened for reading only.
ErrorText notWritableText(qint64 files);

/// What somebody has done, as people speak of it: "Lena Voss: 12 of 12 items, 1 flagged, 1 revised,
/// practice 1 of 8, handed in 22 Nov, 10:48."
QString returnedWorkText(const QString& name, const WorkSummary& work,
                         const std::optional<PracticeResult>& practice);
/// Where a file has nothing of its person's in it.
QString emptyReturnText(const QString& name);

} // namespace subtext
