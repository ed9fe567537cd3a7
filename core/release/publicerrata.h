// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenechange.h"
#include "core/release/release.h"

#include <vector>

namespace subtext {

/// The errata as they may leave. A correction may be there to take something out: where the text
/// before holds what the gates "private" and, under codes, "names" ask about, and the text after
/// does not, it is withheld. Under codes names that are surely names are replaced instead, as in
/// notes. People are still those of the study.
std::vector<Erratum> publicErrata(const ReleaseInput& input);

} // namespace subtext
