// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/teamrecords.h"
#include "core/sync/folderfault.h"
#include "ui/text/errortext.h"

#include <QStringList>

#include <vector>

namespace subtext {

/// The last part of its path, by which people know a shared folder.
QString sharedFolderName(const QString& path);
/// What carries a team, within a sentence: "db.example.org", "the folder “course”".
QString teamPlaceText(const TeamMembership& membership);

/// What is wrong with a file of a team's shared folder, and what helps.
ErrorText folderTroubleText(const FolderTrouble& trouble);
/// A line that says how many, and one for each; none where there are none.
QStringList folderTroubleLines(const std::vector<FolderTrouble>& troubles);
/// The same in a word or two, "missing".
QString folderFaultWord(FolderFault fault);
/// For errors of a shared folder that carries a team in place of a server; empty for others.
ErrorText folderErrorText(const Error& error);

} // namespace subtext
