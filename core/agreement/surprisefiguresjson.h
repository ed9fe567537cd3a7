// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/surprisefigures.h"

namespace subtext::figurejson {

/// Enters "surprisingly_popular": an object a question that anybody guessed the others of, by its
/// token, with its items. Without figures no key.
inline void addSurprises(Json& json, const SurpriseFigures& of, const Task& task)
{
    if (of.isEmpty())
        return;
    Json& questions = json["surprisingly_popular"]["per_question"];
    for (std::size_t i = 0; i < of.questions.size(); ++i) {
        const QuestionSurprises& question = of.questions[i];
        if (question.items.empty())
            continue;
        const Question& asked = task.questions.at(i);
        const auto token = [&](std::optional<Choice> option) {
            return option ? Json(asked.options.at(slotOf(*option)).token.toStdString()) : Json();
        };
        Json& cell = questions[asked.token.toStdString()];
        cell["n"] = question.items.size();
        cell["found"] = question.found;
        cell["compared_with_most_votes"] = question.compared;
        cell["is_most_votes"] = question.majority;
        cell["differs_from_most_votes"] = question.differs();
        cell["differs_where_all_guessed_right"] = question.differsFromRight;
        cell["compared_with_gold"] = question.withGold;
        cell["agrees_with_gold"] = question.agreesGold;
        cell["most_votes_agrees_with_gold"] = question.majorityGold;
        Json& items = cell["items"] = Json::array();
        for (const NamedSurprise& item : question.items) {
            Json& row = items.emplace_back(Json::object());
            row["scenario"] = item.name.toStdString();
            row["label"] = token(item.of.option);
            row["margin"] = number(item.of.margin);
            row["most_votes"] = token(item.of.most);
            row["votes"] = item.of.votes;
            row["guesses"] = item.of.guesses;
        }
    }
}

} // namespace subtext::figurejson
