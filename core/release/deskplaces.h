// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/positions.h"
#include "core/exchange/rows/studydata.h"

namespace subtext {

/// In which places the labels stood that were picked for splits, over a whole study.
struct DeskPlaces
{
    PositionPicks picks; ///< As PlaceTally gives them.
    /// Some decisions came without the order that was shown: they count as raters are listed.
    bool isFileOrder = false;
    PositionTest test; ///< As PlaceTally gives it; none below EnoughPicksToTest.

    /// The first place is preferred, or avoided, beyond chance: p < .01.
    bool isPreferred() const { return test.firstP && *test.firstP < 0.01; }
};

/// Of the decisions that count, about items whose votes split on a question; `data` are as
/// Study::snapshot gives them.
DeskPlaces deskPlaces(const StudyData& data, int ratingsNeeded);

} // namespace subtext
