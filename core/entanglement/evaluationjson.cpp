// SPDX-License-Identifier: MIT
#include "core/entanglement/evaluationjson.h"

#include "core/domain/mannerwords.h"
#include "core/entanglement/jsonparts.h"
#include "core/entanglement/oversets.h"

#include <algorithm>

namespace subtext::entanglement {
namespace {

using json::Json;
using json::number;

/// The shares that every measurement has.
Json shares(const VectorMetrics& metrics)
{
    Json part;
    part["lexical_accuracy"] = number(metrics.lexicalAccuracy());
    part["vector_accuracy"] = number(metrics.vectorAccuracy());
    part["hamming_loss"] = number(metrics.hammingLoss());
    part["macro_f1"] = number(metrics.macroF1());
    part["micro_f1"] = number(metrics.microF1());
    return part;
}

Json sharesIfAny(const VectorMetrics& metrics)
{
    return metrics.scenarios > 0 ? shares(metrics) : Json();
}

Json calibration(const Calibration& of)
{
    Json part;
    part["cells"] = of.cells;
    part["mean_confidence"] = number(of.meanConfidence);
    part["accuracy"] = number(of.accuracy);
    part["ece"] = number(of.ece);
    part["bins"] = Json::array();
    for (const CalibrationBin& bin : of.bins) {
        part["bins"].push_back({{"from", bin.from},
                                {"to", bin.to},
                                {"cells", bin.cells},
                                {"confidence", number(bin.confidence)},
                                {"accuracy", number(bin.accuracy)}});
    }
    return part;
}

Json calibrations(const SetCalibration& of)
{
    Json part = Json::object();
    if (of.probability.cells > 0)
        part["probability"] = calibration(of.probability);
    if (of.selfReport.cells > 0)
        part["self_report"] = calibration(of.selfReport);
    return part;
}

std::string errorName(const EmotionNames& names, const SingleError& error)
{
    return names.at(error.emotion) + (error.isAdded ? ":added" : ":missed");
}

class Writer
{
public:
    Writer(const EmotionNames& names, std::span<const EvaluationProtocol> protocols)
        : m_names(names)
        , m_protocols(protocols)
    {}

    Json run(const SetEvaluation& set) const
    {
        Json part;
        part["scenarios"] = set.scenarios;
        if (set.withoutGold > 0)
            part["without_gold"] = set.withoutGold;
        part["with_probabilities"] = set.withProbabilities;
        part["with_answers"] = set.withAnswers;
        part["answer_differs_from_probability"] = set.contradictions;
        part["text_answers"] = {{"all", sharesIfAny(set.textAnswers)},
                                {"test", sharesIfAny(set.textAnswersOnTest)}};
        part["calibration"] = {{"all", calibrations(set.calibration)},
                               {"test", calibrations(set.calibrationOnTest)}};
        part["protocols"] = Json();
        if (set.protocols) {
            for (const EvaluationProtocol protocol : m_protocols)
                part["protocols"][protocolToken(protocol)] =
                    outcome(set.protocols->at(indexOf(protocol)));
        }
        return part;
    }

    Json stratum(const StratumScores& scores) const
    {
        Json part;
        part["by"] = json::text(scores.by);
        part["name"] = json::text(scores.name);
        part["text_answers"] = {{"all", metricsIfAny(scores.textAnswers)},
                                {"test", metricsIfAny(scores.textAnswersOnTest)}};
        part["protocols"] = Json::object();
        for (const EvaluationProtocol protocol : m_protocols) {
            const auto& of = scores.protocols.at(indexOf(protocol));
            part["protocols"][protocolToken(protocol)] =
                of ? Json{{"baseline", metrics(of->baseline)}, {"full", metrics(of->full)}}
                   : Json();
        }
        return part;
    }

