// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/agreement/softlabel.h"

#include <optional>
#include <vector>

namespace subtext {

/// The soft label of an item that anybody said a second answer to.
struct ItemSoftLabel
{
    QString name; ///< AgreementItem::name
    SoftLabel label;

    bool operator==(const ItemSoftLabel&) const = default;
};

/// Of one question, over the answers in which a second one was said.
struct QuestionSeconds
{
    int answers = 0;                   ///< So many.
    int others = 0;                    ///< Of these, those that give another option anything.
    std::optional<double> share;       ///< others / answers; none without answers.
    int items = 0;                     ///< With such an answer.
    std::vector<ItemSoftLabel> labels; ///< Of these items, in their order.
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
