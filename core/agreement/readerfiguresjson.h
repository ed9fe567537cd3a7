// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/readerfigures.h"

namespace subtext {

/// Of one field: "subtext.agreement-by-reader/1". Of a question that is not told of a group all is
/// null.
inline QByteArray readerFiguresJson(const ReaderFigures& of, const Task& task)
{
    figurejson::Json json{{"schema", "subtext.agreement-by-reader/1"},
                          {"field", of.field.toStdString()},
                          {"at_least", of.atLeast},
                          {"groups", figurejson::Json::array()},
                          {"others", of.others}};
    for (const ReaderGroup& group : of.groups) {
        figurejson::Json cell{{"value", group.value.toStdString()}, {"people", group.people}};
        for (std::size_t i = 0; i < group.questions.size(); ++i) {
            const ReaderQuestion& question = group.questions[i];
            figurejson::Json& at = cell["per_question"][task.questions.at(i).token.toStdString()];
            const bool isTold = !question.counts.empty();
            at["people"] = isTold ? figurejson::Json(question.people) : figurejson::Json();
            at["labels"] = isTold ? figurejson::Json(question.labels) : figurejson::Json();
            at["items"] = isTold ? figurejson::Json(question.items) : figurejson::Json();
            at["fleiss_kappa"] = figurejson::number(question.kappa);
            at["krippendorff_alpha"] = figurejson::number(question.alpha);
            for (std::size_t option = 0; option < question.counts.size(); ++option)
                at["options"][task.questions[i].options.at(option).token.toStdString()] =
                    question.counts[option];
        }
        json["groups"].push_back(std::move(cell));
    }
    return figurejson::document(json);
}

} // namespace subtext
