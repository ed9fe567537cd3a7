// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementjson.h"

#include "core/entanglement/jsonparts.h"

namespace subtext::entanglement {
namespace {

using json::Json;
using json::number;

Json undefinedTerms(const EmotionNames& names, const UndefinedTerms& terms)
{
    Json list = Json::array();
    for (const std::size_t emotion : terms.emotions)
        list.push_back(names.at(emotion));
    for (const std::size_t pair : terms.pairs)
        list.push_back(json::pairName(names, pair));
    return list;
}

void addDyads(Json& part, const PriorWeights& weights, const EmotionNames& names)
{
    part["dyads"] = Json::object();
    for (const Dyad& dyad : PrimaryDyads)
        part["dyads"][dyad.name] = weights.pair.at(dyad.pair);
    part["dyads_positive"] = positiveDyads(weights);
    part["opposites"] = Json::object();
    for (const std::size_t pair : Opposites)
        part["opposites"][json::pairName(names, pair)] = weights.pair.at(pair);
    part["opposites_negative"] = negativeOpposites(weights);
}

Json prior(const char* setting, double value, const DescribedPrior& described,
           const EmotionNames& names)
{
    Json part;
    part[setting] = value;
    if (!described.weights) {
        part["undefined"] = undefinedTerms(names, described.weights.error());
        return part;
    }
    const PriorWeights& weights = *described.weights;
    const PriorFigures& figures = *described.figures;
    part["theta"] = json::byEmotion(names, [&](std::size_t i) { return weights.single.at(i); });
    part["theta_pairs"] = json::byPair(names, [&](std::size_t p) { return weights.pair.at(p); });
    part["log_z"] = figures.logZ;
    part["model_marginals"] =
        json::byEmotion(names, [&](std::size_t i) { return figures.marginals.at(i); });
    part["most_probable"] = json::vector(names, figures.mostProbable);
    addDyads(part, weights, names);
    part["largest_gap_to_data"] = {{"marginals", figures.largestMarginalGap},
                                   {"pairs", figures.largestPairGap}};
    return part;
}

} // namespace

QByteArray entanglementJson(const EntanglementFigures& figures, const EmotionNames& names)
{
    const CoOccurrence& data = figures.data;
    Json document;
    document["n"] = data.scenarios;
    document["counts"] = data.counts;
    document["pair_counts"] =
        json::matrix([&](std::size_t i, std::size_t j) { return data.together(i, j); });
    document["conditional"] =
        json::matrix([&](std::size_t i, std::size_t j) { return number(data.conditional(i, j)); });
    document["mutual_information"] = json::byPair(names, [&](std::size_t p) {
        return number(data.mutualInformation(AllPairs.at(p).first, AllPairs.at(p).second));
    });
    document["published"] = prior("smoothing", 0, figures.published, names);
    document["smoothed"] = prior("smoothing", figures.options.smoothing, figures.smoothed, names);
    document["fitted"] = prior("ridge", figures.options.ridge, figures.fitted, names);
    return json::document(document);
}

QByteArray statisticsJson(const ScenarioStatistics& statistics, const EmotionNames& names)
{
    using json::Json;
    using json::number;
    constexpr std::size_t FrequentVectors = 10;
    const CoOccurrence& emotions = statistics.emotions;

    Json document;
    document["scenarios"] = statistics.scenarios;
    if (statistics.withoutGold > 0)
        document["without_gold"] = statistics.withoutGold;
    document["words"] = {{"mean", number(statistics.meanWords)},
                         {"median", number(statistics.medianWords)},
                         {"max", number(statistics.mostWords)},
                         {"min", number(statistics.fewestWords)}};
    document["sentences_mean"] = number(statistics.meanSentences);
    document["vocabulary"] = statistics.vocabulary;
    document["zero_emotion"] = statistics.cardinalities[0];
    document["single_emotion"] = statistics.cardinalities[1];
    document["multi_label"] = statistics.multiLabel();
    document["cardinality_mean"] = number(statistics.meanCardinality);
    document["cardinality_histogram"] = statistics.cardinalities;
    document["label_counts"] =
        json::byEmotion(names, [&](std::size_t i) { return emotions.counts.at(i); });
    document["prevalence"] =
        json::byEmotion(names, [&](std::size_t i) { return number(emotions.prevalence(i)); });
    document["co_occurrence"] =
        json::matrix([&](std::size_t i, std::size_t j) { return emotions.together(i, j); });
    document["distinct_vectors"] = statistics.vectors.size();
    document["frequent_vectors"] = Json::array();
    for (const VectorCount& vector : statistics.vectors) {
        if (document["frequent_vectors"].size() == FrequentVectors)
            break;
        document["frequent_vectors"].push_back(
            Json::array({json::vector(names, vector.vector), vector.times}));
    }
    const MarkerRates& markers = statistics.forwardMarkers;
    Json words = Json::array();
    for (const QString& word : markers.words)
        words.push_back(json::text(word));
    document["forward_markers"] = {{"words", std::move(words)},
                                   {"rate_with_anticipation", number(markers.withAnticipation)},
                                   {"rate_without", number(markers.without)},
                                   {"ratio", number(markers.ratio)}};
    document["topics"] = Json::array();
    for (const TopicFigures& topic : statistics.topics) {
        document["topics"].push_back(
            {{"topic", json::text(topic.topic)},
             {"scenarios", topic.scenarios},
             {"dominant_emotion",
              topic.dominantEmotion ? Json(names.at(*topic.dominantEmotion)) : Json()}});
    }
    return json::document(document);
}

} // namespace subtext::entanglement
