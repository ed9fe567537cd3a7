// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/domain/vocabulary.h"
#include "core/evaluation/options.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext::evaluation {

/// Valence, arousal, dominance: the first of AllDimensions.
inline constexpr std::size_t VadCount = 3;
/// −1 … +1, by dimension.
using Vad = std::array<std::optional<double>, VadCount>;

struct Vote
{
    int rater = 0; ///< Index into Input::raters.
    std::optional<int> label;
    Vad vad;
    bool isFurther = false; ///< AgreementRating::isFurther

    bool operator==(const Vote&) const = default;
};

/// An item that models are asked about. Words that are not known are empty.
struct Item
{
    ScenarioId scenario;
    QString name;  ///< "group/id"
    QString id;    ///< In the source file.
    QString group; ///< The subtype; empty where the task has no groups.
    QString power;
    QString domain;
    std::optional<int> gold;        ///< None where undecided, or where the distribution is kept.
    bool isAmbiguous = false;       ///< Decided so, with a label or without one.
    std::optional<Pattern> pattern; ///< None while its votes are not enough.
    std::optional<Partition> part;  ///< As splitItems has it.
    std::vector<Vote> votes;        ///< By seat; a vote may lack its label.
    QString split;                  ///< The part that a file said it is of; empty: none.
    QString topic = {};             ///< Empty where topics are not asked about, or in none.
    /// Its soft label by option, of sum 1; empty where nobody gave a second reading.
    std::vector<double> softLabel = {};

    bool operator==(const Item&) const = default;
};

/// The options of a question, with the words for them.
Options optionsOf(const Question& question);

/// A study as models are scored against it: groups in alphabetical order, within them the order of
/// import. Everything seeded depends on that order.
struct Input
{
    Options options;
    std::vector<QString> raters; ///< Names; namesakes with their codes.
    std::vector<Item> items;
};

/// What a study says of one of its questions. Of its scales those that are called valence, arousal
/// and dominance take part. Parts are those of a release: that files said, or else drawn with
/// seed 42.
Input evaluationInput(const AgreementInput& study, QuestionIndex question = FirstQuestion);

/// The same of each of its questions.
std::vector<Input> evaluationInputs(const AgreementInput& study);

/// How many of an item's votes each option has, in the order of the options.
std::vector<int> labelCounts(const Item& item, int options);
/// Votes with a label.
int votesOn(const Item& item);
/// The mean of what its raters said of one dimension; none where nobody did.
std::optional<double> meanRating(const Item& item, std::size_t dimension);

} // namespace subtext::evaluation
