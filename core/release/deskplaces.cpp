// SPDX-License-Identifier: MIT
#include "core/release/deskplaces.h"

#include "core/domain/votes.h"
#include "core/exchange/rows/studyindex.h"

namespace subtext {
namespace {

bool isSplit(const StudyIndex& index, ScenarioId scenario, int ratingsNeeded)
{
    const std::size_t questions = taskOf(index.data()).questions.size();
    for (std::size_t i = 0; i < questions; ++i) {
        const auto votes = index.votesOf(scenario, static_cast<QuestionIndex>(i));
        if (patternOf(votes, ratingsNeeded) == Pattern::Split)
            return true;
    }
    return false;
}

} // namespace

DeskPlaces deskPlaces(const StudyData& data, int ratingsNeeded)
{
    const StudyIndex index(data);
    DeskPlaces found;
    PlaceTally tally;
    for (const Decision& decision : data.decisions) {
        if (!decision.isDecided() || !isSplit(index, decision.scenario, ratingsNeeded))
            continue;
        std::vector<Ballot> ballots;
        for (const Annotation* answer : index.answersTo(decision.scenario))
            ballots.push_back(answer->answer.ballot);
        const PickPlace picked = placeOfPick(decision, ballots);
        tally.add(picked);
        found.isFileOrder = found.isFileOrder || (picked.place && picked.isFileOrder);
    }
    found.picks = tally.picks();
    if (found.picks.total() >= EnoughPicksToTest)
        found.test = tally.test();
    return found;
}

} // namespace subtext
