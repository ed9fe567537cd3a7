// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"

#include "core/agreement/figurejson.h"
#include "core/agreement/secondfiguresjson.h"
#include "core/agreement/selfagreementjson.h"
#include "core/agreement/surprisefiguresjson.h"

namespace subtext {
namespace {

using figurejson::addInterval;
using figurejson::fitted;
using figurejson::Json;
using figurejson::number;
using figurejson::strength;

std::string word(QLatin1String token)
{
    return {token.data(), static_cast<std::size_t>(token.size())};
}

std::string word(const QString& token)
{
    return token.toStdString();
}

std::string word(Choice emotion)
{
    return word(emotionToken(emotion));
}

Json resampled(const std::optional<double>& estimate, const stats::Resampled& interval,
               stats::BootstrapMode mode)
{
    Json json;
    json["estimate"] = number(estimate);
    addInterval(json, interval.interval);
    json["mode"] = stats::modeToken(mode);
    if (interval.undefined > 0)
        json["undefined_resamples"] = interval.undefined;
    return json;
}

class Writer
{
public:
    explicit Writer(const AgreementReport& report)
        : m_report(report)
    {}

    Json document(const std::vector<ModelReport>& models) const
    {
        Json json;
        json["schema"] = "subtext.agreement/1";
        json["seed"] = m_report.options.seed;
        json["resamples"] = m_report.options.resamples;
        json["raters_per_item"] = m_report.ratingsNeeded;
        json["subtypes"] = Json::array();
        for (const GroupAgreement& subtype : m_report.subtypes) {
            Json part;
            part["subtype"] = word(subtype.group);
            part["items"] = subtype.figures.items;
            part["raters"] = Json::array();
            for (int rater : subtype.figures.raters)
                part["raters"].push_back(nameOf(rater));
            addGroup(part, subtype.figures);
            part["gold_agreement"] = Json::object();
            for (const GoldAccuracy& of : subtype.figures.goldAccuracy)
                part["gold_agreement"][nameOf(of.rater)] = of.share();
            json["subtypes"].push_back(std::move(part));
        }
        json["overall"] = Json::object();
        addGroup(json["overall"], m_report.overall);
        json["confusion"] = confusion(m_report.overall.confusion);
        json["mean_valence"] = {{"by_own_label", means(m_report.overall.valenceByOwnLabel)},
                                {"by_gold", means(m_report.overall.valenceByGold)}};
        json["spearman"] = {{"context_words", number(m_report.length.contextWords)},
                            {"utterance_words", number(m_report.length.utteranceWords)}};
        const DetectableEffect& effect = m_report.detectable;
        json["detectable_effect"] = {{"n", effect.n},
                                     {"df", effect.degreesOfFreedom},
                                     {"alpha", 0.05},
                                     {"power", 0.80},
                                     {"cohens_w", number(effect.cohensW)},
                                     {"critical_value_only", number(effect.criticalValueOnly)}};
        json["splits"] = splits();
        if (!models.empty())
            addModels(json, models);
        return json;
    }

private:
    std::string nameOf(int rater) const
    {
        return m_report.raters.at(static_cast<std::size_t>(rater)).name.toStdString();
    }

    static Json confusion(const stats::ConfusionMatrix& matrix)
    {
        Json order = Json::array();
        Json rows = Json::array();
        for (Choice a : AllEmotions) {
            order.push_back(word(a));
            Json row = Json::array();
            for (Choice b : AllEmotions)
                row.push_back(matrix.at(slotOf(a), slotOf(b)));
            rows.push_back(std::move(row));
        }
        return {{"order", order}, {"counts", rows}};
    }

    static Json means(const std::vector<stats::Moments>& byEmotion)
    {
        Json json = Json::object();
        for (Choice emotion : AllEmotions) {
            const stats::Moments& moments = byEmotion.at(slotOf(emotion));
            Json& cell = json[word(emotion)];
            cell["mean"] = number(moments.mean);
            addInterval(cell, moments.interval);
            cell["n"] = moments.n;
        }
        return json;
    }

    static Json pairs(const stats::ConfusionMatrix& matrix)
    {
        Json list = Json::array();
        for (const stats::ConfusedPair& pair : stats::confusedPairs(matrix)) {
            std::string first = word(*emotionAt(static_cast<int>(pair.first)));
            std::string second = word(*emotionAt(static_cast<int>(pair.second)));
            if (second < first)
                std::swap(first, second);
            list.push_back(Json::array({first, second, pair.count}));
        }
        return list;
    }

    static void addAgreement(Json& json, const AgreementGroup& group)
    {
        const stats::AgreementIntervals& intervals = group.intervals;
        Json kappa = resampled(group.kappa.kappa, intervals.kappa, intervals.mode);
        kappa["strength"] = strength(group.kappa.kappa);
        kappa["items"] = group.kappa.items;
        kappa["items_left_out"] = group.kappa.leftOut;
        kappa["observed"] = number(group.kappa.observed);
        kappa["expected"] = number(group.kappa.expected);
        json["fleiss_kappa"] = std::move(kappa);
        json["percent_agreement"] =
            resampled(group.kappa.observed, intervals.observed, intervals.mode);
        json["krippendorff_alpha"] = resampled(group.alpha, intervals.alpha, intervals.mode);
        json["gwet_ac1"]["estimate"] = number(group.ac1.estimate);
        addInterval(json["gwet_ac1"], group.ac1.interval);
        json["gwet_ac1"]["standard_error"] = number(group.ac1.standardError);
        json["kappa_by_emotion"] = Json::object();
        for (Choice emotion : AllEmotions) {
            const stats::Resampled interval = slotOf(emotion) < intervals.kappaByCategory.size()
                                                  ? intervals.kappaByCategory[slotOf(emotion)]
                                                  : stats::Resampled{};
            json["kappa_by_emotion"][word(emotion)] =
                resampled(group.kappaByEmotion.at(slotOf(emotion)), interval, intervals.mode);
        }
    }