    Json dominant(const DominantErrors& errors) const
    {
        const auto single = errors.patterns.singleRanking();
        const auto pairs = errors.patterns.pairRanking();
        Json part;
        part["runs"] = errors.sets;
        part["P1_to_P4"] = {
            errorName(m_names, single[0].error), errorName(m_names, single[1].error),
            json::pairName(m_names, pairs[0].error), json::pairName(m_names, pairs[1].error)};
        part["single"] = Json::array();
        for (const auto& ranked : single)
            part["single"].push_back(Json::array({errorName(m_names, ranked.error), ranked.times}));
        part["pairs"] = Json::array();
        for (const auto& ranked : pairs)
            part["pairs"].push_back(
                Json::array({json::pairName(m_names, ranked.error), ranked.times}));
        return part;
    }

private:
    Json outcome(const ProtocolOutcome& of) const
    {
        if (of)
            return result(*of);
        if (of.error().reason != NoResult::Reason::UndefinedPrior)
            return {};
        Json terms = Json::array();
        for (const std::size_t emotion : of.error().terms.emotions)
            terms.push_back(m_names.at(emotion));
        for (const std::size_t pair : of.error().terms.pairs)
            terms.push_back(json::pairName(m_names, pair));
        return {{"undefined", std::move(terms)}};
    }

    Json result(const ProtocolResult& of) const
    {
        Json part;
        part["scenarios"] = of.baseline.scenarios;
        part["alpha"] = of.alpha;
        part["selection_macro_f1"] = {{"full", Json::array()}, {"linear", Json::array()}};
        for (const SweepStep& step : of.selection) {
            part["selection_macro_f1"]["full"].push_back(number(step.full.metrics.macroF1()));
            part["selection_macro_f1"]["linear"].push_back(number(step.linear.metrics.macroF1()));
        }
        part["sweep"] = Json::array();
        for (const SweepStep& step : of.sweep)
            part["sweep"].push_back(
                {{"alpha", step.alpha}, {"full", arm(step.full)}, {"linear", arm(step.linear)}});
        part["baseline"] = metrics(of.baseline);
        part["full"] = metrics(of.full);
        part["ablation"] = ablation(of.ablation);
        part["flips"] = flips(of.flips);
        part["quartiles"] = Json::array();
        for (const QuartileGain& quartile : of.quartiles)
            part["quartiles"].push_back(
                {{"n", quartile.scenarios}, {"mean_gain", number(quartile.meanGain)}});
        part["patterns_baseline"] = patterns(of.patternsBaseline);
        part["patterns_full"] = patterns(of.patternsFull);
        if (of.gain)
            part["bootstrap_gain"] = {
                {"resamples", of.gain->resamples},
                {"seed", of.gain->seed},
                {"macro_f1", json::interval(of.gain->macroF1, of.gain->resamples)},
                {"lexical_accuracy", json::interval(of.gain->lexicalAccuracy, of.gain->resamples)}};
        return part;
    }

    static Json arm(const SweepArm& of)
    {
        Json part = shares(of.metrics);
        part["changed_scenarios"] = of.changedScenarios;
        part["changed_cells"] = of.changedCells;
        return part;
    }

    Json metrics(const VectorMetrics& of) const
    {
        Json part;
        part["n"] = of.scenarios;
        part["lexical_accuracy"] = number(of.lexicalAccuracy());
        part["hamming_loss"] = number(of.hammingLoss());
        part["vector_accuracy"] = number(of.vectorAccuracy());
        part["macro_f1"] = number(of.macroF1());
        part["macro_f1_present"] = number(of.macroF1Present());
        part["micro_f1"] = number(of.microF1());
        part["per_emotion"] = json::byEmotion(m_names, [&](std::size_t i) {
            const EmotionCells& cells = of.emotions.at(i);
            return Json{{"tp", cells.truePositives},
                        {"fp", cells.falsePositives},
                        {"fn", cells.falseNegatives},
                        {"tn", cells.trueNegatives},
                        {"precision", cells.precision().value_or(0)},
                        {"recall", cells.recall().value_or(0)},
                        {"f1", cells.f1().value_or(0)}};
        });
        return part;
    }

    Json metricsIfAny(const VectorMetrics& of) const
    {
        return of.scenarios > 0 ? metrics(of) : Json();
    }

