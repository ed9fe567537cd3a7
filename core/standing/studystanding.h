// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/records.h"
#include "core/standing/personstanding.h"
#include "core/sync/teamanswers.h"

#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace subtext {

/// How far one annotator has come.
struct AnnotatorStanding : PersonStanding
{
    std::optional<HandIn> handedIn;
    bool isStudyBegun = false; ///< Somebody has answered, they or another.
    bool isOnDevice = false;   ///< Of a team: they joined it. See StudyStanding::meet().
    qint64 revisions = 0;      ///< How often they changed a submitted answer unasked.
    qint64 givenAgain = 0;     ///< How often they gave one anew that was asked for again.
    // What a hand-out has for them only where it was written later; 0: nothing, or the lock.
    qint64 askedAgainAt = 0; ///< The latest request to label again that they owe.
    qint64 repliedAt = 0;    ///< The latest reply to a question of theirs.

    /// They work on a file, and what is new for them is not in it.
    bool needsNewHandOut() const { return lacksRequest() || lacksReply(); }
    bool lacksRequest() const { return lacks(askedAgainAt); }
    bool lacksReply() const { return lacks(repliedAt); }
    bool operator==(const AnnotatorStanding&) const = default;

private:
    bool lacks(qint64 newsAt) const { return lacksSince(newsAt) && !isOnDevice; }
};

/// Where a study stands, in counts. Items that are left out are in none of them, but for what
/// people have to do: they label those as well.
struct StudyStanding
{
    qint64 scenes = 0;
    std::map<Role, qint64> people; ///< Everybody on the roster.
    qint64 assigned = 0;           ///< Scenes that anybody is to label.
    qint64 labelled = 0;           ///< Scenes with an answer.
    qint64 complete = 0;           ///< Scenes with as many as an item is to have.
    qint64 unassigned = 0;         ///< Scenes without anybody and without an answer.
    qint64 openFindings = 0;       ///< Those that nobody dismissed.
    qint64 openSplits = 0;         ///< Scenes whose votes split, without a decision.
    qint64 splitsForMore = 0;      ///< Those that can be given to more annotators (MoreRaters).
    qint64 decidedSplits = 0;      ///< Those with one.
    qint64 decidedBeside = 0;      ///< Scenes that do not split, decided in this study.
    qint64 outdatedDecisions = 0;  ///< Scenes decided before an answer that counts now.
    qint64 notGivenAgain = 0;      ///< Answers that were asked for again; the earlier ones count.
    qint64 questions = 0;          ///< That annotators asked about items.
    qint64 openQuestions = 0;      ///< Those without a reply.
    qint64 unsentReplies = 0;      ///< Of a locked study: see peopleWithUnsentReplies().
    qint64 roundsWaiting = 0;      ///< Norming rounds in which somebody has yet to vote.
    qint64 roundsToOpen = 0;       ///< Norming rounds in which all first votes are in.
    qint64 roundsToClose = 0;      ///< Open ones in which everybody has voted again.
    qint64 releases = 0;           ///< Written down.
    QString lastVersion;           ///< Of the latest release.
    qint64 changedLabels = 0;      ///< Scenes that are answered differently from that one.
    QStringList changedBy;         ///< Whose answers to these are younger, in the roster's order.
    qint64 changedGold = 0;        ///< Gold labels that are others than in it, or open again.
    bool isLocked = false;         ///< See DataLock.
    bool isOpenAgain = false;      ///< Unlocked since the latest release.
    bool isInTeam = false;         ///< A server or a shared folder carries what people label.
    qint64 notInvited = 0;         ///< See meet().
    qint64 notJoined = 0;
    /// In the order of the roster, without those who dropped out and have nothing assigned.
    std::vector<AnnotatorStanding> annotators;

    qint64 answersAssigned() const;
    qint64 answersDone() const; ///< Without those that are to be given again.
    qint64 answersOwed() const; ///< Those.
    qint64 answersOpen() const { return answersAssigned() - answersDone(); }
    qint64 handOuts() const; ///< People who have one.
    qint64 out() const;      ///< People whose hand-out is awaited: see isAwaited().
    qint64 returned() const; ///< People whose hand-out is back: see isBack().
    /// Whether somebody's items are on no way to them: they have no hand-out, and where others have
    /// one, or nobody has begun in this file, it will be one that they wait for.
    bool lacksHandOuts() const;
    qint64 newHandOuts() const; ///< People who need another one: see needsNewHandOut().
    /// Counts of a team which annotators with open items have them nowhere, neither on a device nor
    /// in a hand-out that is out: who are not invited, or no more, and who have not opened their
    /// invitation yet. `members`: who takes part, as the server or the folder said; empty: that is
    /// not known, and nobody is counted.
    void meet(const std::vector<TeamMember>& members, qint64 nowMs);
    bool operator==(const StudyStanding&) const = default;
};

/// What the study says now, by its services. Reads every answer: for a worker.
Result<StudyStanding> studyStanding(Study& study);

/// Somebody is late who has open items and did nothing for so long.
inline constexpr int LateAfterDays = 3;
/// True where items are open that nobody asked for again, and the last answer, or the hand-out
/// where it is newer, is LateAfterDays old or older; where there is neither, once the study has
/// begun.
bool isLate(const AnnotatorStanding& annotator, qint64 nowMs);

/// What a coordinator does next.
enum class NextStep : std::uint8_t {
    Import,     ///< There are no scenes.
    AddPeople,  ///< There are no annotators.
    Assign,     ///< There are scenes that nobody is to label.
    HandOut,    ///< People have items and no hand-out, and do not label in this file either; or
                ///< all are back, and something new is in none.
    Invite,     ///< Of a team: people have items and are not invited.
    Collect,    ///< Hand-outs are out.
    Wait,       ///< People label in this file, or in those of a team.
    AskMore,    ///< The rules give splits to more annotators, and somebody is free.
    Adjudicate, ///< Splits wait for a decision.
    Release,    ///< Everything is labelled and decided.
    Done,       ///< And released.
};
NextStep nextStep(const StudyStanding& standing);

/// The stages of a study, in their order.
enum class StudyStage : std::uint8_t { SetUp, Assign, Label, Adjudicate, Release };
StudyStage stageOf(NextStep step);

} // namespace subtext
