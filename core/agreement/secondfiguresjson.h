// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/secondfigures.h"

namespace subtext::figurejson {

/// Enters "second_readings": an object a question that anybody said a second answer to, by its
/// token. Without figures no key.
inline void addSecondReadings(Json& json, const SecondFigures& of, const Task& task)
{
    if (of.isEmpty())
        return;
    Json& questions = json["second_readings"]["per_question"];
    for (std::size_t i = 0; i < of.questions.size(); ++i) {
        const QuestionSeconds& question = of.questions[i];
        if (question.answers == 0)
            continue;
        Json& cell = questions[task.questions.at(i).token.toStdString()];
        cell["n"] = question.answers;
        cell["with_another_option"] = question.others;
        cell["share_with_another_option"] = number(question.share);
        cell["items"] = question.items;
        cell["mean_entropy_bits"] = number(question.meanEntropy);
    }
}

} // namespace subtext::figurejson
