// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/selfagreement.h"

#include <vector>

namespace subtext {

class StudyContext;

/// Of everybody, see SecondLooks::selfAgreement; for those who know no desk. Throws; call it inside
/// Database::readConsistently.
std::vector<SelfAgreement> readSelfAgreement(StudyContext& context);

} // namespace subtext
