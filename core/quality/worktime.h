// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"

#include <map>
#include <vector>

namespace subtext {

/// A longer time from one answer to the next begins another session.
inline constexpr qint64 SessionGapMs = qint64{30} * 60 * 1000;

/// What is known of the time that somebody worked.
struct WorkTime
{
    qint64 active = 0; ///< Answers whose active time is known …
    qint64 activeMs = 0;
    qint64 watched = 0; ///< … and whose wall time is.
    qint64 wallMs = 0;
    qint64 sessions = 0; ///< Of rows whose time of writing is known; 0 where none is.

    bool operator==(const WorkTime&) const = default;
};

/// How many sessions these moments (UTC milliseconds, in any order) belong to: 0 of none.
/// O(n log n).
qint64 sessionsOf(std::vector<qint64> moments);

/// Of each annotator. Times are those of `counting`, one answer an item, whose times are sums over
/// the visits; sessions are made of `revisions`, since who revises an answer later had worked on it
/// before.
std::map<PersonId, WorkTime> labellingTimes(const std::vector<Annotation>& counting,
                                            const std::vector<Annotation>& revisions);

/// Of each adjudicator, from every revision: each has the time since the one before it. There is no
/// wall time.
std::map<PersonId, WorkTime> decidingTimes(const std::vector<Decision>& revisions);

} // namespace subtext
