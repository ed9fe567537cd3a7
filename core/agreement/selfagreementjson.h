// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/figurejson.h"
#include "core/agreement/selfagreement.h"
#include "core/task/task.h"

namespace subtext::figurejson {

/// Enters "self_agreement": an object an adjudicator, with the questions by their tokens. Without
/// adjudicators no key.
inline void addSelfAgreement(Json& json, const std::vector<SelfAgreement>& of, const Task& task)
{
    for (const SelfAgreement& own : of) {
        Json person;
        person["adjudicator"] = own.code.toStdString();
        person["chosen"] = own.chosen;
        person["looks"] = own.looks;
        person["per_question"] = Json::object();
        for (std::size_t i = 0; i < own.kappas.size(); ++i) {
            const stats::CohenKappa& kappa = own.kappas[i];
            Json& cell = person["per_question"][task.questions.at(i).token.toStdString()];
            cell["n"] = kappa.items;
            cell["observed_agreement"] = number(kappa.observed);
            cell["cohen_kappa"] = number(kappa.kappa);
            cell["interval"] = Json::object();
            addInterval(cell["interval"], kappa.interval);
        }
        json["self_agreement"].push_back(std::move(person));
    }
}

} // namespace subtext::figurejson
