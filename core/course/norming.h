// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/domain/norming.h"
#include "core/operation/changeset.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

struct NewNormingRound
{
    QString title;                        ///< Trimmed, not empty, 200 characters at most.
    std::vector<QuestionIndex> questions; ///< Empty: all of the task.
    std::vector<ScenarioId> items;
    std::vector<PersonId> people; ///< Annotators, two at least.
};

/// What is wrong with somebody's first votes.
enum class NormingFault : std::uint8_t {
    None,
    NoVotes,      ///< A commitment came without the votes.
    NoCommitment, ///< Votes came without a commitment.
    Changed,      ///< The votes are not those that were committed to.
};

struct NormingMember
{
    PersonId person;
    QString code;
    QString name;      ///< Empty where they have none but the code.
    bool isIn = false; ///< Their first votes are here, whole, and fit their commitment.
    bool hasVotedAgain = false;
    bool isLeftOut = false; ///< The round was opened without them.
    NormingFault fault = NormingFault::None;

    bool operator==(const NormingMember&) const = default;
};

/// A round as whoever runs the study sees it. While it is sealed there are no votes in it.
struct NormingStanding
{
    NormingRound round;
    NormingPhase phase = NormingPhase::Sealed;
    std::vector<NormingMember> members; ///< By NormingRound::people.
    std::vector<ScenarioId> scenarios;  ///< By NormingRound::items.
    NormingCounts counts;               ///< Of the first votes, once it is open.
    /// By member, once it is open; empty for whoever is left out or has not voted again.
    std::vector<NormingVotes> first;
    std::vector<NormingVotes> second;

    bool operator==(const NormingStanding&) const = default;
};

/// A round as one of its people sees it.
struct NormingBooth
{
    NormingRound round;
    NormingPhase phase = NormingPhase::Sealed;
    std::vector<ScenarioId> scenarios; ///< By NormingRound::items.
    NormingVotes first;                ///< So far, or as they were cast.
    NormingVotes second;
    bool isFirstCast = false;
    bool isSecondCast = false;
    bool isLeftOut = false;
    NormingCounts counts; ///< Of everybody's first votes, once it is open.

    /// Whether there is anything to vote on now.
    bool isDue() const;
    bool operator==(const NormingBooth&) const = default;
};

/// Rounds of norming. First votes go into the study with a commitment of whoever gave them
/// (core/domain/commitment). Nothing here says what they are before the round is open, and it opens
/// when those of all its people are in, or of all but those whom the coordinator leaves out by
/// name; then a vote that does not fit its commitment counts for nothing. Votes on rounds are no
/// labels: no figure but those of the round knows them.
///
/// A hand-out has the rounds of its owner with their scenes, and how all voted once a round is
/// open; who voted what is in nobody's but the voter's.
class Norming
{
public:
    explicit Norming(StudyContext& context)
        : m_context(context)
    {}

    /// All rounds, in the order in which they began.
    Result<std::vector<NormingStanding>> rounds() const;
    /// Returns the round's UUID. Errors: StudyLocked, InHandOut, InvalidValue with the detail
    /// "norming_title", "norming_items", "norming_people" or "norming_questions".
    Result<Uuid> begin(const NewNormingRound& wanted);
    /// Opens a sealed round; `without` are the members whose first votes are not waited for.
    /// Errors: StudyLocked, InHandOut, InvalidValue "norming_round" where there is none,
    /// "norming_phase" where it is not sealed, "norming_waiting" (value: their codes, separated by
    /// ", ") where others' votes are not in, "norming_few" where fewer than two would count.
    Result<ChangeSet> open(const Uuid& round, const std::vector<PersonId>& without = {});
    /// Closes an open round. Errors as of open().
    Result<ChangeSet> close(const Uuid& round);

    /// The rounds of an annotator, in the order in which they began.
    Result<std::vector<NormingBooth>> booths(PersonId person) const;
    /// Keeps what somebody votes on an item so far, in the pass that is due; a ballot without a
    /// choice takes it back. Errors: StudyLocked, InvalidValue "norming_round" where there is none,
    /// "norming_phase" where nothing is due, "norming_vote" for an option, a question or an item
    /// that the round has not.
    Result<void> vote(PersonId person, const Uuid& round, ScenarioId scenario,
                      const Ballot& ballot);
    /// Hands in the votes of the pass that is due; they stay. Errors: as of vote(), and
    /// InvalidValue "norming_open_items" (line: how many) where votes are missing.
    Result<ChangeSet> cast(PersonId person, const Uuid& round);

private:
    StudyContext& m_context;
};

} // namespace subtext
