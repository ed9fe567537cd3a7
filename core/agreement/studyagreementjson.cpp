// SPDX-License-Identifier: MIT
#include "core/agreement/studyagreementjson.h"

#include "core/agreement/figurejson.h"
#include "core/agreement/secondfiguresjson.h"
#include "core/agreement/selfagreementjson.h"
#include "core/agreement/surprisefiguresjson.h"

#include <QHash>

namespace subtext {
namespace {

using figurejson::fitted;
using figurejson::Json;
using figurejson::number;
using figurejson::strength;

Json text(const QString& token)
{
    return token.toStdString();
}

/// The ends, and how many resamples have a value.
Json resampled(const stats::Resampled& of, int resamples)
{
    Json json;
    figurejson::addInterval(json, of.interval);
    json["resamples"] = resamples - of.undefined;
    return json;
}

std::vector<std::string> namesOf(const std::vector<AgreementRater>& raters)
{
    QHash<QString, int> uses;
    for (const AgreementRater& rater : raters)
        ++uses[rater.name];
    std::vector<std::string> names;
    for (const AgreementRater& rater : raters)
        names.push_back((uses.value(rater.name) == 1
                             ? rater.name
                             : QStringLiteral("%1 (%2)").arg(rater.name, rater.code))
                            .toStdString());
    return names;
}

class StudyWriter
{
public:
    explicit StudyWriter(const StudyAgreement& agreement)
        : m_agreement(agreement)
        , m_task(agreement.task())
        , m_raters(namesOf(agreement.input.raters))
    {}

    Json document(const std::vector<ModelReport>& models) const
    {
        const SetAgreement& all = m_agreement.overall;
        Json json;
        json["schema"] = "subtext.agreement/1";
        json["task"] = text(m_task.token);
        json["raters"] = m_raters.size();
        json["annotators"] = m_raters;
        json["raters_per_item"] = m_agreement.input.ratingsNeeded;
        addSet(json, all);
        json["bootstrap"] = {{"resamples", m_agreement.options.resamples},
                             {"seed", m_agreement.options.seed}};
        addBoards(json, all.boards);
        json["groups"] = Json::array();
        for (const GroupSet& group : m_agreement.groups) {
            Json part;
            part["group"] = text(group.group);
            addSet(part, group.figures);
            json["groups"].push_back(std::move(part));
        }
        if (!models.empty())
            addModels(json, models);
        return json;
    }

private:
    /// Whoever has none answered nothing.
    Json byRater(const std::vector<std::optional<double>>& values) const
    {
        Json object = Json::object();
        for (std::size_t rater = 0; rater < values.size(); ++rater) {
            if (values[rater])
                object[m_raters[rater]] = *values[rater];
        }
        return object;
    }

    template <typename Value>
    static Json byOption(const Question& question, const std::vector<Value>& values)
    {
        Json object = Json::object();
        for (std::size_t option = 0; option < values.size(); ++option)
            object[question.options[option].token.toStdString()] = values[option];
        return object;
    }

    void addSet(Json& json, const SetAgreement& set) const
    {
        json["scenarios"] = set.items;
        if (set.leftOut > 0)
            json["scenarios_left_out"] = set.leftOut;
        if (const qint64 further = set.questions.front().furtherLeftOut; further > 0)
            json["further_annotations_left_out"] = further;
        if (set.withoutGold > 0)
            json["without_gold"] = set.withoutGold;
        json["per_question"] = Json::object();
        for (std::size_t i = 0; i < set.questions.size(); ++i)
            json["per_question"][m_task.questions[i].token.toStdString()] =
                question(m_task.questions[i], set.questions[i], set.yes[i]);
        json["mean_kappa"] = number(set.meanKappa);
        json["mean_over"] = set.meanOver;
        json["mean_interval"] = resampled(set.meanInterval, resamplesOf(set));
        json["scales"] = scales(set);
    }

    static int resamplesOf(const SetAgreement& set)
    {
        return set.questions.front().intervals.resamples;
    }

    Json question(const Question& question, const AgreementGroup& of,
                  const std::optional<YesFigures>& yes) const
    {
        const stats::AgreementIntervals& intervals = of.intervals;
        Json json;
        json["kappa"] = number(of.kappa.kappa);
        json["strength"] = strength(of.kappa.kappa);
        json["interval"] = resampled(intervals.kappa, intervals.resamples);
        json["interval"]["mode"] = stats::modeToken(intervals.mode);
        json["items"] = of.kappa.items;
        json["items_left_out"] = of.kappa.leftOut;
        json["observed_agreement"] = number(of.kappa.observed);
        json["observed_interval"] = resampled(intervals.observed, intervals.resamples);
        json["gwet_ac1"] = number(of.ac1.estimate);
        json["gwet_interval"] = Json::object();
        figurejson::addInterval(json["gwet_interval"], of.ac1.interval);
        json["krippendorff_alpha"] = number(of.alpha);
        json["alpha_interval"] = resampled(intervals.alpha, intervals.resamples);
        json["votes"] = byOption(question, of.votes);
        json["patterns"] = {{"unanimous", of.patterns.unanimous},
                            {"majority", of.patterns.majority},
                            {"split", of.patterns.split}};
        json["unanimous"] = of.unanimous;
        if (yes) {
            json["yes_share"] = of.kappa.items > 0 ? Json(of.kappa.shares.at(1)) : Json();
            json["votes_histogram"] = yes->histogram;
            json["yes_share_by_annotator"] = byRater(yes->shareByRater);
        } else {
            addOptions(json, question, of);
        }
        json["gold_counts"] = byOption(question, of.goldCounts);
        json["gold_agreement"] = Json::object();
        for (const GoldAccuracy& equal : of.goldAccuracy)
            json["gold_agreement"][m_raters.at(static_cast<std::size_t>(equal.rater))] =
                equal.share();
        json["mean_gold_agreement"] = number(of.meanGoldAccuracy);
        return json;
    }

