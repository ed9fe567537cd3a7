// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/courserecords.h"
#include "core/domain/protocol.h"
#include "core/exchange/rows/studydata.h"
#include "core/release/layout/release.h"

#include <vector>

namespace subtext {

/// What the study itself says to questions of the datasheet that people may answer otherwise: when
/// the labels were given, how many hours that took, and who consented to what, or that nobody was
/// asked. Each with its n; nothing where it does not know. `consents` are all that were given, by
/// time.
DatasheetAnswers knownAnswers(const StudyData& data, const Protocol& protocol,
                              const std::vector<Consent>& consents);

} // namespace subtext
