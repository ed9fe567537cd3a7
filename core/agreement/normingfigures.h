// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"
#include "core/stats/bootstrap.h"
#include "core/task/task.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What figures of a norming round are computed from: plain values. Of the others than those who
/// voted twice only what they add to the counts that were shown is in it.
struct NormingInput
{
    struct Item
    {
        QString name;               ///< "group/id"
        Ballot gold{};              ///< By question of the task; none where undecided.
        std::vector<Ballot> first;  ///< By person.
        std::vector<Ballot> second; ///< By person.
        /// How all first votes lay that whoever voted again was shown, by question of the task and
        /// option; those of people who did not vote again are among them.
        std::vector<std::vector<int>> shown{};

        bool operator==(const Item&) const = default;
    };

    std::shared_ptr<const Task> task;     ///< Never null.
    std::vector<QuestionIndex> questions; ///< That were voted on.
    std::vector<QString> people;          ///< Their codes.
    std::vector<Item> items;
};

/// A figure with its 95 % percentile interval over resampled items.
struct NormingEstimate
{
    std::optional<double> value; ///< None where undefined.
    /// Of the resamples in which it is defined; without an interval where the value is none, or
    /// where all of them come to the same: of one item alone nothing is known of others.
    stats::Resampled resampled;

    bool operator==(const NormingEstimate&) const = default;
};

/// The first or the second votes of all people together.
struct NormingAgreement
{
    NormingEstimate alpha; ///< Krippendorff's α, nominal (stats::krippendorffAlpha).
    int pairs = 0;         ///< Of people who voted on the same item, over all items.
    int agreeing = 0;      ///< Of these, those with the same option.

    /// None without a pair.
    std::optional<double> agreement() const;
    bool operator==(const NormingAgreement&) const = default;
};

/// Some votes, and how many of them moved.
struct NormingShare
{
    int of = 0;
    int moved = 0;

    /// None where it is of nothing.
    std::optional<double> share() const;
    bool operator==(const NormingShare&) const = default;
};

/// How often votes on items with a gold label are that label, before and after.
struct NormingLift
{
    int votes = 0;  ///< Pairs of a first and a second vote.
    int before = 0; ///< First votes that are gold.
    int after = 0;  ///< Second votes that are gold.
    /// (after − before) / votes, of −1 … 1; none without votes.
    NormingEstimate lift;

    std::optional<double> shareBefore() const;
    std::optional<double> shareAfter() const;
    bool operator==(const NormingLift&) const = default;
};

/// Of one question. A vote here is what one person said of one item in both passes; where either is
/// open, neither counts.
struct NormingQuestion
{
    QuestionIndex question{};
    int items = 0;  ///< With a vote.
    int people = 0; ///< With a vote.
    int votes = 0;
    NormingAgreement before;
    NormingAgreement after;
    /// α after less α before, resampled with both of them.
    NormingEstimate alphaChange;
    /// By option of the first vote, by option of the second.
    std::vector<std::vector<int>> moves;
    int moved = 0; ///< Votes with another option in the second pass.
    /// Conformity, as the share of answers that go over to a majority that was shown to whoever
    /// gives them (Asch 1956, doi 10.1037/h0093718). The majority is the plurality of the votes
    /// that were shown, without one's own (NormingInput::Item::shown): the one option that more of
    /// the *others* chose first than any other, whether they voted again or not. Where two lead
    /// there is none, and the vote counts in neither of the two.
    NormingShare conformed; ///< Of votes that differed from it: the second is that option.
    NormingShare left;      ///< Of votes that agreed with it: the second is another option.
    NormingLift lift;
    NormingLift conformedLift; ///< The same over the votes that conformed alone.

    bool operator==(const NormingQuestion&) const = default;
};

/// By question, in the order of the input. No figure of a round says why anybody moved.
struct NormingFigures
{
    int people = 0; ///< Who voted twice.
    int items = 0;
    std::vector<NormingQuestion> questions;

    bool operator==(const NormingFigures&) const = default;
};

inline constexpr int NormingResamples = 2'000;

/// Intervals are of 2,000 resamples of the items of a question with a vote (Efron 1979, doi
/// 10.1214/aos/1176344552; stats::percentileInterval), 95 %: for each question from a stream of its
/// own, PythonRandom(seed), from which every resample takes as many items as there are, in the
/// order of their names. All figures of a question are of the same resamples. Neither the order of
/// people nor that of items matters. O(questions × 2,000 × items × options²).
NormingFigures normingFigures(const NormingInput& input, std::uint64_t seed = 42);

} // namespace subtext
