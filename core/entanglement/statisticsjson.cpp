// SPDX-License-Identifier: MIT
#include "core/entanglement/statisticsjson.h"

#include "core/entanglement/jsonparts.h"

namespace subtext::entanglement {

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
