// SPDX-License-Identifier: MIT
#include "core/study/mergingrules.h"

#include <algorithm>

namespace subtext {
namespace {

bool isDuration(qint64 ms)
{
    return ms >= 0 && ms <= MergingRules::LongestMs;
}

bool isCount(qint64 count)
{
    return count >= 0 && count <= MergingRules::LargestCount;
}

bool isTiming(const ItemTimings& timings)
{
    const auto& first = timings.firstAnswerMs;
    return isDuration(timings.activeMs) && isDuration(timings.wallMs) && timings.visits >= 1 &&
           isCount(timings.visits) && isCount(timings.focusLosses) &&
           std::all_of(first.begin(), first.end(),
                       [](const auto& moment) { return !moment || isDuration(*moment); });
}

} // namespace

bool MergingRules::isMoment(qint64 at) const
{
    return at >= EarliestMoment && at <= m_now + LongestLeadMs;
}

bool MergingRules::isAnswerOf(const Answer& answer) const
{
    if (!isWithinLimit(answer))
        return false;
    if (m_task == Task::EmotionVector)
        return answer.emotions != 0 && !answer.emotion;
    // Whether an explanation is required may have changed since.
    Protocol rules;
    rules.isExplanationRequired = false;
    return answer.emotions == 0 && missingParts(answer, rules).empty();
}

bool MergingRules::allow(const Annotation& row) const
{
    return row.origin == Origin::Entered && row.revision >= 1 && isCount(row.revision) &&
           row.position >= 1 && row.position <= m_lastPosition && row.submittedAt &&
           isMoment(*row.submittedAt) && row.timings && isTiming(*row.timings) &&
           isAnswerOf(row.answer);
}

bool MergingRules::allow(const VisitRow& row) const
{
    const Visit& visit = row.visit;
    return isMoment(visit.beganAt) && isDuration(visit.wallMs) && isDuration(visit.activeMs) &&
           isCount(visit.focusLosses);
}

bool MergingRules::allow(const SelfCheckRow& row) const
{
    return isMoment(row.at);
}

bool MergingRules::allow(const Consent& row) const
{
    return isMoment(row.at);
}

bool MergingRules::allow(const PracticeAnswer& row) const
{
    return isMoment(row.at) && isDuration(row.activeMs) && row.round >= 1 && isCount(row.round) &&
           row.item.size() <= LongestName && isWithinLimit(row.answer);
}

bool MergingRules::allow(const RepeatAnswer& row) const
{
    return isMoment(row.submittedAt) && isDuration(row.activeMs) && isWithinLimit(row.answer);
}

bool MergingRules::allow(const Decision& row) const
{
    // One that came from a file has neither a person nor a time.
    const bool isMade = row.person.isValid() || row.origin == Origin::Imported;
    return isMade && (!row.decidedAt || isMoment(*row.decidedAt)) &&
           (!row.activeMs || isDuration(*row.activeMs)) && row.note.size() <= LongestText &&
           row.shownOrder.size() <= static_cast<std::size_t>(LongestName) &&
           !(row.label && row.isAmbiguous);
}

bool MergingRules::allow(const HandInRow& row) const
{
    return isMoment(row.at) && isCount(row.submitted) && isCount(row.open);
}

} // namespace subtext
