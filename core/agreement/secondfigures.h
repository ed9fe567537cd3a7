// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

#include <optional>
#include <vector>

namespace subtext {

/// What the people who answered an item say of one question together, as shares of its options.
struct SoftLabel
{
    int answers = 0;            ///< With a choice.
    std::vector<double> shares; ///< By option, adding up to 1; empty without answers.
    /// Shannon's, of the shares, in bits: 0 where all lies on one option; none without answers.
    std::optional<double> entropy;

    bool operator==(const SoftLabel&) const = default;
};

/// The mean over people of what each says: with shared points the points by SharedPoints, with
/// another option 2/3 for the chosen one and 1/3 for the other, otherwise 1 for the chosen one.
/// That a first reading weighs twice a second one is a convention of this program and stands
/// nowhere else; points need none. A second answer that does not fit its choice counts for nothing.
SoftLabel softLabel(const std::vector<const Answer*>& answers, const Task& task,
                    QuestionIndex question);

/// Of one question, over the answers in which a second one was said.
struct QuestionSeconds
{
    int answers = 0;                   ///< So many.
    int others = 0;                    ///< Of these, those that give another option anything.
    std::optional<double> share;       ///< others / answers; none without answers.
    int items = 0;                     ///< With such an answer.
    std::optional<double> meanEntropy; ///< Of their soft labels, in bits; none without items.

    bool operator==(const QuestionSeconds&) const = default;
};

/// By question, in the order of the task; empty where nobody is asked.
struct SecondFigures
{
    std::vector<QuestionSeconds> questions;

    bool isEmpty() const;
    bool operator==(const SecondFigures&) const = default;
};

/// Over the items of the input; answers are the counting ones, and may be of others, too. O(answers
/// × options).
SecondFigures secondFigures(const AgreementInput& input, const std::vector<Annotation>& answers);

} // namespace subtext
