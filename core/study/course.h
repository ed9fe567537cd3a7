// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/calibration.h"
#include "core/domain/courserecords.h"
#include "core/domain/protocol.h"
#include "core/study/changeset.h"
#include "core/study/courserepeats.h"

#include <map>
#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// What people are asked to agree to before they begin.
struct ConsentText
{
    QString text;     ///< Markdown.
    int revision = 0; ///< 0: the built-in text.
    QString sha256;   ///< Of the text's UTF-8; 64 hexadecimal digits in lower case.
};

/// How far somebody is with the calibration round.
struct PracticeState
{
    int round = 1;                              ///< The one to go on with, from 1.
    std::vector<PracticeAnswer> answers;        ///< Of that round, in the order of answering.
    int completedRounds = 0;                    ///< All items answered.
    std::vector<PracticeAnswer> lastWholeRound; ///< Empty before the first whole one.
};

/// One round of practice, counted.
struct PracticeRound
{
    int round = 1;
    int answered = 0;
    int accepted = 0;        ///< Labels that are the reference or accepted beside it.
    double meanDistance = 0; ///< Mean |own point − reference| over all scales answered, 0 … 6.

    bool operator==(const PracticeRound&) const = default;
};

/// Counts the answers of one round; none: a round without answers. Items that the calibration does
/// not have (any more) are passed over.
PracticeRound countPractice(const std::vector<PracticeAnswer>& answers);

/// What the coordinator sees of somebody's practice.
struct PracticeResult
{
    PersonId person;
    int items = 0; ///< Of a whole round.
    PracticeRound first;
    PracticeRound best; ///< Most accepted labels; of equals the smallest distance, then the first.

    bool operator==(const PracticeResult&) const = default;
};

/// What surrounds the labelling: consent, guideline, practice, repeats, and the rules themselves.
/// Nothing here is data.
class Course
{
public:
    explicit Course(StudyContext& context)
        : m_context(context)
    {}

    /// The rules of the study from now on, as a new revision; the audit holds both. Another order
    /// puts what is assigned into it, until anybody has worked. Raters per item and seed are those
    /// of the assignment: once there is one, Roster::assign sets them.
    /// Errors: LabelledWork (detail: "order", "raters_per_item" or "seed"), InvalidValue (detail:
    /// the field), InHandOut.
    Result<ChangeSet> setProtocol(const Protocol& protocol);

    /// The study's own guideline as Markdown; empty: the built-in one.
    Result<QString> guideline() const;
    Result<ChangeSet> setGuideline(const QString& markdown);

    Result<ConsentText> consentText() const;
    /// A new version of the text; everybody is asked again. Empty: back to the built-in text.
    Result<ChangeSet> setConsentText(const QString& text);
    /// What the person said last; none where they were never asked.
    Result<std::optional<Consent>> consentOf(PersonId person) const;
    /// True where the protocol wants consent and the person has not accepted the present text.
    Result<bool> isConsentDue(PersonId person) const;
    /// Errors: UnknownPerson.
    Result<ChangeSet> recordConsent(PersonId person, bool isAccepted);

    /// The items of the calibration round, in their order.
    static const std::vector<CalibrationItem>& calibration();
    /// Null where there is none of that id.
    static const CalibrationItem* calibrationItem(const QString& id);
    Result<PracticeState> practiceState(PersonId person) const;
    /// True where the protocol asks for practice, the person never finished a round, and nothing of
    /// their work is submitted yet.
    Result<bool> isPracticeDue(PersonId person) const;
    /// Keeps the answer to an item in the round that the person is in. Errors: UnknownPerson,
    /// InvalidValue (no such item, or answered in this round already), IncompleteAnswer.
    Result<ChangeSet> recordPractice(PersonId person, const QString& item, const Answer& answer,
                                     qint64 activeMs);
    /// Of everybody who has practised, in the order of the roster.
    Result<std::vector<PracticeResult>> practiceResults() const;

    /// The early items that the person is still to see again, in the order of showing them; empty
    /// until everything is submitted, and where the study is locked.
    Result<std::vector<ScenarioId>> dueRepeats(PersonId person) const;
    Result<int> repeatsAnswered(PersonId person) const;
    /// Errors: StudyLocked, InvalidValue (the item is not due), IncompleteAnswer.
    Result<ChangeSet> recordRepeat(PersonId person, ScenarioId scenario, const Answer& answer,
                                   qint64 activeMs);

    /// Keeps a practice scene or a repeat as it stands on screen, in place of the person's draft of
    /// that kind; `savedAt` is set here. On the disk when this returns. Work in progress: no audit
    /// row, no notice. An empty answer leaves no row; recordPractice and recordRepeat remove it.
    /// Errors: UnknownPerson, StudyLocked (a repeat), InvalidValue (the item is not due), ReadOnly,
    /// and what the disk says.
    Result<ChangeSet> saveShortDraft(PersonId person, ShortDraft draft);
    /// The draft of this item; none where the draft is of another one, or the item is not due
    /// any more.
    Result<std::optional<ShortDraft>> shortDraft(PersonId person, const ShortItem& item) const;

    /// How well people agree with themselves, of everybody who has repeated an item.
    Result<std::map<PersonId, IntraAgreement>> intraAnnotatorAgreement() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
