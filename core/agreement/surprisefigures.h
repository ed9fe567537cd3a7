// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

#include <optional>
#include <vector>

namespace subtext {

/// The surprisingly popular label of an item on one question (stats::surprisinglyPopular): the
/// option that more chose than most others were expected to choose. Guesses are of the most
/// frequent option alone, which leans towards a minority: where everybody guesses that rightly,
/// what anybody else chose exceeds an expected share of 0. On 2-1 the one wins by a third.
struct ItemSurprise
{
    int votes = 0;                ///< Answers with a choice.
    int guesses = 0;              ///< Of these, those that guess the others.
    std::optional<Choice> option; ///< None where two are surprising alike, or nothing is.
    std::optional<double> margin; ///< 0 … 1; none without a guess.
    std::optional<Choice> most;   ///< Chosen by more than any other; none where two lead.
    bool areGuessesRight = false; ///< There are any, and each is `most`.

    bool operator==(const ItemSurprise&) const = default;
};

/// Answers are the counting ones to the item.
ItemSurprise itemSurprise(const std::vector<const Answer*>& answers, const Task& task,
                          QuestionIndex question);

/// The same of an item of a study.
struct NamedSurprise
{
    ScenarioId scenario;
    QString name; ///< AgreementItem::name
    ItemSurprise of;

    bool operator==(const NamedSurprise&) const = default;
};

/// Of one question, over the items with a guess.
struct QuestionSurprises
{
    std::vector<NamedSurprise> items; ///< In the order of the input.
    int found = 0;                    ///< Of these, those with a surprisingly popular label.
    int compared = 0; ///< Of those found, the ones with a label chosen by more than any other.
    int majority = 0; ///< Of those compared: it is that label.
    int differsFromRight = 0; ///< Of those that differ: all guesses were that label, and so right.
    int withGold = 0;         ///< Of those found, the ones with a gold label.
    int agreesGold = 0;       ///< Of those: it is the gold label.
    int majorityGold = 0;     ///< Of withGold: the label of most is the gold label.

    int differs() const { return compared - majority; }
    bool operator==(const QuestionSurprises&) const = default;
};

/// By question, in the order of the task; empty where nobody is asked.
struct SurpriseFigures
{
    std::vector<QuestionSurprises> questions;

    bool isEmpty() const;
    bool operator==(const SurpriseFigures&) const = default;
};

/// Over the items of the input, with the gold labels that it has; answers are the counting ones,
/// and may be of others, too. O(answers × options).
SurpriseFigures surpriseFigures(const AgreementInput& input,
                                const std::vector<Annotation>& answers);

} // namespace subtext
