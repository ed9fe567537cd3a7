// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QByteArray>

namespace subtext {

/// CITATION.bib: the facts of CITATION.cff as one entry, for BibTeX and biblatex. UTF-8.
QByteArray bibtexFile(const ReleaseInput& input, const StudyData& publicData);

} // namespace subtext
