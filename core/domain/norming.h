// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"
#include "core/domain/choice.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace subtext {

struct Task;

/// A round of norming: some people vote on some items by themselves, see how all of them voted, and
/// vote again.
struct NormingRound
{
    Uuid uuid;
    QString title;
    qint64 beganAt = 0; ///< UTC milliseconds.
    std::vector<QuestionIndex> questions;
    std::vector<Uuid> items;  ///< Scenarios, in the order in which they are voted on.
    std::vector<Uuid> people; ///< Annotators, in the order of the roster.

    bool operator==(const NormingRound&) const = default;
};

enum class NormingPhase : std::uint8_t {
    Sealed, ///< First votes are given; nobody sees anybody's.
    Open,   ///< How all voted is shown; second votes are given.
    Closed, ///< No vote counts any more that comes now.
};

/// "sealed", "open" or "closed".
QLatin1String normingPhaseToken(NormingPhase phase);

/// The first or the second vote.
enum class NormingPass : std::uint8_t { First = 1, Second = 2 };

/// What somebody votes, by item: an option of each question of the round.
using NormingVotes = std::map<Uuid, Ballot>;

/// How many people chose each option, by item, by question of the task, by option; places of other
/// questions are empty.
using NormingCounts = std::map<Uuid, std::vector<std::vector<int>>>;

/// Whether there is an option of each question of the round for that item, and of no other.
bool hasVote(const NormingVotes& votes, const NormingRound& round, const Uuid& item);
/// The items of the round without such a vote, in its order.
std::vector<Uuid> itemsWithoutVote(const NormingVotes& votes, const NormingRound& round);
/// Whether every item of the round has one, and there is nothing else.
bool isWhole(const NormingVotes& votes, const NormingRound& round);

/// The votes of all people together. O(people × items × questions).
NormingCounts countNormingVotes(const std::vector<NormingVotes>& people, const Task& task);

/// Canonical JSON, keys in order and without a space:
/// {"ITEM": {"QUESTION": "OPTION", …}, …}, tokens of the task.
QString normingVotesText(const NormingVotes& votes, const Task& task);
/// None where the text is not what normingVotesText writes of any votes on this task.
std::optional<NormingVotes> normingVotesIn(const QString& text, const Task& task);

/// ["UUID", …]
QString normingListText(const std::vector<Uuid>& uuids);
/// None where the text is not what normingListText writes.
std::optional<std::vector<Uuid>> normingListIn(const QString& text);

/// ["QUESTION", …], tokens of the task.
QString normingQuestionsText(const std::vector<QuestionIndex>& questions, const Task& task);
/// None where the text is not what normingQuestionsText writes.
std::optional<std::vector<QuestionIndex>> normingQuestionsIn(const QString& text, const Task& task);

/// {"ITEM": {"QUESTION": {"OPTION": COUNT, …}, …}, …}, options that nobody chose left out.
QString normingCountsText(const NormingCounts& counts, const Task& task);
/// None where the text is not what normingCountsText writes.
std::optional<NormingCounts> normingCountsIn(const QString& text, const Task& task);

} // namespace subtext
