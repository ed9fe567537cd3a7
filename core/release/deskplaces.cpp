// SPDX-License-Identifier: MIT
#include "core/release/deskplaces.h"

#include "core/domain/votes.h"
#include "core/exchange/studyindex.h"

#include <algorithm>
#include <set>

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
    std::vector<qint64>& picks = found.picks.picks;
    std::set<int> widths;
    for (const Decision& decision : data.decisions) {
        if (!decision.isDecided() || !isSplit(index, decision.scenario, ratingsNeeded))
            continue;
        std::vector<Ballot> ballots;
        for (const Annotation* answer : index.answersTo(decision.scenario))
            ballots.push_back(answer->answer.ballot);
        const PickPlace picked = placeOfPick(decision, ballots);
        picks.resize(std::max(picks.size(), ballots.size()));
        if (!picked.place) {
            ++found.picks.none;
            continue;
        }
        ++picks[static_cast<std::size_t>(*picked.place)];
        widths.insert(picked.places);
        found.isFileOrder = found.isFileOrder || picked.isFileOrder;
    }
    if (widths.size() == 1 && found.picks.total() >= EnoughPicksToTest)
        found.test = testPositions(found.picks);
    return found;
}

} // namespace subtext