    static void addScales(Json& json, const AgreementGroup& group)
    {
        json["icc_2_1"] = Json::object();
        json["krippendorff_alpha_ordinal"] = Json::object();
        json["scales"] = Json::object();
        for (ScaleIndex dimension : AllDimensions) {
            const std::string name = word(dimensionToken(dimension));
            const stats::Icc& icc = group.icc.at(indexOf(dimension));
            Json& cell = json["icc_2_1"][name];
            cell["estimate"] = number(icc.estimate);
            addInterval(cell, icc.interval);
            cell["items"] = icc.items;
            cell["items_left_out"] = icc.leftOut;
            json["krippendorff_alpha_ordinal"][name] =
                number(group.ordinalAlpha.at(indexOf(dimension)));
            const ScaleUse& use = group.scales.at(indexOf(dimension));
            json["scales"][name] = {{"mean", number(use.moments.mean)},
                                    {"sd", number(use.moments.populationDeviation)},
                                    {"sample_sd", number(use.moments.deviation)},
                                    {"n", use.moments.n},
                                    {"points", use.points}};
        }
    }

    static void addGroup(Json& json, const AgreementGroup& group)
    {
        json["items"] = group.items;
        json["complete_items"] = group.completeItems;
        json["annotations"] = group.annotations;
        if (group.furtherLeftOut > 0)
            json["further_annotations_left_out"] = group.furtherLeftOut;
        addAgreement(json, group);
        json["patterns"] = {{"unanimous", group.patterns.unanimous},
                            {"majority", group.patterns.majority},
                            {"split", group.patterns.split}};
        addScales(json, group);
        json["wheel"] = {{"differing_pairs", group.wheel.differingPairs},
                         {"adjacent", group.wheel.adjacent}};
        json["split_valence"] = {{"all_negative", group.splitValence.allNegative},
                                 {"all_neutral", group.splitValence.allNeutral},
                                 {"all_positive", group.splitValence.allPositive},
                                 {"mixed", group.splitValence.mixed}};
        json["gold_counts"] = Json::object();
        for (Choice emotion : AllEmotions) {
            if (group.goldCounts.at(slotOf(emotion)) > 0)
                json["gold_counts"][word(emotion)] = group.goldCounts.at(slotOf(emotion));
        }
        json["ambiguous"] = group.ambiguous;
        if (group.ambiguousLabels > 0)
            json["ambiguous_with_label"] = group.ambiguousLabels;
        json["mean_gold_agreement"] = number(group.meanGoldAccuracy);
        json["notes"] = group.notes;
        json["confused_pairs"] = pairs(group.confusion);
        json["power_relations"] = Json::object();
        for (const auto& [power, count] : group.powerCounts)
            json["power_relations"][word(powerToken(power))] = count;
        json["self_contradictions"] = {{"positive", group.contradictionsPositive},
                                       {"negative", group.contradictionsNegative}};
    }

    Json splits() const
    {
        Json json;
        if (m_report.input.hasOwnParts) {
            json["origin"] = "imported"; // as in splits.json of a release
        } else {
            json["seed"] = m_report.options.seed;
            json["fractions"] = {{"train", 0.70}, {"val", 0.15}, {"test", 0.15}};
        }
        for (const Partition part : {Partition::Train, Partition::Validation, Partition::Test}) {
            std::map<QString, qint64> bySubtype;
            qint64 total = 0;
            for (std::size_t i = 0; i < m_report.splits.size(); ++i) {
                if (m_report.splits[i] != part)
                    continue;
                ++bySubtype[m_report.input.items[i].group];
                ++total;
            }
            Json& cell = json["proportions"][word(partToken(part))];
            cell["total"] = total;
            cell["by_subtype"] = Json::object();
            for (const auto& [subtype, count] : bySubtype)
                cell["by_subtype"][word(subtype)] = count;
        }
        return json;
    }

    void addModels(Json& json, const std::vector<ModelReport>& models) const
    {
        json["models"] = Json::array();
        for (const ModelReport& model : models) {
            Json part;
            part["subtype"] = word(model.group);
            part["restarts"] = model.restarts;
            part["log_likelihood"] = {{"dawid_skene", fitted(model.fullLogLikelihood)},
                                      {"one_coin", fitted(model.oneCoinLogLikelihood)}};
            part["raters"] = Json::object();
            for (const RaterReliability& of : model.raters)
                part["raters"][nameOf(of.rater)] = {{"dawid_skene", fitted(of.fullAccuracy)},
                                                    {"one_coin", fitted(of.oneCoinAccuracy)},
                                                    {"mace", fitted(of.competence)}};
            json["models"].push_back(std::move(part));
        }
    }

    const AgreementReport& m_report;
};

} // namespace

QByteArray agreementJson(const AgreementReport& report, const std::vector<ModelReport>& models,
                         const std::vector<SelfAgreement>& own, const SecondFigures& seconds,
                         const SurpriseFigures& surprises)
{
    figurejson::Json json = Writer(report).document(models);
    figurejson::addSelfAgreement(json, own, *report.input.task);
    figurejson::addSecondReadings(json, seconds, *report.input.task);
    figurejson::addSurprises(json, surprises, *report.input.task);
    return figurejson::document(json);
}

} // namespace subtext
