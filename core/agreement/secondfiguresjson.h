// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/secondfigures.h"

namespace subtext::figurejson {

/// "soft_labels": an object an item.
inline Json softLabels(const std::vector<ItemSoftLabel>& labels, const Question& question)
{
    Json list = Json::array();
    for (const ItemSoftLabel& of : labels) {
        Json& row = list.emplace_back(Json::object());
        row["scenario"] = of.name.toStdString();
        row["n"] = of.label.answers;
        Json& shares = row["probabilities"] = Json::object();
        for (std::size_t option = 0; option < of.label.shares.size(); ++option)
            shares[question.options.at(option).token.toStdString()] = of.label.shares[option];
        row["entropy_bits"] = number(of.label.entropy);
    }
    return list;
}

/// Enters "second_readings": an object a question that anybody said a second answer to, by its
/// token, with the soft label of each of its items. Without figures no key.
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
        cell["soft_labels"] = softLabels(question.labels, task.questions.at(i));
    }
}

} // namespace subtext::figurejson
