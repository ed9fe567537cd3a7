// SPDX-License-Identifier: MIT
#include "core/quality/worktime.h"

#include <algorithm>

namespace subtext {
namespace {

using MomentsByPerson = std::map<PersonId, std::vector<qint64>>;

void countSessions(const MomentsByPerson& moments, std::map<PersonId, WorkTime>& times)
{
    for (const auto& [person, of] : moments)
        times[person].sessions = sessionsOf(of);
}

} // namespace

qint64 sessionsOf(std::vector<qint64> moments)
{
    std::sort(moments.begin(), moments.end());
    qint64 sessions = moments.empty() ? 0 : 1;
    for (std::size_t i = 1; i < moments.size(); ++i)
        sessions += moments[i] - moments[i - 1] > SessionGapMs ? 1 : 0;
    return sessions;
}

std::map<PersonId, WorkTime> labellingTimes(const std::vector<Annotation>& counting,
                                            const std::vector<Annotation>& revisions)
{
    std::map<PersonId, WorkTime> times;
    for (const Annotation& annotation : counting) {
        if (!annotation.timings)
            continue;
        WorkTime& of = times[annotation.person];
        ++of.watched;
        of.wallMs += annotation.timings->wallMs;
        if (!isActiveTimeKnown(*annotation.timings))
            continue;
        ++of.active;
        of.activeMs += annotation.timings->activeMs;
    }
    MomentsByPerson moments;
    for (const Annotation& revision : revisions) {
        if (revision.submittedAt)
            moments[revision.person].push_back(*revision.submittedAt);
    }
    countSessions(moments, times);
    return times;
}

std::map<PersonId, WorkTime> decidingTimes(const std::vector<Decision>& revisions)
{
    std::map<PersonId, WorkTime> times;
    MomentsByPerson moments;
    for (const Decision& revision : revisions) {
        if (!revision.person.isValid())
            continue;
        WorkTime& of = times[revision.person];
        if (revision.activeMs) {
            ++of.active;
            of.activeMs += *revision.activeMs;
        }
        if (revision.decidedAt)
            moments[revision.person].push_back(*revision.decidedAt);
    }
    countSessions(moments, times);
    return times;
}

} // namespace subtext
