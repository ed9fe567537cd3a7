// SPDX-License-Identifier: MIT
#include "core/figures/normingreading.h"

#include "core/course/norming.h"

#include <algorithm>

namespace subtext {
namespace {

void addVotes(ClosedNorming& closed, const NormingStanding& standing, std::size_t member,
              const std::vector<NormingVotes>& votes, NormingPass pass)
{
    if (member >= votes.size())
        return;
    const std::size_t items = std::min(standing.round.items.size(), standing.scenarios.size());
    for (std::size_t i = 0; i < items; ++i) {
        const auto vote = votes[member].find(standing.round.items[i]);
        if (vote != votes[member].end())
            closed.votes.push_back(
                {standing.scenarios[i], standing.members[member].person, pass, vote->second});
    }
}

} // namespace

std::vector<ClosedNorming> closedNorming(const std::vector<NormingStanding>& rounds)
{
    std::vector<ClosedNorming> all;
    int number = 0;
    for (const NormingStanding& standing : rounds) {
        ++number;
        if (standing.phase != NormingPhase::Closed)
            continue;
        ClosedNorming& closed = all.emplace_back();
        closed.title = standing.round.title;
        closed.number = number;
        closed.questions = standing.round.questions;
        for (std::size_t i = 0; i < standing.members.size(); ++i) {
            const NormingMember& member = standing.members[i];
            if (member.isLeftOut || member.fault != NormingFault::None)
                continue;
            addVotes(closed, standing, i, standing.first, NormingPass::First);
            addVotes(closed, standing, i, standing.second, NormingPass::Second);
        }
    }
    return all;
}

Result<std::vector<ClosedNorming>> readClosedNorming(StudyContext& context)
{
    const auto rounds = Norming(context).rounds();
    if (!rounds)
        return fail(rounds.error());
    return closedNorming(*rounds);
}

} // namespace subtext