    /// What only two options do not need.
    static void addOptions(Json& json, const Question& question, const AgreementGroup& of)
    {
        json["kappa_by_option"] = Json::object();
        for (std::size_t option = 0; option < of.kappaByEmotion.size(); ++option) {
            const auto& by = of.intervals.kappaByCategory;
            Json cell;
            cell["estimate"] = number(of.kappaByEmotion[option]);
            figurejson::addInterval(cell, option < by.size() ? by[option].interval : std::nullopt);
            json["kappa_by_option"][question.options[option].token.toStdString()] = std::move(cell);
        }
        json["confused_pairs"] = Json::array();
        for (const stats::ConfusedPair& pair : stats::confusedPairs(of.confusion))
            json["confused_pairs"].push_back(
                Json::array({text(question.options[pair.first].token),
                             text(question.options[pair.second].token), pair.count}));
        if (question.isRing)
            json["ring"] = {{"differing_pairs", of.wheel.differingPairs},
                            {"adjacent", of.wheel.adjacent}};
    }

    Json scales(const SetAgreement& set) const
    {
        Json json = Json::object();
        const AgreementGroup& of = set.questions.front(); // scales are the same with each
        for (std::size_t i = 0; i < m_task.scales.size(); ++i) {
            Json& cell = json[m_task.scales[i].token.toStdString()];
            cell["icc_2_1"] = number(of.icc[i].estimate);
            cell["interval"] = Json::object();
            figurejson::addInterval(cell["interval"], of.icc[i].interval);
            cell["items"] = of.icc[i].items;
            cell["items_left_out"] = of.icc[i].leftOut;
            cell["krippendorff_alpha_ordinal"] = number(of.ordinalAlpha[i]);
            cell["confidence"] = m_task.scales[i].isConfidence;
            const ScaleUse& use = of.scales[i];
            cell["mean"] = number(use.moments.mean);
            cell["sd"] = number(use.moments.populationDeviation);
            cell["sample_sd"] = number(use.moments.deviation);
            cell["n"] = use.moments.n;
            cell["points"] = use.points;
        }
        return json;
    }

    /// Of one board beside the questions; of several by their tokens.
    void addBoards(Json& json, const std::vector<BoardFigures>& boards) const
    {
        for (const BoardFigures& board : boards) {
            Json& place = boards.size() == 1 ? json : json["boards"][board.board.toStdString()];
            place["vectors"] = {{"all_annotators_equal", board.allEqual},
                                {"gold_given_by_an_annotator", board.goldGiven},
                                {"gold_given_by_nobody", board.withGold - board.goldGiven},
                                {"without_gold", m_agreement.overall.items - board.withGold}};
            place["annotator_cells_equal_gold"] = byRater(board.cellsEqualGold);
        }
    }

    void addModels(Json& json, const std::vector<ModelReport>& models) const
    {
        json["models"] = Json::array();
        for (const ModelReport& model : models) {
            Json part;
            part["question"] = text(m_task.questions.at(model.question).token);
            part["group"] = model.group.isEmpty() ? Json() : text(model.group);
            part["restarts"] = model.restarts;
            part["log_likelihood"] = {{"dawid_skene", fitted(model.fullLogLikelihood)},
                                      {"one_coin", fitted(model.oneCoinLogLikelihood)}};
            part["raters"] = Json::object();
            for (const RaterReliability& of : model.raters)
                part["raters"][m_raters.at(static_cast<std::size_t>(of.rater))] = {
                    {"dawid_skene", fitted(of.fullAccuracy)},
                    {"one_coin", fitted(of.oneCoinAccuracy)},
                    {"mace", fitted(of.competence)}};
            json["models"].push_back(std::move(part));
        }
    }

    const StudyAgreement& m_agreement;
    const Task& m_task;
    std::vector<std::string> m_raters; ///< What each is called.
};

} // namespace

QByteArray studyAgreementJson(const StudyAgreement& agreement,
                              const std::vector<ModelReport>& models,
                              const std::vector<SelfAgreement>& own, const SecondFigures& seconds,
                              const SurpriseFigures& surprises)
{
    figurejson::Json json = StudyWriter(agreement).document(models);
    figurejson::addSelfAgreement(json, own, agreement.task());
    figurejson::addSecondReadings(json, seconds, agreement.task());
    figurejson::addSurprises(json, surprises, agreement.task());
    return figurejson::document(json);
}

} // namespace subtext
