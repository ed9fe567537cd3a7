// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext {

struct StudyInfo
{
    Uuid uuid;
    QString title;
    QString task; ///< Its token.
    qint64 createdAt = 0;
};

struct StudyCounts
{
    qint64 scenarios = 0;
    qint64 annotations = 0; ///< Items with a submitted answer, per person; revisions count once.
    qint64 goldLabels = 0;  ///< Scenarios whose counting decision gives a label or "ambiguous".
    qint64 notes = 0;       ///< Scenarios whose counting decision has a note.
};

struct PersonProgress
{
    PersonId person;
    qint64 assigned = 0;
    qint64 labelled = 0;
    qint64 again = 0;          ///< Of the labelled ones: to be labelled again.
    qint64 lastSubmission = 0; ///< UTC milliseconds; 0: none, or of unknown time.
};

/// How far one person has come with the items of one subtype.
struct GroupProgress
{
    PersonId person;
    QString group;
    qint64 assigned = 0;
    qint64 labelled = 0;
    qint64 again = 0; ///< Of the labelled ones: to be labelled again.
    /// The same, and in a locked study as well, where the earlier answers count.
    qint64 notGivenAgain = 0;

    qint64 done() const { return labelled - again; }
    bool operator==(const GroupProgress&) const = default;
};

/// Who is to label what: the item's place in the person's order, and the person's seat among the
/// item's raters. Both from 1.
struct PlannedAssignment
{
    PersonId person;
    ScenarioId scenario;
    int position = 0;
    int seat = 0;

    bool operator==(const PlannedAssignment&) const = default;
};

/// An item that was given to a person because its first raters split.
struct FurtherRating
{
    ScenarioId scenario;
    PersonId person;
    qint64 at = 0;
    int gain = 0;            ///< Millionths: how probable it was that the pattern changes.
    bool isAssigned = false; ///< Still; of who dropped out, only what they answered.
    bool isAnswered = false;

    bool isToCome() const { return isAssigned && !isAnswered; }
    bool operator==(const FurtherRating&) const = default;
};

struct ItemSummary
{
    ScenarioId scenario;
    int position = 0; ///< Place in this person's order, from 1.
    QString name;     ///< "subtype/id".
    int revisions = 0;
    bool isFlagged = false;
    bool hasDraft = false;
    Ballot ballot{};    ///< Of the latest revision; open where there is none.
    QString labelAgain; ///< Why it is to be labelled again and has not been yet; empty: it is not.

    /// The answer stands; one that is to be given anew does not.
    bool isSubmitted() const { return revisions > 0 && labelAgain.isEmpty(); }
    bool operator==(const ItemSummary&) const = default;
};

struct Visit
{
    qint64 beganAt = 0;
    qint64 wallMs = 0;
    qint64 activeMs = 0;
    int focusLosses = 0;

    bool operator==(const Visit&) const = default;
};

/// Work in progress on one item, exactly as it stands on the screen.
struct Draft
{
    qint64 savedAt = 0;
    Answer answer;
    FirstAnswers firstAnswerMs;
    std::optional<Visit> visit; ///< The visit that had not ended when the draft was saved.

    bool operator==(const Draft&) const = default;
};

/// Everything the screen needs to show one item to one person.
struct ItemState
{
    Scenario scenario;
    int position = 0;
    /// The latest revision; none while the item is to be labelled again, without the old answer in
    /// view.
    std::optional<Annotation> submitted;
    QString labelAgain; ///< As ItemSummary::labelAgain.
    std::optional<Draft> draft;
    /// Begun before the item was asked for again: a change to the old answer, and not in view
    /// either.
    std::optional<Draft> setAside;
    ItemTimings past; ///< Sums over finished visits, and the first answers so far.
};

struct HandIn
{
    qint64 at = 0;
    qint64 submitted = 0;
    qint64 open = 0;

    bool operator==(const HandIn&) const = default;
};

/// A study was locked, so that nothing in it changes any more, or opened again.
struct LockChange
{
    qint64 at = 0;
    bool isLocked = false;
    QString reason;
    PersonId by; ///< Invalid: the command line.

    bool operator==(const LockChange&) const = default;
};

/// Work in progress on one item at the desk, as it stands on screen.
struct DeskDraft
{
    Picks firstPicks{}; ///< Made before the hints opened; never changes afterwards.
    Picks picks{};
    std::optional<Basis> basis;
    QString note;
    bool isHeld = false; ///< Put aside for later.
    qint64 activeMs = 0; ///< Over all visits since the last decision.

    bool operator==(const DeskDraft&) const = default;
};

/// One revision of what somebody answered about the study, for its datasheet, or said of it in
/// another matter that is kept the same way.
struct DatasheetAnswer
{
    QString token;
    QString text; ///< Empty: the answer is taken back.
    PersonId by;  ///< Invalid: the command line.
    qint64 at = 0;

    bool operator==(const DatasheetAnswer&) const = default;

    /// The tokens of all else, names that were judged and targets for scenes, have a colon.
    bool isForDatasheet() const { return !token.contains(u':'); }
};

/// A release of the data as its row; what the JSON texts hold is the business of who makes them.
struct StoredRelease
{
    Uuid uuid;
    QString version; ///< "X.Y.Z"
    QString date;    ///< "YYYY-MM-DD", or empty.
    bool isUnderNames = false;
    std::uint64_t seed = 42;
    bool isExtended = false;
    QString checksum;   ///< 64 hexadecimal digits.
    QString overridden; ///< JSON
    QString contents;   ///< JSON
    QString changelog;
    PersonId by; ///< Invalid: the command line.
    qint64 at = 0;

    bool operator==(const StoredRelease&) const = default;
};

/// A decision made outside the desk.
struct BulkDecision
{
    QString scenario; ///< "subtype/id"
    Picks picks{};
    std::optional<Basis> basis; ///< None: what the votes give, or unstated.
    QString note;
    qint64 line = 0;       ///< Of the file that it comes from.
    bool isByRule = false; ///< The file says that the votes gave it by themselves.
};

} // namespace subtext
