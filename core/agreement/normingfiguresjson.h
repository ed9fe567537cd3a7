// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/normingfigures.h"

namespace subtext::figurejson {

inline Json normingEstimate(const NormingEstimate& of)
{
    Json json = Json::object();
    json["value"] = number(of.value);
    addInterval(json, of.resampled.interval);
    json["undefined_resamples"] = of.resampled.undefined;
    return json;
}

inline Json normingAgreement(const NormingAgreement& of)
{
    Json json = Json::object();
    json["krippendorff_alpha"] = normingEstimate(of.alpha);
    json["pairs"] = of.pairs;
    json["agreeing_pairs"] = of.agreeing;
    json["percent_agreement"] = number(of.agreement());
    return json;
}

inline Json normingShare(const NormingShare& of)
{
    Json json = Json::object();
    json["n"] = of.of;
    json["moved"] = of.moved;
    json["share"] = number(of.share());
    return json;
}

inline Json normingLift(const NormingLift& of)
{
    Json json = Json::object();
    json["n"] = of.votes;
    json["gold_before"] = of.before;
    json["gold_after"] = of.after;
    json["share_before"] = number(of.shareBefore());
    json["share_after"] = number(of.shareAfter());
    json["lift"] = normingEstimate(of.lift);
    return json;
}

/// Only what anybody moved from and to: an option of the first vote, in it one of the second.
inline Json normingMoves(const NormingQuestion& of, const Question& asked)
{
    Json json = Json::object();
    for (std::size_t from = 0; from < of.moves.size(); ++from) {
        for (std::size_t to = 0; to < of.moves[from].size(); ++to) {
            if (of.moves[from][to] > 0)
                json[asked.options.at(from).token.toStdString()]
                    [asked.options.at(to).token.toStdString()] = of.moves[from][to];
        }
    }
    return json;
}

/// The figures of a round: an object a question that was voted on, by its token.
inline Json norming(const NormingFigures& of, const Task& task)
{
    Json json = Json::object();
    json["people"] = of.people;
    json["items"] = of.items;
    Json& questions = json["per_question"] = Json::object();
    for (const NormingQuestion& question : of.questions) {
        const Question& asked = task.questions.at(indexOf(question.question));
        Json& cell = questions[asked.token.toStdString()] = Json::object();
        cell["items"] = question.items;
        cell["people"] = question.people;
        cell["votes"] = question.votes;
        cell["before"] = normingAgreement(question.before);
        cell["after"] = normingAgreement(question.after);
        cell["krippendorff_alpha_change"] = normingEstimate(question.alphaChange);
        cell["moved"] = question.moved;
        cell["moves"] = normingMoves(question, asked);
        cell["conformed"] = normingShare(question.conformed);
        cell["left_plurality"] = normingShare(question.left);
        cell["gold"] = normingLift(question.lift);
        cell["gold_of_conformed"] = normingLift(question.conformedLift);
    }
    return json;
}

} // namespace subtext::figurejson
