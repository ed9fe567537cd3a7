// SPDX-License-Identifier: MIT
#include "core/domain/votes.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr std::ptrdiff_t FewestVotes = 2; // one person agrees with nobody

} // namespace

std::vector<Choice> votesOf(std::span<const Annotation> ofOneItem, QuestionIndex question)
{
    std::vector<Choice> votes;
    for (const Annotation& annotation : ofOneItem) {
        if (const auto choice = annotation.answer.choice(question))
            votes.push_back(*choice);
    }
    return votes;
}

std::vector<Choice> votesOf(std::span<const Annotation* const> ofOneItem, QuestionIndex question)
{
    std::vector<Choice> votes;
    for (const Annotation* annotation : ofOneItem) {
        if (const auto choice = annotation->answer.choice(question))
            votes.push_back(*choice);
    }
    return votes;
}

bool isEnough(std::ptrdiff_t ratings, int ratingsNeeded)
{
    return ratings >= std::max<std::ptrdiff_t>(FewestVotes, ratingsNeeded);
}

int ratingsNeededWith(int toCome, std::ptrdiff_t ratings, int ratingsNeeded)
{
    return toCome > 0 ? std::max(ratingsNeeded, static_cast<int>(ratings) + toCome) : ratingsNeeded;
}

std::optional<Pattern> patternOf(std::span<const Choice> votes, int ratingsNeeded)
{
    if (!isEnough(std::ssize(votes), ratingsNeeded))
        return std::nullopt;
    return countVotes(votes).pattern;
}

} // namespace subtext
