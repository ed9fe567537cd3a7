// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/travel/studyidentity.h"
#include "ui/text/errortext.h"

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

} // namespace subtext
