// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/calibration.h"
#include "core/domain/courserecords.h"
#include "core/operation/changeset.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// So many whole rounds below the bar of a study open the work all the same: nobody is locked out
/// for good, and the results say who did not reach it.
inline constexpr int MostRoundsBelowBar = 3;

struct PracticeState
{
    int round = 1;                              ///< The one to go on with, from 1.
    std::vector<PracticeAnswer> answers;        ///< Of that round, in the order of answering.
    int completedRounds = 0;                    ///< All items answered.
    std::vector<PracticeAnswer> lastWholeRound; ///< Empty before the first whole one.
    int bar = 0;                                ///< See Protocol::practiceBar.
    bool isBarReached = true;                   ///< By a whole round, where there is a bar.

    /// Nothing more is asked for before the work.
    bool isPassed() const
    {
        return completedRounds > 0 && (isBarReached || completedRounds >= MostRoundsBelowBar);
    }
};

struct PracticeRound
{
    int round = 1;
    int answered = 0; ///< Scenes.
    int labels = 0;   ///< Of those scenes: one a question.
    int accepted = 0; ///< Labels that are the reference or accepted beside it.
    /// Mean |own point − reference| in points, over all scales answered; none without scales.
    std::optional<double> meanDistance;

    bool operator==(const PracticeRound&) const = default;
};

/// Counts the answers of one round; none: a round without answers. Items that the calibration does
/// not have (any more) are passed over.
PracticeRound countPractice(const PracticeScenes& scenes,
                            const std::vector<PracticeAnswer>& answers);

/// Whether so many percent of the labels of a round were accepted; exactly so many are enough. A
/// bar of 0 is none.
bool reachesBar(const PracticeRound& round, int bar);

/// Labels of one question that were taken for one another: the scenes teach `reference`, and
/// `chosen`, which they do not accept beside it, was answered.
struct PracticeMixUp
{
    QuestionIndex question{};
    Choice reference{};
    Choice chosen{};
    int times = 0;
    int of = 0; ///< n: answers to scenes that teach `reference`.

    bool operator==(const PracticeMixUp&) const = default;
};

/// What was mixed up in these answers, of one person or of several: the most frequent first, of
/// equals in the order of questions and options. Items that the calibration does not have (any
/// more) are passed over.
std::vector<PracticeMixUp> practiceMixUps(const PracticeScenes& scenes,
                                          const std::vector<PracticeAnswer>& answers);

struct PracticeResult
{
    PersonId person;
    PracticeRound first; ///< Of the scenes that were answered, as every round here.
    PracticeRound best;  ///< Most accepted labels; of equals the smallest distance, then the first.
    int wholeRounds = 0;
    int bar = 0;                       ///< Of the study, as of now.
    bool isBarReached = true;          ///< False where there are whole rounds, and none reached it.
    std::vector<PracticeMixUp> mixUps; ///< Of the first whole round; none before there is one.

    bool operator==(const PracticeResult&) const = default;
};

/// Whether a study of a task could have a calibration round.
enum class PracticeFit : std::uint8_t {
    None,  ///< There are no scenes.
    Unfit, ///< There are some, and they do not go with what the task asks: nobody would meet them.
    Fitting,
};
/// Of the scenes that lie beside the task (`own`; empty: none), else of those that ship with it.
PracticeFit practiceFitOf(const Task& task, const QString& own);

/// The calibration round before the first item. Nothing here is data.
class Practice
{
public:
    explicit Practice(StudyContext& context)
        : m_context(context)
    {}

    /// The round for what the study asks: its own, or the one that ships with the task. Empty where
    /// there is neither, or where the shipped one asks what the task does not have (any more).
    /// What is said of the scenes that ship is in a language as shippedText has it.
    Result<PracticeScenes> scenes(const QString& language = {}) const;
    Result<PracticeState> state(PersonId person) const;
    /// True where the protocol asks for practice and there is a round, nothing of the person's work
    /// is submitted yet, and they never finished a round, or none that reached the bar in fewer
    /// than MostRoundsBelowBar.
    Result<bool> isDue(PersonId person) const;
    /// Keeps the answer to an item in the round that the person is in. Errors: UnknownPerson,
    /// InvalidValue (no such item, or answered in this round already), IncompleteAnswer.
    Result<ChangeSet> record(PersonId person, const QString& item, const Answer& answer,
                             qint64 activeMs);
    /// Makes an item with its final labels the last scene of the round, with `note` as what it
    /// teaches, in the study's own round, which begins with the scenes that ship. A label that is
    /// marked as ambiguous accepts all that were voted beside it; the reference of a scale is the
    /// median of the answers, of two middle ones the lower.
    /// Errors: WrongRole for an annotator, UnknownScenario, InHandOut, and InvalidValue with what
    /// stands against it in `detail`: "practice-note" (blank), "practice-known" (it is among them),
    /// "practice-unsettled" (a question has no label), "practice-scales" (nobody rated one),
    /// "practice-repeats" (`line` annotators have still to see it again), and
    /// "practice-open" (`line` annotators to whom it is assigned have not submitted it, and would
    /// meet its answer), "practice-blind" (`by` has yet to decide independently of another
    /// adjudicator); value: the item's name.
    Result<ChangeSet> add(ScenarioId scenario, const QString& note, PersonId by);
    /// Whether add() would take it with a note; the errors are its own.
    Result<void> canAdd(ScenarioId scenario, PersonId by) const;
    /// Of everybody who has practised, in the order of the roster.
    Result<std::vector<PracticeResult>> results() const;
    /// What was mixed up in everybody's first whole rounds together.
    Result<std::vector<PracticeMixUp>> mixUps() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
