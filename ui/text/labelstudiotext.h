// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/bridge/pulledpredictions.h"
#include "core/labelstudio/projectpush.h"
#include "core/travel/importing.h"
#include "ui/text/errortext.h"

namespace subtext {

/// What a server of Label Studio refused, in words: what happened, what to do. Other errors as
/// everywhere.
ErrorText labelStudioErrorText(const Error& error);
/// Why there is no key to connect with, for somebody at the window, who can type one there but can
/// set no variable any more. `hasKeychain`: as KeyRing has it.
ErrorText studioKeyText(const Error& error, bool hasKeychain);
ErrorText pullErrorText(const Error& error);
/// "project 3": in place of the file and the line in what is wrong with a project that was fetched.
Error namedByProject(Error error, const FetchedProject& fetched);
enum class ProjectName { Said, Obvious };
/// The same of what is said of its tasks, which are named apart. Where the project is obvious, they
/// are named alone.
ImportReport namedByProject(ImportReport report, const FetchedProject& fetched,
                            ProjectName name = ProjectName::Said);
/// That a pull into a study that is there leaves the instructions of a project.
QString instructionsLeftText();
/// How many splits of a project its gold labels decide, and how many they leave to the desk; empty
/// where they decide none.
QString goldOfSplitsText(qint64 decided, qint64 left);
/// "label.example.org:8080": the host of a server, with the port where it is not the usual one.
QString studioPlace(const QUrl& server);
/// "3 tasks, 1 annotation".
QString projectCounts(const StudioProject& project);
/// What became of predictions, a sentence each.
QStringList predictionLines(const PulledPredictions& pulled);
/// What a push would send, and what it leaves alone, a sentence each.
QStringList pushPlanLines(const PushLook& look, const PushWishes& wishes);
/// What a push removed, a sentence each.
QStringList pushRemovedLines(const PushDone& done);
QStringList pushEndedLines(const Error& error);

} // namespace subtext