    static Json ablation(const Ablation& of)
    {
        return {{"alpha", of.alpha},
                {"baseline", of.baseline},
                {"linear", of.linear},
                {"full", of.full},
                {"gain_full", of.gainFull()},
                {"gain_linear", of.gainLinear()},
                {"pairwise_share_of_gain", number(of.pairwiseShareOfGain())},
                {"uplift_over_linear", number(of.upliftOverLinear())},
                {"linear_own_alpha", of.linearOwnAlpha},
                {"linear_own", of.linearOwn}};
    }

    Json flips(const Flips& of) const
    {
        return json::byEmotion(m_names, [&](std::size_t i) {
            const EmotionFlips& emotion = of.emotions.at(i);
            return Json{{"added_right", emotion.addedRight},
                        {"added_wrong", emotion.addedWrong},
                        {"removed_right", emotion.removedRight},
                        {"removed_wrong", emotion.removedWrong}};
        });
    }

    Json patterns(const ErrorPatterns& of) const
    {
        Json part;
        part["P1"] = of.missed.at(PublishedP1.emotion);
        part["P2"] = of.added.at(PublishedP2.emotion);
        part["P3"] = of.pairs.at(PublishedP3);
        part["P4"] = of.pairs.at(PublishedP4);
        part["single"] = Json::object();
        for (std::size_t i = 0; i < Emotions; ++i) {
            part["single"][errorName(m_names, {i, false})] = of.missed[i];
            part["single"][errorName(m_names, {i, true})] = of.added[i];
        }
        part["pairs"] = json::byPair(m_names, [&](std::size_t p) { return of.pairs.at(p); });
        return part;
    }

    const EmotionNames& m_names;
    std::span<const EvaluationProtocol> m_protocols;
};

Json means(const MeanOverSets& of)
{
    const auto both = [](const BeforeAfter& figure) {
        return Json{{"baseline", figure.baseline}, {"full", figure.full}};
    };
    return {{"runs", of.sets},
            {"lexical_accuracy", both(of.lexicalAccuracy)},
            {"vector_accuracy", both(of.vectorAccuracy)},
            {"hamming_loss", both(of.hammingLoss)},
            {"macro_f1", both(of.macroF1)}};
}

} // namespace

QByteArray evaluationJson(const std::vector<NamedEvaluation>& sets, const EmotionNames& names,
                          std::span<const EvaluationProtocol> protocols)
{
    const Writer writer(names, protocols);
    Json document;
    document["runs"] = Json::object();
    std::vector<const NamedEvaluation*> all;
    for (const NamedEvaluation& set : sets) {
        all.push_back(&set);
        Json& run = document["runs"][json::text(set.text())];
        run = writer.run(set.evaluation);
        for (const StratumScores& scores : set.strata)
            run["strata"].push_back(writer.stratum(scores));
        if (set.openRun)
            run["unfinished"] = {{"answered", set.openRun->answered},
                                 {"asked", set.openRun->asked}};
        if (set.part)
            run["part"] = {{"asked", set.part->asked}, {"of", set.part->of}};
        for (const MannerPart& part : partsOf(set.manner))
            run[part.token.data()] = json::text(part.values);
    }
    document["overall"] = Json::object();
    document["dominant_errors"] = Json::object();
    const QStringList modes = modesOf(all);
    // The fitted prior is an aside; what is published and what is the headline stand here.
    for (const EvaluationProtocol protocol :
         {EvaluationProtocol::Published, EvaluationProtocol::InSample,
          EvaluationProtocol::HeldOut}) {
        if (std::find(protocols.begin(), protocols.end(), protocol) == protocols.end())
            continue;
        for (const QString& mode : modes) {
            const std::string key = protocolToken(protocol) + (':' + json::text(mode));
            const auto ofThis = ofMode(all, mode);
            if (const auto mean = meanOverSets(ofThis, protocol))
                document["overall"][key] = means(*mean);
            // Without smoothing the baseline is the same: one list for all scenarios is enough.
            if (protocol == EvaluationProtocol::Published)
                continue;
            if (const auto errors = dominantErrors(ofThis, protocol))
                document["dominant_errors"][key] = writer.dominant(*errors);
        }
    }
    return json::document(document);
}

} // namespace subtext::entanglement
