// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/study.h"

namespace subtext {

/// Makes the demonstration study: 60 scenarios written for this project (12 a subtype), fifteen
/// invented annotators, three an item, an adjudicator and a coordinator. Nothing is labelled.
/// Errors as Study::create.
Result<std::unique_ptr<Study>> makeDemonstration(const QString& path,
                                                 const Environment& environment);

/// Lets invented annotators label: plausible, seeded, different from one another, through the
/// same call as the window. Every person labels at most `most` of their open items.
Result<void> simulateLabelling(Study& study, const std::vector<PersonId>& people, int most,
                               quint32 seed);

/// Lets an invented adjudicator settle at most `most` of the splits that wait, through the same
/// calls as the window: picks by content (the label with the highest confidence; a few ambiguous),
/// seeded where that ties.
Result<qint64> simulateAdjudication(Study& study, PersonId adjudicator, int most, quint32 seed);

} // namespace subtext
