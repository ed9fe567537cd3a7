// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/positions.h"
#include "core/report/agreementreport.h"
#include "core/study/adjudication.h"

#include <span>

namespace subtext {

/// What the strip of the desk shows about one subtype (or all), as one adjudicator may know it.
struct DeskFigures
{
    qint64 flagged = 0; ///< Items that the queue holds by default.
    qint64 settled = 0; ///< Of these, with a gold label.
    qint64 waiting = 0; ///< Splits without a decision.
    PatternCounts patterns;
    PositionPicks positions; ///< Of decided splits whose label one rater had; else in `none`.
    PositionTest positionTest;
    bool isFileOrder = false; ///< Some decisions came without an order: they count by seat.
    qint64 withHints = 0;     ///< Decisions made with the hints open.
    qint64 followedNearest = 0;
    qint64 followedLikeliest = 0;
    qint64 changedAfterHints = 0;            ///< The pick after them differs from the one before.
    std::array<qint64, EmotionCount> gold{}; ///< Gold labels of all items, by rule or decided.
    qint64 ambiguous = 0;
    std::vector<qint64> decisionMs; ///< Time of each decision at the desk, in order of decision.
    std::optional<qint64> medianMs;
};

/// From the queue of one adjudicator, in any order; none: all subtypes. O(n log n).
DeskFigures deskFigures(std::span<const DeskItem> queue, std::optional<Subtype> subtype);

} // namespace subtext
