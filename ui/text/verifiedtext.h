// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/sync/teamanswers.h"

#include <QStringList>

#include <vector>

namespace subtext {

/// The codes of whoever uses these devices, each once. Whom the study does not know coordinates it:
/// an annotator's file has nobody else.
QStringList codesOf(const std::vector<WritingDevice>& devices, const std::vector<Person>& people);

/// What a sound verification could not tell, a sentence each; none where it told everything.
QStringList verifiedTeamLines(const VerifiedTeam& verified, const std::vector<Person>& people);

/// What two people can read to each other, and of what each number is; none where there is none.
QStringList fingerprintLines(const VerifiedTeam& verified);

} // namespace subtext
