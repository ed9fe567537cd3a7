// SPDX-License-Identifier: MIT
#include "core/entanglement/boardagreementjson.h"

#include "core/entanglement/jsonparts.h"

namespace subtext::entanglement {
namespace {

using json::Json;
using json::number;

Json resampled(const stats::Resampled& values, int resamples)
{
    return json::interval(values.interval, resamples - values.undefined);
}

Json byAnnotator(const QStringList& annotators, const std::vector<std::optional<double>>& values)
{
    Json object = Json::object();
    for (std::size_t a = 0; a < values.size(); ++a)
        object[json::text(annotators.at(static_cast<qsizetype>(a)))] = number(values[a]);
    return object;
}

} // namespace

QByteArray boardAgreementJson(const BoardAgreement& agreement, const EmotionNames& names,
                              const QStringList& annotators)
{
    Json document;
    document["raters"] = agreement.annotators;
    document["scenarios"] = agreement.scenarios;
    if (agreement.leftOut > 0)
        document["scenarios_left_out"] = agreement.leftOut;
    if (static_cast<std::size_t>(agreement.withGold) < agreement.scenarios)
        document["without_gold"] =
            agreement.scenarios - static_cast<std::size_t>(agreement.withGold);
    document["per_question"] = json::byEmotion(names, [&](std::size_t i) {
        const QuestionAgreement& question = agreement.questions.at(i);
        Json part;
        part["kappa"] = number(question.kappa);
        part["observed_agreement"] = number(question.observed);
        part["yes_share"] = number(question.yesShare);
        part["gwet_ac1"] = number(question.gwetAc1);
        part["krippendorff_alpha"] = number(question.krippendorffAlpha);
        part["interval"] = resampled(question.interval, agreement.resamples);
        part["votes_histogram"] = question.votes;
        part["unanimous"] = question.unanimous;
        part["yes_share_by_annotator"] = byAnnotator(annotators, question.yesShareByAnnotator);
        return part;
    });
    document["mean_kappa"] = number(agreement.meanKappa);
    document["mean_over"] = agreement.meanOver;
    document["mean_interval"] = resampled(agreement.meanInterval, agreement.resamples);
    document["bootstrap"] = {{"resamples", agreement.resamples}, {"seed", agreement.seed}};
    document["vectors"] = {{"all_annotators_equal", agreement.allEqual},
                           {"gold_given_by_an_annotator", agreement.goldGiven}};
    document["annotator_cells_equal_gold"] = byAnnotator(annotators, agreement.cellsEqualGold);
    return json::document(document);
}

} // namespace subtext::entanglement
